//! Integers of 64 bits that are extended from fewer: sizes and identifiers are as wide as pointers in kernels, and few devices
//! compute with 64 bits.

use crate::memory::narrow;
use crate::rewrite::{self, Step};
use llvm_model::{
    BinaryOp, Builder, CastOp, FunctionId, InstBuilder as _, InstId, InstKind, IntPredicate, Module, TypeId,
    Value,
};

/// Computes what a function truncates and compares in the types that it is extended from.
pub(super) fn run(module: &mut Module, function: FunctionId) {
    rewrite::run(module, function, |at, inst| match lower(at, inst) {
        Some(value) => Step::Replace(value),
        None => Step::Keep,
    });
    if let Some(mut body) = module.functions[function].body.take() {
        crate::sweep::run(module, &mut body);
        module.functions[function].body = Some(body);
    }
}

fn lower(at: &mut Builder<'_>, inst: InstId) -> Option<Value> {
    let ty = at.body.insts[inst].ty;
    match at.body.insts[inst].kind {
        InstKind::Cast { op: CastOp::Trunc, operand } if is_number(at, ty, 32) => {
            let of = at.ty(operand);
            is_number(at, of, 64).then_some(())?;
            Some(narrow(at, operand))
        }
        InstKind::ICmp { predicate, lhs, rhs } => compare(at, predicate, lhs, rhs),
        InstKind::Binary { op: BinaryOp::AShr, lhs, rhs } => sign_of_half(at, ty, lhs, rhs),
        _ => None,
    }
}

/// Whether a type is that of one integer of a width.
fn is_number(at: &Builder<'_>, ty: TypeId, width: u32) -> bool {
    at.module.types.int_width(ty) == Some(width)
}

/// A number that is extended: how, and from what.
fn extended(at: &Builder<'_>, value: Value) -> Option<(CastOp, Value, TypeId)> {
    let Value::Inst(inst) = value else { return None };
    match at.body.insts[inst].kind {
        InstKind::Cast { op: op @ (CastOp::SExt | CastOp::ZExt), operand } => {
            let ty = at.value_type(operand)?;
            // Extended truth values are no numbers that are compared.
            at.module.types.int_width(at.module.types.scalar(ty)).filter(|&width| width >= 8)?;
            Some((op, operand, ty))
        }
        _ => None,
    }
}

/// A comparison of extended numbers, or of one with a constant, in the type that they are extended from.
fn compare(at: &mut Builder<'_>, predicate: IntPredicate, lhs: Value, rhs: Value) -> Option<Value> {
    let (op, left, ty) = extended(at, lhs)?;
    let right = match extended(at, rhs) {
        Some((other, right, own)) if other == op && own == ty => right,
        Some(_) => return None,
        None => constant(at, rhs, op, ty)?,
    };
    // Numbers that are not negative have the same order either way.
    let predicate = match (op, predicate) {
        (CastOp::ZExt, IntPredicate::Slt) => IntPredicate::Ult,
        (CastOp::ZExt, IntPredicate::Sle) => IntPredicate::Ule,
        (CastOp::ZExt, IntPredicate::Sgt) => IntPredicate::Ugt,
        (CastOp::ZExt, IntPredicate::Sge) => IntPredicate::Uge,
        (_, predicate) => predicate,
    };
    Some(at.icmp(predicate, left, right))
}

/// A constant as one of a type that, extended, is the constant.
fn constant(at: &mut Builder<'_>, value: Value, op: CastOp, ty: TypeId) -> Option<Value> {
    let Value::Const(id) = value else { return None };
    if at.module.constants.is_zero(id) {
        return Some(at.zero(ty));
    }
    let own = at.ty(value);
    let (wide, width) = (at.int_width(own).filter(|&wide| wide <= 64)?, at.int_width(ty)?);
    let number = at.module.as_u64(value)?;
    let low = number & (u64::MAX >> (64 - width));
    let back = match op {
        CastOp::SExt => ((low << (64 - width)) as i64 >> (64 - width)) as u64 & (u64::MAX >> (64 - wide)),
        _ => low,
    };
    (back == number).then(|| at.int(ty, low))
}

/// The sign-extended low half of a number: `number << 32 >> 32`.
fn sign_of_half(at: &mut Builder<'_>, ty: TypeId, lhs: Value, rhs: Value) -> Option<Value> {
    let is_half = |at: &Builder<'_>, amount: Value| at.module.as_u64(amount) == Some(32);
    let Value::Inst(inst) = lhs else { return None };
    let InstKind::Binary { op: BinaryOp::Shl, lhs: number, rhs: left } = at.body.insts[inst].kind else {
        return None;
    };
    if !is_number(at, ty, 64) || !is_half(at, rhs) || !is_half(at, left) {
        return None;
    }
    let low = narrow(at, number);
    Some(at.cast(CastOp::SExt, low, ty))
}

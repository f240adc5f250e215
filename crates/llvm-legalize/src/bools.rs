//! Arithmetic on `i1`: SPIR-V's truth values know logic only.
//!
//! Afterwards `i1` (and vectors of it) come from comparisons, logic, selects, loads, calls and constants alone,
//! conversions from and to `i1` are selects and comparisons, and no index is one.

use crate::context::Context;
use crate::emit::{Emitter, Step, rewrite};
use llvm_model::{
    BinaryOp, CastOp, FloatPredicate, FunctionId, InstBuilder as _, InstId, InstKind, IntPredicate, Module,
    TypeId, Value,
};
use smallvec::SmallVec;
use translate_common::forms::BooleansToFloats;

/// Rewrites the `i1` arithmetic of a function.
pub(super) fn run(cx: &mut Context, module: &mut Module, function: FunctionId) {
    rewrite(cx, module, function, |e, inst| match e.body.insts[inst].kind {
        InstKind::Binary { op, lhs, rhs } if is_bool(e, e.body.insts[inst].ty) => binary(e, op, lhs, rhs),
        InstKind::ICmp { predicate, lhs, rhs } => {
            let ty = e.ty(lhs);
            if !is_bool(e, ty) {
                return Step::Keep;
            }
            compare(e, predicate, lhs, rhs)
        }
        InstKind::FCmp { predicate, .. } => known_comparison(e, inst, predicate),
        InstKind::Cast { op, operand } => cast(e, inst, op, operand),
        InstKind::GetElementPtr { .. } | InstKind::ExtractElement { .. } | InstKind::InsertElement { .. } => {
            indices(e, inst);
            Step::Keep
        }
        _ => Step::Keep,
    });
}

/// A comparison of floats that does not look at its operands.
fn known_comparison(e: &mut Emitter, inst: InstId, predicate: FloatPredicate) -> Step {
    let ty = e.body.insts[inst].ty;
    match predicate {
        FloatPredicate::False => Step::Replace(e.zero(ty)),
        FloatPredicate::True => Step::Replace(e.all_ones(ty)),
        _ => Step::Keep,
    }
}

/// Makes integers of the indices of an instruction: those of `getelementptr` are signed.
fn indices(e: &mut Emitter, inst: InstId) {
    let (indices, signed): (SmallVec<[Value; 4]>, bool) = match &e.body.insts[inst].kind {
        InstKind::GetElementPtr { indices, .. } => (SmallVec::from_slice(indices), true),
        InstKind::ExtractElement { index, .. } | InstKind::InsertElement { index, .. } => {
            (SmallVec::from_slice(&[*index]), false)
        }
        _ => return,
    };
    for (position, index) in indices.into_iter().enumerate() {
        let ty = e.ty(index);
        if !is_bool(e, ty) {
            continue;
        }
        let wide = e.int_type_like(ty, 32);
        let zero = e.zero(wide);
        let set = if signed { e.all_ones(wide) } else { e.int(wide, 1) };
        let widened = e.select(index, set, zero);
        match &mut e.body.insts[inst].kind {
            InstKind::GetElementPtr { indices, .. } => indices[position] = widened,
            InstKind::ExtractElement { index, .. } | InstKind::InsertElement { index, .. } => {
                *index = widened
            }
            _ => {}
        }
    }
}

fn is_bool(e: &Emitter, ty: TypeId) -> bool {
    e.int_width(ty) == Some(1)
}

fn binary(e: &mut Emitter, op: BinaryOp, a: Value, b: Value) -> Step {
    use BinaryOp::*;
    Step::Replace(match op {
        Add | Sub => e.binary(Xor, a, b),
        Mul => e.binary(And, a, b),
        // Division by zero is undefined, so the divisor is 1; -1 / -1 overflows for signed numbers.
        UDiv | SDiv => a,
        URem | SRem => {
            let ty = e.ty(a);
            e.zero(ty)
        }
        // Shifting by 1 is poison, so nothing is shifted.
        Shl | LShr | AShr => a,
        _ => return Step::Keep,
    })
}

fn compare(e: &mut Emitter, predicate: IntPredicate, a: Value, b: Value) -> Step {
    use IntPredicate::*;
    // As signed numbers true is -1, below false.
    let (strict, less, greater) = match predicate {
        Eq | Ne => return Step::Keep,
        Ult | Sgt => (true, a, b),
        Ugt | Slt => (true, b, a),
        Ule | Sge => (false, a, b),
        Uge | Sle => (false, b, a),
    };
    // less < greater as unsigned: !less & greater; less <= greater: !less | greater.
    let less = e.not(less);
    Step::Replace(e.binary(if strict { BinaryOp::And } else { BinaryOp::Or }, less, greater))
}

fn cast(e: &mut Emitter, inst: InstId, op: CastOp, operand: Value) -> Step {
    let (from, to) = (e.ty(operand), e.body.insts[inst].ty);
    match op {
        CastOp::ZExt | CastOp::SExt if is_bool(e, from) => {
            let zero = e.zero(to);
            let set = if op == CastOp::ZExt { e.int(to, 1) } else { e.all_ones(to) };
            Step::Replace(e.select(operand, set, zero))
        }
        // The number that it is, and its conversion.
        CastOp::UIToFP | CastOp::SIToFP
            if is_bool(e, from)
                && e.cx.options.forms().booleans_to_floats == BooleansToFloats::Conversion =>
        {
            let number = e.int_type_like(from, 32);
            let zero = e.zero(number);
            let set = if op == CastOp::UIToFP { e.int(number, 1) } else { e.all_ones(number) };
            let number = e.select(operand, set, zero);
            Step::Replace(e.cast(op, number, to))
        }
        CastOp::UIToFP | CastOp::SIToFP if is_bool(e, from) => {
            let zero = e.zero(to);
            let Some(one) = one_bits(e, to) else { return Step::Keep };
            let sign = if op == CastOp::SIToFP { sign_bit(e, to) } else { 0 };
            let set = e.float_bits(to, one | sign);
            Step::Replace(e.select(operand, set, zero))
        }
        CastOp::Trunc if is_bool(e, to) => {
            let bit = e.binary_int(BinaryOp::And, operand, 1);
            let zero = e.zero(from);
            Step::Replace(e.icmp(IntPredicate::Ne, bit, zero))
        }
        CastOp::FPToUI | CastOp::FPToSI if is_bool(e, to) => {
            // The value is 0 or 1 (or -1), or the result is poison.
            let byte = e.int_type_like(to, 8);
            let value = e.cast(op, operand, byte);
            let zero = e.zero(byte);
            Step::Replace(e.icmp(IntPredicate::Ne, value, zero))
        }
        CastOp::BitCast if e.int_width(from) == Some(1) || e.int_width(to) == Some(1) => {
            bitcast(e, operand, from, to)
        }
        _ => Step::Keep,
    }
}

/// Between a vector of `i1` and an integer of as many bits: lane 0 is the lowest bit.
fn bitcast(e: &mut Emitter, operand: Value, from: TypeId, to: TypeId) -> Step {
    if from == to {
        return Step::Replace(operand);
    }
    let (from_lanes, to_lanes) = (e.module.types.lanes(from), e.module.types.lanes(to));
    match (from_lanes, to_lanes) {
        // <N x i1> to iN or to a vector of integers.
        (Some(lanes), _) if is_bool(e, from) && !is_bool(e, to) => {
            let whole = e.module.types.int(lanes);
            let zero = e.zero(whole);
            let mut sum = zero;
            for lane in 0..lanes {
                let bit = e.extract(operand, lane);
                let set = e.one_bit(whole, lane);
                let part = e.select(bit, set, zero);
                sum = if lane == 0 { part } else { e.binary(BinaryOp::Or, sum, part) };
            }
            Step::Replace(if whole == to { sum } else { e.cast(CastOp::BitCast, sum, to) })
        }
        (_, Some(lanes)) if is_bool(e, to) && !is_bool(e, from) => {
            let whole = e.module.types.int(lanes);
            let bits = if whole == from { operand } else { e.cast(CastOp::BitCast, operand, whole) };
            let zero = e.zero(whole);
            let lanes: Vec<Value> = (0..lanes)
                .map(|lane| {
                    let mask = e.one_bit(whole, lane);
                    let bit = e.binary(BinaryOp::And, bits, mask);
                    e.icmp(IntPredicate::Ne, bit, zero)
                })
                .collect();
            Step::Replace(e.vector(&lanes))
        }
        (Some(1), None) => Step::Replace(e.extract(operand, 0)),
        (None, Some(1)) => Step::Replace(e.vector(&[operand])),
        _ => Step::Keep,
    }
}

/// The bits of 1.0 in an IEEE type.
fn one_bits(e: &Emitter, ty: TypeId) -> Option<u64> {
    use llvm_model::Type;
    Some(match e.module.types[e.module.types.scalar(ty)] {
        Type::Half => 0x3c00,
        Type::BFloat => 0x3f80,
        Type::Float => 0x3f80_0000,
        Type::Double => 0x3ff0_0000_0000_0000,
        _ => return None,
    })
}

fn sign_bit(e: &Emitter, ty: TypeId) -> u64 {
    1 << (e.module.types[e.module.types.scalar(ty)].float_width().unwrap_or(64).min(64) - 1)
}

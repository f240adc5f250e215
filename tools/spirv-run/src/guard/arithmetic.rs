//! Arithmetic that LLVM IR lets end the program, or leaves undefined, where OpenCL wants some value.
//!
//! Source: OpenCL C 3.0, 6.3 ("A divide by zero with integer types does not cause an exception but will result in an
//! unspecified value"; shifts take the low bits of the amount), 6.2.3.3 (conversions out of range); LangRef, "sdiv", "shl".

use super::editor::declare;
use crate::shader::given;
use llvm_model::intrinsics::mangle;
use llvm_model::{
    Align, BinaryOp, Body, Builder, Call, CastOp, Constant, Flags, InsertPoint, InstBuilder as _, InstId,
    InstKind, IntPredicate, MdKindId, Module, Type, TypeId, Value,
};

/// Keeps every division of the module from trapping: operands without a quotient are divided by 1.
pub(crate) fn define_divisions(module: &mut Module) {
    for id in module.functions.ids() {
        let Some(mut body) = module.functions[id].body.take() else { continue };
        let ty = module.functions[id].ty;
        rewrite(module, &mut body, ty, divide);
        module.functions[id].body = Some(body);
    }
}

/// Lets nothing of a body be undefined that its own values decide on: shifts take the low bits of their amounts, conversions
/// give the nearest number, and nothing is promised that may not hold.
pub(super) fn define_all(module: &mut Module, body: &mut Body, function_type: TypeId) {
    let promises = Flags::NUW
        | Flags::NSW
        | Flags::EXACT
        | Flags::INBOUNDS
        | Flags::NUSW
        | Flags::NNEG
        | Flags::DISJOINT
        | Flags::SAMESIGN;
    let kept: [Option<MdKindId>; 2] = [module.find_md_kind("dbg"), given::kind(module)];
    for (_, inst) in body.insts.iter_mut() {
        inst.flags = inst.flags.without(promises);
        // Metadata that promises something about values (`!range`, `!nonnull`) is removed, too.
        inst.attachments.retain(|(kind, _)| kept.contains(&Some(*kind)));
        match &mut inst.kind {
            InstKind::Load { align, atomic: None, .. } | InstKind::Store { align, atomic: None, .. } => {
                *align = Align::of(1)
            }
            _ => {}
        }
    }
    rewrite(module, body, function_type, |b, inst| {
        let stays = !is_assumption(b.module, &b.body.insts[inst].kind);
        if stays {
            mask(b, inst);
            saturate(b, inst);
            freeze(b, inst);
        }
        stays
    });
}

/// Calls `visit` for each instruction. New instructions come before it; it stays where `visit` returns true.
fn rewrite(
    module: &mut Module,
    body: &mut Body,
    function_type: TypeId,
    mut visit: impl FnMut(&mut Builder<'_>, InstId) -> bool,
) {
    let mut b = Builder::new(module, body, function_type, InsertPoint::List(Vec::new()));
    for block in b.body.layout.clone() {
        for inst in std::mem::take(&mut b.body.blocks[block].insts) {
            if visit(&mut b, inst)
                && let InsertPoint::List(list) = &mut b.at
            {
                list.push(inst);
            }
        }
        if let InsertPoint::List(list) = &mut b.at {
            b.body.blocks[block].insts = std::mem::take(list);
        }
    }
}

/// Gives a division another divisor where its own could trap.
fn divide(b: &mut Builder<'_>, inst: InstId) -> bool {
    if let InstKind::Binary { op, lhs, rhs } = b.body.insts[inst].kind
        && op.divides()
        && let Some(divisor) = divisor(b, (op, lhs, rhs), b.body.insts[inst].ty)
        && let InstKind::Binary { rhs, .. } = &mut b.body.insts[inst].kind
    {
        *rhs = divisor;
    }
    true
}

/// Returns a divisor that is not zero, and for signed division none that makes the quotient overflow; `None` where it is right.
fn divisor(
    b: &mut Builder<'_>,
    (op, dividend, divisor): (BinaryOp, Value, Value),
    ty: TypeId,
) -> Option<Value> {
    let width = b.int_width(ty).filter(|width| *width <= 64)?;
    let all_ones = llvm_model::int::mask(width);
    if b.module.as_u64(divisor).is_some_and(|divisor| divisor != 0 && divisor != all_ones) {
        return None;
    }
    let one = b.int(ty, 1);
    let mut wrong = b.icmp_int(IntPredicate::Eq, divisor, 0);
    if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) {
        let is_lowest = b.icmp_int(IntPredicate::Eq, dividend, 1 << (width - 1));
        let negates = b.icmp_int(IntPredicate::Eq, divisor, all_ones);
        let overflows = b.binary(BinaryOp::And, is_lowest, negates);
        wrong = b.binary(BinaryOp::Or, wrong, overflows);
    }
    Some(b.select(wrong, one, divisor))
}

/// Masks the amount of a shift: its low bits count.
fn mask(b: &mut Builder<'_>, inst: InstId) {
    let InstKind::Binary { op: BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr, rhs, .. } =
        b.body.insts[inst].kind
    else {
        return;
    };
    let width = b.int_width(b.body.insts[inst].ty).filter(|width| width.is_power_of_two());
    let Some(width) = width else { return };
    let masked = b.binary_int(BinaryOp::And, rhs, u64::from(width) - 1);
    if let InstKind::Binary { rhs, .. } = &mut b.body.insts[inst].kind {
        *rhs = masked;
    }
}

/// Lets a conversion of floats to integers give the nearest one.
fn saturate(b: &mut Builder<'_>, inst: InstId) {
    let InstKind::Cast { op: op @ (CastOp::FPToSI | CastOp::FPToUI), operand } = b.body.insts[inst].kind
    else {
        return;
    };
    let Value::Inst(from) = operand else { return };
    let (from, to) = (b.body.insts[from].ty, b.body.insts[inst].ty);
    let types = &mut b.module.types;
    let is_known = matches!(types[types.scalar(from)], Type::Half | Type::Float | Type::Double);
    let base = if op == CastOp::FPToSI { "llvm.fptosi.sat" } else { "llvm.fptoui.sat" };
    let Some(name) = mangle::name(base, types, &[to, from]).filter(|_| is_known) else { return };
    let function_type = types.function(to, &[from], false);
    let function = declare(b.module, name, function_type);
    let callee = Value::Const(b.module.function_const(function));
    b.body.insts[inst].kind = InstKind::Call(Box::new(Call::new(callee, function_type, vec![operand])));
}

/// Makes one value of the indices of an address: an undefined one could otherwise be one number to a check and another to
/// the access.
fn freeze(b: &mut Builder<'_>, inst: InstId) {
    let InstKind::GetElementPtr { indices, .. } = &b.body.insts[inst].kind else { return };
    let mut indices = indices.clone();
    for index in &mut indices {
        let is_undefined = match *index {
            Value::Inst(_) => true,
            // Parameters are given by the host.
            Value::Const(of) => matches!(b.module.constants[of], Constant::Undef | Constant::Poison),
            _ => false,
        };
        if is_undefined {
            let ty = b.ty(*index);
            *index = b.emit(InstKind::Freeze { operand: *index }, ty);
        }
    }
    if let InstKind::GetElementPtr { indices: of, .. } = &mut b.body.insts[inst].kind {
        *of = indices;
    }
}

/// Whether an instruction does nothing but promise something.
fn is_assumption(module: &Module, kind: &InstKind) -> bool {
    let InstKind::Call(call) = kind else { return false };
    let name = module.as_function(call.callee).and_then(|id| module.functions[id].props.name.as_str());
    name.is_some_and(|name| name == "llvm.assume" || name.starts_with("llvm.lifetime."))
}

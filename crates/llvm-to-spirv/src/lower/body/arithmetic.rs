//! Arithmetic, and the flags that come with it.

use crate::lower::body::instructions::unsupported_bools;
use crate::lower::code::Code;
use llvm_model::{BinaryOp, Flags, InstId, UnaryOp, Value};
use spirv_mapping::convention::{flags, operators};
use spirv_module::{Id, Op, Operands};

/// Lowers `fneg`, the only operator with one operand.
pub(in crate::lower) fn lower_unary(
    code: &mut Code<'_, '_>,
    inst: InstId,
    op: UnaryOp,
    operand: Value,
    flags: Flags,
) {
    let ty = code.natural_type(inst);
    let operand = code.value(operand);
    let id = code.define(inst, operators::unary_op(op), ty, &[operand.0]);
    let llvm_type = code.type_of(Value::Inst(inst));
    code.decorate_fast_math_since_1_6(id, flags, llvm_type);
}

/// Lowers a binary operation.
pub(in crate::lower) fn lower_binary(
    code: &mut Code<'_, '_>,
    inst: InstId,
    op: BinaryOp,
    lhs: Value,
    rhs: Value,
    flags: Flags,
) {
    let llvm_type = code.type_of(Value::Inst(inst));
    let ty = code.natural_type(inst);
    if let Some((op, operand)) = one_operand(code, op, lhs, rhs) {
        let operand = code.value(operand);
        code.define(inst, op, ty, &[operand.0]);
        return;
    }
    let (a, b) = (code.value(lhs), code.value(rhs));
    if code.input().is_bool(llvm_type) {
        match operators::logical_op(op) {
            Some(op) => code.define(inst, op, ty, &[a.0, b.0]),
            None => return unsupported_bools(code, op.keyword()),
        };
        return;
    }
    let id = code.define(inst, operators::binary_op(op), ty, &[a.0, b.0]);
    if op.is_float() {
        code.contraction().note(op, flags);
        code.decorate_fast_math(id, flags, llvm_type);
    } else if !flags.is_empty() {
        decorate_wrap(code, id, op, flags);
    }
}

/// The instruction of one operand that an operation of a shader is, if it is one.
pub(super) fn one_operand(code: &Code<'_, '_>, op: BinaryOp, lhs: Value, rhs: Value) -> Option<(Op, Value)> {
    if code.input().profile().has_library {
        return None;
    }
    let constants = &code.module().constants;
    let constant = |value| match value {
        Value::Const(id) => Some(id),
        _ => None,
    };
    match op {
        BinaryOp::Xor if constant(rhs).is_some_and(|id| constants.is_all_ones(&code.module().types, id)) => {
            let is_bool = code.input().is_bool(code.type_of(lhs));
            Some((if is_bool { Op::LogicalNot } else { Op::Not }, lhs))
        }
        BinaryOp::Sub if constant(lhs).is_some_and(|id| constants.is_zero(id)) => Some((Op::SNegate, rhs)),
        _ => None,
    }
}

/// `nuw` and `nsw` become decorations if the module may have them, which is known at the end.
fn decorate_wrap(code: &mut Code<'_, '_>, id: Id, op: BinaryOp, said: Flags) {
    for pair in flags::WRAP {
        if said.contains(pair.llvm) && flags::can_wrap(op) {
            code.globals().decorate_late(id, pair.spirv, Operands::new());
        } else if said.contains(pair.llvm) {
            code.report().lose_flags(pair.llvm);
        }
    }
    code.report().lose_exactness(said);
}

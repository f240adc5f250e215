//! Broadcasts of sub-groups in versions in which the invocation must be a constant, and constants that are undefined.

use crate::lower::builtins::memory_rules::operand_of;
use crate::lower::builtins::{BuiltinCall, builtin_operand, check};
use crate::lower::code::Code;
use llvm_model::{Constant, Value};
use spirv_module::{Id, Op, Version};

/// Emits a broadcast from a computed invocation for versions that have only those from constant ones (before 1.5);
/// `false` for other instructions. A shuffle from a uniform invocation is equivalent. Consumers have shuffles of
/// scalars, so a vector is shuffled component by component.
pub(super) fn lower_broadcast(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) -> bool {
    let is_older = code.input().options.spirv.max_version < Version::V1_5;
    // The direction of a swap is a constant in every version.
    if (is_older || op == Op::GroupNonUniformQuadSwap) && lower_undefined(code, call, op) {
        return true;
    }
    if op != Op::GroupNonUniformBroadcast || !is_older {
        return false;
    }
    let Some(invocation) = operand_of(call, 2).filter(|&invocation| !is_constant(code, invocation)) else {
        return false;
    };
    let Some(value) = operand_of(call, 1) else { return false };
    let llvm_type = code.type_of(value);
    if code.type_of(Value::Inst(call.inst)) != llvm_type {
        return false;
    }
    check::check_operands(code, call, op);
    let [scope, value] = [0, 1].map(|operand| builtin_operand(code, call, &call.reading.operands[operand]));
    let invocation = code.value(invocation);
    let types = &code.module().types;
    let ty = code.types().value_type(llvm_type);
    let Some(lanes) = types.lanes(llvm_type) else {
        code.define(call.inst, Op::GroupNonUniformShuffle, ty, &[scope, value, invocation.0]);
        return true;
    };
    let component = code.types().value_type(types.scalar(llvm_type));
    let mut parts = Vec::new();
    for lane in 0..lanes {
        let part = code.emit(Op::CompositeExtract, component, &[value, lane]);
        parts.push(code.emit(Op::GroupNonUniformShuffle, component, &[scope, part.0, invocation.0]).0);
    }
    code.define(call.inst, Op::CompositeConstruct, ty, &parts);
    true
}

/// Emits an instruction whose third operand must be a constant and is undefined. `false` for other instructions.
fn lower_undefined(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) -> bool {
    let (Some(value), Some(number)) = (operand_of(call, 1), operand_of(call, 2)) else { return false };
    let llvm_type = code.type_of(value);
    if code.type_of(Value::Inst(call.inst)) != llvm_type {
        return false;
    }
    let Some(number) = defined(code, op, 2, number) else { return false };
    check::check_operands(code, call, op);
    let [scope, value] = [0, 1].map(|operand| builtin_operand(code, call, &call.reading.operands[operand]));
    let ty = code.types().value_type(llvm_type);
    code.define(call.inst, op, ty, &[scope, value, number.0]);
    true
}

/// Returns the number in the place of an operand that must be a constant and is undefined: OpUndef is none, and any number will do.
/// `operand` is its position behind the result.
pub(super) fn defined(code: &mut Code<'_, '_>, op: Op, operand: usize, value: Value) -> Option<Id> {
    const CONSTANT: [Op; 3] =
        [Op::GroupNonUniformBroadcast, Op::GroupNonUniformQuadBroadcast, Op::GroupNonUniformQuadSwap];
    let is_undefined = matches!(code.resolve(value), Value::Const(id)
        if matches!(code.module().constants[id], Constant::Undef | Constant::Poison));
    (operand == 2 && is_undefined && CONSTANT.contains(&op)).then(|| code.pool().u32_constant(0))
}

/// Whether a value is a constant of the module, one for specialization included.
pub(super) fn is_constant(code: &Code<'_, '_>, value: Value) -> bool {
    match code.resolve(value) {
        Value::Inst(inst) => code.is_settled(inst),
        Value::Arg(_) => false,
        _ => true,
    }
}

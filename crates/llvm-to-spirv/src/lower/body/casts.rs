//! Conversions.

use crate::lower::body::instructions::unsupported_bools;
use crate::lower::code::Code;
use crate::lower::module::function_pointers::FUNCTION_POINTERS;
use llvm_model::{CastOp, Flags, FunctionId, InstId, TypeId, Value};
use spirv_mapping::convention::casts;
use spirv_module::Op;
use translate_common::problems::LlvmInstructionProblem;

/// Lowers a conversion.
pub(in crate::lower) fn lower_cast(
    code: &mut Code<'_, '_>,
    inst: InstId,
    op: CastOp,
    operand: Value,
    flags: Flags,
) {
    let from = code.type_of(operand);
    let to = code.type_of(Value::Inst(inst));
    code.report().lose_exactness(flags);
    lose_cast_flags(code, op, flags);
    if code.input().is_bool(from) || code.input().is_bool(to) {
        return unsupported_bools(code, op.keyword());
    }
    let Some(op) = casts::cast_op(op) else { return lower_address_space_cast(code, inst, operand, to) };
    let ty = code.natural_type(inst);
    let operand = code.value(operand);
    code.define(inst, op, ty, &[operand.0]);
}

fn lose_cast_flags(code: &mut Code<'_, '_>, op: CastOp, flags: Flags) {
    if op == CastOp::Trunc {
        for (flag, name) in [(Flags::NUW, "nuw of trunc"), (Flags::NSW, "nsw of trunc")] {
            if flags.contains(flag) {
                code.report().lose_flag(name);
            }
        }
    }
    code.report().lose_fast_math(flags);
}

fn lower_address_space_cast(code: &mut Code<'_, '_>, inst: InstId, operand: Value, to: TypeId) {
    if let Some(function) = moved_function(code, operand, to) {
        if let Some((pointer, ty)) = code.globals().function_pointer(function, to) {
            code.define_pointer(inst, Op::Bitcast, ty, &[pointer.0]);
        }
        return;
    }
    let (mut value, from) = code.operand(operand);
    let llvm = code.type_of(operand);
    // Plain pointers may have stood for it.
    if !code.input().is_pointer(llvm) || !code.input().is_pointer(to) {
        return code.report().problem(LlvmInstructionProblem::OpaqueCast);
    }
    let Some(steps) = code.types().address_space_cast(from, llvm, to) else { return };
    let Some((&(op, ty), first)) = steps.split_last() else {
        code.define_pointer(inst, Op::Bitcast, from, &[value.0]);
        return;
    };
    for &(op, ty) in first {
        value = code.emit(op, ty, &[value.0]);
    }
    code.define_pointer(inst, op, ty, &[value.0]);
}

/// Returns the function whose address is cast to `to`, if the address is emitted in that memory without a cast.
fn moved_function(code: &mut Code<'_, '_>, operand: Value, to: TypeId) -> Option<FunctionId> {
    let function = code.module().as_function(operand)?;
    let (from, to) = [code.type_of(operand), to].map(|ty| code.module().types.address_space(ty)).into();
    code.types().has_functions_in(from?, to?).then_some(function)
}

/// Makes the cast of a null pointer between address spaces that no instruction converts the null pointer of the other:
/// it is nowhere in either. The address of a function is that in memory of code, too.
pub(in crate::lower) fn settle_constant(code: &mut Code<'_, '_>, inst: InstId, operand: Value) {
    let Value::Const(constant) = operand else { return };
    if let Some(function) = moved_function(code, operand, code.type_of(Value::Inst(inst))) {
        let may = code.input().options.spirv.extensions.allows(FUNCTION_POINTERS)
            && !code.input().is_kernel(function);
        let ty = code.type_of(Value::Inst(inst));
        if may
            && let Some((pointer, made)) = code.globals().function_pointer(function, ty)
            && made == code.natural_type(inst)
        {
            code.settle(inst, pointer);
        }
        return;
    }
    let types = &code.module().types;
    let space = |ty| types.address_space(ty).unwrap_or(0);
    let (from, to) = (space(code.type_of(operand)), space(code.type_of(Value::Inst(inst))));
    const GENERIC: u32 = 4;
    if from != to && from != GENERIC && to != GENERIC && code.module().constants.is_zero(constant) {
        let ty = code.natural_type(inst);
        let null = code.pool().null_constant(ty);
        code.settle(inst, null);
    }
}

//! Conversions.

use crate::lower::body::code::Code;
use llvm_model::{CastOp, Flags, InstId, Type, TypeId, Value};
use spirv_mapping::convention::casts;
use spirv_module::{Id, Op};

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
        return lower_bool_cast(code, inst, op, operand, from, to);
    }
    let Some(op) = casts::cast_op(op) else { return lower_address_space_cast(code, inst, operand, to) };
    let ty = code.natural_type(inst);
    let operand = code.value(operand);
    code.define(inst, op, ty, &[operand.0]);
}

fn lose_cast_flags(code: &mut Code<'_, '_>, op: CastOp, flags: Flags) {
    if op == CastOp::Trunc {
        for (flag, name) in [(Flags::NUW, "nuw"), (Flags::NSW, "nsw")] {
            if flags.contains(flag) {
                code.report().lose_flag(name);
            }
        }
    }
    code.report().lose_fast_math(flags);
}

/// Conversions from and to truth values: to 1 or 0 (-1 or 0 when signed), and from "is not 0" or "is odd".
fn lower_bool_cast(
    code: &mut Code<'_, '_>,
    inst: InstId,
    op: CastOp,
    operand: Value,
    from: TypeId,
    to: TypeId,
) {
    let value = code.value(operand);
    let ty = code.natural_type(inst);
    if code.input().is_bool(from) && code.input().is_bool(to) {
        code.define(inst, Op::LogicalAnd, ty, &[value.0, value.0]);
        return;
    }
    let scalar = code.module().types.scalar(to);
    match op {
        CastOp::ZExt | CastOp::UIToFP => select_constants(code, inst, value, to, one(code, scalar)),
        CastOp::SExt | CastOp::SIToFP => select_constants(code, inst, value, to, minus_one(code, scalar)),
        CastOp::Trunc => {
            let wide = code.types().value_type(from);
            let one = code.types().splat_constant(from, 1);
            let zero = code.types().splat_constant(from, 0);
            let bit = code.emit(Op::BitwiseAnd, wide, &[value.0, one.0]);
            code.define(inst, Op::INotEqual, ty, &[bit.0, zero.0]);
        }
        CastOp::FPToUI | CastOp::FPToSI => {
            // Only -1 < x < 2 is defined; what is at least 1 away from 0 is true.
            let whole = code.types().int_like(from, 32);
            let converted = code.emit(Op::ConvertFToS, whole, &[value.0]);
            let none = zero_like(code, from);
            code.define(inst, Op::INotEqual, ty, &[converted.0, none.0]);
        }
        _ => code.report().error_with_help(
            format!("'{}' between i1 and another type cannot be expressed in SPIR-V", op.keyword()),
            "extend to i8 first",
        ),
    }
}

/// The 32-bit integer 0 in as many lanes as `ty` has.
fn zero_like(code: &mut Code<'_, '_>, ty: TypeId) -> Id {
    if code.module().types.lanes(ty).is_some() {
        let vector = code.types().int_like(ty, 32);
        return code.pool().null_constant(vector);
    }
    code.pool().u32_constant(0)
}

fn select_constants(code: &mut Code<'_, '_>, inst: InstId, condition: Id, to: TypeId, bits: u64) {
    let ty = code.natural_type(inst);
    let one = code.types().splat_constant(to, bits);
    let zero = code.types().splat_constant(to, 0);
    code.define(inst, Op::Select, ty, &[condition.0, one.0, zero.0]);
}

/// The bits of 1 in a scalar type.
fn one(code: &Code<'_, '_>, scalar: TypeId) -> u64 {
    match code.module().types[scalar] {
        Type::Half => 0x3C00,
        Type::BFloat => 0x3F80,
        Type::Float => 0x3F80_0000,
        Type::Double => 0x3FF0_0000_0000_0000,
        _ => 1,
    }
}

/// The bits of -1 in a scalar type.
fn minus_one(code: &Code<'_, '_>, scalar: TypeId) -> u64 {
    match code.module().types[scalar] {
        Type::Integer(width) => llvm_model::int::mask(width),
        Type::Half | Type::BFloat => one(code, scalar) | 1 << 15,
        Type::Float => one(code, scalar) | 1 << 31,
        _ => one(code, scalar) | 1 << 63,
    }
}

fn lower_address_space_cast(code: &mut Code<'_, '_>, inst: InstId, operand: Value, to: TypeId) {
    let (mut value, from) = code.operand(operand);
    let Some(steps) = code.types().address_space_cast(from, to) else { return };
    let Some((&(op, ty), first)) = steps.split_last() else {
        return code.define_pointer(inst, Op::Bitcast, from, &[value.0]);
    };
    for &(op, ty) in first {
        value = code.emit(op, ty, &[value.0]);
    }
    code.define_pointer(inst, op, ty, &[value.0]);
}

/// Makes the cast of a null pointer between address spaces that no instruction converts the null pointer of the other:
/// it is nowhere in either.
pub(in crate::lower) fn settle_null(code: &mut Code<'_, '_>, inst: InstId, operand: Value) {
    let Value::Const(constant) = operand else { return };
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

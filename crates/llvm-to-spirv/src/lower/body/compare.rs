//! Comparisons and `select`.

use crate::lower::body::instructions::unsupported_bools;
use crate::lower::code::Code;
use llvm_model::{Constant, Flags, FloatPredicate, InstId, IntPredicate, Value};
use spirv_mapping::convention::predicates;
use spirv_module::{Op, Version};

/// Lowers `icmp`: of integers, truth values or pointers.
pub(in crate::lower) fn lower_icmp(
    code: &mut Code<'_, '_>,
    inst: InstId,
    predicate: IntPredicate,
    lhs: Value,
    rhs: Value,
    flags: Flags,
) {
    code.report().lose_exactness(flags);
    if let Some(test) = code.test_behind(lhs) {
        return code.stand_for(inst, test);
    }
    let ty = code.natural_type(inst);
    let compared = code.type_of(lhs);
    if code.input().is_pointer(compared) {
        if let Some(op) = predicates::pointer_op(predicate)
            && code.input().options.spirv.hints_raise_version
            && code.input().options.spirv.max_version >= Version::V1_4
        {
            let (a, pointer) = code.operand(lhs);
            let b = code.operand_as(rhs, pointer);
            code.define(inst, op, ty, &[a.0, b.0]);
            return;
        }
        // The integers compare the same, in every version.
        let (a, b) = (code.value(lhs), code.value(rhs));
        let size = code.types().size_type();
        let a = code.emit(Op::ConvertPtrToU, size, &[a.0]);
        let b = code.emit(Op::ConvertPtrToU, size, &[b.0]);
        code.define(inst, predicates::int_op(predicate), ty, &[a.0, b.0]);
        return;
    }
    let (a, b) = (code.value(lhs), code.value(rhs));
    if !code.input().is_bool(compared) {
        code.define(inst, predicates::int_op(predicate), ty, &[a.0, b.0]);
    } else if let Some(op) = predicates::logical_op(predicate) {
        code.define(inst, op, ty, &[a.0, b.0]);
    } else {
        unsupported_bools(code, predicate.keyword());
    }
}

/// Lowers `fcmp`.
pub(in crate::lower) fn lower_fcmp(
    code: &mut Code<'_, '_>,
    inst: InstId,
    predicate: FloatPredicate,
    lhs: Value,
    rhs: Value,
    flags: Flags,
) {
    let ty = code.natural_type(inst);
    let (a, b) = (code.value(lhs), code.value(rhs));
    let id = code.define(inst, predicates::float_op(predicate), ty, &[a.0, b.0]);
    let compared = code.type_of(lhs);
    code.decorate_fast_math_since_1_6(id, flags, compared);
}

/// Lowers `select`. Before version 1.4 the condition must have as many lanes as the operands.
pub(in crate::lower) fn lower_select(
    code: &mut Code<'_, '_>,
    inst: InstId,
    condition: Value,
    if_true: Value,
    if_false: Value,
    flags: Flags,
) {
    code.report().lose_fast_math(flags);
    let ty = code.natural_type(inst);
    let llvm_type = code.type_of(Value::Inst(inst));
    let mut chooser = code.value(condition);
    // Shaders keep their own types.
    let splat =
        !code.input().profile().states_requirements || code.input().options.spirv.max_version < Version::V1_4;
    if let Some(lanes) = code.module().types.lanes(llvm_type)
        && splat
        && code.module().types.lanes(code.type_of(condition)).is_none()
    {
        let bools = code.types().bool_like(llvm_type);
        let parts = vec![chooser.0; lanes as usize];
        chooser = match condition {
            Value::Const(_) if code.module().as_u64(condition) == Some(0) => code.pool().null_constant(bools),
            // One undefined vector: it is read as the undefined value of its type, not as a composite.
            Value::Const(id) if matches!(code.module().constants[id], Constant::Undef | Constant::Poison) => {
                code.pool().undef(bools)
            }
            Value::Const(_) => code.pool().composite(Op::ConstantComposite, bools, parts),
            _ => code.emit(Op::CompositeConstruct, bools, &parts),
        };
    }
    let a = code.operand_as(if_true, ty);
    let b = code.operand_as(if_false, ty);
    code.define(inst, Op::Select, ty, &[chooser.0, a.0, b.0]);
}

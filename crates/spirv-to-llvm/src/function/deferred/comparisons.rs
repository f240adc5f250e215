//! Folds comparisons that the forward translation expands: a round trip has the same instructions, and LLVM IR does not
//! accumulate conversions between booleans and integers.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::function::deferred::builtin_variables;
use crate::ids::Entity;
use llvm_model::{InstBuilder as _, IntPredicate, Value};
use spirv_module::{Instruction, Op};

/// `index < 3 ? variable[index] : default`, the result of the builtin function for any index: the call's result.
pub(crate) fn checked_dimension(
    f: &mut FunctionRaiser<'_, '_>,
    condition: u32,
    if_true: u32,
    if_false: u32,
) -> Option<Value> {
    let &[vector, index] = f.defined_by(if_true, Op::VectorExtractDynamic)? else { return None };
    let &[compared, bound] = f.defined_by(condition, Op::ULessThan)? else { return None };
    let Ok(Entity::BuiltinVector(vector)) = f.entity_here(vector) else { return None };
    let (builtin, _) = builtin_variables::lazy_vector(f, vector).ok()?;
    let info = spirv_mapping::variable(builtin)?;
    let fits = compared == index
        && f.fixed_number(bound)? == u64::from(info.lanes)
        && f.fixed_number(if_false)? == info.default;
    if !fits {
        return None;
    }
    let Ok(Entity::Value(value)) = f.raise.ids.entity(if_true) else { return None };
    f.forget(condition);
    Some(value)
}

/// `OpIEqual` or `OpINotEqual` of two pointers converted to integers: pointers can be compared themselves.
pub(crate) fn compare_addresses(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    predicate: IntPredicate,
) -> Res<bool> {
    let &[lhs_id, rhs_id, ..] = inst.operands() else { return Ok(false) };
    let (Some(&[lhs]), Some(&[rhs])) =
        (f.defined_by(lhs_id, Op::ConvertPtrToU), f.defined_by(rhs_id, Op::ConvertPtrToU))
    else {
        return Ok(false);
    };
    let ((lhs, ty), (rhs, rhs_type)) = (f.typed(lhs)?, f.typed(rhs)?);
    let (_, integer) = f.typed(lhs_id)?;
    let whole = f.raise.out.types.int_width(integer) == Some(f.raise.input.pointer_width());
    if ty != rhs_type || !whole || f.raise.out.types.address_space(ty).is_none() {
        return Ok(false);
    }
    let value = f.icmp(predicate, lhs, rhs);
    f.forget(lhs_id);
    f.forget(rhs_id);
    f.bind(inst, value)?;
    Ok(true)
}

//! The indices of access chains into types, as getelementptr has them.

use crate::fail::{Res, fail};
use llvm_model::{ConstId, Constant, Module, Type, TypeId, Value};
use translate_common::problems::{CompositeProblem, OperandProblem, Wanted};

/// Checks that the indices (the first of which counts whole values of `ty`) lead somewhere.
pub(crate) fn check_indices(out: &Module, ty: TypeId, indices: impl Iterator<Item = Value>) -> Res<()> {
    let mut at = ty;
    for index in indices.skip(1) {
        at = match &out.types[at] {
            Type::Array { element, .. } | Type::Vector { element, .. } => *element,
            _ => {
                let body = out.types.struct_body(at);
                let body = body.ok_or_else(|| fail(CompositeProblem::TooDeep { of: "the pointee" }))?;
                let member = out.as_u64(index).and_then(|index| usize::try_from(index).ok());
                let member = member.ok_or_else(|| fail(CompositeProblem::VariableMember))?;
                let field = body.fields.get(member);
                *field.ok_or_else(|| {
                    fail(CompositeProblem::MemberRange { member: member as u64, count: body.fields.len() })
                })?
            }
        };
    }
    Ok(())
}

/// Makes the indices into structures i32, as LLVM wants them. The indices are checked.
pub(crate) fn narrow_indices(out: &mut Module, ty: TypeId, indices: &mut [Value]) {
    let mut at = ty;
    for index in indices.iter_mut().skip(1) {
        let constant = out.as_u64(*index);
        if let (Some(member), true) = (constant, out.types.struct_body(at).is_some()) {
            let ty = out.types.int(32);
            *index = Value::Const(out.constants.int(ty, 32, member));
        }
        match out.types.element(at, constant.unwrap_or(0)) {
            Some(next) => at = next,
            None => return,
        }
    }
}

/// [`narrow_indices`] for constants.
pub(crate) fn narrow_struct_indices(
    out: &mut Module,
    ty: TypeId,
    indices: Vec<ConstId>,
) -> Res<Vec<ConstId>> {
    for &index in &indices {
        if !matches!(out.constants[index], Constant::Int(_)) {
            return Err(fail(OperandProblem::NotA { operand: "an index", wanted: Wanted::ConstantInteger }));
        }
    }
    let mut values: Vec<Value> = indices.into_iter().map(Value::Const).collect();
    narrow_indices(out, ty, &mut values);
    let constants = values.into_iter().filter_map(|value| match value {
        Value::Const(constant) => Some(constant),
        _ => None,
    });
    Ok(constants.collect())
}

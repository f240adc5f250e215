//! Parts of vectors and aggregates.

use super::function::Check;
use super::instructions::is_scalar_int;
use super::types::shape;
use crate::instruction::{InstKind, Instruction, Value};
use crate::types::{Type, TypeId};

pub(super) fn check(check: &mut Check<'_>, inst: &Instruction) {
    let types = &check.module.types;
    let ty = inst.ty;
    match &inst.kind {
        InstKind::ExtractElement { vector, index } => {
            let vector = check.ty(*vector);
            let valid = vector.is_some_and(|v| shape(types, v).is_some() && types.scalar(v) == ty);
            check.require(valid && is_scalar_int(check, *index), || {
                "'extractelement' takes a vector and an integer and gives an element".to_owned()
            });
        }
        InstKind::InsertElement { vector, element, index } => {
            let valid = check.ty(*vector) == Some(ty)
                && shape(types, ty).is_some()
                && check.ty(*element) == Some(types.scalar(ty))
                && is_scalar_int(check, *index);
            check.require(valid, || "'insertelement' takes a vector, one element and an integer".to_owned());
        }
        InstKind::ShuffleVector { a, b, mask } => shuffle(check, ty, *a, *b, mask),
        InstKind::ExtractValue { aggregate, indices } => {
            let found = check.ty(*aggregate).and_then(|ty| element_at(check, ty, indices));
            check.require(found == Some(ty), || {
                "the indices of 'extractvalue' lead to another type".to_owned()
            });
        }
        InstKind::InsertValue { aggregate, element, indices } => {
            let found = element_at(check, ty, indices);
            let valid = check.ty(*aggregate) == Some(ty) && found.is_some() && found == check.ty(*element);
            check.require(valid, || "the indices of 'insertvalue' lead to another type".to_owned());
        }
        _ => {}
    }
}

fn element_at(check: &Check<'_>, ty: TypeId, indices: &[u32]) -> Option<TypeId> {
    let types = &check.module.types;
    indices.iter().try_fold(ty, |ty, &index| match &types[ty] {
        Type::Array { count, element } => (u64::from(index) < *count).then_some(*element),
        Type::Vector { .. } => None,
        _ => types.element(ty, u64::from(index)),
    })
}

fn shuffle(check: &mut Check<'_>, ty: TypeId, a: Value, b: Value, mask: &[i32]) {
    let types = &check.module.types;
    let Some(source) = check.ty(a) else { return check.error("the operand of a shuffle has no type") };
    let Some((lanes, scalable)) = shape(types, source) else {
        return check.error("'shufflevector' takes two vectors");
    };
    let valid = check.ty(b) == Some(source)
        && types.scalar(source) == types.scalar(ty)
        && shape(types, ty) == Some((mask.len() as u32, scalable));
    check.require(valid, || {
        "the operands of 'shufflevector' do not have one type, or not its element's".to_owned()
    });
    let limit = i64::from(lanes) * 2;
    let in_range = mask.iter().all(|&m| m == -1 || (m >= 0 && i64::from(m) < limit));
    check.require(in_range, || format!("the mask of 'shufflevector' selects among {limit} elements"));
}

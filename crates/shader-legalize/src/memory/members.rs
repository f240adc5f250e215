//! Variables whose accesses leave the member that they begin in.

use super::layout::Layouts;
use super::places::{Place, Places};
use llvm_model::{GlobalId, Module, Type, TypeId, Value};
use rustc_hash::FxHashMap;

/// How deep types nest.
const MAX_DEPTH: u32 = 64;

/// Those of the variables that a function indexes in such a way that the index may lead from one member into another.
pub(crate) fn leaves_member(
    module: &mut Module,
    layout: &Layouts<'_>,
    variables: &[GlobalId],
) -> Vec<GlobalId> {
    let by_address: FxHashMap<Value, GlobalId> =
        variables.iter().map(|&variable| (Value::Const(module.global_const(variable)), variable)).collect();
    let mut found = Vec::new();
    for function in module.functions.values() {
        let Some(body) = &function.body else { continue };
        let mut places = Places::default();
        for (_, id, inst) in body.instructions() {
            if !matches!(module.types[inst.ty], Type::Pointer(_)) {
                continue;
            }
            let Some(place) = places.of(module, body, layout, Value::Inst(id)) else { continue };
            let Some(&variable) = by_address.get(&place.root) else { continue };
            if !found.contains(&variable)
                && !stays_in_member(module, layout, module.globals[variable].value_type, &place)
            {
                found.push(variable);
            }
        }
    }
    found.sort_unstable_by_key(|&variable| variables.iter().position(|&other| other == variable));
    found
}

/// Whether all that a place can be is in the innermost member where it begins, or in the array that is that member.
fn stays_in_member(module: &Module, layout: &Layouts<'_>, ty: TypeId, place: &Place) -> bool {
    if place.terms.is_empty() {
        return true;
    }
    let ranges: Option<Vec<(u64, u64)>> = place
        .terms
        .iter()
        .map(|term| {
            let stride = term.stride.unsigned_abs();
            Some((stride, stride.checked_mul(term.count?)?))
        })
        .collect();
    let (Some(mut ranges), Ok(mut rest)) = (ranges, u64::try_from(place.offset)) else { return false };
    let mut at = ty;
    for _ in 0..MAX_DEPTH {
        if ranges.is_empty() {
            return true;
        }
        match module.types[at] {
            Type::Array { element, count } => {
                let Some(size) = layout.size(&module.types, element).filter(|&size| size > 0) else {
                    return false;
                };
                // Indices of this array are within it.
                ranges.retain(|&(stride, range)| {
                    !(stride.is_multiple_of(size) && range <= size.saturating_mul(count))
                });
                rest %= size;
                at = element;
            }
            Type::Struct(_) | Type::NamedStruct(_) => {
                let (Some(offsets), Some(body)) =
                    (layout.offsets(&module.types, at), module.types.struct_body(at))
                else {
                    return false;
                };
                let member = offsets.partition_point(|&offset| offset <= rest).checked_sub(1);
                let Some(member) = member else { return false };
                rest -= offsets[member];
                at = body.fields[member];
                let Some(size) = layout.size(&module.types, at) else { return false };
                if ranges.iter().any(|&(_, range)| rest.saturating_add(range) > size) {
                    return false;
                }
            }
            _ => return false,
        }
    }
    false
}

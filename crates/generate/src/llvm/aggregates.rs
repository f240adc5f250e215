//! Members of arrays and structs.

use super::Smith;
use llvm_model::{InstBuilder, TypeId};

/// Adds the extraction or the insertion of a member, maybe of a member's member.
pub(super) fn member(smith: &mut Smith<'_>) {
    let ty = smith.aggregate_in_use();
    let aggregate = smith.value(ty);
    let (indices, member) = path(smith, ty);
    let value = if smith.choices.rarely(2) {
        let element = smith.value(member);
        smith.insert_value(aggregate, element, &indices)
    } else {
        smith.extract_value(aggregate, &indices)
    };
    smith.see(value);
}

/// Returns the numbers that lead to a member, and its type.
fn path(smith: &mut Smith<'_>, aggregate: TypeId) -> (Vec<u32>, TypeId) {
    let (mut indices, mut part) = (Vec::new(), aggregate);
    while smith.module.types[part].is_aggregate() && (indices.is_empty() || smith.choices.rarely(2)) {
        let count = smith.module.types.element_count(part).unwrap_or(0) as usize;
        let number = smith.choices.below(count);
        let Some(element) = smith.module.types.element(part, number as u64) else { break };
        indices.push(number as u32);
        part = element;
    }
    (indices, part)
}

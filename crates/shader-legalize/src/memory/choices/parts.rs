//! The parts of variables in which chosen pointers begin.
//!
//! Offsets in a variable are indices of its members, and no index leads from one member into another.

use crate::memory::layout::Layouts;
use crate::memory::places::Place;
use crate::memory::pointees::{is_own, is_uniform};
use llvm_model::{Module, Type, TypeId};

/// How deep types nest that are looked into.
const MAX_DEPTH: u32 = 64;

/// Where the part of a variable of type `ty` begins that a place is in; `None` if it could be in several.
pub(super) fn part(
    module: &Module,
    layout: &Layouts<'_>,
    pointer: TypeId,
    ty: TypeId,
    place: &Place,
) -> Option<i64> {
    let types = &module.types;
    if is_uniform(types, ty) {
        return Some(0);
    }
    // An array of a buffer that is indexed begins where the index is 0, in other memory its bounds are known.
    if is_own(types, pointer) && !place.terms.is_empty() {
        return None;
    }
    let (_, rest) = inside(module, layout, ty, u64::try_from(place.offset).ok()?)?;
    place.offset.checked_sub(i64::try_from(rest).ok()?)
}

/// Whether the part of a variable of type `ty` that begins at `start` is a single number: no offset leads on from there.
pub(super) fn is_number(
    module: &Module,
    layout: &Layouts<'_>,
    pointer: TypeId,
    ty: TypeId,
    start: i64,
) -> bool {
    let types = &module.types;
    let part = || inside(module, layout, ty, u64::try_from(start).ok()?);
    is_own(types, pointer)
        && part().is_some_and(|(mut part, _)| {
            while let Type::Array { element, count: 1 } = types[part] {
                part = element;
            }
            !types[part].is_aggregate() && types.lanes(part).is_none()
        })
}

/// The part of uniform elements, or the number, at a byte of a variable of type `ty`, and the bytes between its beginning and there.
fn inside(module: &Module, layout: &Layouts<'_>, ty: TypeId, offset: u64) -> Option<(TypeId, u64)> {
    let types = &module.types;
    let (mut at, mut rest) = (ty, offset);
    for _ in 0..MAX_DEPTH {
        if is_uniform(types, at) {
            break;
        }
        match types[at] {
            // The number of a block is no part of the offset.
            Type::Array { element, .. } if layout.is_open(types, element) => at = element,
            Type::Array { element, .. } => {
                let size = layout.size(types, element).filter(|&size| size > 0)?;
                (at, rest) = (element, rest % size);
            }
            _ => {
                let offsets = layout.offsets(types, at)?;
                let member = offsets.partition_point(|&offset| offset <= rest).checked_sub(1)?;
                rest -= offsets[member];
                at = *types.struct_body(at)?.fields.get(member)?;
            }
        }
    }
    Some((at, rest))
}

//! Accesses that leave their variable.

use super::access::Variable;
use super::layout::Layouts;
use super::places::Place;
use super::pointees::holds_bits;
use llvm_model::{Builder, InstBuilder as _, TypeId, Types, Value};

/// Whether a place with a known offset is not in its variable of type `ty`.
pub(super) fn is_beside(types: &Types, layout: &Layouts<'_>, place: &Place, ty: TypeId) -> bool {
    let size = layout.size(types, ty).filter(|&size| size > 0 && place.terms.is_empty());
    size.is_some_and(|size| u64::try_from(place.offset).is_ok_and(|offset| offset >= size))
        && !holds_bits(types, ty)
}

/// Returns the part of an integer that is stored into its variable. Clang stores sizes of 64 bits into variables of 32, and what is
/// behind a variable is nobody's.
pub(super) fn inside(
    at: &mut Builder<'_>,
    layout: &Layouts<'_>,
    place: &Place,
    variable: &Variable<'_>,
    value: Value,
) -> Value {
    let width = at.value_type(value).and_then(|ty| at.module.types.int_width(ty));
    let room =
        layout.size(&at.module.types, variable.ty).and_then(|size| size.checked_sub(place.offset as u64));
    match (width, room) {
        (Some(width), Some(room @ (1 | 2 | 4)))
            if variable.is_own && place.terms.is_empty() && u64::from(width) > 8 * room =>
        {
            at.resize(value, room as u32 * 8)
        }
        _ => value,
    }
}

//! Elements of vectors, and shuffles to any length.

use super::Smith;
use llvm_model::{InstBuilder, InstKind, TypeId, Value};

/// Adds the extraction or the insertion of an element.
pub(super) fn element(smith: &mut Smith<'_>) {
    let ty = smith.vector_in_use();
    let vector = smith.value(ty);
    let index = index(smith, ty);
    let scalar = smith.module.types.scalar(ty);
    if smith.choices.rarely(2) {
        let element = smith.value(scalar);
        smith.add(InstKind::InsertElement { vector, element, index }, ty);
    } else {
        smith.add(InstKind::ExtractElement { vector, index }, scalar);
    }
}

/// Returns the number of an element, or a visible integer, which may be beyond the end.
fn index(smith: &mut Smith<'_>, vector: TypeId) -> Value {
    let lanes = smith.module.types.lanes(vector).unwrap_or(1);
    let is_integer = |smith: &Smith<'_>, ty| smith.module.types.int_width(ty).is_some_and(|width| width > 1);
    let computed = match smith.choices.rarely(3) {
        true => smith.visible(is_integer),
        false => None,
    };
    match computed {
        Some((value, _)) => value,
        None => {
            let number = smith.choices.below(lanes as usize) as u32;
            smith.int32(number)
        }
    }
}

/// Adds a vector of elements of two others, some of them poison.
pub(super) fn shuffle(smith: &mut Smith<'_>) {
    let ty = smith.vector_in_use();
    let lanes = smith.module.types.lanes(ty).unwrap_or(1) as usize;
    let (a, b) = (smith.value(ty), smith.value(ty));
    let count = match smith.choices.rarely(2) {
        true => smith.lanes() as usize,
        false => lanes,
    };
    let mask: Vec<i32> = (0..count)
        .map(|_| if smith.choices.rarely(6) { -1 } else { smith.choices.below(2 * lanes) as i32 })
        .collect();
    let shuffled = InstBuilder::shuffle(smith, a, b, mask.into());
    smith.see(shuffled);
}

//! Blocks of words: a place in the type that clang has, counted as LLVM does, is found again where HLSL has it.

use super::layout::Layouts;
use super::path::{Amount, Index, Path, Resolver, Wanted};
use super::places::{Place, Term};
use llvm_model::{Type, TypeId, Types};

/// The place in a variable of type `ty`, which is one of words, for a place in the block that they stand for; `None` if the
/// place is in no part of it. Places in other variables stay.
pub(super) fn place(types: &Types, layout: &Layouts<'_>, ty: TypeId, place: &Place) -> Option<Place> {
    let Some(block) = layout.block_of_words(types, ty) else { return Some(place.clone()) };
    let resolver = Resolver::new(types, layout);
    // The block itself is selected as it is.
    let mut found = Place { descriptor: place.descriptor, ..Place::start(place.root) };
    let inner = Place { descriptor: None, ..place.clone() };
    let path = resolver.resolve(block, &inner, Wanted::SMALLEST)?;
    add_path(types, layout, block, &path, &mut found)?;
    Some(found)
}

/// Adds the bytes that HLSL has in front of what a path leads to.
fn add_path(types: &Types, layout: &Layouts<'_>, ty: TypeId, path: &Path, place: &mut Place) -> Option<()> {
    let mut at = ty;
    for index in &path.indices {
        match index {
            Index::Wrapper => at = types.element(at, 0)?,
            Index::Member(member) => {
                let offset = *layout.dense_offsets(types, at)?.get(*member as usize)?;
                place.offset = place.offset.checked_add(i64::try_from(offset).ok()?)?;
                at = types.element(at, (*member).into())?;
            }
            Index::Element(amount) => {
                let (Type::Array { element, .. } | Type::Vector { element, .. }) = types[at] else {
                    return None;
                };
                let stride = layout.dense_size(types, element)?;
                add_amount(amount, i64::try_from(stride).ok()?, place)?;
                at = element;
            }
        }
    }
    add_amount(&path.rest, 1, place)
}

/// Adds an amount of `stride` bytes each; `None` if it is not a sum.
fn add_amount(amount: &Amount, stride: i64, place: &mut Place) -> Option<()> {
    if amount.modulo > 0 || amount.divide > 1 {
        return None;
    }
    place.offset = place.offset.checked_add(amount.constant.checked_mul(stride)?)?;
    for &(factor, index) in &amount.terms {
        let stride = factor.checked_mul(stride)?;
        place.terms.push(Term { stride, index, count: None, multiple: 1 });
    }
    Some(())
}

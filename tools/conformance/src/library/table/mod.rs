//! The table: which functions there are, with which types, and what they are tried with.

mod assembly;
mod atomics;
mod conversions;
mod family;
mod groups;
mod integers;
mod maths;
mod media;
mod memory;
mod space;

use super::case::Case;

/// Every case, in the order of the table.
pub(super) fn cases() -> Vec<Case> {
    let parts = [
        maths::cases,
        media::cases,
        integers::cases,
        conversions::cases,
        memory::cases,
        groups::cases,
        atomics::cases,
        assembly::cases,
    ];
    parts.into_iter().flat_map(|part| part()).collect()
}

//! Intrinsics on vectors.

use super::Checks;

/// The checks of an intrinsic on vectors; `None` for another one.
pub(super) fn checks(_: &'static str) -> Option<Checks> {
    None
}

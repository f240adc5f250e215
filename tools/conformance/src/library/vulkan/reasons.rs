//! Cases that fall short on Vulkan, each with the reason. A run of everything fails when an entry covers nothing any more.

use super::Kind;
use crate::library::case::Case;
use crate::library::exceptions::fits;

/// Cases that fall short for one reason.
pub(super) struct Reason {
    /// The calls; `*` stands for any text.
    pub(super) calls: &'static [&'static str],
    kind: Kind,
    pub(super) reason: &'static str,
}

pub(super) const REASONS: &[Reason] = &[];

/// The number of the entry for a case that falls short.
pub(super) fn find(case: &Case, kind: Kind) -> Option<usize> {
    let names = |reason: &Reason| reason.calls.iter().any(|pattern| fits(pattern, &case.call));
    REASONS.iter().position(|reason| reason.kind == kind && names(reason))
}

//! The functions of the header that fall short, each with the reason. The list is held to what is needed: a run over the
//! whole header fails when nothing of an entry falls short any more.

use crate::declarations::Overload;
use std::collections::BTreeSet;

/// Functions that fall short.
pub(crate) struct Exception {
    /// What their names begin with.
    prefix: &'static str,
    /// What they are not.
    what: &'static str,
    /// Why.
    reason: &'static str,
}

const EXCEPTIONS: &[Exception] = &[
    Exception {
        prefix: "intel_sub_group_avc_",
        what: "valid",
        reason: "the validator takes the types of motion estimation for instructions of a function",
    },
    Exception {
        prefix: "intel_sub_group_block_write_ui",
        what: "declared",
        reason: "the header has a write to an image that is only read, under this alias alone",
    },
    Exception {
        prefix: "write_image",
        what: "valid",
        reason: "OpenCL's environment has the level of detail of a write, the validator has not",
    },
    Exception {
        prefix: "atomic_compare_exchange_",
        what: "the same",
        reason: "floats are exchanged as the integers of their bits, and nothing but the function's name says that the \
                 pointers were to floats",
    },
    Exception {
        prefix: "ndrange_",
        what: "the same",
        reason: "sizes in private memory are passed by value in the SPIR-V friendly form, and by pointer before",
    },
];

/// Whether the list has an entry for an overload.
pub(crate) fn concern(overload: &Overload) -> bool {
    EXCEPTIONS.iter().any(|e| overload.name.starts_with(e.prefix))
}

/// The reason why an overload may fall short, if there is one.
pub(crate) fn find(overload: &Overload, what: &str) -> Option<&'static str> {
    let fits = |e: &&Exception| overload.name.starts_with(e.prefix) && e.what == what;
    EXCEPTIONS.iter().find(fits).map(|e| e.reason)
}

/// Holds the list to what is needed.
pub(crate) fn all_needed(used: &BTreeSet<&str>) {
    for exception in EXCEPTIONS {
        assert!(used.contains(exception.reason), "nothing of {} falls short any more", exception.prefix);
    }
}

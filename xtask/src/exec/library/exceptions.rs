//! Where the runtime is at fault, each with the reason and what shows it. The list is held to what is needed: a run of
//! everything fails when an entry excuses nothing any more.

use super::bench::Form;
use super::case::Case;

/// Calls that fall short.
pub(super) struct Exception {
    /// The calls; `*` stands for any text.
    pub(super) calls: &'static [&'static str],
    /// The form that falls short. Without the source there is nothing to compare the others with.
    form: Form,
    pub(super) reason: &'static str,
}

pub(super) const EXCEPTIONS: &[Exception] = &[
    Exception {
        calls: &[
            "shuffle(half*",
            "shuffle2(half*",
            "ldexp(half2, int)",
            "ldexp(half3, int)",
            "ldexp(half4, int)",
            "ldexp(half8, int)",
            "ldexp(half16, int)",
        ],
        form: Form::Source,
        reason: "the runtime's library lacks these functions, also for its own compiler (`Symbols not found`)",
    },
    Exception {
        calls: &["work_group_broadcast(half, *"],
        form: Form::Source,
        reason: "the runtime's own compiler ends with a broken memory access",
    },
    Exception {
        calls: &["atomic_compare_exchange_*generic expected)"],
        form: Form::Source,
        reason: "the runtime's compiler finds out which memory the object is in, not which the expected value is in, \
                 and calls a function for this pair that its library lacks, also for its own source",
    },
];

/// The number of the entry that excuses this form of a case.
pub(super) fn find(case: &Case, form: Form) -> Option<usize> {
    let names = |exception: &Exception| exception.calls.iter().any(|pattern| fits(pattern, &case.call));
    EXCEPTIONS.iter().position(|exception| exception.form == form && names(exception))
}

/// Whether a call is one of those that a pattern stands for.
pub(super) fn fits(pattern: &str, call: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == call,
        Some((start, rest)) => call.strip_prefix(start).is_some_and(|left| {
            rest.is_empty() || left.char_indices().any(|(at, _)| fits(rest, &left[at..]))
        }),
    }
}

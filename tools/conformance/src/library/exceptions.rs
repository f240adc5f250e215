//! Where the runtime is at fault, each with the reason and what shows it. The list is held to what is needed: a run of
//! everything fails when an entry that excuses something always excuses nothing any more.

use super::bench::Form;
use super::case::Case;

/// Calls that fall short.
pub(super) struct Exception {
    /// The calls; `*` stands for any text.
    pub(super) calls: &'static [&'static str],
    /// The form that falls short. If it is the source there is nothing to compare the others with.
    form: Form,
    /// Whether it does so in every program, and not only in some.
    pub(super) always: bool,
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
            "dot(half, half)",
            "intel_sub_group_block_read_us16(*",
            "intel_sub_group_block_write_us16(*",
        ],
        form: Form::Source,
        always: true,
        reason: "the runtime's library lacks these functions, also for its own compiler (`Symbols not found`)",
    },
    Exception {
        calls: &["mad_sat(int, int, int)", "mad_sat(uint, uint, uint)"],
        form: Form::Source,
        always: false,
        reason: "the runtime's own compiler computes something else where it joins work-items to vectors, and the right \
                 thing in work-groups of one: of 3, 6761279 and 4294967295 it makes 20283836",
    },
    Exception {
        calls: &["work_group_all(int) of all", "work_group_any(int) of all"],
        form: Form::Source,
        always: true,
        reason: "the runtime's own compiler joins the integers bit by bit: all of 1 and 2 is 0, though both are true",
    },
    Exception {
        calls: &["sub_group_non_uniform_reduce_logical_xor(*", "sub_group_non_uniform_scan_*_logical_*"],
        form: Form::Source,
        always: true,
        reason: "the runtime joins the integers bit by bit where it compiles the source, and gives -1 for true; of an odd \
                 and an even count of ones it makes the same, in SPIR-V of another translator too",
    },
    Exception {
        calls: &["work_group_broadcast(half, *"],
        form: Form::Source,
        always: true,
        reason: "the runtime's own compiler ends with a broken memory access",
    },
    Exception {
        calls: &["atomic_compare_exchange_*generic expected)"],
        form: Form::Source,
        always: true,
        reason: "the runtime's compiler finds out which memory the object is in, not which the expected value is in, \
                 and calls a function for this pair that its library lacks, also for its own source",
    },
];

/// The number of the entry that excuses this form of a case.
pub(super) fn find(case: &Case, form: Form) -> Option<usize> {
    let names = |exception: &Exception| exception.calls.iter().any(|pattern| fits(pattern, &case.call));
    let is_about = |exception: &Exception| [form, Form::Source].contains(&exception.form);
    EXCEPTIONS.iter().position(|exception| is_about(exception) && names(exception))
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

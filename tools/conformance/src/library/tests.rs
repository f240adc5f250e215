//! Nothing is forgotten: every function of OpenCL C that the mapping table knows is in the suite, or left out for a reason.

use super::program::Program;
use super::{exceptions, table};
use std::collections::BTreeSet;

/// Functions that the suite leaves out, and why; `*` stands for any text.
const LEFT_OUT: &[(&[&str], &str)] = &[
    (&["printf"], "writes to a stream; the kernels of the corpus call it"),
    (
        &["__*", "is_valid_reserve_id"],
        "pipes and what clang calls itself; the kernels of the corpus have them",
    ),
    (
        &["*event*", "enqueue_marker", "get_default_queue", "ndrange_*"],
        "enqueues kernels, and computes nothing",
    ),
    (
        &["*image*", "*_media_block_*"],
        "images are no part of this suite; the kernels of the corpus have them",
    ),
    (&["*_avc_*", "*_ime_*"], "motion estimation, which no processor has"),
    (&["intel_convert_*bfloat16*"], "clang's OpenCL C has no such numbers"),
    (&["clock_read_*"], "every run reads another time"),
    (&["*_barrier_arrive", "*_barrier_wait", "*_block_prefetch_*"], "the runtime lacks the extension"),
    (
        &["*_group_reduce_*", "*_group_scan_*"],
        "the runtime lacks cl_khr_work_group_uniform_arithmetic: products, bits and logic of whole groups",
    ),
    (&["*_block_*3", "*_block_*16"], "widths that only the instruction has: no header declares these"),
];

/// The names of the functions that a text calls.
fn called(text: &str) -> BTreeSet<&str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.match_indices('(')
        .map(|(at, _)| {
            let before = &text[..at];
            &before[before.rfind(|c| !is_name(c)).map_or(0, |end| end + 1)..]
        })
        .collect()
}

/// The names of OpenCL C's functions in the mapping table.
fn known() -> BTreeSet<String> {
    let faces = spirv_mapping::rows().flat_map(|row| row.faces);
    let symbols = faces.flat_map(spirv_mapping::samples::samples).map(|sample| sample.symbol);
    symbols.map(|symbol| name_of(&symbol).to_owned()).collect()
}

/// The name that a symbol mangles.
fn name_of(symbol: &str) -> &str {
    let Some(rest) = symbol.strip_prefix("_Z") else { return symbol };
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
    let length = rest[..digits].parse().unwrap_or(0);
    &rest[digits..digits + length]
}

#[test]
fn every_function_of_the_mapping_table_is_run_or_left_out() {
    let bodies: Vec<String> = table::cases().into_iter().map(|case| case.body).collect();
    let run: BTreeSet<&str> = bodies.iter().flat_map(|body| called(body)).collect();
    let known = known();
    assert!(known.len() > 300, "{}", known.len());
    let mut forgotten: BTreeSet<&str> =
        known.iter().map(String::as_str).filter(|name| !run.contains(name)).collect();
    for (patterns, reason) in LEFT_OUT {
        for pattern in *patterns {
            let count = forgotten.len();
            forgotten.retain(|name| !exceptions::fits(pattern, name));
            assert!(forgotten.len() < count, "nothing is left out as {pattern}: {reason}");
        }
    }
    assert!(forgotten.is_empty(), "{forgotten:?}");
}

#[test]
fn a_program_of_every_topic_has_a_text() {
    let cases = table::cases();
    assert!(cases.len() > 10_000, "{}", cases.len());
    let mut topics = BTreeSet::new();
    for case in cases.iter().filter(|case| topics.insert(case.topic)) {
        let program = Program::new(std::slice::from_ref(case), 1);
        assert!(program.source().contains("kernel void k0("));
        assert_eq!(program.assembly().is_some(), case.topic == "assembly");
    }
}

#[test]
fn every_exception_is_about_calls_of_the_table() {
    let cases = table::cases();
    for exception in exceptions::EXCEPTIONS {
        for pattern in exception.calls {
            let is_there = cases.iter().any(|case| exceptions::fits(pattern, &case.call));
            assert!(is_there, "{pattern}: {}", exception.reason);
        }
    }
    assert!(exceptions::fits("a*(c*", "ab(cd)") && exceptions::fits("a*d)", "ab(cd)"));
    assert!(!exceptions::fits("a*d", "ab(cd)") && !exceptions::fits("b*", "ab"));
}

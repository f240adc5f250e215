//! The library answers to the names that our translator spells: those of every kernel of the corpus, in both dialects.

use std::collections::{BTreeMap, BTreeSet};

use spirv_llvm::{BuiltinDialect, Options, llvm_to_spirv, spirv_to_llvm};
use spirv_run::LIBRARY;

const CORE: &str = "the runner's core answers";
const ENQUEUE: &str = "kernels do not start kernels";
const PIPES: &str = "pipes are not in the library";
const FENCE: &str = "a pointer does not tell its address space here";
const NARROW: &str = "modules with pointers of 32 bits have another size_t";

/// The starts of unmangled names that have no definition in the library, and why. An entry that excuses nothing fails.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("get_work_dim", CORE),
    ("get_global_", CORE),
    ("get_local_", CORE),
    ("get_enqueued_", CORE),
    ("get_num_groups", CORE),
    ("get_group_id", CORE),
    ("get_sub_group_id", CORE),
    ("get_sub_group_local_id", CORE),
    ("get_sub_group_size", CORE),
    ("get_max_sub_group_size", CORE),
    ("get_num_sub_groups", CORE),
    ("ndrange_", ENQUEUE),
    ("enqueue_", ENQUEUE),
    ("retain_event", ENQUEUE),
    ("release_event", ENQUEUE),
    ("is_valid_event", ENQUEUE),
    ("create_user_event", ENQUEUE),
    ("set_user_event_status", ENQUEUE),
    ("capture_event_profiling_info", ENQUEUE),
    ("get_default_queue", ENQUEUE),
    ("is_valid_reserve_id", PIPES),
    ("get_fence", FENCE),
    ("vload", NARROW),
    ("vstore", NARROW),
    ("work_group_broadcast", NARROW),
];

#[test]
fn names_of_the_corpus_are_defined() {
    let library = llvm_bitcode::read(LIBRARY).expect("the library is bitcode");
    let defined: BTreeSet<&str> = library
        .functions
        .values()
        .filter(|function| function.body.is_some())
        .filter_map(|function| function.props.name.as_str())
        .collect();
    let mut missing: BTreeMap<String, String> = BTreeMap::new();
    let mut excused: BTreeSet<&str> = BTreeSet::new();
    let mut calls = 0;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../test-corpus/kernels");
    for entry in std::fs::read_dir(folder).expect("the corpus") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "bc") {
            continue;
        }
        let bitcode = std::fs::read(&path).expect("a kernel");
        // What has no SPIR-V, or asks for options, is not run.
        let Ok(spirv) = llvm_to_spirv(&bitcode, &Options::default()) else { continue };
        for dialect in [BuiltinDialect::OpenCl12, BuiltinDialect::OpenCl20] {
            let options = Options::builder().dialect(dialect).build().expect("options");
            let Ok(back) = spirv_to_llvm(&spirv.bytes, &options) else { continue };
            let module = llvm_bitcode::read(&back.bytes).expect("our own bitcode");
            for function in module.functions.values().filter(|function| function.body.is_none()) {
                let Some(name) = function.props.name.as_str() else { continue };
                let Some(plain) = unmangled(name) else { continue };
                calls += 1;
                if defined.contains(name) {
                    continue;
                }
                let is_narrow = module.triple.as_str().is_some_and(|triple| triple.starts_with("spir-"));
                let found = EXCEPTIONS
                    .iter()
                    .find(|(start, why)| plain.starts_with(start) && (*why != NARROW || is_narrow));
                if let Some((start, _)) = found {
                    excused.insert(start);
                } else {
                    missing.insert(name.to_owned(), path.display().to_string());
                }
            }
        }
    }
    assert!(calls > 500, "only {calls} calls");
    assert!(missing.is_empty(), "{} names are not defined: {missing:#?}", missing.len());
    for (start, reason) in EXCEPTIONS {
        assert!(excused.contains(start), "{start} ({reason}) excuses nothing");
    }
}

/// The name of a function before its parameters.
fn unmangled(name: &str) -> Option<&str> {
    let rest = name.strip_prefix("_Z")?;
    let digits = rest.find(|c: char| !c.is_ascii_digit())?;
    let length: usize = rest[..digits].parse().ok()?;
    rest.get(digits..digits + length)
}

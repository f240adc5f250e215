//! The library answers to the names that our translator spells: those of every kernel of the corpus, in both dialects.

#[path = "support/answers.rs"]
mod answers;

use std::collections::{BTreeMap, BTreeSet};

use answers::{LEFT_TO_OTHERS, defined};
use spirv_llvm::{BuiltinDialect, Options, llvm_to_spirv, spirv_to_llvm};
use spirv_run::LIBRARY;

const NARROW: &str = "modules with pointers of 32 bits have another size_t";

/// The same, in some modules only.
const EXCEPTIONS: &[(&str, &str)] =
    &[("vload", NARROW), ("vstore", NARROW), ("work_group_broadcast", NARROW)];

#[test]
fn names_of_the_corpus_are_defined() {
    let library = llvm_bitcode::read(LIBRARY).expect("the library is bitcode");
    let defined = defined(&library);
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
            let mut options = Options::default();
            options.llvm.dialect = dialect;
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
                let found = LEFT_TO_OTHERS
                    .iter()
                    .chain(EXCEPTIONS)
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
    for (start, reason) in LEFT_TO_OTHERS.iter().chain(EXCEPTIONS) {
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

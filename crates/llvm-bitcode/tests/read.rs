//! Reading real files of every LLVM version.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod support;

#[test]
fn files_of_every_version_are_read() {
    let mut failures = Vec::new();
    for (name, bytes) in support::compiled_corpus() {
        match llvm_bitcode::read(&bytes) {
            Ok(module) => assert!(module.functions.values().any(|f| f.body.is_some()), "{name}: no bodies"),
            Err(e) => failures.push(format!("{name}: {e}")),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

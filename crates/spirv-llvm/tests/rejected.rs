//! A host keeps no memory of rejected modules, independent of their number.

#![allow(clippy::unwrap_used, reason = "a test")]

use peak_alloc::PeakAlloc;
use spirv_llvm::{Options, Version};
use std::path::Path;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// How many modules are refused.
const MODULES: usize = 10_000;

/// Whether a file of the corpus is refused; errors are made and dropped on the way.
fn is_refused((is_spirv, bytes): &(bool, Vec<u8>)) -> bool {
    let options = Options::default();
    let translation = if *is_spirv {
        spirv_llvm::spirv_to_llvm(bytes, &options)
    } else {
        spirv_llvm::llvm_to_spirv(bytes, &options)
    };
    translation.is_err_and(|error| !error.to_string().is_empty())
}

/// The first line of a file of the corpus that is there to be refused.
const REJECTED: &[u8] = b"; Rejected:";

/// The files of the corpus that are there to be refused, and that the library refuses by itself.
fn refused() -> Vec<(bool, Vec<u8>)> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus");
    let mut inputs = Vec::new();
    for topic in
        std::fs::read_dir(corpus).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir())
    {
        for entry in std::fs::read_dir(topic).unwrap() {
            let path = entry.unwrap().path();
            let ending = path.extension().and_then(|extension| extension.to_str());
            let text = if path.is_file() { std::fs::read(&path).unwrap() } else { continue };
            match ending.filter(|_| text.starts_with(REJECTED)) {
                Some("ll") => inputs.push((false, text)),
                Some("spvasm") => {
                    let text = String::from_utf8(text).unwrap();
                    inputs.extend(spirv_llvm::assemble(&text, Version::V1_0).ok().map(|spirv| (true, spirv)));
                }
                _ => {}
            }
        }
    }
    inputs.retain(is_refused);
    inputs
}

#[test]
fn ten_thousand_refused_modules_leave_nothing() {
    let inputs = refused();
    assert!(inputs.len() >= 30, "only {} of the corpus are refused", inputs.len());
    // Data that is computed once, at the first use, exists now.
    let before = MEMORY.current_usage();
    for input in inputs.iter().cycle().take(MODULES) {
        assert!(is_refused(input));
    }
    let after = MEMORY.current_usage();
    assert!(after.abs_diff(before) <= before / 100, "{before} bytes before, {after} after");
}

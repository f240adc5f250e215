//! Wherever the system puts the program, its stack and its heap: the same bytes come out.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::path::{Path, PathBuf};

/// How often each direction runs; the system chooses other addresses each time, and the environment moves the stack.
const RUNS: usize = 100;

#[test]
fn a_hundred_layouts_of_memory_give_the_same_bytes() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("layouts");
    std::fs::create_dir_all(&folder).unwrap();
    let kernel = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus/kernels/nbody.O2.bc");
    let spirv = same_bytes(&[], &kernel, &folder.join("nbody.spv"));
    same_bytes(&["-r"], &spirv, &folder.join("nbody.bc"));
}

/// Runs the command again and again; returns the file that it wrote.
fn same_bytes(options: &[&str], input: &Path, output: &Path) -> PathBuf {
    let mut first = Vec::new();
    for run in 0..RUNS {
        let mut command = external_tools::own::built(Path::new(env!("CARGO_BIN_EXE_spirv-llvm"))).unwrap();
        command.args(options).arg(input).arg("-o").arg(output).env("PADDING", "x".repeat(run * 37));
        assert!(command.status().unwrap().success());
        let bytes = std::fs::read(output).unwrap();
        if run == 0 {
            first = bytes;
        } else {
            assert!(bytes == first, "run {run} wrote something else");
        }
    }
    output.to_owned()
}

//! The command on a terminal, which the program `script` provides.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::path::{Path, PathBuf};

/// Runs a command line of the shell on a terminal. Returns its output and its exit status.
fn on_a_terminal(arguments: &str) -> (String, Option<i32>) {
    let command = format!("'{}' {arguments}", env!("CARGO_BIN_EXE_spirv-llvm"));
    let mut script = external_tools::tool("script").unwrap().command();
    let output = script.args(["--quiet", "--return", "--command", &command, "/dev/null"]).output().unwrap();
    (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code())
}

fn kernel(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("terminal");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, "target triple = \"spir64\"\ndefine spir_kernel void @f() { ret void }\n").unwrap();
    path
}

#[test]
fn a_binary_goes_to_a_terminal_by_force_only() {
    let path = kernel("binary.ll");
    let (said, status) = on_a_terminal(&format!("'{}' -o -", path.display()));
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("standard output is a terminal") && said.contains("--force"), "{said}");
    let (said, status) = on_a_terminal(&format!("'{}' -o - --force", path.display()));
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains('\u{3}'), "{said}");
    let (said, status) = on_a_terminal(&format!("as '{}' -o -", path.display()));
    assert_eq!(status, Some(2), "{said}");
    // Text has its place there.
    let (said, status) = on_a_terminal(&format!("'{}' -o - --spirv-tools-dis", path.display()));
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("OpEntryPoint"), "{said}");
}

#[test]
fn without_input_there_is_short_help() {
    let (said, status) = on_a_terminal("");
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("Usage:") && said.contains("spirv-llvm kernel.bc -o kernel.spv"), "{said}");
    assert!(said.lines().count() < 30, "{said}");
}

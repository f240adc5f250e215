//! Reading and writing again loses nothing: LLVM prints the same text for both files.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod support;

use std::path::Path;
use std::process::Command;

use llvm_bitcode::{Version, WriteOptions};

/// A line of assembly with the blocks that a comment names as predecessors in order. LLVM prints them in the order of
/// a use list, which is no part of the module.
fn with_ordered_predecessors(line: &str) -> String {
    let Some((before, list)) = line.split_once("; preds = ") else { return line.to_owned() };
    let mut names: Vec<&str> = list.split(", ").collect();
    names.sort_unstable();
    format!("{before}; preds = {}", names.join(", "))
}

/// The text that `llvm-dis` of a version prints for a file, without the line that names the file.
fn disassembled(version: u32, bytes: &[u8], name: &str) -> Result<String, String> {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = dir.join(format!("{}.{version}.bc", support::file_name(name)));
    std::fs::write(&path, bytes).unwrap();
    let out = Command::new(format!("llvm-dis-{version}")).arg(&path).args(["-o", "-"]).output().unwrap();
    if !out.status.success() {
        return Err(format!("{}: {}", path.display(), String::from_utf8_lossy(&out.stderr)));
    }
    std::fs::remove_file(&path).unwrap();
    // The index form of inrange, which ended with LLVM 18, is dropped in reading, as LLVM does since.
    let text = String::from_utf8_lossy(&out.stdout).replace("inrange i", "i");
    Ok(text
        .lines()
        .filter(|l| !l.starts_with("; ModuleID"))
        .map(|l| with_ordered_predecessors(l) + "\n")
        .collect())
}

fn first_difference(left: &str, right: &str) -> String {
    let mut lines = left.lines().zip(right.lines()).enumerate();
    match lines.find(|(_, (l, r))| l != r) {
        Some((n, (l, r))) => format!("line {}:\n  - {l}\n  + {r}", n + 1),
        None => format!("{} lines against {}", left.lines().count(), right.lines().count()),
    }
}

/// Reads and writes a file and compares what `llvm-dis` of a version prints for both.
fn check(version: u32, options: &WriteOptions, name: &str, bytes: &[u8]) -> Result<(), String> {
    let module = llvm_bitcode::read(bytes).map_err(|e| format!("read: {e}"))?;
    let written = llvm_bitcode::write(&module, options).map_err(|e| format!("write: {e}"))?;
    let original = disassembled(version, bytes, name)?;
    let again = disassembled(version, &written.bytes, &format!("{name} rewritten"))?;
    if original == again { Ok(()) } else { Err(first_difference(&original, &again)) }
}

/// Checks many files and reports all that differ.
fn check_all(version: u32, options: &WriteOptions, files: impl IntoIterator<Item = (String, Vec<u8>)>) {
    let mut count = 0;
    let mut failures = Vec::new();
    for (name, bytes) in files {
        count += 1;
        if let Err(e) = check(version, options, &name, &bytes) {
            failures.push(format!("{name}: {e}"));
        }
    }
    assert!(count > 0);
    assert!(failures.is_empty(), "{} of {count} differ\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn compiled_files_are_the_same_after_a_rewrite() {
    check_all(22, &WriteOptions::default(), support::compiled_corpus());
}

#[test]
fn files_of_many_targets_are_the_same_after_a_rewrite() {
    let wide = support::wide_corpus();
    let count = wide.len() + support::compiled_corpus().len();
    assert!(count >= 300, "only {count} files");
    check_all(22, &WriteOptions::default(), wide);
}

#[test]
fn assembled_files_are_the_same_after_a_rewrite() {
    check_all(22, &WriteOptions::default(), support::assembled_corpus());
}

#[test]
fn files_for_the_newest_version_are_the_same() {
    let newest = WriteOptions::for_version(Version::NEWEST);
    check_all(22, &newest, support::compiled_corpus());
    check_all(22, &newest, support::assembled_corpus());
}

/// What LLVM N wrote and we wrote again for LLVM N prints the same in LLVM N.
#[test]
fn old_versions_read_their_own_files_back() {
    for version in [16, 19] {
        let options = WriteOptions::for_version(Version::new(version).unwrap());
        let clang = format!("clang-{version} ");
        let own = support::compiled_corpus().into_iter().filter(|(name, _)| name.contains(&clang));
        check_all(version, &options, own);
    }
}

/// What newer LLVM wrote is accepted by older LLVM, whose verifier finds nothing wrong with it.
#[test]
fn old_versions_read_newer_files() {
    let mut failures = Vec::new();
    for version in [16, 19] {
        let options = WriteOptions::for_version(Version::new(version).unwrap());
        for (name, bytes) in support::compiled_corpus() {
            let module = llvm_bitcode::read(&bytes).unwrap();
            let result = match llvm_bitcode::write(&module, &options) {
                Ok(written) => support::verified(version, &written.bytes, &name),
                Err(e) => Err(format!("write: {e}")),
            };
            if let Err(e) = result {
                failures.push(format!("{name} for LLVM {version}: {e}"));
            }
        }
    }
    assert!(failures.is_empty(), "{} fail\n{}", failures.len(), failures.join("\n"));
}

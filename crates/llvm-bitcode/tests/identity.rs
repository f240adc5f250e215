//! Reading and writing again loses nothing: LLVM prints the same text for both files.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod support;

use std::path::Path;
use std::process::Command;

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
    let unique: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let path = dir.join(format!("{unique}.{version}.bc"));
    std::fs::write(&path, bytes).unwrap();
    let out = Command::new(format!("llvm-dis-{version}")).arg(&path).args(["-o", "-"]).output().unwrap();
    if !out.status.success() {
        return Err(format!("{}: {}", path.display(), String::from_utf8_lossy(&out.stderr)));
    }
    std::fs::remove_file(&path).unwrap();
    let text = String::from_utf8_lossy(&out.stdout);
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

fn check(name: &str, bytes: &[u8]) -> Result<(), String> {
    let module = llvm_bitcode::read(bytes).map_err(|e| format!("read: {e}"))?;
    let written = llvm_bitcode::write(&module, &Default::default()).map_err(|e| format!("write: {e}"))?;
    let original = disassembled(22, bytes, name)?;
    let again = disassembled(22, &written.bytes, &format!("{name} rewritten"))?;
    if original == again { Ok(()) } else { Err(first_difference(&original, &again)) }
}

#[test]
fn compiled_files_are_the_same_after_a_rewrite() {
    let mut failures = Vec::new();
    for (name, bytes) in support::compiled_corpus() {
        if let Err(e) = check(&name, &bytes) {
            failures.push(format!("{name}: {e}"));
        }
    }
    assert!(failures.is_empty(), "{} differ\n{}", failures.len(), failures.join("\n"));
}

//! LLVM's own test inputs, when they are there: set `LLVM_TEST_INPUTS` to the folder `llvm/test` of LLVM's sources (for
//! example of Debian's source package `llvm-toolchain-19`). Without it there is nothing to check.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr)]

mod support;

use std::path::Path;
use support::{llvm_text, reprinted};

/// Counts of one folder.
#[derive(Default)]
struct Counts {
    accepted: usize,
    identical: usize,
    same_to_llvm: usize,
    rest: Vec<String>,
}

fn check(path: &Path, counts: &mut Counts) {
    let text = std::fs::read(path).unwrap();
    let Ok(theirs) = llvm_text(&text) else { return };
    counts.accepted += 1;
    let outcome = match reprinted(&text) {
        Ok(ours) if ours == theirs => {
            counts.identical += 1;
            return;
        }
        // What differs may be what LLVM adds on reading: attributes of intrinsics, parts of data layouts.
        Ok(ours) => match llvm_text(ours.as_bytes()) {
            Ok(again) if again == theirs => {
                counts.same_to_llvm += 1;
                return;
            }
            Ok(_) => "another module".to_owned(),
            Err(error) => format!("LLVM refuses our text: {}", error.lines().next().unwrap_or_default()),
        },
        Err(error) => error.lines().next().unwrap_or_default().to_owned(),
    };
    counts.rest.push(format!("{}: {outcome}", path.file_name().unwrap().to_string_lossy()));
}

#[test]
fn inputs_of_llvm_print_as_llvm_prints_them() {
    let Some(root) = std::env::var_os("LLVM_TEST_INPUTS") else { return };
    for folder in ["Assembler", "Bitcode"] {
        let mut paths: Vec<_> = std::fs::read_dir(Path::new(&root).join(folder))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|e| e == "ll"))
            .collect();
        paths.sort();
        let mut counts = Counts::default();
        for path in &paths {
            check(path, &mut counts);
        }
        let Counts { accepted, identical, same_to_llvm, rest } = counts;
        eprintln!(
            "{folder}: {accepted} accepted by LLVM, {identical} identical, {same_to_llvm} the same to LLVM"
        );
        for line in &rest {
            eprintln!("  {line}");
        }
        assert!(accepted > 0, "{folder} has inputs");
        assert!(
            (identical + same_to_llvm) * 100 >= accepted * 95,
            "{folder}: {} of {accepted} fall short",
            rest.len()
        );
    }
}

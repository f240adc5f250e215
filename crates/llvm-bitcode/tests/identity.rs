//! Reading and writing again loses nothing: LLVM prints the same text for both files.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod support;

use llvm_bitcode::{Version, WriteOptions};

#[test]
fn compiled_files_are_the_same_after_a_rewrite() {
    support::check_all(22, &WriteOptions::default(), support::compiled_corpus());
}

/// LLVM 23 finds the same in our files as in those of older LLVM.
#[test]
fn llvm_23_reads_the_same_after_a_rewrite() {
    support::check_all(23, &WriteOptions::default(), support::compiled_corpus());
    let for_23 = WriteOptions::for_version(Version::new(23).unwrap());
    support::check_all(23, &for_23, support::compiled_corpus());
    support::check_all(23, &for_23, support::assembled_corpus());
}

#[test]
fn files_of_many_targets_are_the_same_after_a_rewrite() {
    let wide = support::wide_corpus();
    let count = wide.len() + support::compiled_corpus().len();
    assert!(count >= 300, "only {count} files");
    support::check_all(22, &WriteOptions::default(), wide);
}

#[test]
fn assembled_files_are_the_same_after_a_rewrite() {
    support::check_all(22, &WriteOptions::default(), support::assembled_corpus());
}

/// Additions take two and a half bytes each, and much more in memory: what is plausible for a file allows for that.
#[test]
fn dense_code_is_the_same_after_a_rewrite() {
    let mut text = String::from("define i32 @sum(i32 %v0) {\n");
    for number in 1..=300_000 {
        text += &format!("%v{number} = add i32 %v{}, %v{}\n", number - 1, number - 1);
    }
    text += "ret i32 %v300000\n}\n";
    let input = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("dense.ll");
    std::fs::write(&input, text).unwrap();
    let stripped = support::produce("opt-22", &["-passes=strip"], &input).expect("the input is assembled");
    let bytes = std::fs::read(stripped).unwrap();
    support::check_rewrite(22, &WriteOptions::default(), "dense.ll", &bytes).unwrap();
}

#[test]
fn summaries_are_the_same_after_a_rewrite() {
    let corpus = support::lto_corpus();
    assert!(corpus.len() >= 80, "only {} files", corpus.len());
    for (name, bytes) in &corpus {
        assert!(llvm_bitcode::read(bytes).unwrap().summary.is_some(), "{name} has no summary");
    }
    support::check_all(22, &WriteOptions::for_version(Version::NEWEST), corpus.clone());
    // Debug records are written as calls of intrinsics, whose declarations LLVM lists, too.
    let without_debug_info = corpus.into_iter().filter(|(name, _)| !name.contains(" -g "));
    support::check_all(22, &WriteOptions::default(), without_debug_info);
}

#[test]
fn files_for_the_newest_version_are_the_same() {
    let newest = WriteOptions::for_version(Version::NEWEST);
    support::check_all(22, &newest, support::compiled_corpus());
    support::check_all(
        22,
        &newest,
        support::wide_corpus()
            .into_iter()
            .filter(|(name, _)| name.contains("clang-22 ") || name.contains("clang-23 ")),
    );
    support::check_all(22, &newest, support::assembled_corpus());
}

/// Summaries that LLVM 22 and 23 wrote have the same entries for older LLVM. Only its text for them differs.
#[test]
fn old_versions_read_newer_summaries() {
    let entries = |text: String| text.lines().filter(|line| line.starts_with('^')).count();
    let is_newest =
        |name: &str| !name.contains("clang-") || name.contains("clang-22 ") || name.contains("clang-23 ");
    let mut failures = Vec::new();
    for (name, bytes) in support::lto_corpus() {
        // Debug records become calls of intrinsics, whose declarations are listed, too.
        if !is_newest(&name) || name.contains(" -g ") {
            continue;
        }
        let module = llvm_bitcode::read(&bytes).unwrap();
        let expected = entries(support::disassembled(support::reader_of(&name, 22), &bytes, &name).unwrap());
        for version in [16, 19] {
            let options = WriteOptions::for_version(Version::new(version).unwrap());
            let written = llvm_bitcode::write(&module, &options).unwrap();
            match support::disassembled(version, &written.bytes, &name).map(entries) {
                Ok(found) if found == expected && found > 0 => {}
                Ok(found) => {
                    failures.push(format!("{name} for LLVM {version}: {found} of {expected} entries"))
                }
                Err(e) => failures.push(format!("{name} for LLVM {version}: {e}")),
            }
        }
    }
    assert!(failures.is_empty(), "{} fail\n{}", failures.len(), failures.join("\n"));
}

//! Reading and writing again loses nothing: LLVM prints the same text for both files.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod support;

use llvm_bitcode::{Version, WriteOptions};

/// Checks many files and reports all that differ.
fn check_all(version: u32, options: &WriteOptions, files: impl IntoIterator<Item = (String, Vec<u8>)>) {
    let mut count = 0;
    let mut failures = Vec::new();
    for (name, bytes) in files {
        count += 1;
        if let Err(e) = support::check_rewrite(version, options, &name, &bytes) {
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
fn summaries_are_the_same_after_a_rewrite() {
    let corpus = support::lto_corpus();
    assert!(corpus.len() >= 80, "only {} files", corpus.len());
    for (name, bytes) in &corpus {
        assert!(llvm_bitcode::read(bytes).unwrap().summary.is_some(), "{name} has no summary");
    }
    check_all(22, &WriteOptions::for_version(Version::NEWEST), corpus.clone());
    // Debug records are written as calls of intrinsics, whose declarations LLVM lists, too.
    let without_debug_info = corpus.into_iter().filter(|(name, _)| !name.contains(" -g "));
    check_all(22, &WriteOptions::default(), without_debug_info);
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
        let all =
            support::compiled_corpus().into_iter().chain(support::wide_corpus()).chain(support::lto_corpus());
        let own = all.filter(|(name, _)| name.contains(&clang));
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

/// Summaries that LLVM 22 wrote have the same entries for older LLVM. Only its text for them differs.
#[test]
fn old_versions_read_newer_summaries() {
    let entries = |text: String| text.lines().filter(|line| line.starts_with('^')).count();
    let is_newest = |name: &str| !name.contains("clang-") || name.contains("clang-22 ");
    let mut failures = Vec::new();
    for (name, bytes) in support::lto_corpus() {
        // Debug records become calls of intrinsics, whose declarations are listed, too.
        if !is_newest(&name) || name.contains(" -g ") {
            continue;
        }
        let module = llvm_bitcode::read(&bytes).unwrap();
        let expected = entries(support::disassembled(22, &bytes, &name).unwrap());
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

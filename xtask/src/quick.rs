//! `cargo xtask test --quick`: the tests that need Rust and nothing else.
//!
//! A target below `tests/` belongs to them unless its sources start a program of others: they cannot without one of the names in
//! [`STARTERS`]. Tests beside the code they test always belong to them. (The feature that brings SPIRV-Tools' C++ is off.)

use crate::tidy;
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use task_support::workspace;

/// Names of modules and functions that start external programs, at least one of each library that depends on `external-tools`.
const STARTERS: [&str; 7] = [
    "emulation_proofs::run",
    "emulation_proofs::solver",
    "emulation_proofs::validation",
    "external_tools::tool",
    "filetest::oracle",
    "generate::execution",
    "generate::laws",
];

/// The runner cannot be built without LLVM.
const RUNNER: &str = "spirv-run";

/// The generator of the C ABI's header has no tests, and builds cbindgen.
const HEADER: &str = "c-header";

/// Runs them; `args` go to `cargo test`.
///
/// # Errors
/// A test fails or does not build.
pub(crate) fn run(args: &[String]) -> Result<()> {
    let mut targets: BTreeMap<String, bool> = BTreeMap::new();
    let runner = workspace::root().join("tools").join(RUNNER);
    for target in tidy::test_targets()?.into_iter().filter(|target| !target.source.starts_with(&runner)) {
        let starts = starts_tools(&target.source, true)?;
        let known = *targets.entry(target.name.clone()).or_insert(starts);
        ensure!(
            known == starts,
            "two packages have tests `{}`, and one of them needs more than Rust: rename one",
            target.name
        );
    }
    let mut test = workspace::cargo();
    test.args(["test", "--workspace", "--exclude", RUNNER, "--exclude", HEADER, "--lib", "--bins"]);
    for (name, _) in targets.iter().filter(|(_, starts)| !**starts) {
        test.args(["--test", name]);
    }
    workspace::run(test.args(args))
}

/// Whether a source, or a module below it, starts programs of others.
fn starts_tools(source: &Path, is_root: bool) -> Result<bool> {
    let text = std::fs::read_to_string(source).with_context(|| source.display().to_string())?;
    if STARTERS.iter().any(|name| names(&text, name)) {
        return Ok(true);
    }
    for module in modules(&text, source, is_root) {
        if module.is_file() && starts_tools(&module, false)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a source has a path, written out or as a part of a `use` with braces.
fn names(text: &str, path: &str) -> bool {
    let Some((library, item)) = path.split_once("::") else { return false };
    let opening = format!("use {library}::{{");
    text.contains(path) || text.lines().any(|line| line.starts_with(&opening) && line.contains(item))
}

/// Where the sources of the modules that a source declares may be.
fn modules(text: &str, source: &Path, is_root: bool) -> Vec<PathBuf> {
    let parent = source.parent().unwrap_or(Path::new(""));
    let beside = is_root || source.file_name().is_some_and(|name| name == "mod.rs");
    let folder = if beside { parent.to_owned() } else { source.with_extension("") };
    let mut found = Vec::new();
    let mut path = None;
    for line in text.lines().map(str::trim) {
        if let Some(attribute) = line.strip_prefix("#[path = \"") {
            path = attribute.split('"').next().map(|name| parent.join(name));
            continue;
        }
        let declared =
            line.trim_start_matches("pub ").strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';'));
        if let Some(name) = declared {
            match path.take() {
                Some(path) => found.push(path),
                None => found.extend([folder.join(format!("{name}.rs")), folder.join(name).join("mod.rs")]),
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_found_where_rust_looks() {
        let text = "mod a;\n#[path = \"../other/mod.rs\"]\nmod b;\nmod inline { }\n";
        let root = modules(text, Path::new("tests/x.rs"), true);
        assert_eq!(root, ["tests/a.rs", "tests/a/mod.rs", "tests/../other/mod.rs"].map(PathBuf::from));
        let below = modules("mod a;\n", Path::new("tests/x/y.rs"), false);
        assert_eq!(below, ["tests/x/y/a.rs", "tests/x/y/a/mod.rs"].map(PathBuf::from));
    }

    #[test]
    fn tests_are_told_from_those_that_start_tools() {
        let starts = |target: &str| starts_tools(&workspace::root().join(target), true).unwrap();
        assert!(starts("crates/llvm-bitcode/tests/identity.rs"));
        assert!(starts("crates/spirv-llvm/tests/text_identity.rs"));
        assert!(starts("crates/emulation-proofs/tests/rules.rs"));
        assert!(starts("crates/generate/tests/laws.rs"));
        assert!(!starts("crates/spirv-grammar/tests/lookups.rs"));
    }

    #[test]
    fn each_library_that_starts_tools_has_a_name_here() {
        let crates = workspace::root().join("crates").read_dir().unwrap();
        let mut libraries = 0;
        for folder in crates.map(|entry| entry.unwrap().path()) {
            let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
            let (_, dependencies) = manifest.split_once("\n[dependencies]\n").unwrap_or_default();
            let dependencies = dependencies.split("\n[").next().unwrap();
            if dependencies.lines().any(|line| line.starts_with("external-tools")) {
                let library = folder.file_name().unwrap().to_str().unwrap().replace('-', "_");
                assert!(STARTERS.iter().any(|name| name.starts_with(&library)), "{library}");
                libraries += 1;
            }
        }
        assert!(libraries > 1);
    }
}

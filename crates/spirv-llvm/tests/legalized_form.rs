//! After legalization a module has none of the constructs that legalization removes: over the corpus, and over LLVM's
//! own test inputs where the environment variable `LLVM_TEST_INPUTS` names their folder (`cargo xtask llvm-inputs`
//! fetches them).

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a test that reports")]

use llvm_model::Module;
use spirv_llvm::Options;
use std::path::{Path, PathBuf};

/// The first line of a file that is refused, by legalization or after it.
const REJECTED: &[u8] = b"; Rejected:";

/// The files with LLVM IR under a folder, except for those that are there to be refused.
fn inputs(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            inputs(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "ll" || ending == "bc")
            && !std::fs::read(&path).unwrap().starts_with(REJECTED)
        {
            out.push(path);
        }
    }
}

/// Returns the module in a file, if it is valid; modules for another target are treated as if they were for this one.
fn read(path: &Path) -> Option<Module> {
    let bytes = std::fs::read(path).unwrap();
    let mut module = if path.extension().is_some_and(|ending| ending == "ll") {
        llvm_asm::parse(&bytes).ok()?
    } else {
        let mut module = llvm_bitcode::read(&bytes).ok()?;
        llvm_model::upgrade::upgrade(&mut module);
        module
    };
    llvm_model::verify::verify(&module).ok()?;
    if llvm_legalize::data_layout(
        &module,
        Options::default().spirv.profile,
        &mut translate_common::Diagnostics::default(),
    )
    .is_err()
    {
        module.triple = "spir64-unknown-unknown".into();
        module.data_layout = "".into();
    }
    Some(module)
}

/// Returns the first construct that legalization should have removed; `None` if the module is invalid or has no form in
/// SPIR-V.
fn left_over(path: &Path, options: &Options) -> Option<Vec<String>> {
    let mut module = read(path)?;
    let layout = llvm_legalize::data_layout(
        &module,
        options.spirv.profile,
        &mut translate_common::Diagnostics::default(),
    )
    .ok()?;
    let (mut diagnostics, mut losses) = Default::default();
    llvm_legalize::run(&mut module, &layout, options, &mut diagnostics, &mut losses)?;
    (!diagnostics.has_errors()).then(|| llvm_legalize::postcondition::violations(&module, false))
}

/// Legalizes everything in a folder; returns how many modules that was.
fn check(folder: &Path) -> usize {
    let mut files = Vec::new();
    inputs(folder, &mut files);
    files.sort();
    let (mut count, mut bad) = (0, Vec::new());
    for path in files {
        let Some(found) = left_over(&path, &Options::default()) else { continue };
        count += 1;
        bad.extend(found.into_iter().map(|what| format!("{}: {what}", path.display())));
    }
    println!("{count} modules of {}", folder.display());
    assert!(bad.is_empty(), "{} left over:\n{}", bad.len(), bad.join("\n"));
    count
}

#[test]
fn nothing_is_left_of_what_legalization_removes() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus");
    assert!(check(&corpus) > 100);
}

#[test]
fn nothing_is_left_in_inputs_of_llvm() {
    match std::env::var_os("LLVM_TEST_INPUTS") {
        Some(folder) => assert!(check(Path::new(&folder)) > 100),
        None => println!("LLVM_TEST_INPUTS is not set"),
    }
}

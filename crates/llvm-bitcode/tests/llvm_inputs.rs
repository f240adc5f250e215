//! LLVM's own test inputs as an oracle. They are not part of this project: the folder with them is named by the
//! environment variable `LLVM_TEST_INPUTS` (the folders `llvm/test/Assembler` and `llvm/test/Bitcode` of a source
//! package of LLVM).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a report")]

mod support;

use std::path::{Path, PathBuf};

use llvm_bitcode::{BitcodeFile, ReadError, WriteOptions};

/// All files under a folder with an extension, in order.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn folder() -> PathBuf {
    PathBuf::from(std::env::var_os("LLVM_TEST_INPUTS").expect("LLVM_TEST_INPUTS names the folder"))
}

#[test]
#[ignore = "needs LLVM's sources, see the top of this file"]
fn assembly_is_the_same_through_reader_and_writer() {
    let (mut accepted, mut failures) = (0, Vec::new());
    for path in files(&folder(), "ll") {
        let Some(bitcode) = support::produce("llvm-as-22", &["-preserve-bc-uselistorder=false"], &path)
        else {
            continue;
        };
        accepted += 1;
        let bytes = std::fs::read(bitcode).unwrap();
        let name = path.file_stem().unwrap().to_string_lossy();
        if let Err(e) = support::check_rewrite(22, &WriteOptions::default(), &name, &bytes) {
            failures.push(format!("{}: {e}", path.display()));
        }
    }
    println!("{accepted} accepted by llvm-as, {} differ", failures.len());
    println!("{}", failures.join("\n"));
    assert!(accepted > 0 && failures.len() * 20 <= accepted);
}

/// Reads every module of a file.
fn read_all(bytes: &[u8]) -> Result<(), ReadError> {
    let file = BitcodeFile::open(bytes)?;
    (0..file.module_count()).try_for_each(|number| file.read_module(number).map(|_| ()))
}

#[test]
#[ignore = "needs LLVM's sources, see the top of this file"]
fn bitcode_is_read_or_its_producer_is_named() {
    let (mut accepted, mut old, mut failures) = (0, 0, Vec::new());
    for path in files(&folder(), "bc") {
        let bytes = std::fs::read(&path).unwrap();
        if support::disassembled(22, &bytes, "original").is_err() {
            continue;
        }
        accepted += 1;
        let Err(e) = read_all(&bytes) else { continue };
        let version: Option<u32> =
            e.producer().and_then(|p| p.strip_prefix("LLVM")).and_then(|v| v.split('.').next()?.parse().ok());
        match version {
            Some(version) if version < 14 => old += 1,
            // Identification blocks came with LLVM 3.8.
            None if e.producer() == Some("") => old += 1,
            _ => failures.push(format!("{}: {e}", path.display())),
        }
    }
    println!("{accepted} read by llvm-dis, {old} too old, {} refused", failures.len());
    println!("{}", failures.join("\n"));
    assert!(accepted > 0 && failures.is_empty());
}

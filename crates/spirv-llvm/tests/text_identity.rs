//! A module is the same after it was printed and parsed: over 300 modules of clang 14 to 23, for many targets.
//!
//! Two modules are compared by the text that LLVM 22 prints for their bitcode (LLVM 23, if it wrote the bitcode),
//! because equal modules may number their types, constants and metadata in different orders. In the text for files from
//! before LLVM 22 the order of declarations is ignored: those that replace older ones are added in another order when
//! it reads bitcode than when it reads text.

#[path = "../../llvm-asm/tests/support/mod.rs"]
mod asm_support;
#[path = "../../llvm-bitcode/tests/support/mod.rs"]
mod support;

use asm_support::without_declaration_order;
use rayon::prelude::*;
use support::{disassembled, first_difference, reader_of};

/// Returns the text that LLVM prints for a file, without empty lines.
fn llvm_text(bytes: &[u8], name: &str) -> Result<String, String> {
    let text = disassembled(reader_of(name, 22), bytes, name)?;
    Ok(text.lines().filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect())
}

fn check(name: &str, bytes: &[u8]) -> Result<(), String> {
    let module = llvm_bitcode::read(bytes).map_err(|e| format!("read: {e}"))?;
    let text = llvm_asm::print(&module).map_err(|e| format!("print: {e}"))?;
    let parsed = llvm_asm::parse(&text).map_err(|e| format!("parse: {e}"))?;
    let written = llvm_bitcode::write(&parsed, &Default::default()).map_err(|e| format!("write: {e}"))?.bytes;
    let mut original = llvm_text(bytes, &format!("{name} original"))?;
    let mut again = llvm_text(&written, &format!("{name} from text"))?;
    if original != again && !name.contains("clang-22") && reader_of(name, 22) == 22 {
        original = without_declaration_order(&original);
        again = without_declaration_order(&again);
    }
    if original != again {
        return Err(first_difference(&original, &again));
    }
    // Once it is in the form of LLVM 22, its text does not change any more.
    let second = llvm_asm::print(&parsed).map_err(|e| format!("print: {e}"))?;
    let parsed = llvm_asm::parse(&second).map_err(|e| format!("parse: {e}"))?;
    let third = llvm_asm::print(&parsed).map_err(|e| format!("print: {e}"))?;
    if second != third { Err(format!("the text: {}", first_difference(&second, &third))) } else { Ok(()) }
}

#[test]
fn modules_are_the_same_after_printing_and_parsing() {
    let mut corpus = support::compiled_corpus();
    corpus.extend(support::wide_corpus());
    assert!(corpus.len() >= 300, "only {} modules", corpus.len());
    check_all(&corpus);
}

#[test]
fn summaries_are_the_same_after_printing_and_parsing() {
    let mut corpus = support::lto_corpus();
    // Summaries list declarations of intrinsics. Those have other names in older files, and debug records are written as
    // calls of intrinsics, too.
    let is_newest =
        |name: &str| !name.contains("clang-") || name.contains("clang-22 ") || name.contains("clang-23 ");
    corpus.retain(|(name, _)| is_newest(name) && !name.contains(" -g "));
    check_all(&corpus);
}

/// The printed text of a summary in bitcode is the text that LLVM prints.
#[test]
fn summaries_are_printed_as_llvm_prints_them() {
    let entries = |text: &str| -> String {
        text.lines().filter(|line| line.starts_with('^')).map(|line| format!("{line}\n")).collect()
    };
    for (name, bytes) in support::lto_corpus() {
        let theirs = entries(&disassembled(reader_of(&name, 22), &bytes, &name).unwrap());
        // The path of a module that is not part of an index of many is that of the file.
        let theirs = theirs.replace("(path: \"module\"", "(path: \"<stdin>\"");
        let ours = entries(&llvm_asm::print(&llvm_bitcode::read(&bytes).unwrap()).unwrap());
        assert!(theirs == ours, "{name}: {}", first_difference(&theirs, &ours));
    }
}

/// Checks many modules and reports all that differ.
fn check_all(corpus: &[(String, Vec<u8>)]) {
    let failures: Vec<String> = corpus
        .par_iter()
        .filter_map(|(name, bytes)| check(name, bytes).err().map(|e| format!("{name}: {e}")))
        .collect();
    assert!(failures.is_empty(), "{} of {} differ\n{}", failures.len(), corpus.len(), failures.join("\n"));
}

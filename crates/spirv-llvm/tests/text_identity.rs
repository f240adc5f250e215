//! A module is the same after it was printed and parsed: over 300 modules of clang 14 to 22, for many targets.
//!
//! Two modules are compared by what LLVM 22 prints for their bitcode, because equal modules may number their types,
//! constants and metadata in different orders. Of what LLVM prints two things are left out: the order in which a block's
//! predecessors are listed, which is no part of the module, and the ill-formed declarations of `llvm.lifetime.*.i64`,
//! which LLVM 22 adds and never uses when it upgrades files from before LLVM 22.

#[path = "../../llvm-bitcode/tests/support/mod.rs"]
mod support;

use support::{disassembled, first_difference};

/// What LLVM 22 prints for a file, without what is not compared.
fn llvm_text(bytes: &[u8], name: &str) -> Result<String, String> {
    let text = disassembled(22, bytes, name)?;
    let kept = text.lines().filter(|line| {
        let is_never_used = line.starts_with("declare void @llvm.lifetime.") && line.contains(".i64(i64)");
        !line.is_empty() && !is_never_used
    });
    Ok(kept.map(|line| format!("{line}\n")).collect())
}

fn check(name: &str, bytes: &[u8]) -> Result<(), String> {
    let module = llvm_bitcode::read(bytes).map_err(|e| format!("read: {e}"))?;
    let text = llvm_asm::print(&module).map_err(|e| format!("print: {e}"))?;
    let parsed = llvm_asm::parse(&text).map_err(|e| format!("parse: {e}"))?;
    let written = llvm_bitcode::write(&parsed, &Default::default()).map_err(|e| format!("write: {e}"))?.bytes;
    let original = llvm_text(bytes, &format!("{name} original"))?;
    let again = llvm_text(&written, &format!("{name} from text"))?;
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
    let is_newest = |name: &str| !name.contains("clang-") || name.contains("clang-22 ");
    corpus.retain(|(name, _)| is_newest(name) && !name.contains(" -g "));
    check_all(&corpus);
}

/// Checks many modules and reports all that differ.
fn check_all(corpus: &[(String, Vec<u8>)]) {
    let failures: Vec<String> = corpus
        .iter()
        .filter_map(|(name, bytes)| check(name, bytes).err().map(|e| format!("{name}: {e}")))
        .collect();
    assert!(failures.is_empty(), "{} of {} differ\n{}", failures.len(), corpus.len(), failures.join("\n"));
}

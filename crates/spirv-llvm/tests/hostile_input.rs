//! Any bytes in, a result or a typed error out: every truncation and every flipped byte of a small module of each kind.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

use spirv_llvm::{Error, Options, Translation};
use std::path::Path;

type Translate = fn(&[u8], &Options) -> Result<Translation, Error>;

fn bitcode() -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus/kernels/vector_add.O2.bc");
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The same module as SPIR-V.
fn spirv() -> Vec<u8> {
    spirv_llvm::llvm_to_spirv(&bitcode(), &Options::default()).unwrap().bytes
}

/// Whether there is a result. The library turns a panic into an error of its own kind, which is a failure here.
fn accepted(what: &str, translate: Translate, bytes: &[u8]) -> bool {
    match translate(bytes, &Options::default()) {
        Err(Error::Internal(message)) => panic!("{what}: internal defect: {message}"),
        result => result.is_ok(),
    }
}

/// Cuts the module after every word, and in the last one; a module that lost everything must not be accepted.
fn truncate(module: &[u8], translate: Translate) {
    let last = module.len().saturating_sub(4)..module.len();
    for length in (0..module.len()).step_by(4).chain(last) {
        accepted(&format!("cut to {length} bytes"), translate, &module[..length]);
    }
    assert!(!accepted("nothing", translate, &[]), "no bytes are no module");
}

/// Turns over every byte: all its bits, its lowest, its highest.
fn flip(module: &[u8], translate: Translate) {
    let mut bytes = module.to_vec();
    for position in 0..bytes.len() {
        for mask in [0xff, 0x01, 0x80] {
            bytes[position] ^= mask;
            accepted(&format!("byte {position} flipped by {mask:#x}"), translate, &bytes);
            bytes[position] ^= mask;
        }
    }
    assert!(accepted("the undamaged module", translate, &bytes));
}

#[test]
fn truncated_bitcode() {
    truncate(&bitcode(), spirv_llvm::llvm_to_spirv);
}

#[test]
fn truncated_spirv() {
    truncate(&spirv(), spirv_llvm::spirv_to_llvm);
}

#[test]
fn flipped_bitcode() {
    flip(&bitcode(), spirv_llvm::llvm_to_spirv);
}

#[test]
fn flipped_spirv() {
    flip(&spirv(), spirv_llvm::spirv_to_llvm);
}

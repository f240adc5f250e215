//! Any bytes in, a result or a typed error out: truncations and flipped bytes of small valid files of each kind.

#![allow(clippy::panic, clippy::unwrap_used)] // a test stops where it fails

use spirv_llvm::{Error, Options, Translation};
use std::path::Path;

type Translate = fn(&[u8], &Options) -> Result<Translation, Error>;

fn corpus(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus/kernels").join(name);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Small files of each kind: bitcode and the SPIR-V made from it.
fn inputs() -> [(&'static str, Vec<u8>, Translate); 2] {
    let bitcode = corpus("vector_add.O2.bc");
    let spirv = spirv_llvm::llvm_to_spirv(&bitcode, &Options::default()).unwrap().bytes;
    [
        ("bitcode", bitcode, spirv_llvm::llvm_to_spirv as Translate),
        ("SPIR-V", spirv, spirv_llvm::spirv_to_llvm),
    ]
}

fn check(what: &str, translate: Translate, bytes: &[u8]) {
    if let Err(Error::Internal(message)) = translate(bytes, &Options::default()) {
        panic!("{what}: internal defect: {message}");
    }
}

#[test]
fn every_truncation_is_an_error_or_a_result() {
    for (kind, bytes, translate) in inputs() {
        for length in (0..bytes.len()).step_by(4).chain(bytes.len().saturating_sub(4)..bytes.len()) {
            check(&format!("{kind} cut to {length} bytes"), translate, &bytes[..length]);
        }
    }
}

#[test]
fn every_flipped_byte_is_an_error_or_a_result() {
    for (kind, bytes, translate) in inputs() {
        for position in 0..bytes.len() {
            for flip in [0x01, 0x80, 0xff] {
                let mut changed = bytes.clone();
                changed[position] ^= flip;
                check(&format!("{kind} with byte {position} flipped by {flip:#x}"), translate, &changed);
            }
        }
    }
}

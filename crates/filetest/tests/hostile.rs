//! Bytes that are no module: every truncation and every flipped byte of a small module of each kind gives a result or
//! an error, never a panic.

use filetest::corpus;
use spirv_llvm::Options;
use std::error::Error;

/// The smaller of the two modules that are damaged, as LLVM bitcode.
fn bitcode() -> Result<Vec<u8>, Box<dyn Error>> {
    Ok(std::fs::read(corpus::folder().join("kernels/vector_add.O2.bc"))?)
}

/// The same module as SPIR-V.
fn spirv() -> Result<Vec<u8>, Box<dyn Error>> {
    Ok(spirv_llvm::llvm_to_spirv(&bitcode()?, &Options::default())?.bytes)
}

/// What is done to the damaged bytes: whatever comes back, it comes back.
type Translate = fn(&[u8]) -> bool;

fn forward(bytes: &[u8]) -> bool {
    accepted(spirv_llvm::llvm_to_spirv(bytes, &Options::default()))
}

fn reverse(bytes: &[u8]) -> bool {
    accepted(spirv_llvm::spirv_to_llvm(bytes, &Options::default()))
}

/// Whether there is a result. The library turns a panic into an error of its own kind, which is a failure here.
fn accepted(result: Result<spirv_llvm::Translation, spirv_llvm::Error>) -> bool {
    assert!(!matches!(result, Err(spirv_llvm::Error::Internal(_))), "{:?}", result.err());
    result.is_ok()
}

/// Cuts the module after every word; a module that lost its end must not be accepted silently as nothing.
fn truncate(module: &[u8], translate: Translate) {
    for end in (0..module.len()).step_by(4) {
        translate(&module[..end]);
    }
    assert!(!translate(&[]), "no bytes are no module");
}

/// Turns over every byte: all its bits, its lowest, its highest.
fn flip(module: &[u8], translate: Translate) {
    let mut bytes = module.to_vec();
    for at in 0..bytes.len() {
        for mask in [0xff, 0x01, 0x80] {
            bytes[at] ^= mask;
            translate(&bytes);
            bytes[at] ^= mask;
        }
    }
    assert!(translate(&bytes), "the undamaged module translates");
}

#[test]
fn truncated_bitcode() -> Result<(), Box<dyn Error>> {
    truncate(&bitcode()?, forward);
    Ok(())
}

#[test]
fn truncated_spirv() -> Result<(), Box<dyn Error>> {
    truncate(&spirv()?, reverse);
    Ok(())
}

#[test]
fn flipped_bitcode() -> Result<(), Box<dyn Error>> {
    flip(&bitcode()?, forward);
    Ok(())
}

#[test]
fn flipped_spirv() -> Result<(), Box<dyn Error>> {
    flip(&spirv()?, reverse);
    Ok(())
}

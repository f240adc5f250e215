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

/// Types of shaders that are made of the same type twice, level by level: each is looked at once.
#[test]
fn types_with_common_parts() {
    let mut module =
        "target triple = \"spirv1.6-unknown-vulkan1.3-compute\"\n%t0 = type <{ i32, <3 x i32> }>\n"
            .to_owned();
    for level in 1..30 {
        module += &format!("%t{level} = type <{{ %t{0}, %t{0} }}>\n", level - 1);
    }
    module += "@constants = external addrspace(13) global %t29\n\
               @index = internal addrspace(10) global i64 0\n\
               define void @main() #0 {\n\
               %v = alloca %t29\n\
               %i = load i64, ptr addrspace(10) @index\n\
               %p = getelementptr i8, ptr addrspace(13) @constants, i64 %i\n\
               %x = load i32, ptr addrspace(13) %p\n\
               store i32 %x, ptr %v\n\
               ret void\n\
               }\n\
               attributes #0 = { \"hlsl.shader\"=\"compute\" \"hlsl.numthreads\"=\"1,1,1\" }\n";
    let start = std::time::Instant::now();
    let _ = spirv_llvm::llvm_to_spirv(module.as_bytes(), &Options::default());
    assert!(start.elapsed().as_secs() < 10);
}

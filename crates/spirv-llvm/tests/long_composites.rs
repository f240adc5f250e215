//! Constants with more elements than an instruction has words: instructions continue the composite
//! (SPV_INTEL_long_composites). SPIRV-Tools knows them within functions only, so it is no judge here.

#![allow(clippy::unwrap_used, reason = "a failed test panics")]

use spirv_llvm::{ExtensionPolicy, Options};
use std::fmt::Write as _;

/// More than two instructions hold.
const ELEMENTS: u32 = 140_000;

fn module() -> String {
    let mut elements = String::new();
    for index in 0..ELEMENTS {
        let comma = if index == 0 { "" } else { ", " };
        write!(elements, "{comma}i8 {}", index * 7 % 251).unwrap();
    }
    format!(
        "target triple = \"spir64-unknown-unknown\"\n@t = addrspace(2) constant [{ELEMENTS} x i8] [{elements}], align 1\n"
    )
}

/// The elements of the table in a module, as bitcode or assembly has them.
fn table(llvm: &[u8]) -> String {
    let text = spirv_llvm::disassemble(llvm).unwrap();
    let line = text.lines().find(|line| line.starts_with("@t ")).unwrap();
    line.split(" x i8] ").nth(1).unwrap().to_owned()
}

#[test]
fn a_long_constant_comes_back() {
    let mut options = Options::default();
    options.extensions = ExtensionPolicy::none();
    options.extensions.set("SPV_INTEL_long_composites", true);
    let spirv = spirv_llvm::llvm_to_spirv(module().as_bytes(), &options).unwrap().bytes;
    let text = spirv_llvm::disassemble(&spirv).unwrap();
    assert_eq!(text.lines().filter(|line| line.contains("OpConstantCompositeContinuedINTEL")).count(), 2);
    let back = spirv_llvm::spirv_to_llvm(&spirv, &options).unwrap().bytes;
    let input = spirv_llvm::assemble_llvm(module().as_bytes(), &options).unwrap().bytes;
    assert_eq!(table(&back), table(&input));
}

#[test]
fn without_the_extension_it_is_refused_at_its_place() {
    let error = spirv_llvm::llvm_to_spirv(module().as_bytes(), &Options::default()).unwrap_err().to_string();
    assert!(error.contains("'@t'") && error.contains("SPV_INTEL_long_composites"), "{error}");
}

//! Constants with more elements and structures with more members than an instruction has words: instructions continue
//! them (SPV_INTEL_long_composites). SPIRV-Tools supports them within functions only, so it cannot be the reference
//! here.

#![allow(clippy::unwrap_used, reason = "a failed test panics")]

use spirv_llvm::{ExtensionPolicy, Forms, Options};
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
    options.spirv.extensions = ExtensionPolicy::none();
    options.spirv.extensions.set("SPV_INTEL_long_composites", true);
    let spirv = spirv_llvm::llvm_to_spirv(module().as_bytes(), &options).unwrap().bytes;
    let text = spirv_llvm::disassemble(&spirv).unwrap();
    assert_eq!(text.lines().filter(|line| line.contains("OpConstantCompositeContinuedINTEL")).count(), 2);
    let back = spirv_llvm::spirv_to_llvm(&spirv, &options).unwrap().bytes;
    let input = spirv_llvm::assemble_llvm(module().as_bytes(), &options).unwrap().bytes;
    assert_eq!(table(&back), table(&input));
}

/// A function that stores to the last member of a structure with one more.
fn structure() -> String {
    let members = "i8, ".repeat(ELEMENTS as usize);
    format!(
        "target triple = \"spir64-unknown-unknown\"\n%s = type {{ {members}float }}\n\
         define spir_func void @f(ptr %p) {{\n  %q = getelementptr %s, ptr %p, i64 0, i32 {ELEMENTS}\n  \
         store float 1.0, ptr %q\n  ret void\n}}\n"
    )
}

#[test]
fn a_long_structure_comes_back() {
    for forms in [Forms::PLAIN, Forms::KHRONOS] {
        let mut options = Options::default();
        options.spirv.forms = forms;
        options.spirv.extensions = ExtensionPolicy::none();
        options.spirv.extensions.set("SPV_INTEL_long_composites", true);
        let spirv = spirv_llvm::llvm_to_spirv(structure().as_bytes(), &options).unwrap().bytes;
        let text = spirv_llvm::disassemble(&spirv).unwrap();
        let mut lines = text.lines().skip_while(|line| !line.contains(" = OpTypeStruct "));
        let continued = lines.by_ref().skip(1).take_while(|line| line.contains("OpTypeStructContinuedINTEL"));
        assert_eq!(continued.count(), 2, "directly behind it");
        spirv_llvm::validate(&spirv).unwrap();
        let back = spirv_llvm::spirv_to_llvm(&spirv, &options).unwrap().bytes;
        let text = spirv_llvm::disassemble(&back).unwrap();
        let ty = text.lines().find(|line| line.starts_with("%s = type")).unwrap();
        assert_eq!(ty.matches("i8, ").count(), ELEMENTS as usize);
        assert!(ty.ends_with("float }"));
    }
}

#[test]
fn without_the_extension_it_is_refused_at_its_place() {
    let error = spirv_llvm::llvm_to_spirv(module().as_bytes(), &Options::default()).unwrap_err().to_string();
    assert!(error.contains("'@t'") && error.contains("SPV_INTEL_long_composites"), "{error}");
}

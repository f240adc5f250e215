//! LLVM assembly is accepted wherever bitcode is, with the same result.

use spirv_llvm::{ExtensionPolicy, Options};
use std::path::Path;

#[test]
fn assembly_translates_as_its_bitcode_does() {
    let mut options = Options::default();
    options.spirv.extensions = ExtensionPolicy::all();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus/kernels");
    let mut tried = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if !path.to_string_lossy().ends_with(".O2.bc") {
            continue;
        }
        let bitcode = std::fs::read(&path).unwrap();
        let text = spirv_llvm::disassemble(&bitcode).unwrap();
        assert!(spirv_llvm::is_llvm_assembly(text.as_bytes()), "{}", path.display());
        let from_text = spirv_llvm::llvm_to_spirv(text.as_bytes(), &options).unwrap();
        let from_bitcode = spirv_llvm::llvm_to_spirv(&bitcode, &options).unwrap();
        let listing = |bytes: &[u8]| spirv_llvm::disassemble(bytes).unwrap();
        assert_eq!(listing(&from_text.bytes), listing(&from_bitcode.bytes), "{}", path.display());
        let again = spirv_llvm::assemble_llvm(text.as_bytes(), &options).unwrap();
        assert_eq!(spirv_llvm::disassemble(&again.bytes).unwrap(), text, "{}", path.display());
        tried += 1;
    }
    assert!(tried >= 40, "only {tried} modules");
}

#[test]
fn mistakes_have_line_and_column() {
    let text = b"define spir_kernel void @k() {\n  retvoid\n}\n";
    let error = spirv_llvm::llvm_to_spirv(text, &Options::default()).unwrap_err().to_string();
    assert!(error.contains("line 2, column 3"), "{error}");
}

#[test]
fn the_two_assembly_languages_are_told_apart() {
    for (text, llvm) in [
        ("; SPIR-V\n; Version: 1.0\n               OpCapability Kernel\n", false),
        ("%1 = OpExtInstImport \"OpenCL.std\"", false),
        ("119734787 65536 0 1 0", false),
        ("; ModuleID = 'x'\n%S = type { i32 }\n", true),
        ("target triple = \"spir64\"\n", true),
    ] {
        assert_eq!(spirv_llvm::is_llvm_assembly(text.as_bytes()), llvm, "{text}");
    }
}

#[test]
fn the_reverse_direction_writes_assembly() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus/kernels/vector_add.O2.bc");
    let options = Options::default();
    let spirv = spirv_llvm::llvm_to_spirv(&std::fs::read(path).unwrap(), &options).unwrap().bytes;
    let text = spirv_llvm::spirv_to_llvm_assembly(&spirv, &options).unwrap().bytes;
    let bitcode = spirv_llvm::spirv_to_llvm(&spirv, &options).unwrap().bytes;
    assert_eq!(String::from_utf8(text).unwrap(), spirv_llvm::disassemble(&bitcode).unwrap());
}

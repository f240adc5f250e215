//! Our text is the text of SPIRV-Tools' disassembler, and its assembler reads it.

mod common;

use common::tools::{run, scratch};
use spirv_module::{DisassembleOptions, IdNames, Module, disassemble};

#[test]
fn the_text_equals_that_of_spirv_dis() {
    let module = common::small_kernel();
    let raw = DisassembleOptions { names: IdNames::Raw, ..Default::default() };
    let file = scratch("same_text.spv", &module.encode());
    assert_eq!(disassemble(&module, &raw), run("spirv-dis", &["--raw-id".as_ref(), file.as_os_str()]));
    assert_eq!(disassemble(&module, &Default::default()), run("spirv-dis", &[file.as_os_str()]));
}

#[test]
fn spirv_as_reads_our_text() {
    let module = common::small_kernel();
    for names in [IdNames::Raw, IdNames::Friendly] {
        let text = disassemble(&module, &DisassembleOptions { names, ..Default::default() });
        let input = scratch(&format!("reads_{names:?}.spvasm"), text.as_bytes());
        let output = scratch(&format!("reads_{names:?}.spv"), b"");
        run(
            "spirv-as",
            &[
                "--preserve-numeric-ids".as_ref(),
                "--target-env".as_ref(),
                "spv1.2".as_ref(),
                input.as_os_str(),
                "-o".as_ref(),
                output.as_os_str(),
            ],
        );
        let again = Module::decode(&std::fs::read(output).unwrap()).unwrap();
        if names == IdNames::Raw {
            assert_eq!(again.list(), module.list());
        }
        assert_eq!(again.instructions().len(), module.instructions().len());
    }
}

#[test]
fn options() {
    let module = common::small_kernel();
    let plain = DisassembleOptions { header: false, indent: false, ..Default::default() };
    assert!(disassemble(&module, &plain).starts_with("OpCapability Addresses\n"));
    let colored = DisassembleOptions { color: true, ..plain };
    assert!(disassemble(&module, &colored).contains("\u{1b}[34m%uint\u{1b}[0m = OpTypeInt"));
    let offsets = DisassembleOptions { offsets: true, ..plain };
    assert!(disassemble(&module, &offsets).starts_with("OpCapability Addresses  ; 0x00000014\n"));
}

//! LLVM's tools accept sound input and explain what is wrong with other input.

use filetest::oracle::OracleError;
use filetest::oracle::llvm::{assemble, disassemble, verify};

const ADD: &str = "define i32 @add(i32 %a, i32 %b) {\n  %sum = add i32 %a, %b\n  ret i32 %sum\n}\n";

#[test]
fn assembly_survives_the_tools() {
    let bitcode = assemble(ADD).unwrap();
    verify(&bitcode).unwrap();
    assert!(disassemble(&bitcode).unwrap().contains("%sum = add i32 %a, %b"));
}

#[test]
fn what_is_not_bitcode_is_rejected_with_the_reason() {
    let error = verify(b"BC\xC0\xDEnot at all").unwrap_err();
    assert!(matches!(error, OracleError::Rejected { .. }), "{error}");
}

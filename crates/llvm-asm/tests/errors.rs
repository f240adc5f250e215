//! Errors say where and what was expected.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use llvm_asm::parse;

fn errors(text: &str) -> Vec<String> {
    parse(text).err().map(|e| e.errors.iter().map(ToString::to_string).collect()).unwrap_or_default()
}

#[track_caller]
fn expect(text: &str, error: &str) {
    let found = errors(text);
    assert_eq!(found.first().map(String::as_str), Some(error), "all: {found:#?}");
}

#[test]
fn places_and_expectations() {
    expect("define void @f() {\n  rett void\n}\n", "2:3: expected an instruction, found 'rett'");
    expect("@a = global i32\n", "2:1: expected a constant, found the end of the text");
    expect("@a = global i32 x\n", "1:17: expected a constant, found 'x'");
    expect("@a = global i33000000000 0", "1:13: expected a type, found 'i33000000000'");
    expect("hello", "1:1: expected a top-level entity such as 'define' or '@name =', found 'hello'");
    expect(
        "@s = constant [2 x i8] c\"abc\"",
        "1:24: this constant has type '[3 x i8]', but type '[2 x i8]' is expected",
    );
    expect("!0 = !{!1}", "1:8: metadata '!1' is used but not defined");
    expect("@a = global %t zeroinitializer", "1:13: this type is used but not defined");
    expect("@a = global ptr @b", "1:17: this symbol is used but not defined");
    expect("@a = global i8 0\n@a = global i8 0", "2:1: this symbol is defined twice");
    expect("@a = global i8 \"x", "1:16: this string has no closing quote");
    expect("@a = global i8 0, align 3", "1:25: an alignment is a power of two, at most 4294967296");
}

#[test]
fn locals() {
    expect("define i32 @f() {\n  ret i32 %x\n}", "2:11: this value or block is used but not defined");
    expect(
        "define i32 @f(float %x) {\n  ret i32 %x\n}",
        "2:11: this value has type 'float', but type 'i32' is expected",
    );
    expect(
        "define void @f() {\n  %a = add i32 %b, 1\n  %b = add i64 1, 1\n  ret void\n}",
        "2:16: this value is used with type 'i32' but has type 'i64'",
    );
    expect(
        "define void @f() {\n  %0 = add i32 1, 1\n  %0 = add i32 1, 1\n  ret void\n}",
        "3:3: this instruction must be numbered '%1' or larger",
    );
    expect("define void @f() {\n  br label %x\n}", "2:12: this value or block is used but not defined");
    expect(
        "declare void @g(i32)\ndefine void @f() {\n  call void (i32) @g(float 1.0)\n  ret void\n}",
        "3:21: argument 0 has type 'float', but 'i32' is expected",
    );
}

#[test]
fn every_entity_reports_its_error() {
    let found = errors("@a = global x\n@b = global y\ndefine void @f() { z }\n!0 = !{w}\n@c = global i8 1\n");
    let lines: Vec<_> = found.iter().map(|e| e.split(':').next().unwrap()).collect();
    assert_eq!(lines, ["1", "2", "3", "4"]);
}

#[test]
fn errors_are_limited_in_number() {
    assert!(errors(&"@a = global x\n".repeat(1000)).len() <= 50);
}

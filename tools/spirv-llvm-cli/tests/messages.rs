//! Messages for programs, and colored messages for people.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test")]

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Output;

fn run(arguments: &[&str]) -> Output {
    external_tools::own::built(Path::new(env!("CARGO_BIN_EXE_spirv-llvm")))
        .unwrap()
        .args(arguments)
        .output()
        .unwrap()
}

/// A file of that name with a text of LLVM.
fn file(name: &str, body: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("messages");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, format!("target triple = \"spir64\"\n{body}\n")).unwrap();
    path
}

fn document(output: &Output) -> Value {
    serde_json::from_slice(&output.stderr).expect("one document")
}

#[test]
fn errors_are_in_the_document() {
    let path = file("undefined.ll", "define void @f() {\n  call void @g()\n  ret void\n}");
    let output = run(&["--json", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let said = document(&output);
    assert_eq!((&said["input"], &said["output"]), (&json!(path.to_str().unwrap()), &Value::Null));
    let error = &said["diagnostics"][0];
    assert_eq!((&error["severity"], &error["code"]), (&json!("error"), &json!("invalid-text")));
    assert_eq!(error["at"], json!({ "line": 3, "column": 13 }));
    assert_eq!(error["problem"], json!("files/Assembly"));
}

#[test]
fn a_translation_says_all_in_one_document() {
    let body = "define spir_func void @f() hot { ret void }\n!llvm.ident = !{!0}\n!0 = !{!\"clang\"}";
    let path = file("lost.ll", body);
    let out = path.with_extension("spv");
    let (path, out) = (path.to_str().unwrap(), out.to_str().unwrap());
    let output = run(&["--json", "-v", "--explain", path, "-o", out]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let said = document(&output);
    assert_eq!((&said["output"], &said["diagnostics"]), (&json!(out), &json!([])));
    let lost: Vec<&str> =
        said["losses"].as_array().unwrap().iter().map(|loss| loss["name"].as_str().unwrap()).collect();
    assert!(lost.contains(&"hot"), "{lost:?}");
    assert!(!said["requirements"].as_array().unwrap().is_empty());
}

#[test]
fn nobody_has_to_read_messages() {
    let path = file("unread.ll", "define void @f() {\n  call void @g()\n  ret void\n}");
    let mut command = external_tools::own::built(Path::new(env!("CARGO_BIN_EXE_spirv-llvm"))).unwrap();
    let mut child = command.arg(path).stderr(std::process::Stdio::piped()).spawn().unwrap();
    drop(child.stderr.take());
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn a_wrong_command_line_is_a_document() {
    let output = run(&["--json", "--spirv-max-version=9.9", "a.ll"]);
    assert_eq!(output.status.code(), Some(2));
    let said = document(&output);
    assert!(said["diagnostics"][0]["message"].as_str().unwrap().contains("'9.9'"), "{said}");
}

#[test]
fn several_inputs_are_one_document() {
    let (good, bad) = (file("good.ll", ""), file("bad.ll", "nonsense"));
    let output = run(&["--json", good.to_str().unwrap(), bad.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let said = document(&output);
    assert_eq!(said["files"][0]["diagnostics"], json!([]));
    assert_eq!(said["files"][1]["diagnostics"][0]["severity"], json!("error"));
}

#[test]
fn colors_come_where_they_are_wanted() {
    let path = file("colors.ll", "nonsense");
    let shown = |arguments: &[&str]| {
        let output = run(&[&[path.to_str().unwrap()], arguments].concat());
        String::from_utf8(output.stderr).unwrap().contains('\u{1b}')
    };
    assert!(shown(&["--color", "always"]));
    assert!(!shown(&[]) && !shown(&["--color=never"]), "standard error is no terminal here");
}

/// Returns the names of the stages that a run reports, as lines or in the document.
fn stages(arguments: &[&str]) -> Vec<String> {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0));
    if arguments.contains(&"--json") {
        let said = document(&output);
        let stages = said["stages"].as_array().expect("stages");
        assert!(stages.iter().all(|stage| stage["milliseconds"].is_f64() && stage["count"].is_u64()));
        return stages.iter().map(|stage| stage["name"].as_str().unwrap().to_owned()).collect();
    }
    let lines = String::from_utf8(output.stderr).unwrap();
    lines.lines().map(|line| line.split("  ").next().unwrap().to_owned()).collect()
}

#[test]
fn stages_are_told_in_their_order() {
    let path = file("stages.ll", "define spir_func void @f() { ret void }");
    let (llvm, spirv) = (path.to_str().unwrap(), path.with_extension("spv"));
    let (spirv, bitcode) = (spirv.to_str().unwrap(), path.with_extension("bc"));
    let forward = ["read", "verify", "legalize", "type pointers", "lower"];
    assert_eq!(stages(&["--stats", llvm, "-o", spirv]), forward);
    assert_eq!(stages(&["--stats", "--json", llvm, "-o", spirv]), forward);
    let back = ["decode and check", "raise", "verify", "write"];
    assert_eq!(stages(&["--stats", "-r", spirv, "-o", bitcode.to_str().unwrap()]), back);
}

//! Requests as the page makes them.

use super::respond;
use serde_json::{Value, json};

const LLVM: &str = "target triple = \"spir64-unknown-unknown\"

define spir_kernel void @add(ptr addrspace(1) %p, i32 %n) {
entry:
  %sum = add i32 %n, 1
  store i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}
";

fn ask(request: &Value) -> Value {
    serde_json::from_slice(&respond(request.to_string().as_bytes())).expect("answers are JSON")
}

fn line_of(text: &str, part: &str) -> usize {
    text.lines().position(|line| line.contains(part)).expect("the line is there") + 1
}

#[test]
fn lines_of_llvm_assembly_are_linked() {
    let answer = ask(&json!({ "action": "translate", "input": { "text": LLVM } }));
    assert_eq!((&answer["ok"], &answer["kind"]), (&json!(true), &json!("llvm-text")), "{answer}");
    let text = answer["text"].as_str().unwrap();
    for (out, of) in [("OpIAdd", "add i32"), ("OpStore", "store i32"), ("OpReturn", "ret void")] {
        let link = json!([line_of(text, out), line_of(LLVM, of)]);
        assert!(answer["links"].as_array().unwrap().contains(&link), "{out}: {answer}");
    }
}

#[test]
fn lines_of_spirv_assembly_are_linked() {
    let forward = ask(&json!({ "action": "translate", "input": { "text": LLVM } }));
    let spirv = forward["text"].as_str().unwrap();
    let answer = ask(&json!({ "action": "translate", "input": { "text": spirv } }));
    assert_eq!((&answer["ok"], &answer["kind"]), (&json!(true), &json!("spirv-text")), "{answer}");
    let text = answer["text"].as_str().unwrap();
    for (out, of) in [("add i32", "OpIAdd"), ("store i32", "OpStore"), ("ret void", "OpReturn")] {
        let link = json!([line_of(text, out), line_of(spirv, of)]);
        assert!(answer["links"].as_array().unwrap().contains(&link), "{out}: {answer}");
    }
}

#[test]
fn errors_have_lines() {
    let text = LLVM.replace("add i32 %n, 1", "add i32 %m, 1");
    let answer = ask(&json!({ "action": "translate", "input": { "text": text } }));
    assert_eq!((&answer["ok"], &answer["messages"][0]["line"]), (&json!(false), &json!(5)), "{answer}");
    let text = LLVM
        .replace("  ret void", "  %a = va_arg ptr %p1, i32\n  ret void")
        .replace("%p, i32", "%p, ptr %p1, i32");
    let answer = ask(&json!({ "action": "translate", "input": { "text": text } }));
    assert_eq!((&answer["ok"], &answer["messages"][0]["line"]), (&json!(false), &json!(7)), "{answer}");
}

#[test]
fn every_action_has_an_answer() {
    let file = ask(&json!({ "action": "file", "input": { "text": LLVM } }));
    let spirv = json!({ "base64": file["base64"] });
    for action in ["translate", "text", "validate", "report", "graph"] {
        let answer = ask(&json!({ "action": action, "input": spirv }));
        assert_eq!(answer["ok"], json!(true), "{action}: {answer}");
    }
    let answer = ask(&json!({ "action": "graph", "input": { "text": LLVM } }));
    assert!(answer["svg"].as_str().unwrap().starts_with("<svg"), "{answer}");
    let answer = ask(&json!({ "action": "explain", "input": { "text": LLVM }, "pointers": ["@add:%p"] }));
    assert_eq!(answer["pointers"][0]["pointer"], json!("@add:%p"), "{answer}");
    let answer = ask(&json!({ "action": "settings" }));
    assert!(answer["settings"].as_array().unwrap().len() > 20 && !answer["targets"][0]["name"].is_null());
    let options = json!([["target", "vulkan1.2"]]);
    let answer = ask(&json!({ "action": "translate", "input": spirv, "options": options }));
    assert!(answer["text"].as_str().unwrap_or_default().contains("GLCompute"), "{answer}");
}

#[test]
fn requests_that_make_no_sense_are_errors() {
    for request in [
        "",
        "{}",
        "{\"action\":\"fly\"}",
        "{\"action\":\"text\"}",
        "{\"action\":\"text\",\"input\":{\"base64\":\"?\"}}",
    ] {
        let answer: Value = serde_json::from_slice(&respond(request.as_bytes())).expect("JSON");
        assert_eq!(answer["ok"], json!(false), "{request}");
    }
    let options = json!([["no-such-option", "1"]]);
    let answer = ask(&json!({ "action": "translate", "input": { "text": LLVM }, "options": options }));
    assert_eq!(answer["ok"], json!(false), "{answer}");
}

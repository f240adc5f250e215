//! Files that are replaced, several inputs of a subcommand, and inputs of another kind.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

const KERNEL: &str = "target triple = \"spir64\"\ndefine spir_kernel void @f() { ret void }\n";

fn run(arguments: &[&str]) -> Output {
    external_tools::own::built(Path::new(env!("CARGO_BIN_EXE_spirv-llvm")))
        .unwrap()
        .args(arguments)
        .output()
        .unwrap()
}

/// An empty folder of this name.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("outputs").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A file with a text; its path as words of a command line have it.
fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The messages of a run that fails with this status.
fn failure(arguments: &[&str], status: i32) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(status), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[cfg(unix)]
#[test]
fn a_replaced_file_keeps_its_mode_and_its_owner() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    let folder = folder("mode");
    let (input, output) = (file(&folder, "k.ll", KERNEL), file(&folder, "k.spv", "old"));
    fs::set_permissions(&output, fs::Permissions::from_mode(0o640)).unwrap();
    // Only the administrator can give a file away.
    let owner =
        chown(&output, Some(12), Some(12)).map_or_else(|_| fs::metadata(&output).unwrap().uid(), |()| 12);
    assert!(run(&[&input, "-o", &output]).status.success());
    let written = fs::metadata(&output).unwrap();
    assert_eq!((written.mode() & 0o777, written.uid()), (0o640, owner));
    assert!(spirv_llvm::is_spirv(&fs::read(&output).unwrap()));
}

#[test]
fn a_file_is_written_in_place_where_no_other_can_be_made() {
    let folder = folder("in-place");
    let input = file(&folder, "k.ll", KERNEL);
    // No file of a longer name can be beside it.
    let output = file(&folder, &"k".repeat(255), "old");
    assert!(run(&[&input, "-o", &output]).status.success());
    assert!(spirv_llvm::is_spirv(&fs::read(&output).unwrap()));
}

#[test]
fn the_help_fits_the_cause() {
    let folder = folder("cause");
    let input = file(&folder, "k.ll", KERNEL);
    let said = failure(&[&input, "-o", folder.to_str().unwrap()], 1);
    assert!(said.contains("name a file in it"), "{said}");
    let said = failure(&[&input, "-o", &format!("{input}/k.spv")], 1);
    assert!(said.contains("a part of the path is a file"), "{said}");
    let said = failure(&[&input, "-o", folder.join("none/k.spv").to_str().unwrap()], 1);
    assert!(said.contains("make the folder first"), "{said}");
}

#[test]
fn subcommands_take_several_files() {
    let folder = folder("several");
    let [a, b] = ["a", "b"].map(|name| file(&folder, &format!("{name}.ll"), KERNEL));
    assert!(run(&[&a, &b]).status.success());
    let [a, b] = ["a.spv", "b.spv"].map(|name| folder.join(name).to_str().unwrap().to_owned());
    let output = run(&["validate", &a, &b]);
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 2);
    let bad = file(&folder, "bad.spv", "\u{3}\u{2}#\u{7}");
    let said = failure(&["validate", &a, &bad, &b, &bad], 1);
    assert_eq!(said.matches("error:").count(), 2, "{said}");
    let output = run(&["report", "--json", &a, &b]);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["files"][1]["report"]["entryPoints"][0]["name"], "f");
    let output = run(&["dis", &a, &b]);
    assert_eq!(String::from_utf8_lossy(&output.stdout).matches("OpEntryPoint").count(), 2);
    let texts = folder.join("texts");
    fs::create_dir(&texts).unwrap();
    assert!(run(&["dis", &a, &b, "-o", texts.to_str().unwrap()]).status.success());
    assert!(texts.join("a.spvasm").exists() && texts.join("b.spvasm").exists());
}

#[test]
fn messages_of_subcommands_are_one_document() {
    let folder = folder("json");
    let bad = file(&folder, "bad.spv", "\u{3}\u{2}#\u{7}");
    let commands = ["dis", "validate", "report", "cfg", "list", "extract", "as"];
    for command in commands {
        let file = if command == "list" || command == "extract" { "no-such-file" } else { &bad };
        let said = failure(&[command, "--json", file], 1);
        let document: serde_json::Value = serde_json::from_str(&said).unwrap();
        assert_eq!(document["diagnostics"][0]["severity"], "error", "{command}: {said}");
    }
    let said = failure(&["diff", "--json", &bad, &bad], 2);
    assert!(serde_json::from_str::<serde_json::Value>(&said).is_ok(), "{said}");
    let said = failure(&["validate", "--json", "--no-such-option", &bad], 2);
    assert!(serde_json::from_str::<serde_json::Value>(&said).is_ok(), "{said}");
}

#[test]
fn subcommands_that_are_misspelled_or_late_are_recognized() {
    let said = failure(&["validat", "a.spv"], 2);
    assert!(said.contains("did you mean 'validate'?"), "{said}");
    let said = failure(&["--quiet", "validate", "a.spv"], 2);
    assert!(said.contains("'validate' is a subcommand, and comes before all options"), "{said}");
}

#[test]
fn texts_are_recognized() {
    let folder = folder("texts");
    let llvm = file(&folder, "hello.ll.txt", KERNEL);
    let spirv = file(&folder, "hello.spvasm", "; SPIR-V\n\nOpCapability Kernel\n%void = OpTypeVoid\n");
    let other = file(&folder, "hello.txt", "hello, world\n");
    for command in [&["validate"][..], &["report"], &["dis"], &["-r"]] {
        let ask = |input: &str| failure(&[command, &[input]].concat(), 1);
        let said = ask(&spirv);
        assert!(said.contains("SPIR-V assembly") && said.contains("spirv-llvm as"), "{command:?}: {said}");
        let said = ask(&llvm);
        assert!(
            said.contains("LLVM assembly") || said.contains("the input is LLVM IR"),
            "{command:?}: {said}"
        );
        let said = ask(&other);
        assert!(said.contains("a text of an unknown kind"), "{command:?}: {said}");
    }
    let said = failure(&[&spirv, "-o", "-"], 1);
    assert!(said.contains("SPIR-V assembly") && said.contains("spirv-llvm as"), "{said}");
}

#[test]
fn llvm_assembly_may_be_indented_or_empty() {
    let folder = folder("assembly");
    for (name, text) in
        [("indented.ll", KERNEL.replace("target", "  target")), ("empty.ll", "; nothing\n".to_owned())]
    {
        let output = run(&[&file(&folder, name, &text), "-o", folder.join("out.spv").to_str().unwrap()]);
        assert!(output.status.success(), "{name}: {output:?}");
    }
}

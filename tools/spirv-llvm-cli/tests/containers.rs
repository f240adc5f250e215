//! The contents of containers, from the view of a user.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::path::{Path, PathBuf};
use std::process::Output;

const MODULE: &str = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\n\
                      OpMemoryModel Physical64 OpenCL\n";

fn run(arguments: &[&str]) -> Output {
    external_tools::own::built(Path::new(env!("CARGO_BIN_EXE_spirv-llvm")))
        .unwrap()
        .args(arguments)
        .output()
        .unwrap()
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("containers").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// An archive of so many copies of a SPIR-V module.
fn archive(folder: &Path, copies: usize) -> String {
    let text = folder.join("m.spvasm");
    std::fs::write(&text, MODULE).unwrap();
    assert!(run(&["as", text.to_str().unwrap()]).status.success());
    let binary = std::fs::read(folder.join("m.spv")).unwrap();
    let mut bytes = b"!<arch>\n".to_vec();
    for number in 0..copies {
        let name = format!("m{number}.spv/");
        bytes.extend(format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, 0, 644, binary.len()).bytes());
        bytes.extend(&binary);
    }
    let path = folder.join("a.a");
    std::fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn the_one_module_of_an_archive_is_translated() {
    let folder = folder("one");
    let archive = archive(&folder, 1);
    let output = run(&["-r", &archive, "-o", folder.join("o.bc").to_str().unwrap()]);
    assert!(output.status.success(), "{output:?}");
    let listed = run(&["list", &archive, "--json"]);
    let listed: serde_json::Value = serde_json::from_slice(&listed.stdout).unwrap();
    assert_eq!(listed["entries"][0]["name"], "m0.spv");
    assert_eq!(listed["entries"][0]["kind"], "SPIR-V");
}

#[test]
fn one_of_several_is_taken_by_number_or_name() {
    let folder = folder("several");
    let archive = archive(&folder, 2);
    let out = folder.join("o.bc");
    let out = out.to_str().unwrap();
    let output = run(&["-r", &archive, "-o", out]);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(
        message.contains("2 modules") && message.contains("--entry") && message.contains("m1.spv"),
        "{message}"
    );
    for entry in ["1", "m1.spv"] {
        assert!(run(&["-r", &archive, "--entry", entry, "-o", out]).status.success());
    }
    assert_eq!(run(&["-r", &archive, "--entry", "7", "-o", out]).status.code(), Some(2));
    let extracted = folder.join("out");
    assert!(run(&["extract", &archive, "-o", extracted.to_str().unwrap()]).status.success());
    assert!(extracted.join("0-m0.spv.spv").exists() && extracted.join("1-m1.spv.spv").exists());
}

#[test]
fn files_of_other_kinds_are_called_by_their_kind() {
    let folder = folder("kinds");
    for (name, bytes, said) in [
        ("gzip", &b"\x1f\x8b\x08\0"[..], "compressed by gzip"),
        ("empty", b"", "an empty file"),
        ("elf", b"\x7fELF\x02\x01\x01", "an ELF file"),
    ] {
        let path = folder.join(name);
        std::fs::write(&path, bytes).unwrap();
        let output = run(&[path.to_str().unwrap()]);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1));
        assert!(message.contains(said) && message.contains(name), "{message}");
    }
}

#[test]
fn source_code_is_rejected_with_the_command_of_its_compiler() {
    let folder = folder("source");
    for (name, text, wanted) in [
        ("a.cl", "kernel void f(global int *x) { *x = 1; }", "-cl-std=CL2.0 -emit-llvm"),
        ("a.hlsl", "[numthreads(4, 1, 1)]\nvoid main() {}", "-x hlsl"),
        ("plain", "#include <stdio.h>\n", "-x c -emit-llvm"),
    ] {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        for arguments in [&[][..], &["-r"], &["dis"]] {
            let output = run(&[arguments, &[path.to_str().unwrap()]].concat());
            let message = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(1));
            assert!(message.contains("it is source code") && message.contains(wanted), "{message}");
        }
    }
}

#[test]
fn broken_binaries_have_a_fitting_help() {
    let folder = folder("broken");
    let text = folder.join("m.ll");
    std::fs::write(&text, "target triple = \"spir64\"\ndefine spir_func void @f() { ret void }\n").unwrap();
    assert!(run(&["as", text.to_str().unwrap()]).status.success());
    let bitcode = std::fs::read(folder.join("m.bc")).unwrap();
    let (short, garbage) = (folder.join("short.bc"), folder.join("garbage.bc"));
    std::fs::write(&short, &bitcode[..bitcode.len() / 2]).unwrap();
    std::fs::write(&garbage, b"\x01\xff\xfe\0garbage\x80").unwrap();
    let message = |arguments: &[&str]| {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let [short, garbage] = [&short, &garbage].map(|path| path.to_str().unwrap());
    assert!(message(&[short]).contains("the file is incomplete"));
    assert!(message(&["-r", garbage]).contains("not a SPIR-V binary"), "its output would have its name");
    assert!(message(&["dis", garbage]).contains("neither a SPIR-V binary nor LLVM bitcode"));
}

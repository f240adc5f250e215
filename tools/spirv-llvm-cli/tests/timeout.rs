//! A file that takes too long is given up.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::fmt::Write;
use std::path::Path;

#[test]
fn a_file_that_takes_too_long_is_given_up() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("timeout");
    std::fs::create_dir_all(&folder).unwrap();
    let (input, output) = (folder.join("long.ll"), folder.join("long.spv"));
    let _ = std::fs::remove_file(&output);
    let mut text = String::from("target triple = \"spir64\"\n");
    for number in 0..20_000 {
        let _ = writeln!(
            text,
            "define spir_func i32 @f{number}(i32 %x) {{\n  %y = add i32 %x, {number}\n  ret i32 %y\n}}"
        );
    }
    std::fs::write(&input, text).unwrap();
    let run = |seconds: &str| {
        let mut command = external_tools::own::built(Path::new(env!("CARGO_BIN_EXE_spirv-llvm"))).unwrap();
        command.arg(&input).arg("-o").arg(&output).arg("--timeout").arg(seconds).output().unwrap()
    };
    let given_up = run("0.001");
    assert_eq!(given_up.status.code(), Some(1));
    let said = String::from_utf8_lossy(&given_up.stderr).into_owned();
    assert!(said.contains("the time limit of 0.001 s") && said.contains("--timeout SECONDS"), "{said}");
    assert!(!output.exists());
    assert!(run("600").status.success());
    assert_eq!(run("soon").status.code(), Some(2));
}

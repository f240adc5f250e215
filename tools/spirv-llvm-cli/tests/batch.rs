//! Several inputs in one run, as a user passes them.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::path::Path;
use std::process::Output;

fn run(arguments: &[&str]) -> Output {
    external_tools::own::built(Path::new(env!("CARGO_BIN_EXE_spirv-llvm")))
        .unwrap()
        .args(arguments)
        .output()
        .unwrap()
}

#[test]
fn inputs_go_into_a_folder_and_one_failure_keeps_nothing_from_the_others() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("batch");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let name = |number: usize| folder.join(format!("{number}.ll")).to_str().unwrap().to_owned();
    for number in 0..8 {
        let text = format!("target triple = \"spir64\"\ndefine spir_func void @f{number}() {{ ret void }}\n");
        std::fs::write(name(number), if number == 5 { "nonsense".to_owned() } else { text }).unwrap();
    }
    let out = folder.join("out");
    let names: Vec<String> = (0..8).map(name).collect();
    let mut arguments: Vec<&str> = names.iter().map(String::as_str).collect();
    arguments.extend(["-j", "3", "-o", out.to_str().unwrap()]);
    let output = run(&arguments);
    let messages = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(messages.contains("5.ll") && messages.contains("1 of 8 inputs"), "{messages}");
    for number in 0..8 {
        assert_eq!(out.join(format!("{number}.spv")).exists(), number != 5);
    }
    let same = run(&[&names[0], &names[0]]);
    assert_eq!(same.status.code(), Some(2));
}

#[test]
fn an_output_that_is_the_input_is_refused() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("overwrite");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a.ll");
    let text = "target triple = \"spir64\"\n";
    std::fs::write(&file, text).unwrap();
    let output = run(&[file.to_str().unwrap(), "-o", folder.join("../overwrite/a.ll").to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("the output is the input"), "{output:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

//! Launches of modules by hand on lavapipe, Mesa's implementation of Vulkan on the CPU (Debian's `mesa-vulkan-drivers`).
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may panic")]

use external_tools::own;
use std::path::{Path, PathBuf};

/// Where Debian lists the drivers of Vulkan.
const DRIVERS: &str = "/usr/share/vulkan/icd.d";

fn driver() -> PathBuf {
    let entries = std::fs::read_dir(DRIVERS).expect("lavapipe is installed").filter_map(Result::ok);
    let is_lavapipe =
        |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("lvp_"));
    entries.map(|entry| entry.path()).find(is_lavapipe).expect("lavapipe is installed")
}

/// Runs the command with a module of the folder `modules`, and returns the output, or the error.
fn run(module: &str, arguments: &[&str]) -> Result<String, String> {
    let source =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/modules").join(module).with_extension("spvasm");
    let text = std::fs::read_to_string(source).unwrap();
    let binary = spirv_llvm::assemble(&text, spirv_llvm::Version::V1_3).unwrap();
    // One file for each test that uses the module.
    let name =
        format!("{module}-{}.spv", std::thread::current().name().unwrap_or_default().replace("::", "-"));
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, binary).unwrap();
    let mut command = own::built(Path::new(env!("CARGO_BIN_EXE_example-vulkan"))).unwrap();
    let output = command.env("VK_ICD_FILENAMES", driver()).arg(file).args(arguments).output().unwrap();
    match output.status.success() {
        true => Ok(String::from_utf8(output.stdout).unwrap()),
        false => Err(String::from_utf8(output.stderr).unwrap()),
    }
}

const SAXPY: [&str; 7] = ["saxpy", "--arg", "y=f32[8]", "--arg", "x=f32:1,2,3,4,5,6,7,8", "--arg", "f32:2"];

#[test]
fn values_in_push_constants_and_uneven_ranges_with_an_offset() {
    let printed = run("saxpy", &[&SAXPY[..], &["--global", "6", "--local", "4", "--offset", "1"]].concat());
    assert_eq!(printed.unwrap(), "y = 0,4,6,8,10,12,14,0\nx = 1,2,3,4,5,6,7,8\n");
}

#[test]
fn local_memory_and_printf() {
    let values = "v=i32:1,2,3,4,5,6,-7,8";
    let memory = ["--arg", "sums=i32[2]", "--arg", values, "--arg", "local:16"];
    let printed = run("reduce", &[&["reduce", "--global", "8", "--local", "4"], &memory[..]].concat());
    let printed = printed.unwrap();
    // Work-groups run in any order.
    let mut parts: Vec<&str> = printed.split(';').collect();
    parts.sort_unstable();
    assert_eq!(parts, ["group 0: 10", "group 1: 12", "sums = 10,12\nv = 1,2,3,4,5,6,-7,8\n"]);
}

#[test]
fn constant_data_values_in_a_uniform_block_and_two_launches() {
    let first = ["look_up", "--global", "4", "--arg", "a=u32[4]", "--arg", "i32:1", "--arg", "i32:2"];
    let second =
        ["--then", "look_up", "--global", "4", "--arg", "b=u32[4]", "--arg", "i32:0", "--arg", "i32:1"];
    let printed = run("table", &[&first[..], &second[..8]].concat());
    assert!(printed.is_err(), "an argument is missing: {printed:?}");
    let printed = run("table", &[&first[..], &second[..]].concat());
    assert_eq!(printed.unwrap(), "a = 20,40,60,80\nb = 10,20,30,40\n");
}

#[test]
fn launches_that_do_not_fit_are_refused_with_a_reason() {
    let refused = |arguments: &[&str], reason: &str| {
        let message = run("saxpy", arguments).unwrap_err();
        assert!(message.contains(reason), "{message}");
    };
    refused(&["sum", "--global", "4"], "the module has no kernel `sum`, but [\"saxpy\"]");
    refused(&["saxpy", "--global", "4", "--arg", "y=f32[4]"], "the kernel has 3 arguments, 1 are given");
    let values =
        ["saxpy", "--arg", "f32:1", "--arg", "x=f32[4]", "--arg", "f32:1", "--global", "4", "--local", "4"];
    refused(&values, "the kernel takes a StorageBuffer");
    let sizes = [
        "saxpy", "--arg", "y=f32[4]", "--arg", "x=f32[4]", "--arg", "f64:1", "--global", "4", "--local", "4",
    ];
    refused(&sizes, "a value has 8 bytes, and the module has 4 for it");
}

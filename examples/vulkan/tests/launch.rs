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
    run_binary(module, &binary, arguments)
}

/// Runs the command with a module.
fn run_binary(module: &str, binary: &[u8], arguments: &[&str]) -> Result<String, String> {
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
fn addresses_of_arguments_and_of_variables_that_keep_their_values() {
    let first = ["add", "--global", "4", "--arg", "a=i32[4]", "--arg", "in=i32:1,2,3,4"];
    let second = ["--then", "add", "--global", "4", "--arg", "b=i32[4]", "--arg", "in"];
    let printed = run("addresses", &[&first[..], &second[..]].concat());
    assert_eq!(printed.unwrap(), "a = 13,14,15,16\nin = 1,2,3,4\nb = 14,15,16,17\n");
}

#[test]
fn addresses_that_a_kernel_leaves_in_a_buffer_for_the_next() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/modules/list.spvasm");
    let text = std::fs::read_to_string(source).unwrap();
    let kernels = spirv_llvm::assemble(&text, spirv_llvm::Version::V1_0).unwrap();
    let mut settings = spirv_llvm::Settings::default();
    settings.set("target", "vulkan1.2").unwrap();
    settings.set("vulkan-physical-buffers", "true").unwrap();
    let shaders =
        spirv_llvm::llvm_to_spirv(&kernels, &settings.options(spirv_llvm::Direction::ToSpirv).unwrap())
            .unwrap();
    let first = ["build", "--global", "8", "--local", "4", "--arg", "pool=hex[128]", "--arg", "i32:8"];
    let second = ["--then", "sum", "--global", "1", "--local", "1", "--arg", "pool", "--arg", "out=i32[1]"];
    let printed = run_binary("list", &shaders.bytes, &[&first[..], &second[..]].concat()).unwrap();
    assert!(printed.ends_with("out = 28\n"), "{printed}");
}

#[test]
fn images_with_a_sampler_of_the_launch_and_a_literal_one() {
    let image = Path::new(env!("CARGO_TARGET_TMPDIR")).join("texels.bin");
    std::fs::write(&image, [0, 255, 0, 255, 255, 0, 255, 0]).unwrap();
    // CL_RGBA, CL_UNORM_INT8; normalized coordinates, CLK_ADDRESS_REPEAT, CLK_FILTER_NEAREST.
    let input = format!("in=image:2d:{}:{}:2x1@{}", 0x10B5, 0x10D2, image.display());
    let output = format!("out=image:2d:{}:{}:2x1", 0x10B5, 0x10D2);
    let arguments = [
        "sample",
        "--global",
        "2",
        "--arg",
        &input,
        "--arg",
        &output,
        "--arg",
        "sampler:23",
        "--arg",
        "c=f32[8]",
    ];
    let expected = "in = 00,ff,00,ff,ff,00,ff,00\nout = 00,ff,00,ff,00,ff,00,ff\nc = 1,0,1,0,1,0,1,0\n";
    assert_eq!(run("picture", &arguments).unwrap(), expected);
    let cut = input.replace("2x1", "2x2");
    let refused = run("picture", &arguments.map(|argument| if argument == input { &cut } else { argument }));
    assert!(refused.unwrap_err().contains("an image has 16 bytes, 8 are given"));
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

//! The command: from files to files.
#![allow(clippy::expect_used, reason = "a failed test panics")]

use std::path::{Path, PathBuf};
use std::process::Output;

fn run(args: &[&str]) -> Output {
    let command = external_tools::own::built(Path::new(env!("CARGO_BIN_EXE_spirv-run")));
    command.expect("our own program").args(args).output().expect("it starts")
}

/// What it writes, if it ends well.
fn said(args: &[&str]) -> String {
    let done = run(args);
    let errors = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(done.status.success(), "{args:?}: {errors}");
    String::from_utf8_lossy(&done.stdout).into_owned() + &errors
}

/// A folder of a test of its own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command").join(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A file of OpenCL C in a folder of its own.
fn source(name: &str, text: &str) -> String {
    let file = folder(name).join("kernel.cl");
    std::fs::write(&file, text).expect("the source is written");
    file.display().to_string()
}

fn words(file: &str) -> Vec<u32> {
    let bytes = std::fs::read(file).expect("a result");
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four"))).collect()
}

const SCALE: &str = "kernel void scale(global int *data, int by) { data[get_global_id(0)] *= by; }\n\
    kernel void tell(global int *data) { printf(\"%d\\n\", data[get_global_id(0)]); }\n";

#[test]
fn kernels_are_listed_with_what_to_write() {
    let listed = said(&[&source("list", SCALE)]);
    assert!(listed.contains("scale (Kernel)") && listed.contains("tell (Kernel)"), "{listed}");
    assert!(listed.contains("int* data") && listed.contains("--arg buffer:"), "{listed}");
}

#[test]
fn suggested_arguments_fit_their_types() {
    let text = "typedef struct { float4 color; int n; } Params;\n\
        kernel void k(global float4 *a, global float3 *b, local int2 *c, float4 d, int3 e, Params f, global Params *g,\n\
        read_only image3d_t h, read_only image1d_buffer_t i, write_only image2d_array_t j, global uchar *l) {\n\
        a[get_global_id(0)] += d * f.color; }";
    let kernel = source("suggested", text);
    let listed = said(&[&kernel]);
    let line = listed.lines().last().expect("a command line");
    let suggested: Vec<&str> = line.split(" --arg ").skip(1).collect();
    let by_value = format!("bytes:{}", "00".repeat(32));
    let wanted = [
        "buffer:f32x4:1024",
        "buffer:f32x3:1024",
        "local:8192",
        "f32x4:1,1,1,1",
        "i32x3:1,1,1",
        &by_value,
        "buffer:u8:BYTES",
        "image:3d:RGBA/UNORM_INT8:16x16x16",
        "image:1d_buffer:RGBA/UNORM_INT8:64",
        "image:2d_array:RGBA/UNORM_INT8:64x64x4",
        "buffer:u8:1024",
    ];
    assert_eq!(suggested, wanted);
    let mut arguments = vec![kernel.as_str(), "--robust", "--grid", "1024"];
    wanted.iter().for_each(|argument| {
        arguments.extend(["--arg", if *argument == "buffer:u8:BYTES" { "buffer:u8:32" } else { argument }]);
    });
    said(&arguments);
}

#[test]
fn buffers_come_from_files_and_go_to_files() {
    let (kernel, out) = (source("files", SCALE), folder("files").join("out.bin").display().to_string());
    let to = format!("0:{out}");
    let grid =
        ["--entry", "scale", "--grid", "8", "--group", "4", "--arg", "buffer:i32:8=ramp", "--arg", "i32:3"];
    let done = said(&[&[kernel.as_str()], &grid[..], &["--out", &to, "--time=3"]].concat());
    assert_eq!(words(&out), [0, 3, 6, 9, 12, 15, 18, 21]);
    assert!(done.contains("compile") && done.contains("per work-item"), "{done}");
}

#[test]
fn llvm_ir_runs_as_it_is() {
    let (kernel, out) = (source("as_is", SCALE), folder("as_is").join("out.bin").display().to_string());
    let launch =
        ["--as-is", "--entry", "scale", "--grid", "4", "--arg", "buffer:i32:4=ramp", "--arg", "i32:3"];
    said(&[&[kernel.as_str()], &launch[..], &["--out", &format!("0:{out}")]].concat());
    assert_eq!(words(&out), [0, 3, 6, 9]);
}

#[test]
fn offenses_and_endless_launches_end_with_an_error() {
    let kernel = source("guarded", SCALE);
    let launch =
        ["--entry", "scale", "--grid", "8", "--arg", "buffer:i32:4=ramp", "--arg", "i32:3", "--robust"];
    let done = run(&[&[kernel.as_str()], &launch[..]].concat());
    let errors = String::from_utf8_lossy(&done.stderr).into_owned();
    let wanted = "reads 4 bytes at byte 16 of argument 0 (`data`), which has 16";
    assert!(!done.status.success() && errors.contains(wanted) && errors.contains("kernel.cl:1:"), "{errors}");
    let kernel = source("endless", "kernel void k(global volatile int *x) { while (!x[0]) {} }");
    let done = run(&[&kernel, "--grid", "1", "--arg", "buffer:i32:1", "--time-limit", "0.2"]);
    assert!(String::from_utf8_lossy(&done.stderr).contains("did not end within 0.2 s"));
}

#[test]
fn launches_of_a_file_follow_each_other() {
    let kernel = source("launches", SCALE);
    let (file, out) = (folder("launches").join("launches.txt"), folder("launches").join("data.npy"));
    let out = out.display();
    let text = format!(
        "# twice\n--entry scale --grid 4 --arg buffer:i32:4=ramp --arg i32:5 --out \"0:{out}\"\n\
        --entry tell --grid 4 --group 1 --arg \"buffer:i32:{out}\"\n"
    );
    std::fs::write(&file, text).expect("the launches are written");
    assert_eq!(said(&[&kernel, "--quiet", "--launches", &file.display().to_string()]), "0\n5\n10\n15\n");
}

#[test]
fn two_modules_are_compared() {
    let one = source("one", "kernel void k(global float *x) { x[get_global_id(0)] += 1.0f; }");
    let other = source(
        "other",
        "kernel void k(global float *x) { x[get_global_id(0)] = 1.0f + x[get_global_id(0)]; }",
    );
    let wrong = source("wrong", "kernel void k(global float *x) { x[get_global_id(0)] += 2.0f; }");
    let arguments = ["--grid", "64", "--arg", "buffer:f32:64=random", "--random", "7", "--check"];
    assert!(said(&[&[one.as_str()], &arguments[..], &[&other]].concat()).contains("equal"));
    let done = run(&[&[one.as_str()], &arguments[..], &[&wrong]].concat());
    assert!(!done.status.success());
    assert!(String::from_utf8_lossy(&done.stdout).contains("argument 0: element 0 is"));
}

#[test]
fn code_is_written() {
    let kernel = source("code", SCALE);
    let [assembly, object] = ["k.ll", "k.o"].map(|name| folder("code").join(name).display().to_string());
    let launch = ["--entry", "scale", "--grid", "4", "--arg", "buffer:i32:4", "--arg", "i32:1"];
    said(&[&[kernel.as_str()], &launch[..], &["--emit-llvm", &assembly, "--emit-obj", &object]].concat());
    assert!(std::fs::read_to_string(assembly).expect("assembly").contains("scale.work_group"));
    assert!(std::fs::read(object).expect("an object file").starts_with(b"\x7fELF"));
}

#[test]
fn shaders_are_dispatched() {
    let shader = folder("shader").join("shader.spv");
    let text = include_str!("shader.spvasm");
    std::fs::write(&shader, spirv_llvm::assemble(text, spirv_llvm::Version::new(1, 3)).expect("SPIR-V"))
        .expect("the shader is written");
    let out = folder("shader").join("out.bin").display().to_string();
    let (shader, to) = (shader.display().to_string(), format!("0.1:{out}"));
    said(&[&shader, "--grid", "8", "--binding", "0.1=buffer:u32:8=ramp", "--push", "u32:10", "--out", &to]);
    assert_eq!(words(&out), [10, 11, 12, 13, 14, 15, 16, 17]);
    // What it uses is listed, and refused where it is not given or too small.
    let listed = said(&[&shader]);
    assert!(listed.contains("0.1: struct") && listed.contains("push constants: 4 bytes"), "{listed}");
    for (args, wanted) in [
        (&["--push", "u32:10"][..], "binding 0.1 of `main` (struct): nothing is given"),
        (&["--binding", "0.2=buffer:u32:8", "--push", "u32:10"], "binding 0.1"),
        (
            &["--binding", "0.1=buffer:u32:8"],
            "push constants of `main` (struct): 0 bytes are given, it has 4",
        ),
        (&["--arg", "buffer:u32:8"], "is a shader"),
    ] {
        let done = run(&[&[shader.as_str(), "--grid", "8"], args].concat());
        let errors = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(!done.status.success() && errors.contains(wanted), "{args:?}: {errors}");
    }
}

#[test]
fn mistakes_are_told() {
    let kernel = source("mistakes", SCALE);
    for (args, wanted) in [
        (&["--grid", "4"][..], "scale, tell"),
        (&["--grid", "4", "--entry", "no"], "no entry point `no`"),
        (&["--grid", "4", "--entry", "scale"], "takes 2 arguments, 0 are given"),
        (&["--grid", "4", "--entry", "tell", "--arg", "i32:1"], "argument 0 of `tell`"),
        (&["--grid", "4", "--sub-group", "3"], "write 1, 2, 4"),
    ] {
        let done = run(&[&[kernel.as_str()], args].concat());
        let errors = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(!done.status.success() && errors.contains(wanted), "{args:?}: {errors}");
    }
    let done = run(&[&source("broken", "kernel void k( {")]);
    assert!(String::from_utf8_lossy(&done.stderr).contains("clang-22 does not compile"));
}

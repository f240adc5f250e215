//! Kernels in LLVM IR: formed, optimized, and run by LLVM's interpreter.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]
#![allow(dead_code, reason = "each test takes what it needs of this module")]

use std::fmt::Write as _;
use work_groups::{Error, LocalSize, Options, WorkGroup, form};

/// What every kernel may call.
pub(crate) const PRIMITIVES: &str = "declare i64 @_Z13get_global_idj(i32)\ndeclare i64 @_Z12get_local_idj(i32)\n\
    declare i64 @_Z14get_local_sizej(i32)\ndeclare i64 @_Z12get_group_idj(i32)\ndeclare i64 @_Z19get_local_linear_idv()\n\
    declare i32 @_Z22get_sub_group_local_idv()\ndeclare i32 @_Z16get_sub_group_idv()\n\
    declare void @__spirv_run_group_barrier()\ndeclare void @__spirv_run_sub_group_barrier()\n\
    declare ptr addrspace(3) @__spirv_run_sub_group_scratch()\ndeclare i1 @__spirv_run_has_lanes()\n\
    declare i32 @__spirv_run_lanes_shuffle(i32, i32)\ndeclare i64 @__spirv_run_lanes_ballot(i32)\n\
    declare i32 @__spirv_run_lanes_reduce_add_int(i32, i32, i32)\n\
    declare i32 @__spirv_run_lanes_exclusive_max_uint(i32, i32, i32)\n";

pub(crate) const LAYOUT: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
    target triple = \"x86_64-pc-linux-gnu\"\n";

/// The module with a work-group function, as text.
pub(crate) fn formed(kernel: &str, options: &Options) -> Result<(String, WorkGroup), Error> {
    let text = format!(
        "{LAYOUT}{PRIMITIVES}@tile = internal addrspace(3) global [64 x i32] undef, align 4\n{kernel}"
    );
    let mut module = llvm_asm::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
    let group = form(&mut module, "k", options)?;
    llvm_model::verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    Ok((llvm_asm::print(&module).expect("LLVM IR"), group))
}

/// The work-group function of groups of 8, 8, 1 as LLVM optimizes it.
pub(crate) fn optimized(kernel: &str) -> String {
    let (text, _) = formed(kernel, &options([8, 8, 1], true)).unwrap_or_else(|error| panic!("{error}"));
    let opt = external_tools::tool("opt-22").unwrap_or_else(|error| panic!("{error}"));
    let mut child = opt
        .command()
        .args(["-passes=verify,default<O3>", "-S"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("opt starts");
    std::io::Write::write_all(&mut child.stdin.take().expect("a pipe"), text.as_bytes()).expect("opt reads");
    let output = child.wait_with_output().expect("opt ends");
    assert!(output.status.success(), "{text}");
    String::from_utf8(output.stdout).expect("text")
}

/// What `kernel`, whose parameters are an array of i32 and an i32, leaves in the array of `count` zeros when groups of `size`
/// work-items run over it, `groups` of them, the last one with only `last` work-items.
///
/// Functions for groups of any size up to one that is a little larger have to leave the same.
pub(crate) fn run(
    kernel: &str,
    options: &Options,
    groups: u64,
    last: u64,
    argument: u32,
    count: usize,
) -> Vec<i32> {
    let launch = Launch::new(options, groups, last, argument, count);
    let result = launch.run(kernel, options, "fixed");
    let most = launch.size.iter().product::<u64>() as u32 + 3;
    let any = Options { local_size: LocalSize::UpTo(most), ..options.clone() };
    assert_eq!(launch.run(kernel, &any, "any"), result, "groups of any size");
    result
}

/// As [`run`], for groups of this size only: operations of lanes have a form for strips.
pub(crate) fn run_fixed(
    kernel: &str,
    options: &Options,
    groups: u64,
    last: u64,
    argument: u32,
    count: usize,
) -> Vec<i32> {
    Launch::new(options, groups, last, argument, count).run(kernel, options, "fixed")
}

/// How a kernel is run.
struct Launch {
    size: [u64; 3],
    groups: u64,
    last: u64,
    argument: u32,
    count: usize,
}

impl Launch {
    fn new(options: &Options, groups: u64, last: u64, argument: u32, count: usize) -> Launch {
        let LocalSize::Fixed(size) = options.local_size else { panic!("a size is fixed") };
        Launch { size: size.map(u64::from), groups, last, argument, count }
    }

    fn run(&self, kernel: &str, options: &Options, way: &str) -> Vec<i32> {
        let &Launch { size: [x, y, z], groups, last, argument, count } = self;
        let (mut text, group) = formed(kernel, options).unwrap_or_else(|error| panic!("{error}"));
        // What is not told with names is in the order of the structure.
        let mut told = String::new();
        for number in 0..groups {
            let width = if number + 1 == groups { last } else { x };
            let numbers = [
                [number, 0, 0],
                [groups, 1, 1],
                [x, y, z],
                [(groups - 1) * x + last, y, z],
                [0; 3],
                [width, y, z],
            ];
            let numbers: Vec<String> =
                numbers.iter().flatten().map(|number| format!("i64 {number}")).collect();
            writeln!(
            told,
            "@told{number} = global {{ [18 x i64], i32, i32, [5 x ptr] }} {{ [18 x i64] [{}], i32 1, i32 0, \
             [5 x ptr] [ptr @contexts, ptr @scratch, ptr @lanes, ptr @locals, ptr null] }}, align 8",
            numbers.join(", ")
        )
        .expect("text");
        }
        text.push_str(&told);
        let contexts = match group.context_bytes_per_item {
            0 => group.context_bytes,
            bytes => bytes * (x * y * z).next_multiple_of(16),
        };
        for (name, bytes) in [
            ("contexts", contexts),
            ("scratch", group.group_scratch_bytes),
            ("lanes", group.sub_group_scratch_bytes),
            ("locals", group.local_bytes),
        ] {
            writeln!(text, "@{name} = global [{} x i8] zeroinitializer, align 128", bytes.max(1))
                .expect("text");
        }
        writeln!(
            text,
            "@result = global [{count} x i32] zeroinitializer, align 4\n@address = global ptr @result\n\
         @number = global i32 {argument}\n@args = global [2 x ptr] [ptr @address, ptr @number]\n\
         @line = constant [4 x i8] c\"%d\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n\
         define i32 @main() {{\n"
        )
        .expect("text");
        for number in 0..groups {
            writeln!(text, "  call void @{}(ptr @args, ptr @told{number})", group.function).expect("text");
        }
        for index in 0..count {
            writeln!(
            text,
            "  %p{index} = getelementptr i32, ptr @result, i64 {index}\n  %v{index} = load i32, ptr %p{index}\n\
             %r{index} = call i32 (ptr, ...) @printf(ptr @line, i32 %v{index})"
        )
        .expect("text");
        }
        text.push_str("  ret i32 0\n}\n");
        let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
        let name = std::thread::current().name().unwrap_or("test").replace("::", "_");
        let path = folder.join(format!("{name}.{way}.ll"));
        std::fs::write(&path, text).expect("a file");
        let output = external_tools::tool("lli-22")
            .expect("on the list")
            .command()
            .arg(&path)
            .output()
            .expect("lli-22");
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{}: {err}", path.display());
        out.lines().map(|line| line.parse().expect("a number")).collect()
    }
}

pub(crate) fn options(local_size: [u32; 3], uniform: bool) -> Options {
    Options {
        local_size: LocalSize::Fixed(local_size),
        sub_group_size: 8,
        uniform,
        spaces: false,
        strips: true,
    }
}

/// The kernel `k` with these blocks; `%g` is its global id in the first dimension, `%l` the local one, as numbers of 32 bits,
/// `%at` its place in the result.
pub(crate) fn kernel(body: &str) -> String {
    format!(
        "define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {{\nentry:\n\
         %gid = call i64 @_Z13get_global_idj(i32 0)\n  %lid = call i64 @_Z12get_local_idj(i32 0)\n\
         %g = trunc i64 %gid to i32\n  %l = trunc i64 %lid to i32\n\
         %at = getelementptr i32, ptr addrspace(1) %out, i64 %gid\n{body}\n}}\n"
    )
}

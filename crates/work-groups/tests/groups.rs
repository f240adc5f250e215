//! Work-group functions are valid LLVM IR, and do what their kernels say: LLVM's interpreter runs them.
#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

use std::fmt::Write as _;
use work_groups::{Error, Options, WorkGroup, form};

/// What every kernel may call.
const PRIMITIVES: &str = "declare i64 @_Z13get_global_idj(i32)\ndeclare i64 @_Z12get_local_idj(i32)\n\
    declare i64 @_Z14get_local_sizej(i32)\ndeclare i64 @_Z12get_group_idj(i32)\ndeclare i64 @_Z19get_local_linear_idv()\n\
    declare i32 @_Z22get_sub_group_local_idv()\ndeclare i32 @_Z16get_sub_group_idv()\n\
    declare void @__spirv_run_group_barrier()\ndeclare void @__spirv_run_sub_group_barrier()\n\
    declare ptr addrspace(3) @__spirv_run_sub_group_scratch()\n";

const LAYOUT: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
    target triple = \"x86_64-pc-linux-gnu\"\n";

/// The module with a work-group function, as text.
fn formed(kernel: &str, options: &Options) -> Result<(String, WorkGroup), Error> {
    let text = format!(
        "{LAYOUT}{PRIMITIVES}@tile = internal addrspace(3) global [64 x i32] undef, align 4\n{kernel}"
    );
    let mut module = llvm_asm::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
    let group = form(&mut module, "k", options)?;
    llvm_model::verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    Ok((llvm_asm::print(&module).expect("LLVM IR"), group))
}

/// The work-group function of groups of 8, 8, 1 as LLVM optimises it.
fn optimised(kernel: &str) -> String {
    let (text, _) = formed(kernel, &options([8, 8, 1], true)).unwrap_or_else(|error| panic!("{error}"));
    let opt = judges::judge("opt-22").unwrap_or_else(|error| panic!("{error}"));
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
fn run(kernel: &str, options: &Options, groups: u64, last: u64, argument: u32, count: usize) -> Vec<i32> {
    let (mut text, group) = formed(kernel, options).unwrap_or_else(|error| panic!("{error}"));
    let [x, y, z] = options.local_size.map(u64::from);
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
        let numbers: Vec<String> = numbers.iter().flatten().map(|number| format!("i64 {number}")).collect();
        writeln!(
            told,
            "@told{number} = global {{ [18 x i64], i32, i32, [5 x ptr] }} {{ [18 x i64] [{}], i32 1, i32 0, \
             [5 x ptr] [ptr @contexts, ptr @scratch, ptr @lanes, ptr @locals, ptr null] }}, align 8",
            numbers.join(", ")
        )
        .expect("text");
    }
    text.push_str(&told);
    for (name, bytes) in [
        ("contexts", group.context_bytes),
        ("scratch", group.group_scratch_bytes),
        ("lanes", group.sub_group_scratch_bytes),
        ("locals", group.local_bytes),
    ] {
        writeln!(text, "@{name} = global [{} x i8] zeroinitializer, align 128", bytes.max(1)).expect("text");
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
    let path = folder.join(format!("{name}.ll"));
    std::fs::write(&path, text).expect("a file");
    let output = judges::judge("lli-22").expect("on the list").command().arg(&path).output().expect("lli-22");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{}: {err}", path.display());
    out.lines().map(|line| line.parse().expect("a number")).collect()
}

fn options(local_size: [u32; 3], uniform: bool) -> Options {
    Options { local_size, sub_group_size: 8, uniform }
}

/// The kernel `k` with these blocks; `%g` is its global id in the first dimension, `%l` the local one, as numbers of 32 bits,
/// `%at` its place in the result.
fn kernel(body: &str) -> String {
    format!(
        "define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {{\nentry:\n\
         %gid = call i64 @_Z13get_global_idj(i32 0)\n  %lid = call i64 @_Z12get_local_idj(i32 0)\n\
         %g = trunc i64 %gid to i32\n  %l = trunc i64 %lid to i32\n\
         %at = getelementptr i32, ptr addrspace(1) %out, i64 %gid\n{body}\n}}\n"
    )
}

#[test]
fn without_barriers_the_body_is_in_loops() {
    let kernel = kernel("  %v = mul i32 %g, %n\n  store i32 %v, ptr addrspace(1) %at\n  ret void");
    for uniform in [true, false] {
        let expected: Vec<i32> = (0..16).map(|g| g * 5).collect();
        assert_eq!(run(&kernel, &options([8, 1, 1], uniform), 2, 8, 5, 16), expected);
    }
    let expected: Vec<i32> = (0..16).map(|g| if g < 11 { g * 5 } else { 0 }).collect();
    assert_eq!(run(&kernel, &options([8, 1, 1], false), 2, 3, 5, 16), expected);
}

#[test]
fn three_dimensions_are_three_loops() {
    let kernel = kernel(
        "  %y = call i64 @_Z12get_local_idj(i32 1)\n  %z = call i64 @_Z12get_local_idj(i32 2)\n\
         %linear = call i64 @_Z19get_local_linear_idv()\n\
         %place = getelementptr i32, ptr addrspace(1) %out, i64 %linear\n\
         %zy = mul i64 %z, 10\n  %s = add i64 %zy, %y\n  %ten = mul i64 %s, 10\n  %sum = add i64 %ten, %lid\n\
         %v = trunc i64 %sum to i32\n  store i32 %v, ptr addrspace(1) %place\n  ret void",
    );
    let mut expected = Vec::new();
    for z in 0..2 {
        for y in 0..3 {
            expected.extend((0..4).map(|x| 100 * z + 10 * y + x));
        }
    }
    assert_eq!(run(&kernel, &options([4, 3, 2], true), 1, 4, 0, 24), expected);
}

/// Each work-item writes into the tile and reads what its neighbour wrote, `n` times.
const NEIGHBOURS: &str = "  %mine = getelementptr i32, ptr addrspace(3) @tile, i64 %lid\n\
    %size = call i64 @_Z14get_local_sizej(i32 0)\n  %next = add i64 %lid, 1\n  %wrap = urem i64 %next, %size\n\
    %other = getelementptr i32, ptr addrspace(3) @tile, i64 %wrap\n  br label %head\n\
    head:\n  %i = phi i32 [ 0, %entry ], [ %i1, %head ]\n  %v = phi i32 [ %g, %entry ], [ %sum, %head ]\n\
    store i32 %v, ptr addrspace(3) %mine\n  call void @__spirv_run_group_barrier()\n\
    %theirs = load i32, ptr addrspace(3) %other\n  call void @__spirv_run_group_barrier()\n\
    %sum = add i32 %v, %theirs\n  %i1 = add i32 %i, 1\n  %more = icmp ult i32 %i1, %n\n\
    br i1 %more, label %head, label %end\n\
    end:\n  store i32 %sum, ptr addrspace(1) %at\n  ret void";

#[test]
fn values_live_across_barriers_in_loops() {
    let mut expected: Vec<i32> = (0..16).collect();
    for _ in 0..3 {
        let before = expected.clone();
        for (g, value) in expected.iter_mut().enumerate() {
            *value += before[g / 8 * 8 + (g + 1) % 8];
        }
    }
    for uniform in [true, false] {
        assert_eq!(run(&kernel(NEIGHBOURS), &options([8, 1, 1], uniform), 2, 8, 3, 16), expected);
    }
}

#[test]
fn a_loop_that_all_leave_together_needs_no_states() {
    let (text, group) = formed(&kernel(NEIGHBOURS), &options([8, 1, 1], true)).expect("it is formed");
    // Each work-item has its value, its neighbour's and the address of that: the counter is kept once. Arrays begin at
    // multiples of 128 bytes.
    assert!(group.context_bytes <= 2 * 128 + 8 * 8, "{} bytes: {text}", group.context_bytes);
}

#[test]
fn variables_whose_addresses_cross_barriers_are_kept() {
    let kernel = kernel(
        "  %array = alloca [4 x i32]\n  %low = and i64 %gid, 3\n\
         %place = getelementptr [4 x i32], ptr %array, i64 0, i64 %low\n  store i32 %g, ptr %place\n\
         call void @__spirv_run_group_barrier()\n\
         %v = load i32, ptr %place\n  store i32 %v, ptr addrspace(1) %at\n  ret void",
    );
    assert_eq!(run(&kernel, &options([8, 1, 1], true), 1, 8, 0, 8), (0..8).collect::<Vec<i32>>());
}

#[test]
fn work_items_that_end_early_are_not_waited_for() {
    let kernel = kernel(
        "  %inside = icmp ult i32 %g, %n\n  br i1 %inside, label %go, label %end\n\
         go:\n  %mine = getelementptr i32, ptr addrspace(3) @tile, i64 %lid\n  store i32 %g, ptr addrspace(3) %mine\n\
         call void @__spirv_run_group_barrier()\n\
         %first = load i32, ptr addrspace(3) @tile\n  %v = add i32 %first, %g\n\
         store i32 %v, ptr addrspace(1) %at\n  br label %end\nend:\n  ret void",
    );
    let expected: Vec<i32> = (0..16).map(|g| if g < 13 { g / 8 * 8 + g } else { 0 }).collect();
    assert_eq!(run(&kernel, &options([8, 1, 1], true), 2, 8, 13, 16), expected);
}

#[test]
fn lanes_that_wait_at_different_places_go_on_by_themselves() {
    // Odd lanes add up what odd lanes have, even ones what even ones have.
    let kernel = kernel(
        "  %scratch = call ptr addrspace(3) @__spirv_run_sub_group_scratch()\n\
         %lane = call i32 @_Z22get_sub_group_local_idv()\n  %bit = and i32 %lane, 1\n\
         %odd = icmp eq i32 %bit, 1\n  br i1 %odd, label %odds, label %evens\n\
         odds:\n  %a = load i32, ptr addrspace(3) %scratch\n  %a1 = add i32 %a, %g\n\
         store i32 %a1, ptr addrspace(3) %scratch\n  call void @__spirv_run_sub_group_barrier()\n\
         %a2 = load i32, ptr addrspace(3) %scratch\n  call void @__spirv_run_sub_group_barrier()\n\
         store i32 0, ptr addrspace(3) %scratch\n  br label %end\n\
         evens:\n  call void @__spirv_run_sub_group_barrier()\n\
         %b = load i32, ptr addrspace(3) %scratch\n  %b1 = add i32 %b, %g\n\
         store i32 %b1, ptr addrspace(3) %scratch\n  call void @__spirv_run_sub_group_barrier()\n\
         %b2 = load i32, ptr addrspace(3) %scratch\n  call void @__spirv_run_sub_group_barrier()\n\
         store i32 0, ptr addrspace(3) %scratch\n  br label %end\n\
         end:\n  %v = phi i32 [ %a2, %odds ], [ %b2, %evens ]\n\
         store i32 %v, ptr addrspace(1) %at\n  ret void",
    );
    let sum = |g: i32| (g / 8 * 8..g / 8 * 8 + 8).filter(|other| other % 2 == g % 2).sum::<i32>();
    assert_eq!(run(&kernel, &options([16, 1, 1], true), 1, 16, 0, 16), (0..16).map(sum).collect::<Vec<_>>());
}

#[test]
fn what_has_no_form_is_an_error() {
    let one = options([8, 1, 1], true);
    assert_eq!(formed("", &one).err(), Some(Error::NoKernel));
    let kernel = kernel("  %array = alloca i32, i32 %n\n  store i32 1, ptr %array\n  ret void");
    assert!(formed(&kernel, &one).is_err());
    let none = Options { sub_group_size: 3, ..one };
    assert_eq!(formed("define spir_kernel void @k() {\n  ret void\n}\n", &none).err(), Some(Error::Options));
}

#[test]
fn a_kernel_without_a_form_stays_as_it_is() {
    let kernel = kernel("  %array = alloca i32, i32 %n\n  store i32 1, ptr %array\n  ret void");
    let text = format!("{LAYOUT}{PRIMITIVES}{kernel}");
    let mut module = llvm_asm::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
    assert!(form(&mut module, "k", &options([8, 1, 1], true)).is_err());
    llvm_model::verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    let text = llvm_asm::print(&module).expect("LLVM IR");
    assert!(text.contains("define spir_kernel void @k("), "{text}");
    // Nor are there variables of local memory that go round all addresses.
    let large = "@a = internal addrspace(3) global [18446744073709551615 x i8] undef\n\
        define spir_kernel void @k() {\n  store i8 1, ptr addrspace(3) @tile\n\
        store i8 1, ptr addrspace(3) @a\n  ret void\n}\n";
    assert!(formed(large, &options([8, 1, 1], true)).is_err());
}

#[test]
fn a_kernel_in_a_comdat_leaves_it() {
    let text =
        optimised(&format!("$k = comdat any\n{}", kernel("  ret void").replace(" {\n", " comdat {\n")));
    assert!(text.contains("@k.work_group("), "{text}");
}

#[test]
fn work_items_of_short_rows_are_joined() {
    // Where the rows of a group are as short as a vector, the loop over them is not unrolled before.
    let kernel = kernel("  %more = mul i32 %g, %n\n  store i32 %more, ptr addrspace(1) %at\n  ret void");
    let (text, _) = formed(&kernel, &options([8, 8, 1], true)).expect("it is formed");
    assert!(text.contains("llvm.loop.unroll.disable"), "{text}");
    let text = optimised(&kernel);
    assert!(text.contains("<4 x i32>"), "{text}");
}

#[test]
fn addresses_in_copied_arguments_differ() {
    // A division is not computed again behind a barrier, nor what depends on it: the address is kept.
    let kernel = "define spir_kernel void @k(ptr addrspace(1) %out, ptr byval([1 x i32]) %own) {\n\
        %gid = call i64 @_Z13get_global_idj(i32 0)\n  %g = trunc i64 %gid to i32\n\
        %size = call i64 @_Z14get_local_sizej(i32 0)\n  %first = udiv i64 1, %size\n\
        %place = getelementptr i32, ptr %own, i64 %first\n  store i32 %g, ptr %place\n\
        call void @__spirv_run_group_barrier()\n\
        %v = load i32, ptr %place\n  %at = getelementptr i32, ptr addrspace(1) %out, i64 %gid\n\
        store i32 %v, ptr addrspace(1) %at\n  ret void\n}\n";
    assert_eq!(run(kernel, &options([8, 1, 1], true), 1, 8, 0, 8), (0..8).collect::<Vec<i32>>());
}

#[test]
fn questions_without_their_dimension_stay_and_groups_without_end_are_errors() {
    let text = format!(
        "{LAYOUT}declare i64 @_Z13get_global_idj()\ndefine spir_kernel void @k() {{\n\
         %id = call i64 @_Z13get_global_idj()\n  ret void\n}}\n"
    );
    let mut module = llvm_asm::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
    // It is a function like any other: who links the code says that nobody has it.
    assert!(form(&mut module, "k", &options([8, 1, 1], true)).is_ok());
    for size in [[u32::MAX; 3], [u32::MAX, u32::MAX, 1]] {
        assert_eq!(formed(&kernel("  ret void"), &options(size, true)).err(), Some(Error::Options));
    }
}

#[test]
fn loops_that_all_go_through_together_are_around_work_items() {
    let kernel = kernel(
        "  br label %head\n\
         head:\n  %i = phi i32 [ 0, %entry ], [ %i1, %head ]\n  %v = phi i32 [ %g, %entry ], [ %sum, %head ]\n\
         %old = load i32, ptr addrspace(1) %at\n  %new = add i32 %old, 1\n  store i32 %new, ptr addrspace(1) %at\n\
         %sum = add i32 %v, %new\n  %i1 = add i32 %i, 1\n  %more = icmp ult i32 %i1, %n\n\
         br i1 %more, label %head, label %end\n\
         end:\n  %last = phi i32 [ %sum, %head ]\n  store i32 %last, ptr addrspace(1) %at\n  ret void",
    );
    let expected: Vec<i32> = (0..16).map(|g| g + 1 + 2 + 3 + 4).collect();
    for uniform in [true, false] {
        assert_eq!(run(&kernel, &options([8, 1, 1], uniform), 2, 8, 4, 16), expected);
    }
    let kept = |size| formed(&kernel, &options(size, true)).expect("it is formed").1.context_bytes;
    // The sum of each work-item, from turn to turn; with few beside each other there is nothing to win.
    assert!(kept([8, 1, 1]) > 0);
    assert_eq!(kept([4, 2, 1]), 0);
}

#[test]
fn loops_that_only_compute_pay_for_what_is_kept() {
    let loop_of = |steps: &str| {
        kernel(&format!(
            "  br label %head\n\
             head:\n  %i = phi i32 [ 0, %entry ], [ %i1, %head ]\n  %v = phi i32 [ %g, %entry ], [ %v1, %head ]\n\
             {steps}\n  %i1 = add i32 %i, 1\n  %more = icmp ult i32 %i1, %n\n\
             br i1 %more, label %head, label %end\n\
             end:\n  store i32 %v1, ptr addrspace(1) %at\n  ret void"
        ))
    };
    let size = options([8, 1, 1], true);
    let long =
        loop_of("  %a = mul i32 %v, 3\n  %b = xor i32 %a, %v\n  %c = add i32 %b, %i\n  %v1 = add i32 %c, 1");
    let short = loop_of("  %v1 = add i32 %v, 1");
    let kept = |kernel: &str| formed(kernel, &size).expect("it is formed").1.context_bytes;
    assert!(kept(&long) > 0);
    assert_eq!(kept(&short), 0);
    let expected = |g: i32| (0..4).fold(g, |v, i| ((v * 3) ^ v) + i + 1);
    assert_eq!(run(&long, &size, 2, 8, 4, 16), (0..16).map(expected).collect::<Vec<i32>>());
}

#[test]
fn atomic_operations_on_local_memory_are_plain() {
    let kernel = kernel(
        "  %old = atomicrmw add ptr addrspace(3) @tile, i32 %g seq_cst\n\
         %high = getelementptr i32, ptr addrspace(3) @tile, i64 1\n\
         %most = atomicrmw volatile umax ptr addrspace(3) %high, i32 %g monotonic\n\
         call void @__spirv_run_group_barrier()\n\
         %sum = load i32, ptr addrspace(3) @tile\n  %max = load i32, ptr addrspace(3) %high\n\
         %v = add i32 %sum, %max\n  store i32 %v, ptr addrspace(1) %at\n  ret void",
    );
    let (text, _) = formed(&kernel, &options([8, 1, 1], true)).expect("it is formed");
    assert!(!text.contains("atomicrmw"), "{text}");
    assert_eq!(run(&kernel, &options([8, 1, 1], true), 1, 8, 0, 8), [28 + 7; 8]);
}

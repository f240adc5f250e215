//! Functions of sub-groups whose work-items are lanes of vectors compute the same as their form with barriers, and as plain Rust.
#![allow(unsafe_code, reason = "kernels are run")]
#![allow(clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use spirv_run::{Argument, Bytes, CompileOptions, Memory, Program, Range, input};
use std::path::Path;

/// Work-items of a launch, which are two groups.
const ITEMS: u32 = 128;
/// Numbers of 64 bits that each has place for.
const PLACES: usize = 4;

/// A module with the kernel `k`.
fn program(name: &str, source: &str) -> Program {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lanes");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(format!("{name}.cl"));
    std::fs::write(&file, source).expect("the source is written");
    Program::new(input::load(&file).unwrap_or_else(|error| panic!("{error}"))).expect("a module")
}

/// Runs the kernel in sub-groups of a size, and returns the numbers that work-items leave. `in_strips` is whether lanes of a vector
/// are expected; code that is not optimized has none.
fn run(program: &Program, sub_group: u32, in_strips: bool) -> Vec<[u64; PLACES]> {
    let range = Range::linear(ITEMS.into(), 64);
    let options =
        CompileOptions { sub_group, quick: !in_strips, keep_assembly: true, ..CompileOptions::new(&range) };
    let kernel = program.compile("k", &options).unwrap_or_else(|error| panic!("{error}"));
    let assembly = kernel.assembly().expect("it is kept");
    assert_eq!(
        assembly.contains("min-legal-vector-width"),
        in_strips,
        "sub-groups of {sub_group}\n{assembly}"
    );
    let mut memory = Memory::default();
    let out = memory.add(Bytes::zeros(8 * PLACES * ITEMS as usize).expect("memory"));
    // SAFETY: the kernels of this file stay in their buffers.
    let done = unsafe { kernel.run(&mut memory, &[Argument::Buffer(out)], &range, 2) };
    done.unwrap_or_else(|error| panic!("{error}"));
    let bytes = memory.get(out).expect("a buffer").to_vec();
    let word = |bytes: &[u8]| u64::from_le_bytes(bytes.try_into().expect("eight"));
    let item = |bytes: &[u8]| std::array::from_fn(|at| word(&bytes[8 * at..8 * at + 8]));
    bytes.chunks_exact(8 * PLACES).map(item).collect()
}

/// Compares both forms of a kernel, in sub-groups of all sizes that strips consist of; returns the results by size.
fn both_forms(name: &str, source: &str) -> Vec<(u32, Vec<[u64; PLACES]>)> {
    let program = program(name, source);
    let results = [16, 8, 4, 1].map(|size| (size, run(&program, size, true)));
    for (size, result) in &results {
        assert_eq!(*result, run(&program, *size, false), "{name} in sub-groups of {size}");
    }
    results.into()
}

/// A kernel that stores numbers of a type in `r`, which it computes from the hash `h` of its global id `g`, and from its lane `l`.
fn kernel(ty: &str, body: &str) -> String {
    format!(
        "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n#pragma OPENCL EXTENSION cl_khr_fp64 : enable\nkernel void k(global ulong *out) {{\n\
         uint g = get_global_id(0), l = get_sub_group_local_id(), h = g * 2654435761u ^ g << 7;\n\
         global {ty} *r = (global {ty} *)(out + g * {PLACES});\n{body}\n}}\n"
    )
}

fn hash(g: u32) -> u32 {
    g.wrapping_mul(2_654_435_761) ^ g << 7
}

#[test]
fn scans_of_integers() {
    let sum = kernel(
        "uint",
        "r[0] = sub_group_reduce_max(h) ^ sub_group_scan_inclusive_add(h) * 3 ^ sub_group_scan_exclusive_min(h | 1);",
    );
    for (size, result) in both_forms("integers", &sum) {
        for g in 0..ITEMS {
            let first = g / size * size;
            let most = (first..first + size).map(hash).max().expect("a lane");
            let sum = (first..=g).map(hash).fold(0, u32::wrapping_add);
            let least = (first..g).map(|g| hash(g) | 1).min().unwrap_or(u32::MAX);
            assert_eq!(result[g as usize][0], u64::from(most ^ sum.wrapping_mul(3) ^ least), "{g} of {size}");
        }
    }
}

#[test]
fn scans_of_all_types_have_the_same_bits_in_both_forms() {
    for ty in ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double"]
    {
        for op in ["add", "mul", "min", "max"] {
            let value = match ty {
                "half" | "float" | "double" => format!("({ty})(1.0f + (int)(h >> 24) / 67.0f)"),
                _ => format!("({ty})(h >> 3)"),
            };
            let of_all = if op == "mul" { "sub_group_non_uniform" } else { "sub_group" };
            let body = format!(
                "{ty} v = {value};\n  r[0] = {of_all}_reduce_{op}(v); r[1] = {of_all}_scan_inclusive_{op}(v);\n\
                 r[2] = {of_all}_scan_exclusive_{op}(v); r[3] = sub_group_clustered_reduce_{op}(v, 1);"
            );
            both_forms(&format!("{op}_{ty}"), &kernel(ty, &body));
        }
    }
}

#[test]
fn numbers_that_are_not_compare_like_the_first() {
    // Lanes hold NaN, and zeros of both signs: which of them a minimum is depends on the order.
    let body = "float v = l % 3 == 0 ? NAN : l % 3 == 1 ? -0.0f : 0.0f;\n  r[0] = sub_group_reduce_min(v);\n\
        r[1] = sub_group_scan_inclusive_max(v);";
    both_forms("nan", &kernel("float", body));
}

#[test]
fn votes_and_ballots() {
    let body = "uint4 b = sub_group_ballot(h & 1);\n  r[0] = b.x * 64 + sub_group_ballot_exclusive_scan(b) * 4\n\
        + (sub_group_any(h % 7 == 0) != 0) * 2 + (sub_group_all(h & 3) != 0);";
    for (size, result) in both_forms("ballots", &kernel("uint", body)) {
        for g in 0..ITEMS {
            let lanes = || (g / size * size..g / size * size + size).map(hash);
            let bits = lanes().enumerate().fold(0, |bits, (lane, h)| bits | (h & 1) << lane);
            let below = (bits & ((1 << (g % size)) - 1)).count_ones();
            let (any, all) = (lanes().any(|h| h % 7 == 0), lanes().all(|h| h & 3 != 0));
            let expected = bits * 64 + below * 4 + u32::from(any) * 2 + u32::from(all);
            assert_eq!(result[g as usize][0], u64::from(expected), "{g} of {size}");
        }
    }
}

#[test]
fn shuffles_of_all_types() {
    for ty in ["char", "ushort", "int", "ulong", "half", "float", "double"] {
        let body = format!(
            "r[0] = sub_group_shuffle(({ty})(h >> 20), h >> 5); r[1] = sub_group_shuffle_xor(({ty})(h & 63), 5);\n\
             r[2] = sub_group_broadcast(({ty})(l + 3), 0); r[3] = sub_group_rotate(({ty})(h >> 9), 3);"
        );
        both_forms(&format!("shuffle_{ty}"), &kernel(ty, &body));
    }
    let body = "float4 v = (float4)(h >> 9, g, l, 1);\n  float4 w = intel_sub_group_shuffle(v, h >> 3);\n  r[0] = w.x; r[1] = w.y; r[2] = w.z; r[3] = w.w;";
    let declared = "float4 __attribute__((overloadable)) intel_sub_group_shuffle(float4, uint);\n";
    both_forms("shuffle_float4", &format!("{declared}{}", kernel("float", body)));
}

#[test]
fn loops_sort_and_barriers_meet() {
    let body = "local uint t[64]; uint i = get_local_id(0), v = h;\n\
        for (uint k = 2; k <= 16; k *= 2) for (uint j = k / 2; j > 0; j /= 2) {\n\
        uint o = sub_group_shuffle_xor(v, j);\n    v = ((l & k) == 0) == ((l & j) == 0) ? min(v, o) : max(v, o);\n  }\n\
        t[i] = v; sub_group_barrier(CLK_LOCAL_MEM_FENCE); v ^= t[i & ~1u]; barrier(CLK_LOCAL_MEM_FENCE); r[0] = v + t[63 - i];";
    both_forms("sorting", &kernel("uint", body));
}

#[test]
fn sub_groups_in_other_places_have_barriers() {
    let of_some = "r[0] = 7; if (h & 1) r[0] = sub_group_non_uniform_reduce_add(h);";
    let program = program("some", &kernel("uint", of_some));
    let range = Range::linear(ITEMS.into(), 64);
    let options = CompileOptions { sub_group: 16, keep_assembly: true, ..CompileOptions::new(&range) };
    let compiled = program.compile("k", &options).unwrap_or_else(|error| panic!("{error}"));
    assert!(!compiled.assembly().expect("it is kept").contains("min-legal-vector-width"));
    let result = run(&program, 16, false);
    for g in 0..ITEMS {
        let odd = (g / 16 * 16..g / 16 * 16 + 16).map(hash).filter(|h| h & 1 == 1);
        let expected = if hash(g) & 1 == 1 { odd.fold(0, u32::wrapping_add) } else { 7 };
        assert_eq!(result[g as usize][0], u64::from(expected), "{g}");
    }
}

#[test]
fn branches_of_whole_sub_groups_keep_lanes_together() {
    // Sub-groups leave the loop at different times; then the first one adds all counts.
    let body = "local uint counts[4]; uint v = h >> 8, n = 0;\n\
        while (sub_group_any(v > 1000)) { v = v / 3 + sub_group_shuffle_xor(v, 1) / 2; n++; }\n\
        uint many = sub_group_broadcast(n * (g / 16 + 1), 3);\n\
        if (l == 0) counts[get_sub_group_id()] = many;\n  barrier(CLK_LOCAL_MEM_FENCE);\n\
        if (get_sub_group_id() == 0) {\n    uint sum = sub_group_reduce_add(l < 4 ? counts[l] : 0);\n\
        if (l < 4) counts[l] = sum + l;\n  }\n  barrier(CLK_LOCAL_MEM_FENCE);\n\
        r[0] = v; r[1] = n; r[2] = counts[g % 4]; r[3] = many;";
    let program = program("branches", &kernel("uint", body));
    let result = run(&program, 16, true);
    assert_eq!(result, run(&program, 16, false));
    // Where a strip has several sub-groups, lanes part.
    let options =
        CompileOptions { sub_group: 8, keep_assembly: true, ..CompileOptions::new(&Range::linear(128, 64)) };
    let compiled = program.compile("k", &options).unwrap_or_else(|error| panic!("{error}"));
    assert!(!compiled.assembly().expect("it is kept").contains("min-legal-vector-width"));
}

#[test]
fn one_lane_adds_the_sum_of_its_sub_group() {
    let body = "local uint sum; if (l == 0 && get_sub_group_id() == 0) sum = 5;\n  barrier(CLK_LOCAL_MEM_FENCE);\n\
        uint part = sub_group_reduce_add(h);\n  if (l == 0) atomic_add(&sum, part);\n\
        barrier(CLK_LOCAL_MEM_FENCE);\n  r[0] = sum;";
    for (_, result) in both_forms("atomics", &kernel("uint", body)) {
        for g in 0..ITEMS {
            let sum = (g / 64 * 64..g / 64 * 64 + 64).map(hash).fold(5, u32::wrapping_add);
            assert_eq!(result[g as usize][0], u64::from(sum), "{g}");
        }
    }
}

#[test]
fn lanes_that_part_meet_before_operations() {
    // Lanes leave the inner loop at different times, in turns with a barrier and functions of the group between them.
    let body = "local uint t[64]; uint i = get_local_id(0), v = h, kept[3] = {1, 2, 3};\n\
        for (uint turn = 0; turn < 3; turn++) {\n\
          for (uint n = v % 7; n > 0; n--) { v = v * 5 + n; if (v % 11 == 3) break; kept[n % 3] ^= v; }\n\
          v += sub_group_scan_inclusive_add(v) ^ sub_group_broadcast(v, turn % get_max_sub_group_size());\n\
          t[i] = v; barrier(CLK_LOCAL_MEM_FENCE); v ^= t[(i * 5 + turn) % 64];\n\
          v += work_group_reduce_max(v); barrier(CLK_LOCAL_MEM_FENCE);\n  }\n\
        r[0] = v; r[1] = kept[0]; r[2] = kept[1] ^ sub_group_reduce_min(kept[2]);";
    both_forms("parting", &kernel("uint", body));
}

#[test]
fn sub_groups_are_parts_of_rows_and_several_rows() {
    let source = "kernel void k(global ulong *out) {\n\
        uint g = get_global_id(1) * get_global_size(0) + get_global_id(0), v = g * 2654435761u;\n\
        v = sub_group_scan_exclusive_add(v) + get_sub_group_id() + sub_group_shuffle_xor(v, 3) * get_sub_group_local_id();\n\
        out[g * 4] = v;\n}\n";
    let program = program("rows", source);
    for (group, sub_group) in [([8, 8], 16), ([8, 8], 4), ([32, 2], 16), ([4, 16], 8)] {
        let range = Range { global: [32, 32, 1], ..Range::linear(1024, 64) };
        let range = Range { group: [group[0], group[1], 1], dimensions: 2, ..range };
        let [vectors, plain] = [false, true].map(|quick| {
            let options =
                CompileOptions { sub_group, quick, keep_assembly: true, ..CompileOptions::new(&range) };
            let kernel = program.compile("k", &options).unwrap_or_else(|error| panic!("{error}"));
            let has_strips = kernel.assembly().expect("it is kept").contains("min-legal-vector-width");
            assert_eq!(has_strips, !quick, "{group:?} in sub-groups of {sub_group}");
            let mut memory = Memory::default();
            let out = memory.add(Bytes::zeros(8 * PLACES * 1024).expect("memory"));
            // SAFETY: the kernel stays in its buffer.
            let done = unsafe { kernel.run(&mut memory, &[Argument::Buffer(out)], &range, 2) };
            done.unwrap_or_else(|error| panic!("{error}"));
            memory.get(out).expect("a buffer").to_vec()
        });
        assert!(vectors == plain, "{group:?} in sub-groups of {sub_group}");
    }
}

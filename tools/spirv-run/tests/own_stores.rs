//! Work-items read their own stores, and tables at a place that is cut to a few bits, where LLVM vectorizes over work-items.
#![allow(unsafe_code, reason = "kernels are run")]
#![allow(clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use spirv_run::{Argument, Bytes, CompileOptions, Memory, Program, Range, input};
use std::path::Path;

/// Work-items of a launch.
const ITEMS: u32 = 64;

/// Compares the numbers that the kernel `k` of a source leaves for each work-item.
fn check(name: &str, source: &str, expected: impl Fn(u32) -> u32) {
    for_each_group(name, source, |item, _| expected(item));
}

/// As [`check`], where the numbers depend on the size of groups too.
fn for_each_group(name: &str, source: &str, expected: impl Fn(u32, u32) -> u32) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("own_stores");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(format!("{name}.cl"));
    std::fs::write(&file, source).expect("the source is written");
    let program =
        Program::new(input::load(&file).unwrap_or_else(|error| panic!("{error}"))).expect("a module");
    for group in [8, 16, 32, 64] {
        let range = Range::linear(ITEMS.into(), group);
        let kernel =
            program.compile("k", &CompileOptions::new(&range)).unwrap_or_else(|error| panic!("{error}"));
        let mut memory = Memory::default();
        let out = memory.add(Bytes::zeros(4 * ITEMS as usize).expect("memory"));
        // SAFETY: the kernels of this file stay in their buffers.
        let done = unsafe { kernel.run(&mut memory, &[Argument::Buffer(out)], &range, 1) };
        done.unwrap_or_else(|error| panic!("{error}"));
        let bytes = memory.get(out).expect("a buffer").to_vec();
        let found: Vec<u32> = bytes
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
            .collect();
        assert_eq!(
            found,
            (0..ITEMS).map(|item| expected(item, group)).collect::<Vec<_>>(),
            "{name} in groups of {group}"
        );
    }
}

#[test]
fn a_store_to_a_group_of_four_stays_in_front_of_a_load_from_it() {
    let source = "kernel void k(global uint *out) {\n  uint g = get_global_id(0), l = get_local_id(0);\n\
        local uint w[256];\n  w[l * 4u + 0u] = g;\n  w[l * 4u + 1u] = g * 3u;\n  w[l * 4u + 2u] = 7u;\n\
        w[l * 4u + 3u] = g * g;\n  uint x = w[l * 4u + (g & 3u)];\n  w[l * 4u + 0u] = 1000u;\n\
        barrier(CLK_LOCAL_MEM_FENCE);\n  out[g] = x + w[l * 4u];\n}\n";
    check("stores", source, |g| [g, g * 3, 7, g * g][g as usize % 4] + 1000);
}

#[test]
fn a_load_from_a_group_of_two_stays_behind_a_store_to_it() {
    let source = "kernel void k(global uint *out) {\n  uint g = get_global_id(0), l = get_local_id(0);\n\
        local uint w[128];\n  w[l * 2u] = g;\n  w[l * 2u + 1u] = g + 1u;\n  barrier(CLK_LOCAL_MEM_FENCE);\n\
        uint x = w[l * 2u];\n  w[l * 2u + (g & 1u)] = 50u;\n  uint y = w[l * 2u + 1u];\n  out[g] = x * 100u + y;\n}\n";
    check("loads", source, |g| g * 100 + if g % 2 == 1 { 50 } else { g + 1 });
}

#[test]
fn a_table_of_four_is_not_read_as_one_of_sixteen() {
    let source = "constant uint small[4] = {5u, 60u, 700u, 8000u};\n\
        constant uint large[16] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3};\n\
        kernel void k(global uint *out) {\n  uint g = get_global_id(0), l = get_local_id(0);\n\
        local uint w[256];\n  w[l * 4u + 1u] = large[g & 15u];\n  w[l * 4u + 2u] = small[l & 3u];\n\
        w[l * 4u + 3u] = large[l & 15u];\n  uchar i = 0;\n  do {} while (i++ < 1);\n\
        out[g] = w[l * 4u + 1u] + w[l * 4u + 2u] + w[l * 4u + 3u];\n}\n";
    let large = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3];
    for_each_group("tables", source, |g, group| {
        large[g as usize % 16] + [5, 60, 700, 8000][g as usize % 4] + large[(g % group) as usize % 16]
    });
}

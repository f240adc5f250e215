//! Kernels whose loops are vectorized over work-items compute the same as plain Rust: with strips, in groups without strips, and
//! with checks of each access.
#![allow(unsafe_code, reason = "kernels are run")]
#![allow(clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use spirv_run::{Argument, Bytes, CompileOptions, Memory, Program, Range, input};
use std::path::Path;
use std::time::Duration;

/// Work-items of a launch.
const ITEMS: u32 = 256;

/// Returns what the kernel `k` of a source leaves in a buffer with a number for each work-item, in each of these ways.
fn results(name: &str, source: &str) -> Vec<Vec<u32>> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("strips");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(format!("{name}.cl"));
    std::fs::write(&file, source).expect("the source is written");
    let program =
        Program::new(input::load(&file).unwrap_or_else(|error| panic!("{error}"))).expect("a module");
    let run = |group: u32, is_watched: bool| {
        let range = Range::linear(ITEMS.into(), group);
        let time_limit = is_watched.then_some(Duration::from_secs(60));
        let options = CompileOptions {
            robust: is_watched,
            time_limit,
            keep_assembly: true,
            ..CompileOptions::new(&range)
        };
        let kernel = program.compile("k", &options).unwrap_or_else(|error| panic!("{error}"));
        let assembly = kernel.assembly().expect("it is kept");
        let has_strips = assembly.contains("min-legal-vector-width");
        assert_eq!(has_strips, group.is_multiple_of(16) && !is_watched, "{name} in groups of {group}");
        let mut memory = Memory::default();
        let out = memory.add(Bytes::zeros(4 * ITEMS as usize).expect("memory"));
        // SAFETY: the kernels of this file stay in their buffers.
        let done = unsafe { kernel.run(&mut memory, &[Argument::Buffer(out)], &range, 2) };
        done.unwrap_or_else(|error| panic!("{error}"));
        let bytes = memory.get(out).expect("a buffer").to_vec();
        bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four"))).collect()
    };
    vec![run(64, false), run(16, false), run(4, false), run(64, true)]
}

fn check(name: &str, source: &str, expected: impl Fn(u32) -> u32) {
    let expected: Vec<u32> = (0..ITEMS).map(expected).collect();
    for result in results(name, source) {
        assert_eq!(result, expected, "{name}");
    }
}

#[test]
fn hashes_with_their_schedule_in_a_private_array() {
    let source = "kernel void k(global uint *out) {\n  uint g = get_global_id(0), w[64], a = 1, b = 2;\n\
        for (int i = 0; i < 16; i++) w[i] = g * 31 + i;\n\
        for (int i = 16; i < 64; i++) w[i] = w[i - 16] + rotate(w[i - 15], 7u) + w[i - 7] + (w[i - 2] >> 10);\n\
        for (int i = 0; i < 64; i++) { uint t = a + rotate(b, 11u) + w[i]; a = b ^ (t >> 3); b = t; }\n\
        out[g] = a ^ b;\n}\n";
    check("hash", source, |g| {
        let mut w: Vec<u32> = (0..16).map(|i| g * 31 + i).collect();
        for i in 16..64_usize {
            let sum = w[i - 16].wrapping_add(w[i - 15].rotate_left(7)).wrapping_add(w[i - 7]);
            w.push(sum.wrapping_add(w[i - 2] >> 10));
        }
        let (mut a, mut b) = (1_u32, 2_u32);
        for word in w {
            let t = a.wrapping_add(b.rotate_left(11)).wrapping_add(word);
            (a, b) = (b ^ (t >> 3), t);
        }
        a ^ b
    });
}

#[test]
fn orbits_that_escape_at_different_times() {
    let source = "kernel void k(global uint *out) {\n  uint g = get_global_id(0), n = 0;\n\
        float cr = -2.0f + 0.01f * g, zr = 0, zi = 0;\n\
        while (n < 100 && zr * zr + zi * zi < 4.0f) {\n\
          float t = zr * zr - zi * zi + cr;\n  zi = 2 * zr * zi + 0.125f;\n  zr = t;\n  n++;\n  }\n\
        out[g] = n;\n}\n";
    check("orbits", source, |g| {
        let cr = -2.0_f32 + 0.01_f32 * g as f32;
        let (mut zr, mut zi, mut n) = (0.0_f32, 0.0_f32, 0);
        while n < 100 && zr * zr + zi * zi < 4.0 {
            (zr, zi) = (zr * zr - zi * zi + cr, 2.0 * zr * zi + 0.125);
            n += 1;
        }
        n
    });
}

#[test]
fn steps_that_end_in_breaks_in_loops_in_loops() {
    let source = "kernel void k(global uint *out) {\n  uint g = get_global_id(0), s = g;\n\
        for (uint i = 0; i < 9; i++) {\n    if ((s ^ i) % 5 == 0) continue;\n\
          for (uint j = i; ; j += 3) {\n      s = s * 1664525u + 1013904223u + j;\n\
            if (s >> 29 == 3) break;\n      if (j > 40) { s ^= g; break; }\n    }\n\
          if ((s & 127u) == 5) { s += 7; break; }\n  }\n  out[g] = s;\n}\n";
    check("steps", source, |g| {
        let mut s = g;
        for i in 0..9_u32 {
            if (s ^ i) % 5 == 0 {
                continue;
            }
            let mut j = i;
            loop {
                s = s.wrapping_mul(1_664_525).wrapping_add(1_013_904_223).wrapping_add(j);
                if s >> 29 == 3 {
                    break;
                }
                if j > 40 {
                    s ^= g;
                    break;
                }
                j += 3;
            }
            if s & 127 == 5 {
                s = s.wrapping_add(7);
                break;
            }
        }
        s
    });
}

#[test]
fn sums_over_local_memory_between_barriers() {
    let source = "kernel void k(global uint *out) {\n  local uint tile[64];\n\
        uint g = get_global_id(0), l = get_local_id(0), n = get_local_size(0), s = g, kept[4] = {1, 2, 3, 4};\n\
        for (uint turn = 0; turn < 3; turn++) {\n    tile[l] = l * 7 + turn;\n    barrier(CLK_LOCAL_MEM_FENCE);\n\
          for (uint j = 0; j < l % 4; j++) {\n      uint v = tile[j] * 2654435761u;\n      s = (s ^ v) * 31 + (v >> 9);\n\
            s += rotate(v, 5u) ^ (s << 2);\n      kept[j] += s + turn;\n    }\n    barrier(CLK_LOCAL_MEM_FENCE);\n  }\n\
        out[g] = s ^ kept[0] ^ kept[1] ^ kept[2] ^ kept[3];\n}\n";
    // The first places of the tile do not depend on the size of groups.
    check("sums", source, |g| {
        let (mut s, mut kept) = (g, [1_u32, 2, 3, 4]);
        for turn in 0..3_u32 {
            for j in 0..g % 4 {
                let v = (j * 7 + turn).wrapping_mul(2_654_435_761);
                s = (s ^ v).wrapping_mul(31).wrapping_add(v >> 9);
                s = s.wrapping_add(v.rotate_left(5) ^ (s << 2));
                let place = &mut kept[j as usize];
                *place = place.wrapping_add(s.wrapping_add(turn));
            }
        }
        s ^ kept[0] ^ kept[1] ^ kept[2] ^ kept[3]
    });
}

#[test]
fn atomic_operations_of_all_lanes() {
    // Each work-item walks over the places of all, and counts at those that it comes by.
    let source = "kernel void k(global uint *out) {\n  uint g = get_global_id(0), s = g * 2654435761u;\n\
        for (uint i = 0; i < 40; i++) {\n    s ^= s << 13; s ^= s >> 17; s ^= s << 5;\n\
          if (i < 3) continue;\n    uint place = (s >> 4) % 300;\n\
          if (place < 256) atomic_add(&out[place], (s >> 20 & 7) + 1);\n  }\n}\n";
    let mut counts = vec![0_u32; 256];
    for g in 0..ITEMS {
        let mut s = g.wrapping_mul(2_654_435_761);
        for i in 0..40 {
            s ^= s << 13;
            s ^= s >> 17;
            s ^= s << 5;
            let place = (s >> 4) % 300;
            if i >= 3 && place < 256 {
                counts[place as usize] += (s >> 20 & 7) + 1;
            }
        }
    }
    check("atomics", source, |g| counts[g as usize]);
}

//! Kernels that are compiled in a part of the time have the results of optimized ones.
#![allow(unsafe_code, reason = "kernels are run")]
#![allow(clippy::expect_used, clippy::panic, reason = "a failed test panics")]

#[path = "support/source.rs"]
mod source;

use spirv_run::{Argument, Bytes, CompileOptions, Memory, Program, Range};

/// Kernels with functions of the library, barriers, loops that work-items leave at different times, and private arrays.
const SOURCE: &str = r"
kernel void functions(global uint *out) {
  uint id = get_global_id(0);
  float x = id * 0.37f;
  out[id] = as_uint(sin(x) + pow(x, 1.5f)) ^ rotate(id, 7u) ^ convert_uint_sat(x * 1e9f);
}
kernel void reversed(global uint *out) {
  local uint values[16];
  uint lid = get_local_id(0);
  values[lid] = get_global_id(0) * 3;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = values[15 - lid];
}
kernel void steps(global uint *out) {
  uint n = get_global_id(0) + 1, count = 0, seen[8];
  for (uint i = 0; i < 8; ++i) seen[i] = n + i;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    seen[n & 7] += ++count;
  }
  out[get_global_id(0)] = count * 1000 + seen[get_global_id(0) & 7];
}
";

fn run(program: &Program, kernel: &str, quick: bool) -> Vec<u8> {
    let range = Range::linear(64, 16);
    let options = CompileOptions { quick, ..CompileOptions::new(&range) };
    let kernel = program.compile(kernel, &options).unwrap_or_else(|error| panic!("{error}"));
    let mut memory = Memory::default();
    let out = memory.add(Bytes::zeros(4 * 64).expect("memory"));
    // SAFETY: the kernels stay in their buffer.
    unsafe { kernel.run(&mut memory, &[Argument::Buffer(out)], &range, 2) }
        .unwrap_or_else(|error| panic!("{error}"));
    memory.get(out).expect("a buffer").to_vec()
}

#[test]
fn results_are_those_of_optimized_code() {
    let program = source::program("quick", SOURCE);
    for kernel in ["functions", "reversed", "steps"] {
        let results = run(&program, kernel, true);
        assert_eq!(results, run(&program, kernel, false), "{kernel}");
        assert!(results.iter().any(|&byte| byte != 0), "{kernel}");
    }
}

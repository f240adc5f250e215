//! Reports about kernels that access memory out of bounds, or do not end.
#![allow(unsafe_code, reason = "kernels are run")]
#![allow(clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use spirv_run::{Access, Argument, Bytes, CompileOptions, Error, Memory, Offense, Program, Range, input};
use std::path::Path;
use std::time::Duration;

/// OpenCL C as a module, with its lines.
fn program(name: &str, source: &str) -> Program {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("guards");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(format!("{name}.cl"));
    std::fs::write(&file, source).expect("the source is written");
    let spirv = input::load_with_lines(&file).unwrap_or_else(|error| panic!("{error}"));
    Program::new(spirv).expect("a module")
}

/// Runs `k` of a source over 64 work-items in groups of 16, on buffers of so many words and the arguments behind them; returns
/// the first buffer.
fn run(name: &str, source: &str, words: &[usize], more: &[Argument]) -> Result<Vec<u32>, Error> {
    let (program, range) = (program(name, source), Range::linear(64, 16));
    let limit = Some(Duration::from_secs(30));
    let options = CompileOptions { robust: true, time_limit: limit, ..CompileOptions::new(&range) };
    let kernel = program.compile("k", &options)?;
    let mut memory = Memory::default();
    let buffers: Vec<_> =
        words.iter().map(|words| memory.add(Bytes::zeros(4 * words).expect("memory"))).collect();
    let mut arguments: Vec<_> = buffers.iter().map(|&buffer| Argument::Buffer(buffer)).collect();
    arguments.extend(more.iter().cloned());
    // SAFETY: every access is checked.
    unsafe { kernel.run(&mut memory, &arguments, &range, 1) }?;
    let bytes = memory.get(buffers[0]).expect("a buffer").to_vec();
    Ok(bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four"))).collect())
}

/// What is told of a kernel that reaches beside its memory.
fn offense(name: &str, source: &str, words: &[usize], more: &[Argument]) -> Offense {
    match run(name, source, words, more) {
        Err(Error::Offense { offense, .. }) => *offense,
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn the_first_access_beside_a_buffer_is_told() {
    let source = "kernel void k(global int *out, global int *in) {\n  size_t i = get_global_id(0);\n  out[i] = in[i + 1];\n}\n";
    let found = offense("beside", source, &[64, 64], &[]);
    assert_eq!((found.item, found.access, found.bytes), ([63, 0, 0], Access::Read, 4));
    assert_eq!(found.place, "at byte 256 of argument 1 (`in`), which has 256");
    assert!(found.line.as_deref().is_some_and(|line| line.ends_with("beside.cl:3:12")), "{:?}", found.line);
    let found = offense("beside", source, &[8, 65], &[]);
    assert_eq!((found.item, found.access), ([8, 0, 0], Access::Write));
    assert!(run("beside", source, &[64, 65], &[]).is_ok());
}

#[test]
fn what_is_below_a_buffer_and_null_are_told() {
    let source = "kernel void k(global int *out, global int *in) { out[get_global_id(0)] = in[-1]; }";
    assert_eq!(offense("below", source, &[64, 1], &[]).place, "at byte -4 of argument 1 (`in`), which has 4");
    let source = "kernel void k(global int *out, global int *in) { out[get_global_id(0)] = in[3]; }";
    let found = offense("null", source, &[64], &[Argument::Null]);
    assert_eq!(found.place, "at byte 12 of argument 1 (`in`), which has 0");
}

#[test]
fn private_and_local_variables_have_bounds() {
    let source = "kernel void k(global int *out, int n) {\n  int mine[4] = {1, 2, 3, 4};\n\
        size_t i = get_global_id(0);\n  for (int j = 0; j < n; ++j) mine[j] += (int)i;\n  out[i] = mine[i & 3];\n}\n";
    let n = |n: i32| [Argument::Value(n.to_le_bytes().to_vec())];
    assert_eq!(run("private", source, &[64], &n(4)).expect("it stays inside")[5], 2 + 5);
    let found = offense("private", source, &[64], &n(5));
    assert_eq!(found.place, "at byte 16 of a private variable, which has 16");
    let source = "kernel void k(global int *out, int n) {\n  local int tile[16];\n  size_t l = get_local_id(0);\n\
        tile[l] = (int)l;\n  barrier(CLK_LOCAL_MEM_FENCE);\n  out[get_global_id(0)] = tile[l + n];\n}\n";
    assert_eq!(run("local", source, &[64], &n(0)).expect("it stays inside")[17], 1);
    assert_eq!(
        offense("local", source, &[64], &n(1)).place,
        "at byte 64 of a variable of local memory, which has 64"
    );
    let source = "kernel void k(global int *out, local int *tile) { tile[get_local_id(0)] = 1;\n\
        barrier(CLK_LOCAL_MEM_FENCE); out[get_global_id(0)] = tile[15 - get_local_id(0)]; }";
    assert!(run("given", source, &[64], &[Argument::Local(64)]).is_ok());
    let found = offense("given", source, &[64], &[Argument::Local(32)]);
    assert_eq!(
        (found.item, found.place.as_str()),
        ([8, 0, 0], "at byte 32 of argument 1 (`tile`), which has 32")
    );
}

#[test]
fn addresses_that_were_in_memory_are_looked_up() {
    let source = "typedef struct Node { global int *at; constant int *by; } Node;\nconstant int factors[2] = {3, 5};\n\
        kernel void k(global int *out, int n) {\n  size_t i = get_global_id(0);\n  Node nodes[2];\n\
        for (int j = 0; j < 2; ++j) { nodes[j].at = out + i * (j + 1); nodes[j].by = factors + j; }\n\
        volatile int which = n;\n  Node *node = &nodes[which];\n  *node->at = *node->by;\n}\n";
    let n = |n: i32| [Argument::Value(n.to_le_bytes().to_vec())];
    assert_eq!(run("looked_up", source, &[64], &n(0)).expect("it stays inside"), [3; 64]);
    let found = offense("looked_up", source, &[64], &n(1));
    assert_eq!(
        (found.item, found.place.as_str()),
        ([32, 0, 0], "at byte 256 of argument 0 (`out`), which has 256")
    );
}

#[test]
fn what_the_library_accesses_is_checked() {
    let source = "kernel void k(global int *out, global int *in) {\n  size_t i = get_global_id(0);\n\
        int4 v = vload4(i / 4, in);\n  atomic_add(out + i, v.w);\n}\n";
    assert!(run("library", source, &[64, 64], &[]).is_ok());
    assert_eq!(offense("library", source, &[64, 63], &[]).access, Access::Read);
    assert_eq!(offense("library", source, &[63, 64], &[]).access, Access::Update);
}

#[test]
fn work_items_that_meet_are_checked_like_others() {
    let source = "kernel void k(global int *out) {\n  local int sums[16];\n  size_t l = get_local_id(0), i = get_global_id(0);\n\
        sums[l] = 1;\n  for (int s = 8; s > 0; s >>= 1) {\n    barrier(CLK_LOCAL_MEM_FENCE);\n\
        if (l < s) sums[l] += sums[l + s];\n  }\n  barrier(CLK_LOCAL_MEM_FENCE);\n  out[i] = sums[0] + work_group_reduce_add(1);\n}\n";
    assert_eq!(run("meet", source, &[64], &[]).expect("it stays inside"), [32; 64]);
    assert_eq!(offense("meet", source, &[60], &[]).item, [60, 0, 0]);
}

#[test]
fn arithmetic_has_no_way_to_end_the_program() {
    let source = "kernel void k(global int *out, int zero, float large) {\n  int i = (int)get_global_id(0);\n\
        int lowest = zero - 2147483647 - 1, minus = zero - 1;\n\
        out[i] = i / zero + i % zero + lowest / minus + (int)((uint)i / (uint)zero) + ((int)large >> 31);\n}\n";
    let more = [Argument::Value(vec![0; 4]), Argument::Value(1e20f32.to_le_bytes().to_vec())];
    assert!(run("arithmetic", source, &[64], &more).is_ok());
}

#[test]
fn a_launch_ends_in_time() {
    let program = program(
        "endless",
        "kernel void k(global volatile int *out) { while (!out[0]) {} }\n\
        kernel void met(global volatile int *out) { while (!out[0]) { barrier(CLK_GLOBAL_MEM_FENCE); out[1] += 1; } }\n\
        kernel void quick(global volatile int *out) { for (int i = 0; i < 100; ++i) out[get_global_id(0)] += i; }\n",
    );
    let range = Range::linear(64, 16);
    let limit = Duration::from_millis(200);
    let options = CompileOptions { time_limit: Some(limit), ..CompileOptions::new(&range) };
    let run = |name: &str| {
        let kernel = program.compile(name, &options).unwrap_or_else(|error| panic!("{error}"));
        let mut memory = Memory::default();
        let out = memory.add(Bytes::zeros(256).expect("memory"));
        // SAFETY: the kernels stay in their buffer.
        unsafe { kernel.run(&mut memory, &[Argument::Buffer(out)], &range, 2) }
    };
    assert!(matches!(run("k"), Err(Error::TimeLimit { .. })));
    assert!(matches!(run("met"), Err(Error::TimeLimit { .. })));
    assert!(run("quick").is_ok());
}

#[test]
fn what_stays_a_call_is_refused() {
    let source = "int down(int n) { return n < 2 ? 1 : down(n - 1) + down(n - 2); }\n\
        kernel void k(global int *out) { out[get_global_id(0)] = down(out[0]); }\n";
    assert!(matches!(run("recursive", source, &[64], &[]), Err(Error::Guard(_))));
}

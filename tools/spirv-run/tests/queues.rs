//! Kernels that start kernels: these run behind them, in order, with their captured values.
#![allow(unsafe_code, reason = "kernels are run")]
#![allow(clippy::expect_used, clippy::panic, reason = "a failed test panics")]

#[path = "support/source.rs"]
mod source;

use spirv_run::{Argument, Bytes, CompileOptions, Error, Memory, Program, Range};

const SOURCE: &str = r#"
kernel void nested(queue_t queue, global int *out) {
  int outer = 3;
  int status = enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(4, 2), ^{
    int first = get_global_id(0) * outer;
    out[get_global_id(0)] = first;
    if (get_global_id(0) == 3)
      enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(4, 8, 4), ^{
        out[get_global_id(0)] += first + out[get_global_id(0) - 4];
      });
  });
  out[15] = status;
  // It has not run yet.
  out[14] = out[3];
}

kernel void ordered(queue_t queue, global int *out, global ulong *times) {
  clk_event_t gate = create_user_event(), late, all;
  enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &gate, &late, ^{ out[0] = out[1] + 1; });
  enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), ^{ out[1] = 5; });
  capture_event_profiling_info(late, CLK_PROFILING_COMMAND_EXEC_TIME, times);
  enqueue_marker(queue, 1, &late, &all);
  enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &all, 0, ^{
    // The first to run of those that wait for nothing ends what the others wait for.
    out[2] = out[0] * 2;
  });
  enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), ^{ set_user_event_status(gate, CL_COMPLETE); });
  out[3] = is_valid_event(gate);
}

kernel void stuck(queue_t queue, global int *out) {
  clk_event_t gate = create_user_event();
  enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &gate, 0, ^{ out[0] = 1; });
}

kernel void failing(queue_t queue, global int *out) {
  clk_event_t gate = create_user_event(), second;
  enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &gate, &second, ^{ out[0] = 1; });
  enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &second, 0, ^{ out[1] = 1; });
  set_user_event_status(gate, -5);
}

kernel void beside(queue_t queue, global int *out) {
  enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(64), ^{ out[get_global_id(0)] = 1; });
}

kernel void sizes(queue_t queue, global int *out) {
  void (^block)(void) = ^{ out[0] = 0; };
  out[1] = get_kernel_work_group_size(block);
  out[2] = get_kernel_preferred_work_group_size_multiple(block);
  const size_t none[2] = {0, 4}, some[2] = {4, 4};
  out[3] = enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_2D(none), block);
  out[4] = enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_2D(some, some), ^(local void *room) {
    ((local int *)room)[get_local_linear_id()] = 10 + get_local_linear_id();
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_linear_id() == 0) out[5] = ((local int *)room)[15];
  }, 64);
}
"#;

fn program() -> Program {
    source::program("queues", SOURCE)
}

/// What a kernel leaves in 16 numbers; `more` is behind them.
fn run(kernel: &str, options: &CompileOptions, more: &[Bytes]) -> Result<(Vec<i32>, Memory), Error> {
    let range = Range::linear(1, 1);
    let kernel = program().compile(kernel, options).unwrap_or_else(|error| panic!("{error}"));
    let mut memory = Memory::default();
    let out = memory.add(Bytes::zeros(64).expect("memory"));
    let mut arguments = vec![Argument::Queue, Argument::Buffer(out)];
    arguments.extend(more.iter().map(|bytes| Argument::Buffer(memory.add(bytes.clone()))));
    // SAFETY: the kernels stay in their buffers, or are watched.
    unsafe { kernel.run(&mut memory, &arguments, &range, 2) }?;
    let bytes = memory.get(out).expect("a buffer").to_vec();
    let numbers = bytes.chunks_exact(4).map(|word| i32::from_le_bytes(word.try_into().expect("four")));
    Ok((numbers.collect(), memory))
}

fn options(robust: bool) -> CompileOptions {
    CompileOptions { robust, ..CompileOptions::new(&Range::linear(1, 1)) }
}

#[test]
fn blocks_run_behind_the_kernel_and_start_others() {
    for robust in [false, true] {
        let (out, _) = run("nested", &options(robust), &[]).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(out[..4], [0, 3, 6, 9]);
        assert_eq!(out[4..12], [9, 12, 15, 18, 18, 21, 24, 27], "robust: {robust}");
        assert_eq!(out[14..], [0, 0]);
    }
}

#[test]
fn events_order_what_is_started() {
    let times = Bytes::zeros(16).expect("memory");
    let (out, _) = run("ordered", &options(true), &[times]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(out[..4], [6, 5, 12, 1]);
}

#[test]
fn what_nobody_ends_is_an_error() {
    let error = run("stuck", &options(false), &[]).map(|_| ()).expect_err("it waits");
    assert!(matches!(error, Error::Waiting { count: 1, .. }), "{error}");
}

#[test]
fn behind_an_error_nothing_runs() {
    let (out, _) = run("failing", &options(false), &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(out[..2], [0, 0]);
}

#[test]
fn blocks_are_watched_as_kernels_are() {
    let error = run("beside", &options(true), &[]).map(|_| ()).expect_err("it leaves its buffer");
    assert!(matches!(error, Error::Offense { .. }), "{error}");
    assert!(error.to_string().contains("block"), "{error}");
}

#[test]
fn ranges_and_local_memory_are_checked() {
    let (out, _) = run("sizes", &options(true), &[]).unwrap_or_else(|error| panic!("{error}"));
    assert!(out[1] >= 64 && out[2] == 16, "{out:?}");
    assert_eq!(out[3], -101, "a range without work-items");
    assert_eq!(out[4..6], [0, 25]);
}

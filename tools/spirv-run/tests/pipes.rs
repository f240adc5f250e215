//! Pipes: one launch reads the packets of another, packet by packet and by reservations of work-items, groups and sub-groups.
#![allow(unsafe_code, reason = "kernels are run")]
#![allow(clippy::expect_used, clippy::panic, reason = "a failed test panics")]

#[path = "support/source.rs"]
mod source;

use spirv_run::pipe::Pipe;
use spirv_run::{Argument, Bytes, CompileOptions, Error, Memory, Program, Range};

/// Kernels over pipes of four bytes a packet.
const SOURCE: &str = r#"
kernel void fill(write_only pipe uint to, global int *state) {
  uint id = get_global_id(0);
  state[id] = write_pipe(to, &id);
}
kernel void group_fill(write_only pipe uint to, global int *state) {
  reserve_id_t r = work_group_reserve_write_pipe(to, get_local_size(0));
  uint packet = 1000 + get_global_id(0);
  state[get_global_id(0)] = is_valid_reserve_id(r) ? write_pipe(to, r, get_local_id(0), &packet) : -1;
  work_group_commit_write_pipe(to, r);
}
kernel void drain(read_only pipe uint from, global int *state) {
  uint packet = 0;
  state[get_global_id(0)] = read_pipe(from, &packet) == 0 ? (int)packet : -1;
}
kernel void group_drain(read_only pipe uint from, global int *state) {
  reserve_id_t r = work_group_reserve_read_pipe(from, get_local_size(0));
  uint packet = 0;
  int failed = is_valid_reserve_id(r) ? read_pipe(from, r, get_local_id(0), &packet) : -1;
  work_group_commit_read_pipe(from, r);
  state[get_global_id(0)] = failed == 0 ? (int)packet : -1;
}
kernel void beside(write_only pipe uint to, global int *state) {
  reserve_id_t r = reserve_write_pipe(to, 2);
  uint packet = 7;
  state[0] = write_pipe(to, r, 2, &packet);
  state[1] = is_valid_reserve_id(reserve_write_pipe(to, 100));
  state[2] = get_pipe_num_packets(to);
  for (uint i = 0; i < 2; ++i) write_pipe(to, r, i, &packet);
  commit_write_pipe(to, r);
  state[3] = get_pipe_num_packets(to);
}
kernel void wider(read_only pipe ulong from, global int *state) {
  ulong packet = 0;
  state[0] = read_pipe(from, &packet);
}
"#;

struct Host {
    memory: Memory,
    pipe: Argument,
    program: Program,
    robust: bool,
}

impl Host {
    fn new(packets: u32, robust: bool) -> Self {
        let mut memory = Memory::default();
        let pipe = Pipe { packet_bytes: 4, packets }.empty().expect("a pipe");
        let pipe = Argument::Pipe(memory.add(pipe));
        Self { memory, pipe, program: source::program("pipes", SOURCE), robust }
    }

    /// What a kernel says of each of its work-items.
    fn run(&mut self, kernel: &str, global: u64, group: u32) -> Vec<i32> {
        let range = Range::linear(global, group);
        let options = CompileOptions { robust: self.robust, sub_group: 4, ..CompileOptions::new(&range) };
        let kernel = self.program.compile(kernel, &options).unwrap_or_else(|error| panic!("{error}"));
        let state = self.memory.add(Bytes::zeros(4 * global.max(4) as usize).expect("memory"));
        let arguments = [self.pipe.clone(), Argument::Buffer(state)];
        // SAFETY: the kernels stay in their buffers.
        unsafe { kernel.run(&mut self.memory, &arguments, &range, 2) }
            .unwrap_or_else(|error| panic!("{error}"));
        let bytes = self.memory.get(state).expect("a buffer").to_vec();
        bytes.chunks_exact(4).map(|word| i32::from_le_bytes(word.try_into().expect("four"))).collect()
    }
}

fn sorted(mut numbers: Vec<i32>) -> Vec<i32> {
    numbers.sort_unstable();
    numbers
}

#[test]
fn packets_pass_from_launch_to_launch() {
    for robust in [false, true] {
        let mut host = Host::new(48, robust);
        // Three rounds: the ring is walked more than once.
        for _ in 0..3 {
            assert_eq!(sorted(host.run("fill", 64, 16)).iter().filter(|&&state| state == 0).count(), 48);
            let drained = host.run("drain", 64, 16);
            let got: Vec<i32> = drained.iter().copied().filter(|&packet| packet >= 0).collect();
            assert_eq!(got.len(), 48, "robust: {robust}");
            assert!(got.iter().all(|packet| (0..64).contains(packet)));
        }
    }
}

#[test]
fn groups_reserve_together() {
    for robust in [false, true] {
        let mut host = Host::new(40, robust);
        // Two groups of sixteen have room, the third has none.
        let states = host.run("group_fill", 48, 16);
        assert_eq!(states.iter().filter(|&&state| state == 0).count(), 32);
        let drained = sorted(host.run("group_drain", 48, 16));
        assert_eq!(drained[..16], [-1; 16]);
        let missing = states.chunks(16).position(|group| group[0] != 0).expect("one without room") as i32;
        let groups = (0..3).filter(|&group| group != missing);
        assert_eq!(
            drained[16..],
            groups.flat_map(|group| 1000 + 16 * group..1016 + 16 * group).collect::<Vec<_>>()
        );
    }
}

#[test]
fn what_is_beside_a_reservation_or_a_pipe_fails() {
    let mut host = Host::new(8, true);
    assert_eq!(host.run("beside", 1, 1), [-1, 0, 0, 2]);
    assert_eq!(host.run("wider", 1, 1)[0], -1);
    assert_eq!(host.run("drain", 4, 1), [7, 7, -1, -1]);
}

#[test]
fn a_buffer_that_is_no_pipe_is_refused() {
    let host = Host::new(8, false);
    let range = Range::linear(1, 1);
    let kernel = host.program.compile("drain", &CompileOptions::new(&range)).expect("a kernel");
    let mut memory = Memory::default();
    let state = memory.add(Bytes::zeros(4).expect("memory"));
    for pipe in [Argument::Pipe(state), Argument::Buffer(state), Argument::Null, Argument::Value(vec![0; 8])]
    {
        // SAFETY: it does not run.
        let run = unsafe { kernel.run(&mut memory, &[pipe, Argument::Buffer(state)], &range, 1) };
        assert!(matches!(run, Err(Error::Argument { number: 0, .. })), "{run:?}");
    }
}

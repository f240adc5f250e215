//! The limit on memory is the translation's own account of it. The account is right: accepted modules need little more
//! than the limit, and modules that need much less than the limit are accepted.

#![allow(clippy::unwrap_used, reason = "a test")]

use peak_alloc::PeakAlloc;
use spirv_llvm::{Code, Error, Limits, Options, Translation, llvm_to_spirv, spirv_to_llvm};
use std::fmt::Write;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The memory needed for any module: tables of the directions, buffers.
const BASE: u64 = 1 << 20;

type Direction = fn(&[u8], &Options) -> Result<Translation, Error>;

/// Returns the smallest limit that accepts a module, to a sixteenth, and the peak of the memory in use.
fn least_limit(run: Direction, input: &[u8]) -> (u64, u64) {
    let with = |memory| {
        let mut limits = Limits::default();
        limits.memory = memory;
        let mut options = Options::default();
        options.run.limits = limits;
        let before = MEMORY.current_usage();
        MEMORY.reset_peak_usage();
        let ended = run(input, &options).map(|_| ()).map_err(|error| error.code());
        assert!(matches!(ended, Ok(()) | Err(Code::Memory)), "{ended:?}");
        (ended.is_ok(), (MEMORY.peak_usage() - before) as u64)
    };
    let (mut refused, mut accepted) = (0, 1u64 << 34);
    while accepted - refused > accepted / 16 {
        let middle = refused + (accepted - refused) / 2;
        if with(middle).0 { accepted = middle } else { refused = middle }
    }
    (accepted, with(accepted).1)
}

/// Straight code, calls, branches and phis, in `count` kernels.
fn module(count: usize) -> String {
    let mut text =
        String::from("target triple = \"spir64-unknown-unknown\"\ndeclare spir_func float @_Z3sinf(float)\n");
    for k in 0..count {
        let _ = writeln!(
            text,
            "define spir_kernel void @kernel{k}(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %n) {{
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %at = getelementptr float, ptr addrspace(1) %from, i32 %i
  %x = load float, ptr addrspace(1) %at, align 4
  %sin = call spir_func float @_Z3sinf(float %x)
  %sum = fadd float %sin, {k}.0
  %place = getelementptr float, ptr addrspace(1) %to, i32 %i
  store float %sum, ptr addrspace(1) %place, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %head, label %end
end:
  ret void
}}"
        );
    }
    text
}

#[test]
fn the_account_of_memory_is_right() {
    let unlimited = Options::default();
    let spirv = llvm_to_spirv(module(400).as_bytes(), &unlimited).unwrap().bytes;
    let llvm = spirv_to_llvm(&spirv, &unlimited).unwrap().bytes;
    let ways: [(&str, Direction, &[u8]); 2] =
        [("to SPIR-V", llvm_to_spirv, &llvm), ("to LLVM IR", spirv_to_llvm, &spirv)];
    for (name, run, input) in ways {
        let (limit, peak) = least_limit(run, input);
        assert!(peak <= limit * 3 / 2 + BASE, "{name}: {peak} bytes in use at a limit of {limit}");
        assert!(limit <= peak * 2 + BASE, "{name}: a limit of {limit} is needed for {peak} bytes");
    }
}

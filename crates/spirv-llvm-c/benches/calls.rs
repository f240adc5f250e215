//! What a call through the C ABI costs beside the same call from Rust, for a small kernel: `cargo xtask bench` prints the
//! ratio and holds it to a budget. Argument: a bitcode file.
#![allow(
    unsafe_code,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement that calls C functions, talks to its user and stops at any fault"
)]

use spirv_llvm::{ExtensionPolicy, Options};
use spirv_llvm_c::*;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Calls in a batch, and batches; both ways take turns, and the fastest batch of each counts.
const CALLS: u32 = 200;
const BATCHES: u32 = 40;

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let Some(path) = arguments.next() else {
        println!("usage: calls FILE.bc");
        return;
    };
    let bitcode = std::fs::read(path).unwrap();
    let to_spirv = Options::default();
    let to_llvm = Options::builder().extensions(ExtensionPolicy::all()).build().unwrap();
    let spirv = spirv_llvm::llvm_to_spirv(&bitcode, &to_spirv).unwrap().bytes;
    let options = spirv_llvm_options_new();
    let there = compare(
        || drop(black_box(spirv_llvm::llvm_to_spirv(&bitcode, &to_spirv).unwrap())),
        // SAFETY: the bytes and the options live as long as the call.
        || finish(unsafe { spirv_llvm_to_spirv(bitcode.as_ptr().cast(), bitcode.len(), options) }),
    );
    let back = compare(
        || drop(black_box(spirv_llvm::spirv_to_llvm(&spirv, &to_llvm).unwrap())),
        // SAFETY: the bytes and the options live as long as the call.
        || finish(unsafe { spirv_llvm_to_llvm(spirv.as_ptr().cast(), spirv.len(), options) }),
    );
    // SAFETY: nobody uses the options any more.
    unsafe { spirv_llvm_options_free(options) };
    println!("overhead of the C ABI: {:.1} % to SPIR-V, {:.1} % to LLVM", there * 100.0, back * 100.0);
}

/// Looks at a result as a host would, and frees it.
fn finish(result: *mut Outcome) {
    // SAFETY: the result was just made.
    assert_eq!(unsafe { spirv_llvm_result_status(result) }, Status::Ok);
    // SAFETY: the result was just made.
    black_box(unsafe { spirv_llvm_result_bytes(result) }.size);
    // SAFETY: nobody uses the result any more.
    unsafe { spirv_llvm_result_free(result) };
}

/// How much longer the second takes, as a share of the first.
fn compare(mut rust: impl FnMut(), mut c: impl FnMut()) -> f64 {
    let (mut of_rust, mut of_c) = (Duration::MAX, Duration::MAX);
    for _ in 0..BATCHES {
        of_rust = of_rust.min(batch(&mut rust));
        of_c = of_c.min(batch(&mut c));
    }
    let per_call = |batch: Duration| batch.as_secs_f64() * 1e6 / f64::from(CALLS);
    println!("from Rust {:.1} us, through the C ABI {:.1} us", per_call(of_rust), per_call(of_c));
    of_c.as_secs_f64() / of_rust.as_secs_f64() - 1.0
}

fn batch(work: &mut impl FnMut()) -> Duration {
    let start = Instant::now();
    for _ in 0..CALLS {
        work();
    }
    start.elapsed()
}

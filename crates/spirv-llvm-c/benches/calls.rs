//! The cost of a call through the C ABI compared with the same call from Rust, for a small kernel: `cargo xtask bench`
//! prints the ratio and checks it against a budget. Argument: a bitcode file.
#![allow(
    unsafe_code,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement that calls C functions, talks to its user and stops at any fault"
)]

use spirv_llvm::{ExtensionPolicy, Options};
use spirv_llvm_c::*;
use std::hint::black_box;
use std::time::Instant;

/// Calls in a batch, and pairs of batches, one of either way.
const CALLS: u32 = 10;
const PAIRS: usize = 400;

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let Some(path) = arguments.next() else {
        println!("usage: calls FILE.bc");
        return;
    };
    let bitcode = std::fs::read(path).unwrap();
    let to_spirv = Options::default();
    let mut to_llvm = Options::default();
    to_llvm.spirv.extensions = ExtensionPolicy::all();
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
    // SAFETY: the options have no other users.
    unsafe { spirv_llvm_options_free(options) };
    println!("overhead of the C ABI: {:.1} % to SPIR-V, {:.1} % to LLVM", there * 100.0, back * 100.0);
}

/// Looks at a result as a host would, and frees it.
fn finish(result: *mut Outcome) {
    // SAFETY: the result was just made.
    assert_eq!(unsafe { spirv_llvm_result_status(result) }, Status::Ok);
    // SAFETY: the result was just made.
    black_box(unsafe { spirv_llvm_result_bytes(result) }.size);
    // SAFETY: the result has no other users.
    unsafe { spirv_llvm_result_free(result) };
}

/// How much longer the second takes, as a share of the first: the median over pairs of short batches, each pair in one
/// stretch of the machine's load, and the order changing from pair to pair.
fn compare(mut rust: impl FnMut(), mut c: impl FnMut()) -> f64 {
    batch(&mut rust);
    batch(&mut c);
    let pairs = (0..PAIRS).map(|pair| {
        if pair % 2 == 0 {
            let of_rust = batch(&mut rust);
            (of_rust, batch(&mut c))
        } else {
            let of_c = batch(&mut c);
            (batch(&mut rust), of_c)
        }
    });
    let pairs: Vec<(f64, f64)> = pairs.collect();
    let [of_rust, of_c, ratio] = [
        median(pairs.iter().map(|pair| pair.0)),
        median(pairs.iter().map(|pair| pair.1)),
        median(pairs.iter().map(|pair| pair.1 / pair.0)),
    ];
    println!("from Rust {of_rust:.1} us, through the C ABI {of_c:.1} us");
    ratio - 1.0
}

fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// The microseconds of a call.
fn batch(work: &mut impl FnMut()) -> f64 {
    let start = Instant::now();
    for _ in 0..CALLS {
        work();
    }
    start.elapsed().as_secs_f64() * 1e6 / f64::from(CALLS)
}

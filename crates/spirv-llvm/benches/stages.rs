//! How long each stage takes for one module: `cargo xtask bench` makes the module and prints the numbers beside those
//! of other tools. Arguments: a bitcode file, and where to leave its SPIR-V.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement talks to its user and stops at any fault"
)]

use spirv_llvm::Options;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Runs of each stage; the fastest counts, as everything else is noise of the machine.
const RUNS: usize = 7;

fn main() {
    // Cargo adds `--bench`.
    let mut arguments = std::env::args().skip(1).filter(|a| !a.starts_with("--"));
    let Some(path) = arguments.next() else {
        println!("usage: stages FILE.bc [OUT.spv]");
        return;
    };
    let bitcode = std::fs::read(path).unwrap();
    let options = Options::default();

    let module = llvm_bitcode::read(&bitcode).unwrap();
    let spirv = spirv_llvm::llvm_to_spirv(&bitcode, &options).unwrap().bytes;
    if let Some(path) = arguments.next() {
        std::fs::write(path, &spirv).unwrap();
    }
    let words = spirv_module::Module::decode(&spirv).unwrap();
    let raised = spirv_to_llvm::translate(&words, &options).unwrap().module;
    let back = llvm_bitcode::write(&raised, &Default::default()).unwrap().bytes;
    println!(
        "bitcode {} bytes, SPIR-V {} bytes, bitcode again {} bytes",
        bitcode.len(),
        spirv.len(),
        back.len()
    );

    stage("read bitcode", bitcode.len(), || llvm_bitcode::read(&bitcode).unwrap());
    stage("write bitcode", bitcode.len(), || llvm_bitcode::write(&module, &Default::default()).unwrap());
    stage("LLVM to SPIR-V, model to model", bitcode.len(), || {
        llvm_to_spirv::translate(module.clone(), &options).unwrap()
    });
    stage("decode SPIR-V", spirv.len(), || spirv_module::Module::decode(&spirv).unwrap());
    let checked = stage("decode and check SPIR-V", spirv.len(), || {
        let module = spirv_module::Module::decode(&spirv).unwrap();
        spirv_module::check(&module)
    });
    let loaded = stage("  rspirv loads it", spirv.len(), || rspirv::dr::load_bytes(&spirv).unwrap());
    println!("  which takes {:.1} times as long", loaded.as_secs_f64() / checked.as_secs_f64());
    stage("encode SPIR-V", spirv.len(), || words.encode());
    stage("disassemble SPIR-V", spirv.len(), || spirv_llvm::disassemble(&spirv).unwrap());
    let text = spirv_llvm::disassemble(&spirv).unwrap();
    stage("assemble SPIR-V", text.len(), || spirv_llvm::assemble(&text, spirv_llvm::Version::V1_0).unwrap());
    stage("SPIR-V to LLVM, model to model", spirv.len(), || {
        spirv_to_llvm::translate(&words, &options).unwrap()
    });
    stage("bitcode to SPIR-V, whole", bitcode.len(), || {
        spirv_llvm::llvm_to_spirv(&bitcode, &options).unwrap()
    });
    stage("SPIR-V to bitcode, whole", spirv.len(), || spirv_llvm::spirv_to_llvm(&spirv, &options).unwrap());
}

fn stage<T>(name: &str, bytes: usize, mut work: impl FnMut() -> T) -> Duration {
    let fastest = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            let result = black_box(work());
            let taken = start.elapsed();
            drop(result);
            taken
        })
        .min()
        .unwrap_or(Duration::ZERO);
    let rate = bytes as f64 / fastest.as_secs_f64() / 1e6;
    println!("{name:32} {:8.2} ms {rate:8.1} MB/s of input", fastest.as_secs_f64() * 1e3);
    fastest
}

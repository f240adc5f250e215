//! A compiler's use: its LLVM bitcode becomes SPIR-V for a device with stated limits.
//!
//! `compiler [IN.bc [OUT.spv]]`; without arguments it translates a kernel of the test corpus and only reports the
//! result.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command")]

use spirv_llvm::{LossGrade, Options, Version, llvm_to_spirv, report};
use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

const KERNEL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../test-corpus/kernels/vector_add.O2.bc");

/// The features of the device. If the module needs more, the error names the instruction and the option.
fn device() -> Options {
    let mut options = Options::default();
    options.spirv.max_version = Version::V1_2;
    options.spirv.extensions.set("SPV_KHR_no_integer_wrap_decoration", true);
    // Losses that can change the program's behavior are errors; those that only cost speed or debug information are not.
    options.policy.strict = Some(LossGrade::Semantic);
    options
}

fn compile(bitcode: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let translation = llvm_to_spirv(bitcode, &device())?;
    for warning in translation.warnings.iter() {
        eprintln!("{warning}");
    }
    // Constructs that SPIR-V cannot represent, and their remedies.
    for loss in translation.losses.iter().filter(|loss| loss.grade > LossGrade::Cosmetic) {
        let remedy = loss.remedy.unwrap_or("nothing helps");
        eprintln!("dropped {} {}: {} times; {remedy}", loss.kind.name(), loss.name, loss.count);
    }
    Ok(translation.bytes)
}

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let input = arguments.next().unwrap_or_else(|| KERNEL.into());
    let bitcode = match std::fs::read(&input) {
        Ok(bitcode) => bitcode,
        Err(error) => {
            eprintln!("{}: {error}", input.display());
            return ExitCode::FAILURE;
        }
    };
    // An error holds every mistake that was found, each with its place.
    let made = compile(&bitcode).and_then(|spirv| Ok((report(&spirv)?, spirv)));
    let (report, spirv) = match made {
        Ok(made) => made,
        Err(error) => {
            eprintln!("{}:\n{error}", input.display());
            return ExitCode::FAILURE;
        }
    };
    println!("{} bytes of SPIR-V {}", spirv.len(), report.version);
    match arguments.next().map(|output| std::fs::write(output, spirv)) {
        Some(Err(error)) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

//! Kernels for CPUs: every module of the corpus' kernels for 64 bits at -O0 and -O2 becomes functions of work-groups for one of
//! three machines, which LLVM verifies, and needs nothing of others but functions of C and of the host.

#![allow(clippy::print_stderr, reason = "the runner talks to its user")]

use filetest::corpus;
use filetest::oracle::llvm;
use libtest_mimic::{Arguments, Failed, Trial};
use spirv_llvm::{Executable, ExtensionPolicy, Options};
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;

/// The machines.
const TRIPLES: [&str; 3] =
    ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "riscv64-unknown-linux-gnu"];

/// The functions of C that objects may need; those of `double` have no ending.
const OF_C: [&str; 19] = [
    "acosh",
    "asinh",
    "atanh",
    "cbrt",
    "erf",
    "erfc",
    "expm1",
    "fmod",
    "hypot",
    "lgamma_r",
    "log1p",
    "remainder",
    "remquo",
    "tgamma",
    "memcpy",
    "memmove",
    "memset",
    "sin",
    "cos",
];

/// The functions of the host.
const OF_THE_HOST: &str = "__spirv_run_";

fn main() -> ExitCode {
    match trials() {
        Ok(trials) => libtest_mimic::run(&Arguments::from_args(), trials).exit_code(),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn trials() -> Result<Vec<Trial>, Box<dyn Error>> {
    let mut trials = Vec::new();
    for path in corpus::files(&corpus::folder().join("kernels"), &[".O0.bc", ".O2.bc"])? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // Addresses of 32 bits are refused.
        if !name.contains(".spir.") {
            let triple = TRIPLES[trials.len() % TRIPLES.len()];
            trials.push(Trial::test(format!("cpu::{name}"), move || check(&path, triple)));
        }
    }
    Ok(trials)
}

fn check(path: &Path, triple: &str) -> Result<(), Failed> {
    let mut options = Options::default();
    options.spirv.extensions = ExtensionPolicy::all();
    let module = spirv_llvm::llvm_to_spirv(&std::fs::read(path)?, &options).map_err(|e| e.to_string())?;
    let mut options = Options::default();
    options.executable = Some(Executable::new(triple));
    let made = spirv_llvm::spirv_to_llvm(&module.bytes, &options).map_err(|e| format!("{triple}: {e}"))?;
    llvm::verify(&made.bytes).map_err(|e| e.to_string())?;
    let made = llvm_bitcode::read(&made.bytes).map_err(|e| e.to_string())?;
    for function in made.functions.values().filter(|function| function.body.is_none()) {
        let name = function.props.name.to_string_lossy();
        let is_known = name.starts_with("llvm.") || name.starts_with(OF_THE_HOST) || OF_C.contains(&&*name);
        if !is_known {
            return Err(format!("{triple}: {name} is not defined").into());
        }
    }
    Ok(())
}

//! The conformance suite: our modules and those of other compilers, executed on runtimes. `cargo xtask exec`,
//! `cargo xtask clspv`, `cargo xtask cts`, `cargo xtask cuda`, `cargo xtask hip`, `cargo xtask hlsl` and `cargo xtask sycl-modules` start it.
// The program reports to the person who started it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its user")]

mod clspv;
mod cts;
mod cuda;
mod execution;
mod hip;
mod hlsl;
mod library;
mod limited;
mod nvptx;
mod sycl_modules;
mod translator;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "conformance", about = "Executes modules on runtimes and compares the results")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Translate the tests of clspv for Vulkan, validate the results, and compare them with the tests' expectations.
    Clspv(clspv::Args),
    /// Run the suites of OpenCL-CTS with this translator as their compiler, and compare them with the runtime's own.
    Cts(cts::Args),
    /// Run the corpus' kernels on NVIDIA's GPUs, and compare the buffers with those of our own runner.
    Cuda(cuda::Args),
    /// Run kernels on Intel's CPU runtime and compare the results: the corpus', or those of the OpenCL C library.
    Exec(execution::Args),
    /// Take HIP's kernels to SPIR-V for AMD's GPUs and back, and compare the objects with clang's.
    Hip(hip::Args),
    /// Compile folders of HLSL with clang, translate them for Vulkan, and validate the results.
    Hlsl(hlsl::Args),
    /// Take the corpus' kernels to SPIR-V and back for NVIDIA's GPUs, and assemble the code that LLVM makes of them.
    Nvptx(nvptx::Args),
    /// Run the modules that a SYCL library carries through both directions; fetches a package of Python.
    SyclModules,
}

fn main() -> ExitCode {
    let result = match Cli::parse().task {
        Task::Clspv(args) => clspv::run(&args),
        Task::Cts(args) => cts::run(&args),
        Task::Cuda(args) => cuda::run(&args),
        Task::Exec(args) => execution::run(args),
        Task::Hip(args) => hip::run(&args),
        Task::Hlsl(args) => hlsl::run(&args),
        Task::Nvptx(args) => nvptx::run(&args),
        Task::SyclModules => sycl_modules::run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_of_the_pages_are_understood() {
        let lines = task_support::pages::commands_of_tasks(&[
            "clspv",
            "cts",
            "cuda",
            "exec",
            "hip",
            "hlsl",
            "nvptx",
            "sycl-modules",
        ])
        .unwrap();
        assert!(lines.len() > 5, "{lines:?}");
        for line in lines {
            let words = ["conformance"].into_iter().chain(line.split_whitespace().skip(2));
            Cli::try_parse_from(words).unwrap_or_else(|error| panic!("{line}: {error}"));
        }
    }
}

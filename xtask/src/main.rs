//! `cargo xtask <task>`: every chore of the project, the same at home and in CI.
// A chore talks to the person who started it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its user")]

mod bench;
mod ci;
mod codegen;
mod corpus;
mod coverage;
mod cpu;
mod demo;
mod dist;
mod environment;
mod exec;
mod fresh;
mod fuzz;
mod install;
mod judges;
mod llvm_inputs;
mod pages;
mod quick;
mod sanitize;
mod sycl_modules;
mod test_binaries;
mod tidy;
mod wheel;
mod whole_tests;
mod workspace;

use ::judges::Use;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "xtask", about = "The project's chores")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Generate crates/spirv-grammar/src/generated from the grammar JSON
    Codegen(codegen::Args),
    /// Write docs/generated/coverage.md from the mapping table
    Coverage(coverage::Args),
    /// Everything CI runs, in its order.
    Ci,
    /// Check the rules that the compiler does not check.
    Tidy,
    /// Run every test; installs the programs that judge our output when it runs as root.
    Test {
        /// Only the tests that need Rust and nothing else.
        #[arg(long)]
        quick: bool,
        /// Passed on to `cargo test`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// List the programs of others that tests, benches and chores start, with their packages.
    Judges {
        /// Install what the tests start instead
        #[arg(long)]
        install: bool,
    },
    /// Run the README's commands on a bare Debian 12, as a newcomer would; needs root.
    Fresh(fresh::Args),
    /// Run the commands that the pages for people state.
    Pages,
    /// Build the translator and show a kernel there and back; needs Rust only.
    Demo,
    /// Run LLVM's own test inputs through our readers and writers; fetches Debian's source package.
    LlvmInputs,
    /// Run the modules that a SYCL library carries through both directions; fetches a package of Python.
    SyclModules,
    /// Compile the OpenCL C kernels of the test corpus with clang 22.
    Corpus,
    /// Hold the translator to every function that clang's OpenCL header declares; the tests take a part of them.
    Header,
    /// Take every kernel with debug information there and back, in every dialect; the tests take a part of them.
    DebugInfo,
    /// Build and install the command, its manual, the libraries and their headers below a prefix.
    Install(install::Args),
    /// Make an archive and a Debian package of what is installed, below target/dist.
    Dist(dist::Args),
    /// Make the wheel of the Python module, below target/wheels.
    Wheel(wheel::Args),
    /// Run the programs that call the C ABI with sanitizers in them and in the library.
    Sanitize,
    /// Measure what one run of the command costs, and a call through the C ABI.
    Bench(bench::Args),
    /// Try very many damaged modules at every door through which bytes of others come in.
    Mutants {
        /// How many, all doors together.
        #[arg(long, default_value_t = 100_000)]
        count: u64,
        /// The number of the first: the same numbers make the same mutants.
        #[arg(long, default_value_t = 1)]
        first: u64,
    },
    /// Run the fuzz targets one after the other; needs cargo-fuzz.
    Fuzz {
        /// How long, all targets together.
        #[arg(long, default_value_t = 9)]
        minutes: u32,
        /// Targets to run; all of them if none is named.
        names: Vec<String>,
    },
    /// Run kernels on Intel's CPU runtime and compare the results: the corpus', or those of the OpenCL C library.
    Exec(exec::Args),
    /// Render programs of our own with `spirv-run` into docs/generated, beside Intel's runtime and lavapipe.
    Gallery {
        /// Pictures to render, not into the docs; all of them if none is named.
        names: Vec<String>,
    },
}

fn main() -> ExitCode {
    let task = Cli::parse().task;
    // Before a task builds anything: see there.
    let result = workspace::program().and_then(|_| run(task));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> anyhow::Result<()> {
    match task {
        Task::Codegen(args) => codegen::run(&args),
        Task::Coverage(args) => coverage::run(&args),
        Task::Ci => ci::run(),
        Task::Tidy => tidy::run(),
        Task::Test { quick: true, args } => quick::run(&args),
        Task::Test { quick: false, args } => ci::test(&args),
        Task::Judges { install: true } => judges::ensure(&[Use::Tests]),
        Task::Judges { install: false } => {
            judges::print();
            Ok(())
        }
        Task::Fresh(args) => fresh::run(&args),
        Task::Pages => pages::run(),
        Task::Demo => demo::run(),
        Task::LlvmInputs => llvm_inputs::run(),
        Task::SyclModules => sycl_modules::run(),
        Task::Corpus => corpus::run(),
        Task::Header => whole_tests::header(),
        Task::DebugInfo => whole_tests::debug_info(),
        Task::Install(args) => install::run(&args),
        Task::Dist(args) => dist::run(&args),
        Task::Wheel(args) => wheel::run(&args),
        Task::Sanitize => sanitize::run(),
        Task::Bench(args) => bench::run(&args),
        Task::Mutants { count, first } => fuzz::mutants(count, first),
        Task::Fuzz { minutes, names } => fuzz::fuzz(minutes, &names),
        Task::Exec(args) => exec::run(args),
        Task::Gallery { names } => exec::gallery::run(&names),
    }
}

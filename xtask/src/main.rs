//! `cargo xtask <task>`: every chore of the project, the same at home and in CI.
// A chore talks to the person who started it.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod codegen;
mod corpus;
mod exec;
mod workspace;

use clap::{Parser, Subcommand};

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
    /// Everything CI runs, in its order.
    Ci,
    /// Compile the OpenCL C kernels of the test corpus with clang 22.
    Corpus,
    /// Run corpus kernels on Intel's CPU runtime and compare the results.
    Exec {
        /// Kernels to run, without `.cl`; all of them if none is named.
        names: Vec<String>,
    },
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().task {
        Task::Codegen(args) => codegen::run(&args),
        Task::Ci => Ok(()),
        Task::Corpus => corpus::run(),
        Task::Exec { names } => exec::run(&names),
    }
}

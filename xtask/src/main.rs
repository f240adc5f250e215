//! `cargo xtask <task>`: every chore of the project, the same at home and in CI.

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "xtask", about = "The project's chores")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Everything CI runs, in its order.
    Ci,
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().task {
        Task::Ci => Ok(()),
    }
}

//! Measurements against the budgets of the architecture, and the gallery. `cargo xtask bench` and `cargo xtask gallery` start
//! it.
// The program reports to the person who started it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its user")]

mod calls;
mod cpu;
mod debug_info;
mod gallery;
mod growth;
mod inputs;
mod instructions;
mod measurement;
mod page;
mod plots;
mod processes;
mod source;
mod stages;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "bench", about = "Measures the translator and renders the gallery")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Measure the cost of one run of the command, and of a call through the C ABI.
    Bench(measurement::Args),
    /// Render programs of our own with `spirv-run` into docs/generated, beside Intel's runtime and lavapipe.
    Gallery {
        /// Pictures to render, not into the docs; all of them if none is named.
        names: Vec<String>,
    },
}

fn main() -> ExitCode {
    let result = match Cli::parse().task {
        Task::Bench(args) => measurement::run(&args),
        Task::Gallery { names } => gallery::run(&names),
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
        let lines = task_support::pages::commands_of_tasks(&["bench", "gallery"]).unwrap();
        assert!(lines.len() > 1, "{lines:?}");
        for line in lines {
            let words = ["bench"].into_iter().chain(line.split_whitespace().skip(2));
            Cli::try_parse_from(words).unwrap_or_else(|error| panic!("{line}: {error}"));
        }
    }
}

//! `cargo xtask <task>`: every chore of the project, the same at home and in CI.
// A chore talks to the person who started it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its user")]

mod arguments;
mod book;
mod ci;
mod codegen;
mod command_line;
mod corpus;
mod demo;
mod dependencies;
mod external_tools;
mod fuzz;
mod json;
mod llvm_inputs;
mod pages;
mod programs;
mod quick;
mod release;
mod sanitize;
mod test_binaries;
mod tidy;
mod volumes;
mod whole_tests;

use std::process::ExitCode;

fn main() -> ExitCode {
    let matches = command_line::command().get_matches();
    // Before a task builds anything: see there.
    let result = programs::own().and_then(|_| command_line::run(&matches));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

//! `spirv-run`: lists the kernels of a module, runs them, and says what they compute and how long it takes.
// A command talks to its user.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its user")]

mod command;

use clap::Parser as _;
use std::process::ExitCode;

fn main() -> ExitCode {
    match command::run(&command::Command::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

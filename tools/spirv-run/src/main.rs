//! `spirv-run`: lists the kernels of a module, runs them, and reports their results and times.
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

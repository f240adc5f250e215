//! The command `spirv-llvm`: parse options, call one library function, print.
#![allow(clippy::print_stderr, reason = "a command talks to its user")]

mod args;
mod explanation;
mod files;
mod loss_report;
mod module_report;
mod spirv_commands;
mod translate;

use args::{Cli, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse_from(args::with_double_dashes(std::env::args_os()));
    let done = match &cli.command {
        Some(Command::Dis(args)) => spirv_commands::disassemble(args),
        Some(Command::As(args)) => spirv_commands::assemble(args),
        Some(Command::Validate(args)) => spirv_commands::validate(args),
        Some(Command::Report(args)) => spirv_commands::report(args),
        None => translate::translate(&cli.translate),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

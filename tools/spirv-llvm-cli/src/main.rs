//! The command `spirv-llvm`: parse options, call one library function, print.
#![allow(clippy::print_stderr)] // a command talks to its user

mod args;
mod files;
mod loss_report;
mod translate;

use args::{Cli, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse_from(args::with_double_dashes(std::env::args_os()));
    let done = match &cli.command {
        Some(Command::Dis(dis)) => translate::disassemble(dis),
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

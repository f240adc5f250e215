//! The command `spirv-llvm`: parses options, calls one function of the library, prints. Called as `llvm-spirv`, it does so
//! with the defaults, exit codes and output of that command; called as `clspv`, it has that compiler's options (`clspv/`).
//!
//! A library so that the manual and the completions of shells are generated from the command line itself ([`manual`]);
//! programs use the crate `spirv-llvm`.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its user")]

mod args;
mod batch;
mod called_as;
mod cfg;
mod clspv;
mod color;
mod containers;
mod diff;
mod explanation;
mod failure;
mod files;
mod llvm_spirv;
mod loss_report;
#[cfg(feature = "manual")]
pub mod manual;
mod memory;
mod message;
mod module_report;
mod refusals;
mod source_code;
mod spirv_commands;
mod targets;
mod transcript;
mod translate;
mod unified;

use args::Command;
use called_as::CalledAs;
use clap::error::ErrorKind;
use color::Color;
use failure::Failure;
use message::{Message, Styles};
use std::ffi::OsString;
use std::io::IsTerminal;
use std::process::ExitCode;
use transcript::{Transcript, say};

/// Runs a command line; its first word is the name by which the command was called. Messages go to standard output and
/// standard error. Returns the exit status.
#[must_use]
pub fn run(args: Vec<OsString>) -> ExitCode {
    if called_as::is_clspv(args.first().map(OsString::as_os_str)) {
        return ExitCode::from(clspv::run(args));
    }
    let called_as = CalledAs::from_program(args.first().map(OsString::as_os_str));
    let wants_json = args.iter().any(|arg| arg == "--json");
    if let ([_], CalledAs::SpirvLlvm, true) = (args.as_slice(), called_as, std::io::stdin().is_terminal()) {
        say(args::short_help().trim_end());
        return ExitCode::from(2);
    }
    let cli = match args::parse(called_as, args) {
        Ok(cli) => cli,
        Err(error) => return wrong_command_line(called_as, &error, wants_json),
    };
    let done = match &cli.command {
        Some(Command::Dis(args)) => spirv_commands::disassemble(args),
        Some(Command::As(args)) => spirv_commands::assemble(args),
        Some(Command::Validate(args)) => spirv_commands::validate(args),
        Some(Command::Report(args)) => spirv_commands::report(args),
        Some(Command::Diff(args)) => return ExitCode::from(diff::run(args, called_as)),
        Some(Command::Cfg(args)) => cfg::run(args),
        Some(Command::List(args)) => containers::list(args),
        Some(Command::Extract(args)) => containers::extract(args),
        Some(Command::Targets(args)) => targets::run(args),
        None => return ExitCode::from(translate::run(&cli.translate)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            tell(&failure, called_as, form_of_messages(wants_json));
            ExitCode::from(failure.status(called_as))
        }
    }
}

/// Prints why a subcommand has no output.
pub(crate) fn tell(failure: &Failure, called_as: CalledAs, mut transcript: Transcript) {
    failure.tell(called_as, &mut transcript);
    transcript.end().print();
}

/// Returns an empty transcript: one document, or text.
pub(crate) fn form_of_messages(json: bool) -> Transcript {
    if json { Transcript::of_json(None) } else { text_for_people() }
}

/// Returns an empty transcript, in the form of a subcommand.
pub(crate) fn text_for_people() -> Transcript {
    Transcript::of_text(Styles::of_standard_error(Color::Auto))
}

/// Prints the error, or the requested text (`--help`, `--version`).
fn wrong_command_line(called_as: CalledAs, error: &clap::Error, wants_json: bool) -> ExitCode {
    let is_question = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    let known = (called_as == CalledAs::LlvmSpirv).then(|| args::known_as(error)).flatten();
    if wants_json && !is_question {
        let text = error.to_string();
        let text = text.strip_prefix("error: ").unwrap_or(&text);
        let mut transcript = Transcript::of_json(None);
        transcript.say(&Message::error(text.trim_end()));
        transcript.end().print();
    } else {
        if let Some(words) = known {
            say(words);
        }
        // A failure to print this cannot be reported.
        let _ = error.print();
    }
    match (is_question, called_as) {
        (true, _) => ExitCode::SUCCESS,
        (false, CalledAs::SpirvLlvm) => ExitCode::from(2),
        (false, CalledAs::LlvmSpirv) if known.is_some() => ExitCode::from(failure::MISUSE),
        (false, CalledAs::LlvmSpirv) => ExitCode::from(1),
    }
}

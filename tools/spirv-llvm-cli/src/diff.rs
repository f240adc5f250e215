//! The differences between two SPIR-V modules.

use crate::args::DiffArgs;
use crate::called_as::CalledAs;
use crate::failure::Failure;
use crate::{containers, files, unified};
use anstyle::{AnsiColor, Style};
use container::{FileKind, Payload};
use spirv_llvm::Version;
use std::fmt::Write;
use std::path::Path;

/// Prints the differences and returns the exit status, as `diff` has it: 0 for none, 1 for some, 2 for a failure.
pub(crate) fn run(args: &DiffArgs, called_as: CalledAs) -> u8 {
    let compared = listing(&args.old).and_then(|old| {
        let text = differences(args, &old, &listing(&args.new)?);
        files::write("-".as_ref(), text.as_bytes())?;
        Ok(u8::from(!text.is_empty()))
    });
    compared.unwrap_or_else(|failure| {
        crate::tell(&failure, called_as, crate::form_of_messages(args.json.json));
        2
    })
}

/// The module as lines that can be compared.
fn listing(path: &Path) -> Result<String, Failure> {
    let input = files::read(path)?;
    let binary = match FileKind::of(&input) {
        FileKind::Text => files::binary_of_text(path, input, Version::LATEST)?,
        _ => containers::take(path, input, Payload::Spirv, None)?,
    };
    spirv_llvm::listing(&binary).map_err(|error| Failure::about(path, &binary, &error))
}

/// The lines that differ, with some around them; empty where none do.
fn differences(args: &DiffArgs, old: &str, new: &str) -> String {
    let lines = unified::differences(old, new, args.unified);
    if lines.is_empty() {
        return lines;
    }
    let unified = format!("--- {}\n+++ {}\n{lines}", args.old.display(), args.new.display());
    if !args.color.is_wanted(&std::io::stdout()) {
        return unified;
    }
    let mut out = String::new();
    for line in unified.lines() {
        let style = match line.bytes().next() {
            Some(b'-') => AnsiColor::Red.on_default(),
            Some(b'+') => AnsiColor::Green.on_default(),
            Some(b'@') => AnsiColor::Cyan.on_default(),
            _ => Style::new(),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{style}{line}{style:#}");
    }
    out
}

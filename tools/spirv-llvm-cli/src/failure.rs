//! Failures without output, and their exit status.

use crate::called_as::CalledAs;
use crate::message::{self, Message};
use crate::refusals::{self, Refusal};
use crate::transcript::Transcript;
use spirv_llvm::{Error, Version};
use std::io::ErrorKind;
use std::path::Path;

/// The status of `llvm-spirv` for errors that it finds itself, before it translates.
pub(crate) const MISUSE: u8 = 255;

/// The kind of a failure, for callers that depend on the kinds of the Khronos translator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The command line makes no sense.
    Usage,
    /// A file cannot be read or written.
    File,
    /// The input does not match the command line; the translator has no number for that.
    Misfit,
    /// The library refuses the input.
    Refused(Refusal),
}

/// A failure and its messages.
#[derive(Debug)]
pub(crate) struct Failure {
    kind: Kind,
    /// The text before the messages where the command replaces `llvm-spirv`: text that scripts look for.
    lead: Option<String>,
    /// The SPIR-V version that would be needed.
    needed: Option<Version>,
    messages: Vec<Message>,
}

impl Failure {
    /// The command line makes no sense.
    pub(crate) fn usage(message: Message) -> Failure {
        Failure { kind: Kind::Usage, lead: None, needed: None, messages: vec![message] }
    }
    /// A file cannot be read or written.
    pub(crate) fn file(message: Message) -> Failure {
        Failure { kind: Kind::File, lead: None, needed: None, messages: vec![message] }
    }
    /// The system does not let a file be read.
    pub(crate) fn reading(path: &Path, error: &std::io::Error) -> Failure {
        let help = match error.kind() {
            ErrorKind::NotFound => "pass the name of an existing file, or - for standard input",
            ErrorKind::IsADirectory => "name the files in it",
            ErrorKind::NotADirectory => "a part of the path is a file: name a file that is there",
            ErrorKind::PermissionDenied => "let this user read it",
            _ => "see that other programs can read it",
        };
        Failure::file(Message::error(error.to_string()).about(path).help(help))
    }
    /// The system does not let a file or a folder be written.
    pub(crate) fn writing(path: &Path, error: &std::io::Error) -> Failure {
        let help = match error.kind() {
            ErrorKind::NotFound => "make the folder first, or name another with -o",
            ErrorKind::IsADirectory => "name a file in it with -o",
            ErrorKind::NotADirectory => "a part of the path is a file: name another place with -o",
            ErrorKind::ReadOnlyFilesystem => "name a place on another file system with -o",
            ErrorKind::InvalidFilename => "name a shorter file with -o",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "make room, or name another place with -o",
            _ => "name another place with -o, where this user may write",
        };
        Failure::file(Message::error(error.to_string()).about(path).help(help))
    }
    /// The library's error about the contents of a file.
    pub(crate) fn about(path: &Path, input: &[u8], error: &Error) -> Failure {
        let messages = message::of_diagnostics(error.diagnostics(), path, input);
        match error.diagnostics().first_error().map(refusals::known_as) {
            Some(known) => Failure {
                kind: Kind::Refused(known.refusal),
                lead: known.words.map(|words| {
                    match known.global.and_then(|name| text_of_global(&name, input)) {
                        Some(text) => format!("{words}\nOriginal LLVM value:\n{text}"),
                        None => words,
                    }
                }),
                needed: known.version,
                messages,
            },
            None => {
                Failure { kind: Kind::Refused(Refusal::InvalidModule), lead: None, needed: None, messages }
            }
        }
    }
    /// With the words that `llvm-spirv` has for it.
    pub(crate) fn known_as(mut self, lead: impl Into<String>) -> Failure {
        self.lead = Some(lead.into());
        self
    }
    /// With the words that `llvm-spirv` has where the input does not fit the command line.
    pub(crate) fn misfit(self, lead: impl Into<String>) -> Failure {
        Failure { kind: Kind::Misfit, ..self.known_as(lead) }
    }
    /// Sets the text and the number of `llvm-spirv` for an input that is not a module.
    pub(crate) fn no_module(self, lead: impl Into<String>) -> Failure {
        Failure { kind: Kind::Refused(Refusal::InvalidModule), ..self.known_as(lead) }
    }
    /// With the highest version that was allowed, where one above it would be needed.
    pub(crate) fn limited_to(mut self, highest: Version) -> Failure {
        if let Some(needed) = self.needed {
            let lead = self.lead.get_or_insert_default();
            let rest = refusals::too_low(lead, highest, needed);
            lead.push_str(&rest);
        }
        self
    }
    /// Both failures, as one of the first's kind.
    pub(crate) fn and(mut self, other: Failure) -> Failure {
        self.messages.extend(other.messages);
        self
    }
    /// Reports the failure, for the name by which the command was called.
    pub(crate) fn tell(&self, called_as: CalledAs, transcript: &mut Transcript) {
        if let (Some(lead), CalledAs::LlvmSpirv) = (&self.lead, called_as) {
            transcript.line(lead.clone());
        }
        self.messages.iter().for_each(|message| transcript.say(message));
    }
    /// Returns the exit status, for the name by which the command was called.
    pub(crate) fn status(&self, called_as: CalledAs) -> u8 {
        match (called_as, self.kind) {
            (CalledAs::SpirvLlvm, Kind::Usage) => 2,
            (CalledAs::SpirvLlvm, _) | (CalledAs::LlvmSpirv, Kind::File) => 1,
            (CalledAs::LlvmSpirv, Kind::Usage | Kind::Misfit) => MISUSE,
            (CalledAs::LlvmSpirv, Kind::Refused(refusal)) => refusal as u8,
        }
    }
}

/// The definition of a global in LLVM IR.
fn text_of_global(name: &str, input: &[u8]) -> Option<String> {
    let text = match spirv_llvm::is_bitcode(input) {
        true => spirv_llvm::disassemble(input).ok()?,
        false => String::from_utf8_lossy(input).into_owned(),
    };
    let begin = format!("{name} = ");
    text.lines().find(|line| line.starts_with(&begin)).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Styles;
    use crate::transcript::Said;

    #[test]
    fn the_name_decides_on_the_status() {
        let usage = Failure::usage(Message::error("no")).known_as("words");
        assert_eq!((usage.status(CalledAs::SpirvLlvm), usage.status(CalledAs::LlvmSpirv)), (2, 255));
        let said = |called_as| {
            let mut transcript = Transcript::of_text(Styles::default());
            usage.tell(called_as, &mut transcript);
            let Said::Lines(lines) = transcript.end() else { return Vec::new() };
            lines
        };
        assert_eq!(said(CalledAs::SpirvLlvm), ["error: no"]);
        assert_eq!(said(CalledAs::LlvmSpirv), ["words", "error: no"]);
    }
}

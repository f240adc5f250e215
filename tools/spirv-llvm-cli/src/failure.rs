//! Why there is no output, and the exit status that says so.

use crate::args::CalledAs;
use crate::messages;
use spirv_llvm::{Code, Diagnostic, Error, Place};
use std::path::Path;

/// What kind of failure it is, for whoever knows the kinds of the Khronos translator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The command line makes no sense.
    Usage,
    /// A file cannot be read or written.
    File,
    /// The library refuses the input.
    Refused(Refusal),
}

/// The number that the Khronos translator ends with for such an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Refusal {
    InvalidTargetTriple = 1,
    InvalidFunctionCall = 8,
    InvalidModule = 10,
    InvalidLlvmModule = 11,
    InvalidInstruction = 14,
    RequiresVersion = 17,
    RequiresExtension = 18,
}

/// A failure, and the message for the user.
#[derive(Debug)]
pub(crate) struct Failure {
    kind: Kind,
    /// What stands before the message where the command stands in for `llvm-spirv`: words that scripts look for.
    lead: Option<String>,
    message: String,
}

impl Failure {
    /// The command line makes no sense.
    pub(crate) fn usage(message: impl Into<String>) -> Failure {
        Failure { kind: Kind::Usage, lead: None, message: message.into() }
    }
    /// A file cannot be read or written.
    pub(crate) fn file(message: impl Into<String>) -> Failure {
        Failure { kind: Kind::File, lead: None, message: message.into() }
    }
    /// With the words that `llvm-spirv` has for it.
    pub(crate) fn known_as(mut self, lead: impl Into<String>) -> Failure {
        self.lead = Some(lead.into());
        self
    }
    /// What to print, for whoever called the command by this name.
    pub(crate) fn message(&self, called_as: CalledAs) -> String {
        match (&self.lead, called_as) {
            (Some(lead), CalledAs::LlvmSpirv) => format!("{lead}\n{}", self.message),
            _ => self.message.clone(),
        }
    }
    /// The exit status, for whoever called the command by this name.
    pub(crate) fn status(&self, called_as: CalledAs) -> u8 {
        match (called_as, self.kind) {
            (CalledAs::SpirvLlvm, Kind::Usage) => 2,
            (CalledAs::SpirvLlvm, _) | (CalledAs::LlvmSpirv, Kind::File) => 1,
            (CalledAs::LlvmSpirv, Kind::Usage) => 255,
            (CalledAs::LlvmSpirv, Kind::Refused(refusal)) => refusal as u8,
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::refused(&error, error.to_string())
    }
}

impl Failure {
    /// What the library says of the contents of a file.
    pub(crate) fn about(path: &Path, input: &[u8], error: &Error) -> Failure {
        Failure::refused(error, messages::render(error.diagnostics(), path, input))
    }

    fn refused(error: &Error, message: String) -> Failure {
        let (refusal, lead) = match error.diagnostics().first_error() {
            Some(first) => refusal(first),
            None => (Refusal::InvalidModule, None),
        };
        Failure { kind: Kind::Refused(refusal), lead, message }
    }
}

/// What the Khronos translator calls such an error, and its words for it. What would help tells which it is: the option
/// that would allow it.
fn refusal(error: &Diagnostic) -> (Refusal, Option<String>) {
    let help = error.help.as_deref().unwrap_or_default();
    if let Some((_, rest)) = help.split_once("--spirv-ext=+") {
        let name = rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or_default();
        let words = "RequiresExtension: Feature requires the following SPIR-V extension:";
        return (Refusal::RequiresExtension, Some(format!("{words}\n{name}")));
    }
    if help.contains("--spirv-max-version=") {
        let words = "RequiresVersion: Cannot fulfill SPIR-V version restriction:";
        return (Refusal::RequiresVersion, Some(words.to_owned()));
    }
    match error.code {
        Code::InvalidLlvm | Code::InvalidText | Code::NotBitcode => {
            return (Refusal::InvalidLlvmModule, Some("InvalidLlvmModule: Invalid LLVM module:".to_owned()));
        }
        Code::InvalidSpirv | Code::NotSpirv => {
            return (Refusal::InvalidModule, Some("InvalidModule: Invalid SPIR-V module:".to_owned()));
        }
        _ => {}
    }
    match &error.place {
        Place::Llvm(place) => match place.item.split_once("call @llvm.") {
            Some((_, intrinsic)) => {
                let words = "InvalidFunctionCall: Unexpected llvm intrinsic:";
                (Refusal::InvalidFunctionCall, Some(format!("{words}\nllvm.{intrinsic}")))
            }
            None => {
                let words = "InvalidInstruction: Can't translate llvm instruction:";
                (Refusal::InvalidInstruction, Some(format!("{words}\n{}", place.item)))
            }
        },
        Place::Spirv(_) => (Refusal::InvalidModule, Some("InvalidModule: Invalid SPIR-V module:".to_owned())),
        _ if error.message.contains("triple") => {
            let words = "InvalidTargetTriple: Expects spir-unknown-unknown or spir64-unknown-unknown.";
            (Refusal::InvalidTargetTriple, Some(words.to_owned()))
        }
        _ => (Refusal::InvalidLlvmModule, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_help_tells_the_kind() {
        let kind = |help: &str| refusal(&Diagnostic::error(Place::Module, "it needs more").help(help));
        let (extension, words) = kind("allow it with --spirv-ext=+SPV_KHR_fma or --spirv-max-version=1.6");
        assert_eq!(extension, Refusal::RequiresExtension);
        assert!(words.is_some_and(|words| words.ends_with(":\nSPV_KHR_fma")));
        assert_eq!(kind("allow it with --spirv-max-version=1.4").0, Refusal::RequiresVersion);
    }

    #[test]
    fn the_name_decides_on_the_status() {
        let usage = Failure::usage("no").known_as("words");
        assert_eq!((usage.status(CalledAs::SpirvLlvm), usage.status(CalledAs::LlvmSpirv)), (2, 255));
        assert_eq!(usage.message(CalledAs::SpirvLlvm), "no");
        assert_eq!(usage.message(CalledAs::LlvmSpirv), "words\nno");
    }
}

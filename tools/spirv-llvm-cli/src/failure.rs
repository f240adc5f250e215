//! Why there is no output, and the exit status that says so.

use crate::args::CalledAs;
use crate::messages;
use crate::translator_words::{self, Refusal};
use spirv_llvm::{Error, Version};
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

/// A failure, and the message for the user.
#[derive(Debug)]
pub(crate) struct Failure {
    kind: Kind,
    /// What stands before the message where the command stands in for `llvm-spirv`: words that scripts look for.
    lead: Option<String>,
    /// The SPIR-V version that would be needed.
    needed: Option<Version>,
    message: String,
}

impl Failure {
    /// The command line makes no sense.
    pub(crate) fn usage(message: impl Into<String>) -> Failure {
        Failure { kind: Kind::Usage, lead: None, needed: None, message: message.into() }
    }
    /// A file cannot be read or written.
    pub(crate) fn file(message: impl Into<String>) -> Failure {
        Failure { kind: Kind::File, lead: None, needed: None, message: message.into() }
    }
    /// With the words that `llvm-spirv` has for it.
    pub(crate) fn known_as(mut self, lead: impl Into<String>) -> Failure {
        self.lead = Some(lead.into());
        self
    }
    /// With the highest version that was allowed, where one above it would be needed.
    pub(crate) fn limited_to(mut self, highest: Version) -> Failure {
        if let Some(needed) = self.needed {
            let lead = self.lead.get_or_insert_default();
            let rest = translator_words::too_low(lead, highest, needed);
            lead.push_str(&rest);
        }
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
        let known = error.diagnostics().first_error().map(translator_words::known_as);
        let Some(known) = known else {
            return Failure {
                kind: Kind::Refused(Refusal::InvalidModule),
                lead: None,
                needed: None,
                message,
            };
        };
        Failure { kind: Kind::Refused(known.refusal), lead: known.words, needed: known.version, message }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_decides_on_the_status() {
        let usage = Failure::usage("no").known_as("words");
        assert_eq!((usage.status(CalledAs::SpirvLlvm), usage.status(CalledAs::LlvmSpirv)), (2, 255));
        assert_eq!(usage.message(CalledAs::SpirvLlvm), "no");
        assert_eq!(usage.message(CalledAs::LlvmSpirv), "words\nno");
    }
}

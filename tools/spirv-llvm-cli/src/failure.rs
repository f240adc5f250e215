//! Why there is no output, and the exit status that says so.

use crate::args::CalledAs;
use spirv_llvm::Error;

/// What kind of failure it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The command line makes no sense.
    Usage,
    /// A file cannot be read or written.
    File,
    /// The library refuses the input; the number is that of the Khronos translator for such an error.
    Refused(u8),
}

/// A failure, and the message for the user.
#[derive(Debug)]
pub(crate) struct Failure {
    kind: Kind,
    pub(crate) message: String,
}

impl Failure {
    /// The command line makes no sense.
    pub(crate) fn usage(message: impl Into<String>) -> Failure {
        Failure { kind: Kind::Usage, message: message.into() }
    }
    /// A file cannot be read or written.
    pub(crate) fn file(message: impl Into<String>) -> Failure {
        Failure { kind: Kind::File, message: message.into() }
    }
    /// The exit status, for whoever called the command by this name.
    pub(crate) fn status(&self, called_as: CalledAs) -> u8 {
        match (called_as, self.kind) {
            (CalledAs::SpirvLlvm, Kind::Usage) => 2,
            (CalledAs::SpirvLlvm, _) | (CalledAs::LlvmSpirv, Kind::File) => 1,
            (CalledAs::LlvmSpirv, Kind::Usage) => 255,
            (CalledAs::LlvmSpirv, Kind::Refused(number)) => number,
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure { kind: Kind::Refused(number(&error)), message: error.to_string() }
    }
}

/// InvalidModule and InvalidLlvmModule: the numbers for a SPIR-V module and for LLVM IR that cannot be translated.
fn number(error: &Error) -> u8 {
    match error {
        Error::Write(_) => 11,
        _ => 10,
    }
}

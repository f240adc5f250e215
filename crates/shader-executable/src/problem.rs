//! What cannot be made executable: words without a place, which are given one where the place is known.

use translate_common::{Code, Diagnostic, Place};

/// What is wrong, and what would help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    message: String,
    help: Option<String>,
}

/// A result, or why there is none.
pub(crate) type Res<T> = Result<T, Problem>;

impl Problem {
    /// A problem without help.
    pub(crate) fn new(message: impl Into<String>) -> Problem {
        Problem { message: message.into(), help: None }
    }

    /// The same, with what would help.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Problem {
        self.help = Some(help.into());
        self
    }

    /// The same as an error at a place.
    pub(crate) fn at(self, place: Place) -> Diagnostic {
        let error = Diagnostic::error(place, self.message).code(Code::Unsupported);
        match self.help {
            Some(help) => error.help(help),
            None => error,
        }
    }
}

impl From<String> for Problem {
    fn from(message: String) -> Problem {
        Problem::new(message)
    }
}

impl From<&str> for Problem {
    fn from(message: &str) -> Problem {
        Problem::new(message)
    }
}

//! Why one instruction could not be translated. The driver that knows the instruction adds the place.

use translate_common::{Code, Diagnostic, Place, Problem};

/// Result of translating a part of an instruction.
pub(crate) type Res<T> = Result<T, Fail>;

/// Why an instruction could not be translated.
#[derive(Debug)]
pub(crate) enum Fail {
    /// Something to tell. Its place is none yet: the module.
    Because(Box<Diagnostic>),
    /// It uses something that already failed: the first error says it all.
    Cascade,
}

impl Fail {
    /// A failure with a message: a sentence without a full stop.
    #[cold]
    pub(crate) fn new(message: String) -> Fail {
        Fail::Because(Box::new(Diagnostic::error(Place::Module, message)))
    }
    /// With this code.
    #[cold]
    pub(crate) fn code(mut self, code: Code) -> Fail {
        if let Fail::Because(diagnostic) = &mut self {
            diagnostic.code = code;
        }
        self
    }
    /// Adds what would help.
    #[cold]
    pub(crate) fn help(mut self, help: impl Into<String>) -> Fail {
        if let Fail::Because(diagnostic) = &mut self {
            diagnostic.help = Some(help.into());
        }
        self
    }
}

/// A failure whose text follows from its subject.
impl From<Problem> for Fail {
    fn from(problem: Problem) -> Fail {
        Fail::Because(Box::new(problem.at(Place::Module)))
    }
}

/// A [`Fail`] with a formatted message.
macro_rules! fail {
    ($($part:tt)*) => { $crate::fail::Fail::new(format!($($part)*)) };
}
pub(crate) use fail;

/// A [`Fail`] with a formatted message about a rule of SPIR-V that the module breaks.
macro_rules! invalid {
    ($($part:tt)*) => { $crate::fail::fail!($($part)*).code(translate_common::Code::InvalidSpirv) };
}
pub(crate) use invalid;

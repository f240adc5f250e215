//! Why one instruction could not be translated. The driver that knows the instruction adds the place.

/// Result of translating a part of an instruction.
pub(crate) type Res<T> = Result<T, Fail>;

/// Why an instruction could not be translated.
#[derive(Debug)]
pub(crate) enum Fail {
    /// Something to tell: message and help.
    Because(Box<(String, Option<String>)>),
    /// It uses something that already failed: the first error says it all.
    Cascade,
}

impl Fail {
    /// A failure with a message: a sentence without a full stop.
    #[cold]
    pub(crate) fn new(message: String) -> Fail {
        Fail::Because(Box::new((message, None)))
    }
    /// Adds what would help.
    #[cold]
    pub(crate) fn help(mut self, help: impl Into<String>) -> Fail {
        if let Fail::Because(text) = &mut self {
            text.1 = Some(help.into());
        }
        self
    }
}

/// A [`Fail`] with a formatted message.
macro_rules! fail {
    ($($part:tt)*) => { $crate::fail::Fail::new(format!($($part)*)) };
}
pub(crate) use fail;

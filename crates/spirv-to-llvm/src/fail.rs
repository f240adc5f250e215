//! Why one instruction could not be translated. The driver that knows the instruction adds the place.

use translate_common::Problem;

/// Result of translating a part of an instruction.
pub(crate) type Res<T> = Result<T, Fail>;

/// Why an instruction could not be translated.
#[derive(Debug)]
pub(crate) enum Fail {
    /// The problem, without a place.
    Because(Box<Problem>),
    /// It uses an id that failed before: only the first failure is reported.
    Cascade,
}

/// A failure whose text, help and code follow from its subject.
impl From<Problem> for Fail {
    #[cold]
    fn from(problem: Problem) -> Fail {
        Fail::Because(Box::new(problem))
    }
}

/// Returns the failure for a problem.
#[cold]
pub(crate) fn fail(problem: impl Into<Problem>) -> Fail {
    problem.into().into()
}

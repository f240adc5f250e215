//! The reason why a function is not executed.

/// The reason why a function cannot be executed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undecided {
    /// A construct that the machine does not have.
    #[error("not modeled: {0}")]
    Construct(String),
    /// The behavior is undefined for the inputs.
    #[error("the behavior is undefined for the inputs that were tried")]
    Undefined,
    /// A loop does not end within the limits.
    #[error("the code has a loop")]
    Loop,
}

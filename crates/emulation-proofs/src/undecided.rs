//! The reason why a function is not executed.

/// The reason why a function cannot be executed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undecided {
    /// A construct that the machine does not have.
    #[error("{0} is not modeled")]
    Construct(String),
    /// A loop does not end within the limits.
    #[error("the code has a loop")]
    Loop,
}

//! Mistakes in a text.

use spirv_grammar::Op;

/// A mistake in assembly text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {kind}")]
pub struct AssembleError {
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
    /// The kind of the error.
    pub kind: AssembleErrorKind,
}

/// See [`AssembleError`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs)] // the messages are the documentation
pub enum AssembleErrorKind {
    #[error("the string has no end")]
    StringWithoutEnd,
    #[error("an instruction is expected (OpName or %id = OpName), not {0:?}")]
    NoInstruction(String),
    #[error("there is no instruction {0:?}")]
    UnknownOpcode(String),
    #[error("{0} has no result id")]
    NoResult(Op),
    #[error("{0} has a result id: write %id = {0}")]
    ResultMissing(Op),
    #[error("{op} lacks the operand {name:?} ({kind})")]
    Missing { op: Op, name: &'static str, kind: &'static str },
    #[error("{0:?} is one operand too many")]
    TooMany(String),
    #[error("{found:?} is no {kind}")]
    NoSuchValue { kind: &'static str, found: String },
    #[error("{0:?} is no id; ids begin with %")]
    NoId(String),
    #[error("{0:?} is no number, or does not fit")]
    NoNumber(String),
    #[error("{0:?} is no literal string; strings stand in double quotes")]
    NoString(String),
    #[error("{found:?} is no instruction of the set {set:?}")]
    NoExtInst { set: String, found: String },
    #[error("the type {0} is no OpTypeInt or OpTypeFloat, so the number cannot be read")]
    NoNumberType(String),
    #[error("OpUnknown is written OpUnknown(opcode, word count), followed by that number of words")]
    Unknown,
    #[error("the header must be five numbers: 119734787, version, generator, bound, 0")]
    Header,
    #[error("the version {0} is none of SPIR-V, which has 1.0 (65536) to 1.6 (67072)")]
    UnknownVersion(u32),
    #[error("the text ends inside of an instruction")]
    EndOfText,
    #[error("the word count {count} does not fit the operands of {op}")]
    WordCount { op: Op, count: u32 },
    #[error("the instruction has {0} words; at most 65535 are possible")]
    TooLong(usize),
    #[error("more names than there are ids")]
    TooManyIds,
    #[error("more than {0} mistakes; the rest is not shown")]
    TooManyErrors(usize),
}

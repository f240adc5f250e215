//! Why a module cannot be made for a device.

use spirv_grammar::Op;
use spirv_module::{Id, Instruction};

/// An instruction of a module with variants that cannot be decided on, with its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("word {offset} (instruction {index}, {op}): {kind}")]
pub struct VariantError {
    /// Word offset from the beginning of the file.
    pub offset: u32,
    /// Number of the instruction, from 0.
    pub index: u32,
    /// Its opcode.
    pub op: Op,
    /// The kind of the error.
    pub kind: VariantErrorKind,
}

/// See [`VariantError`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum VariantErrorKind {
    /// A condition is no Boolean constant that is made of constants in front of it.
    #[error("the condition {0} is not a Boolean constant with a known value")]
    Undecided(Id),
    /// OpSpecConstantArchitectureINTEL compares by something that is no comparison.
    #[error("{0} does not compare architectures")]
    NoComparison(Op),
    /// OpConditionalCopyObjectINTEL has no operand for the device.
    #[error("there is no variant for this device: none of the conditions holds")]
    NoVariant,
    /// A remaining construct needs one for other devices.
    #[error("{0} is for other devices, and is needed here")]
    Needed(Id),
    /// The instruction has too few words.
    #[error("operands are missing")]
    Operands,
}

impl VariantError {
    pub(super) fn new(instruction: Instruction<'_>, kind: VariantErrorKind) -> VariantError {
        VariantError { offset: instruction.offset(), index: instruction.index(), op: instruction.op(), kind }
    }
}

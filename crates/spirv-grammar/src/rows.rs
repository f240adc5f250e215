//! The rows of the tables as the generator writes them.
//!
//! They exist while the crate is compiled, to be packed ([`crate::packed`]), and are no part of the program.

use crate::{Capability, InstructionClass, Op, OperandKind, Quantifier, Version};

/// A core instruction.
pub(crate) struct InstructionRow {
    pub(crate) op: Op,
    pub(crate) name: &'static str,
    pub(crate) aliases: &'static [&'static str],
    pub(crate) class: InstructionClass,
    pub(crate) result_type: bool,
    pub(crate) result: bool,
    pub(crate) operands: &'static [OperandRow],
    pub(crate) requires: RequirementsRow,
}

/// A value of an enumeration, or a bit of a mask.
pub(crate) struct EnumerantRow {
    pub(crate) value: u32,
    pub(crate) name: &'static str,
    pub(crate) aliases: &'static [&'static str],
    pub(crate) parameters: &'static [OperandRow],
    pub(crate) requires: RequirementsRow,
}

/// An instruction of an extended set.
pub(crate) struct ExtInstRow {
    pub(crate) number: u32,
    pub(crate) name: &'static str,
    pub(crate) operands: &'static [OperandRow],
    pub(crate) requires: RequirementsRow,
}

/// An operand.
pub(crate) struct OperandRow {
    pub(crate) kind: OperandKind,
    pub(crate) name: &'static str,
    pub(crate) quantifier: Quantifier,
}

/// What [`crate::Requirements`] says.
pub(crate) struct RequirementsRow {
    pub(crate) capabilities: &'static [Capability],
    pub(crate) extensions: &'static [&'static str],
    pub(crate) version: Option<Version>,
    pub(crate) last_version: Option<Version>,
}

/// An enumerated kind.
pub(crate) struct EnumTable {
    pub(crate) kind: OperandKind,
    /// Ascending value.
    pub(crate) enumerants: &'static [EnumerantRow],
    /// Ascending name, aliases included: index into `enumerants`, and 0 for its name or the number of its alias.
    pub(crate) by_name: &'static [(u16, u8)],
}

/// An extended instruction set.
pub(crate) struct ExtInstTable {
    /// The name given to OpExtInstImport.
    pub(crate) name: &'static str,
    /// True when any version number may follow the name.
    pub(crate) versioned: bool,
    /// Ascending number.
    pub(crate) instructions: &'static [ExtInstRow],
    /// Ascending name: index into `instructions`.
    pub(crate) by_name: &'static [u16],
}

/// Needs nothing: every version has it.
pub(crate) const NO: RequirementsRow = requires(&[], &[], Some(Version::V1_0), None);

pub(crate) const fn requires(
    capabilities: &'static [Capability],
    extensions: &'static [&'static str],
    version: Option<Version>,
    last_version: Option<Version>,
) -> RequirementsRow {
    RequirementsRow { capabilities, extensions, version, last_version }
}

pub(crate) const fn one(kind: OperandKind, name: &'static str) -> OperandRow {
    OperandRow { kind, name, quantifier: Quantifier::One }
}

pub(crate) const fn optional(kind: OperandKind, name: &'static str) -> OperandRow {
    OperandRow { kind, name, quantifier: Quantifier::Optional }
}

pub(crate) const fn many(kind: OperandKind, name: &'static str) -> OperandRow {
    OperandRow { kind, name, quantifier: Quantifier::Many }
}

#[allow(clippy::too_many_arguments)] // one per column
pub(crate) const fn instruction(
    op: u16,
    name: &'static str,
    aliases: &'static [&'static str],
    class: InstructionClass,
    result_type: bool,
    result: bool,
    operands: &'static [OperandRow],
    requires: RequirementsRow,
) -> InstructionRow {
    InstructionRow { op: Op(op), name, aliases, class, result_type, result, operands, requires }
}

pub(crate) const fn ext_inst(
    number: u32,
    name: &'static str,
    operands: &'static [OperandRow],
    requires: RequirementsRow,
) -> ExtInstRow {
    ExtInstRow { number, name, operands, requires }
}

pub(crate) const fn enumerant(
    value: u32,
    name: &'static str,
    aliases: &'static [&'static str],
    parameters: &'static [OperandRow],
    requires: RequirementsRow,
) -> EnumerantRow {
    EnumerantRow { value, name, aliases, parameters, requires }
}

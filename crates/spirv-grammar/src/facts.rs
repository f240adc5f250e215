//! The types of the tables.

use crate::{Capability, InstructionClass, Op, OperandKind, Version};

/// Facts of a core instruction.
#[derive(Debug, PartialEq, Eq)]
pub struct InstructionFacts {
    /// The opcode.
    pub op: Op,
    /// Name without the `Op` prefix.
    pub name: &'static str,
    /// Other names of the same opcode, without the prefix.
    pub aliases: &'static [&'static str],
    /// The specification's grouping.
    pub class: InstructionClass,
    /// True when the first operand is the id of the result type.
    pub result_type: bool,
    /// True when a result id follows.
    pub result: bool,
    /// The operands after result type and result id.
    pub operands: &'static [OperandFacts],
    /// What using it needs. Operands can need more.
    pub requires: Requirements,
}

/// Facts of an instruction of an extended set.
#[derive(Debug, PartialEq, Eq)]
pub struct ExtInstFacts {
    /// The number in OpExtInst.
    pub number: u32,
    /// The name.
    pub name: &'static str,
    /// The operands after the instruction number.
    pub operands: &'static [OperandFacts],
    /// What using it needs.
    pub requires: Requirements,
}

/// Facts of a value of an enumeration, or of a bit of a mask.
#[derive(Debug, PartialEq, Eq)]
pub struct EnumerantFacts {
    /// The value.
    pub value: u32,
    /// The name.
    pub name: &'static str,
    /// Other names of the same value.
    pub aliases: &'static [&'static str],
    /// The operands that follow when this value is used. For masks, those of lower bits come first.
    pub parameters: &'static [OperandFacts],
    /// What using it needs.
    pub requires: Requirements,
}

/// One operand in a list of operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OperandFacts {
    /// What it is.
    pub kind: OperandKind,
    /// The specification's name for it ("Base Type"); the kind's name where the specification gives none.
    pub name: &'static str,
    /// How often it occurs.
    pub quantifier: Quantifier,
}

/// How often an operand occurs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quantifier {
    /// Exactly once.
    One,
    /// Once or not at all, `?` in the grammar.
    Optional,
    /// Any number of times, `*` in the grammar.
    Many,
}

/// What using an instruction or a value needs.
///
/// It may be used when (no capability is listed, or the module declares one of them) and (the module's version is in
/// the range, or the module declares one of the extensions).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Requirements {
    /// Any one of these suffices; empty when none is needed.
    pub capabilities: &'static [Capability],
    /// Any one of these suffices in versions before `version`.
    pub extensions: &'static [&'static str],
    /// First version with it; `None` when no version has it without an extension or a capability that brings it.
    pub version: Option<Version>,
    /// Last version with it, when a later one removed it.
    pub last_version: Option<Version>,
}

/// How an operand kind is encoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Category {
    /// One word that is an id.
    Id,
    /// A literal: number, string, or opcode.
    Literal,
    /// One word with one value, whose parameters follow.
    Enum,
    /// One word of bits, whose parameters follow from the lowest bit up.
    Mask,
    /// These kinds one after the other.
    Composite(&'static [OperandKind]),
}

/// An enumerated kind: facts by value, values by name.
#[derive(Debug)]
pub(crate) struct EnumTable {
    /// Ascending value.
    pub(crate) enumerants: &'static [EnumerantFacts],
    /// Ascending name; aliases included.
    pub(crate) by_name: &'static [(&'static str, u32)],
}

/// An extended instruction set.
#[derive(Debug)]
pub(crate) struct ExtInstTable {
    /// The name given to OpExtInstImport.
    pub(crate) name: &'static str,
    /// True when any version number may follow the name.
    pub(crate) versioned: bool,
    /// Ascending number.
    pub(crate) instructions: &'static [ExtInstFacts],
    /// Ascending name, index into `instructions`.
    pub(crate) by_name: &'static [(&'static str, u16)],
}

impl OperandKind {
    /// Facts of all values, ascending; empty for kinds that are no enumeration.
    pub fn enumerants(self) -> &'static [EnumerantFacts] {
        crate::generated::enumerants::table(self).map_or(&[], |table| table.enumerants)
    }

    /// Facts of one value (of one bit, for masks); `None` for an unknown value.
    pub fn enumerant(self, value: u32) -> Option<&'static EnumerantFacts> {
        let rows = self.enumerants();
        // Most enumerations count up from 0, so the value is its index.
        if let Some(row) = rows.get(value as usize)
            && row.value == value
        {
            return Some(row);
        }
        match rows.binary_search_by_key(&value, |row| row.value) {
            Ok(index) => rows.get(index),
            Err(_) => crate::vendor::enumerant(self, value),
        }
    }

    /// Facts of a value by its name or alias.
    pub fn enumerant_by_name(self, name: &str) -> Option<&'static EnumerantFacts> {
        let table = crate::generated::enumerants::table(self)?;
        match table.by_name.binary_search_by_key(&name, |row| row.0) {
            Ok(index) => self.enumerant(table.by_name.get(index)?.1),
            Err(_) => crate::vendor::enumerant_by_name(self, name),
        }
    }
}

/// Needs nothing: every version has it.
pub(crate) const NO: Requirements =
    Requirements { capabilities: &[], extensions: &[], version: Some(Version::V1_0), last_version: None };

/// Constructors that keep the rows of the tables short.
pub(crate) const fn requires(
    capabilities: &'static [Capability],
    extensions: &'static [&'static str],
    version: Option<Version>,
    last_version: Option<Version>,
) -> Requirements {
    Requirements { capabilities, extensions, version, last_version }
}

pub(crate) const fn one(kind: OperandKind, name: &'static str) -> OperandFacts {
    OperandFacts { kind, name, quantifier: Quantifier::One }
}

pub(crate) const fn optional(kind: OperandKind, name: &'static str) -> OperandFacts {
    OperandFacts { kind, name, quantifier: Quantifier::Optional }
}

pub(crate) const fn many(kind: OperandKind, name: &'static str) -> OperandFacts {
    OperandFacts { kind, name, quantifier: Quantifier::Many }
}

#[allow(clippy::too_many_arguments)] // one per column
pub(crate) const fn instruction(
    op: u16,
    name: &'static str,
    aliases: &'static [&'static str],
    class: InstructionClass,
    result_type: bool,
    result: bool,
    operands: &'static [OperandFacts],
    requires: Requirements,
) -> InstructionFacts {
    InstructionFacts { op: Op(op), name, aliases, class, result_type, result, operands, requires }
}

pub(crate) const fn ext_inst(
    number: u32,
    name: &'static str,
    operands: &'static [OperandFacts],
    requires: Requirements,
) -> ExtInstFacts {
    ExtInstFacts { number, name, operands, requires }
}

pub(crate) const fn enumerant(
    value: u32,
    name: &'static str,
    aliases: &'static [&'static str],
    parameters: &'static [OperandFacts],
    requires: Requirements,
) -> EnumerantFacts {
    EnumerantFacts { value, name, aliases, parameters, requires }
}

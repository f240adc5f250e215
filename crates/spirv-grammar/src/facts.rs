//! The types of the tables.

use crate::packed::{self, Names, Text};
use crate::{Capability, InstructionClass, Op, OperandKind, Version};
use std::fmt;

/// Facts of a core instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InstructionFacts {
    /// The opcode.
    pub op: Op,
    /// Name without the `Op` prefix.
    pub name: &'static str,
    /// Other names of the same opcode, without the prefix.
    pub aliases: Names,
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EnumerantFacts {
    /// The value.
    pub value: u32,
    /// The name.
    pub name: &'static str,
    /// Other names of the same value.
    pub aliases: Names,
    /// The operands that follow when this value is used. For masks, those of lower bits come first.
    pub parameters: &'static [OperandFacts],
    /// What using it needs.
    pub requires: Requirements,
}

/// One operand in a list of operands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OperandFacts {
    /// What it is.
    pub kind: OperandKind,
    /// How often it occurs.
    pub quantifier: Quantifier,
    pub(crate) name: Text,
}

impl OperandFacts {
    /// An operand that the specification has no name for.
    pub const fn unnamed(kind: OperandKind, quantifier: Quantifier) -> OperandFacts {
        OperandFacts { kind, quantifier, name: Text::NONE }
    }

    /// The specification's name for it ("Base Type"); the kind's name where the specification gives none.
    pub fn name(&self) -> &'static str {
        self.name.get()
    }
}

/// With its name.
impl fmt::Debug for OperandFacts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:?} {:?}", self.quantifier, self.kind, self.name())
    }
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
    pub extensions: Names,
    /// First version with it; `None` when no version has it without an extension or a capability that brings it.
    pub version: Option<Version>,
    /// Last version with it, when a later one removed it.
    pub last_version: Option<Version>,
}

impl Requirements {
    /// Every version has it, and no capability is needed.
    pub const NONE: Requirements = Requirements {
        capabilities: &[],
        extensions: Names::NONE,
        version: Some(Version::V1_0),
        last_version: None,
    };
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

impl OperandKind {
    /// Facts of all values of the grammar, ascending; none for kinds that are no enumeration.
    pub fn enumerants(self) -> impl ExactSizeIterator<Item = EnumerantFacts> + Clone {
        packed::enumerants(self)
    }

    /// Facts of one value (of one bit, for masks); `None` for an unknown value.
    pub fn enumerant(self, value: u32) -> Option<EnumerantFacts> {
        packed::enumerant(self, value)
    }

    /// Facts of a value by its name or alias.
    pub fn enumerant_by_name(self, name: &str) -> Option<EnumerantFacts> {
        packed::enumerant_by_name(self, name)
    }
}

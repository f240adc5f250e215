//! Opcodes.

use crate::facts::{InstructionFacts, Quantifier};
use crate::generated::instructions::INSTRUCTIONS;
use crate::generated::operand_kind::{InstructionClass, OperandKind as K};
use crate::packed;
use crate::rows::{InstructionRow, OperandRow};
use std::fmt;

/// An opcode: the low half of an instruction's first word. Any value can be carried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Op(pub u16);

/// Where an instruction keeps its type and result id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// False for an opcode without facts; then the other two say nothing.
    pub known: bool,
    /// The word after the first is the id of the result type.
    pub result_type: bool,
    /// The word after that is the result id.
    pub result: bool,
}

/// Above every opcode of the grammar.
const LIMIT: usize = Op::LIMIT as usize;
const NONE: u16 = u16::MAX;

/// Opcode → row of the packed table, or [`NONE`].
static INDEX: [u16; LIMIT] = {
    let mut table = [NONE; LIMIT];
    let mut i = 0;
    while i < INSTRUCTIONS.len() {
        table[INSTRUCTIONS[i].op.0 as usize] = i as u16;
        i += 1;
    }
    table
};

const KNOWN: u8 = 1;
const RESULT_TYPE: u8 = 2;
const RESULT: u8 = 4;
const TYPE: u8 = 8;
const CONSTANT: u8 = 16;
const TERMINATOR: u8 = 32;
const OUTSIDE: u8 = 64;
const ATOMIC: u8 = 128;

/// Opcode → the bits above. Small enough to stay in the cache while decoding.
static BITS: [u8; LIMIT] = {
    let mut table = [0; LIMIT];
    let mut i = 0;
    while i < INSTRUCTIONS.len() {
        table[INSTRUCTIONS[i].op.0 as usize] = bits(&INSTRUCTIONS[i]);
        i += 1;
    }
    let mut i = 0;
    while i < TERMINATORS.len() {
        table[TERMINATORS[i].0 as usize] |= TERMINATOR;
        i += 1;
    }
    let mut i = 0;
    while i < OUTSIDE_FUNCTIONS.len() {
        table[OUTSIDE_FUNCTIONS[i].0 as usize] |= OUTSIDE;
        i += 1;
    }
    table
};

const fn bits(facts: &InstructionRow) -> u8 {
    let mut bits = KNOWN;
    if facts.result_type {
        bits |= RESULT_TYPE;
    }
    if facts.result {
        bits |= RESULT;
    }
    // Extensions file their types and constants under classes of their own, so the names must tell.
    if facts.result && !facts.result_type && starts_with(facts.name, "Type") {
        bits |= TYPE;
    }
    if matches!(facts.class, InstructionClass::Atomic) {
        bits |= ATOMIC;
    }
    if facts.result_type && (starts_with(facts.name, "Constant") || starts_with(facts.name, "SpecConstant")) {
        bits |= CONSTANT;
    }
    bits
}

const fn starts_with(text: &str, prefix: &str) -> bool {
    let (text, prefix) = (text.as_bytes(), prefix.as_bytes());
    let mut i = 0;
    while i < prefix.len() {
        if i == text.len() || text[i] != prefix[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Instructions that end a block (specification 2.2.5 "termination instruction", and those of extensions).
const TERMINATORS: &[Op] = &[
    Op::Branch,
    Op::BranchConditional,
    Op::Switch,
    Op::Kill,
    Op::Return,
    Op::ReturnValue,
    Op::Unreachable,
    Op::TerminateInvocation,
    Op::IgnoreIntersectionKHR,
    Op::TerminateRayKHR,
    Op::EmitMeshTasksEXT,
    Op::AbortKHR,
];

/// Instructions that stand in sections before the functions only (specification 2.4), besides types and constants.
const OUTSIDE_FUNCTIONS: &[Op] = &[
    Op::Capability,
    Op::Extension,
    Op::ExtInstImport,
    Op::MemoryModel,
    Op::EntryPoint,
    Op::ExecutionMode,
    Op::ExecutionModeId,
    Op::String,
    Op::Source,
    Op::SourceExtension,
    Op::SourceContinued,
    Op::Name,
    Op::MemberName,
    Op::ModuleProcessed,
    Op::Decorate,
    Op::DecorateId,
    Op::DecorateString,
    Op::MemberDecorate,
    Op::MemberDecorateIdEXT,
    Op::MemberDecorateString,
    Op::DecorationGroup,
    Op::GroupDecorate,
    Op::GroupMemberDecorate,
    Op::TypeForwardPointer,
];

/// Opcode → [`IdOperands`] as a number: 0 for none, else 1 + twice the least number + 1 for any more.
static ID_OPERANDS: [u8; LIMIT] = {
    let mut table = [0; LIMIT];
    let mut i = 0;
    while i < INSTRUCTIONS.len() {
        table[INSTRUCTIONS[i].op.0 as usize] = id_operands(INSTRUCTIONS[i].operands);
        i += 1;
    }
    table
};

const fn id_operands(operands: &[OperandRow]) -> u8 {
    let mut least = 0;
    let mut more = 0;
    let mut i = 0;
    while i < operands.len() {
        if !matches!(operands[i].kind, K::IdRef | K::IdScope | K::IdMemorySemantics) || more != 0 {
            return 0;
        }
        match operands[i].quantifier {
            Quantifier::One => least += 1,
            Quantifier::Many => more = 1,
            Quantifier::Optional => return 0,
        }
        i += 1;
    }
    1 + 2 * least + more
}

/// The operands of an instruction that has only ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IdOperands {
    /// Operands that must be there.
    pub least: usize,
    /// True when any number may follow.
    pub more: bool,
}

impl Op {
    /// Above every opcode with facts, for tables that are indexed by opcode.
    pub const LIMIT: u16 = 8192;

    /// Facts of the instruction; `None` for an unknown opcode.
    pub fn facts(self) -> Option<InstructionFacts> {
        packed::instruction(self.row()?)
    }

    fn row(self) -> Option<usize> {
        INDEX.get(usize::from(self.0)).map(|&row| usize::from(row))
    }

    /// Where the instruction keeps its type and result id; cheaper than [`Op::facts`].
    #[inline]
    pub const fn layout(self) -> Layout {
        let bits = self.bits();
        Layout { known: bits & KNOWN != 0, result_type: bits & RESULT_TYPE != 0, result: bits & RESULT != 0 }
    }

    #[inline]
    const fn bits(self) -> u8 {
        if self.0 < Op::LIMIT { BITS[self.0 as usize] } else { 0 }
    }

    /// True for instructions whose result id is a type (OpTypeForwardPointer has none).
    #[inline]
    pub const fn is_type(self) -> bool {
        self.bits() & TYPE != 0
    }

    /// True for OpConstant…, OpSpecConstant… and their relatives; not for OpUndef.
    #[inline]
    pub const fn is_constant(self) -> bool {
        self.bits() & CONSTANT != 0
    }

    /// True for instructions that end a block.
    #[inline]
    pub const fn is_terminator(self) -> bool {
        self.bits() & TERMINATOR != 0
    }

    /// True for instructions that access memory atomically.
    #[inline]
    pub const fn is_atomic(self) -> bool {
        self.bits() & ATOMIC != 0
    }

    /// True for types, constants, annotations and everything else that cannot stand inside of a function.
    #[inline]
    pub const fn is_outside_functions(self) -> bool {
        self.bits() & (TYPE | CONSTANT | OUTSIDE) != 0
    }

    /// The operands after result type and result id, when all of them are ids and none is optional. A short cut for
    /// what [`Op::facts`] says; `None` does not mean that there are other operands.
    #[inline]
    pub const fn id_operands(self) -> Option<IdOperands> {
        if self.0 >= Op::LIMIT {
            return None;
        }
        match ID_OPERANDS[self.0 as usize] {
            0 => None,
            code => Some(IdOperands { least: (code - 1) as usize / 2, more: (code - 1) & 1 != 0 }),
        }
    }

    /// The class of the instruction; cheaper than [`Op::facts`].
    pub fn class(self) -> Option<InstructionClass> {
        packed::instruction_class(self.row()?)
    }

    /// The name without the `Op` prefix.
    pub fn name(self) -> Option<&'static str> {
        packed::instruction_name(self.row()?)
    }

    /// The opcode of a name or alias, written without the `Op` prefix.
    pub fn from_name(name: &str) -> Option<Op> {
        packed::op_by_name(name)
    }

    /// Facts of every known instruction, ascending opcode.
    pub fn all() -> impl Iterator<Item = InstructionFacts> {
        packed::instructions()
    }
}

impl fmt::Debug for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => write!(f, "Op{name}"),
            None => write!(f, "Op({})", self.0),
        }
    }
}

/// `OpIAdd`, or `opcode 12345` when unknown: for messages.
impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => write!(f, "Op{name}"),
            None => write!(f, "opcode {}", self.0),
        }
    }
}

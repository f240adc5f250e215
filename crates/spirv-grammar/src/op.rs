//! Opcodes.

use crate::facts::InstructionFacts;
use crate::generated::instructions::{BY_NAME, INSTRUCTIONS};
use crate::vendor;
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

/// Above every opcode of the grammar and of the vendors.
const LIMIT: usize = 8192;
const NONE: u16 = u16::MAX;

/// Opcode → index into [`INSTRUCTIONS`], or [`NONE`].
static INDEX: [u16; LIMIT] = {
    let mut table = [NONE; LIMIT];
    let mut i = 0;
    while i < INSTRUCTIONS.len() {
        table[INSTRUCTIONS[i].op.0 as usize] = i as u16;
        i += 1;
    }
    table
};

/// Opcode → bit 0: known, bit 1: result type, bit 2: result id. Small enough to stay in the cache while decoding.
static LAYOUT: [u8; LIMIT] = {
    let mut table = [0; LIMIT];
    let lists = [INSTRUCTIONS, vendor::INSTRUCTIONS];
    let mut list = 0;
    while list < lists.len() {
        let rows = lists[list];
        let mut i = 0;
        while i < rows.len() {
            table[rows[i].op.0 as usize] = 1 | (rows[i].result_type as u8) << 1 | (rows[i].result as u8) << 2;
            i += 1;
        }
        list += 1;
    }
    table
};

impl Op {
    /// Facts of the instruction, from the grammar or from [`vendor`]; `None` for an unknown opcode.
    pub fn facts(self) -> Option<&'static InstructionFacts> {
        match INDEX.get(usize::from(self.0)) {
            Some(&index) if index != NONE => INSTRUCTIONS.get(usize::from(index)),
            _ => vendor::instruction(self),
        }
    }

    /// Where the instruction keeps its type and result id; cheaper than [`Op::facts`].
    #[inline]
    pub fn layout(self) -> Layout {
        let bits = LAYOUT.get(usize::from(self.0)).copied().unwrap_or(0);
        Layout { known: bits & 1 != 0, result_type: bits & 2 != 0, result: bits & 4 != 0 }
    }

    /// The name without the `Op` prefix.
    pub fn name(self) -> Option<&'static str> {
        self.facts().map(|facts| facts.name)
    }

    /// The opcode of a name or alias, written without the `Op` prefix.
    pub fn from_name(name: &str) -> Option<Op> {
        match BY_NAME.binary_search_by_key(&name, |row| row.0) {
            Ok(found) => INSTRUCTIONS.get(usize::from(BY_NAME.get(found)?.1)).map(|facts| facts.op),
            Err(_) => vendor::instruction_by_name(name).map(|facts| facts.op),
        }
    }

    /// Facts of every known instruction: the grammar's by ascending opcode, then the vendors'.
    pub fn all() -> impl Iterator<Item = &'static InstructionFacts> {
        INSTRUCTIONS.iter().chain(vendor::INSTRUCTIONS)
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

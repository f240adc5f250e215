//! Opcodes and values that are in use but not in the Khronos grammar.

use crate::facts::InstructionFacts;
use crate::{EnumerantFacts, Op, OperandKind};

/// Ascending opcode.
pub(crate) static INSTRUCTIONS: &[InstructionFacts] = &[];

pub(crate) fn instruction(op: Op) -> Option<&'static InstructionFacts> {
    INSTRUCTIONS.iter().find(|facts| facts.op == op)
}
pub(crate) fn instruction_by_name(name: &str) -> Option<&'static InstructionFacts> {
    INSTRUCTIONS.iter().find(|facts| facts.name == name)
}
pub(crate) fn enumerant(_kind: OperandKind, _value: u32) -> Option<&'static EnumerantFacts> {
    None
}
pub(crate) fn enumerant_by_name(_kind: OperandKind, _name: &str) -> Option<&'static EnumerantFacts> {
    None
}

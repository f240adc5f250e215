//! What the instructions of a module need, each need once, with the first instruction that has it.

use super::Reason;
use super::{encoded_floats, operand_rules, type_rules};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_grammar::{Category, InstructionFacts, Op, OperandKind, Requirements as Facts};
use spirv_module::{Definitions, Module, Operand, Value, walk_operands};

/// One thing that is needed.
#[derive(Clone, Debug)]
pub(super) struct Need {
    /// What the grammar says: any one of the capabilities; the version, or any one of the extensions.
    pub(super) facts: Facts,
    pub(super) reason: Reason,
}

/// Which needs are collected.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Occurrences {
    /// Each once, for the first instruction that has it.
    First,
    /// All of them, for every instruction.
    All,
}

/// The needs of a module, in the order of first occurrence.
pub(super) fn collect(module: &Module, occurrences: Occurrences) -> Vec<Need> {
    let definitions = Definitions::of(module);
    let all = occurrences == Occurrences::All;
    let mut collector = Collector { all, ..Collector::default() };
    for (index, instruction) in module.instructions().enumerate() {
        let op = instruction.op();
        // The common case, decided once per opcode: nothing in its operands can need anything.
        if !all && collector.opcodes.get(&op) == Some(&false) {
            continue;
        }
        let Some(facts) = op.facts() else { continue };
        // Words that do not fit the grammar need nothing that could be known; the checks report them.
        let _ = walk_operands(instruction, &definitions, |operand| collector.operand(index, operand));
        collector.opcode(index, &facts);
    }
    type_rules::add(module, &definitions, all, &mut collector.needs);
    operand_rules::add(module, &definitions, all, &mut collector.needs);
    encoded_floats::add(module, &definitions, all, &mut collector.needs);
    collector.needs
}

#[derive(Default)]
struct Collector {
    needs: Vec<Need>,
    /// Whether needs are collected again that are known already.
    all: bool,
    /// What is already among the needs: opcodes, and values of enumerations.
    seen_values: FxHashSet<(OperandKind, u32)>,
    /// By opcode: whether its own needs are known, and whether operands must be looked at each time.
    opcodes: FxHashMap<Op, bool>,
}

impl Collector {
    fn opcode(&mut self, index: usize, facts: &InstructionFacts) {
        let known = self.opcodes.insert(facts.op, operands_may_need(facts)).is_some();
        if (self.all || !known) && !type_rules::decides(facts.op) {
            self.need(index, facts.requires, || format!("Op{}", facts.name));
        }
    }

    fn operand(&mut self, index: usize, operand: Operand<'_>) {
        match operand.value {
            Value::Enum(value) => self.value(index, operand.kind, value),
            Value::Mask(bits) => {
                let mut rest = bits;
                while rest != 0 {
                    let bit = rest & rest.wrapping_neg();
                    rest &= !bit;
                    self.value(index, operand.kind, bit);
                }
            }
            Value::ExtInst(number, Some(import)) => {
                if let Some(facts) = import.set.and_then(|set| set.instruction(number)) {
                    self.need(index, facts.requires, || facts.name.to_owned());
                }
            }
            Value::Opcode(op) => {
                if let Some(facts) = op.facts() {
                    self.need(index, facts.requires, || format!("OpSpecConstantOp {}", facts.name));
                }
            }
            _ => {}
        }
    }

    fn value(&mut self, index: usize, kind: OperandKind, value: u32) {
        if !self.seen_values.insert((kind, value)) && !self.all {
            return;
        }
        if let Some(facts) = kind.enumerant(value) {
            self.need(index, facts.requires, || format!("{kind:?} {}", facts.name));
        }
    }

    fn need(&mut self, instruction: usize, facts: Facts, what: impl FnOnce() -> String) {
        let nothing = facts.capabilities.is_empty()
            && facts.extensions.is_empty()
            && facts.version.is_none_or(|v| v <= spirv_grammar::Version::V1_0);
        if !nothing {
            self.needs.push(Need { facts, reason: Reason { instruction: Some(instruction), what: what() } });
        }
    }
}

/// Whether an operand of the instruction can be the value of an enumeration, a mask, or an instruction number.
fn operands_may_need(facts: &InstructionFacts) -> bool {
    fn kind_may_need(kind: OperandKind) -> bool {
        match kind.category() {
            Category::Enum | Category::Mask => true,
            Category::Composite(kinds) => kinds.iter().any(|&kind| kind_may_need(kind)),
            Category::Id => false,
            Category::Literal => {
                matches!(kind, OperandKind::LiteralExtInstInteger | OperandKind::LiteralSpecConstantOpInteger)
            }
        }
    }
    facts.operands.iter().any(|operand| kind_may_need(operand.kind))
}

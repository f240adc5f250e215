//! The needs of a module's instructions, each once, with the first instruction that has it.

use super::operand_rules::{self, OperandRules};
use super::type_rules::{self, TypeRules};
use super::{Reason, encoded_floats};
use crate::options::ExtensionPolicy;
use crate::profile::Profile;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use spirv_grammar::{
    Category, InstructionFacts, Op, OperandFacts, OperandKind, Quantifier, Requirements as Facts,
};
use spirv_module::{Definitions, Id, Instruction, Operand, Value, walk_operands};

/// One thing that is needed.
#[derive(Clone, Debug)]
pub(super) struct Need {
    /// The needs from the grammar: any one of the capabilities; the version, or any one of the extensions.
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

/// The rules that apply.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rules {
    /// The needs of opcodes and operands from the grammar, and those of types and operands in kernels from the
    /// specification.
    Kernels,
    /// The same of shaders.
    Shaders,
    /// The needs from the grammar.
    Grammar,
}

impl Rules {
    /// Returns the rules of a flavor.
    pub(super) fn of(profile: &Profile) -> Rules {
        if profile.has_kernels { Rules::Kernels } else { Rules::Shaders }
    }
}

/// The needs of a module, in the order of first occurrence. Some count only where `extensions` has a name.
pub(super) fn collect(
    definitions: &Definitions<'_>,
    occurrences: Occurrences,
    rules: Rules,
    extensions: &ExtensionPolicy,
) -> Vec<Need> {
    let module = definitions.module();
    let all = occurrences == Occurrences::All;
    let mut collector = Collector { all, ..Collector::default() };
    let mut types = TypeRules::new(definitions, all, rules == Rules::Kernels, extensions);
    let mut operands = OperandRules::new(definitions, all, extensions);
    let asks = match rules {
        Rules::Kernels | Rules::Shaders => TYPE_RULES | OPERAND_RULES | GRAMMAR,
        Rules::Grammar => GRAMMAR,
    };
    let mut has_encoded_floats = false;
    for (index, instruction) in module.instructions().enumerate() {
        let asked = collector.asked(instruction.op()) & asks;
        if asked & TYPE_RULES != 0 || types.is_new_half(instruction) {
            types.instruction(index, instruction);
            has_encoded_floats |= encoded_floats::is_encoded(instruction);
        }
        if asked & OPERAND_RULES != 0 {
            operands.instruction(index, instruction);
        }
        if asked & GRAMMAR != 0
            && !collector.is_settled(instruction)
            && !collector.is_repeated(instruction)
            && let Some(facts) = instruction.op().facts()
        {
            // Words that do not fit the grammar need nothing that could be known; the checks report them.
            let _ = walk_operands(instruction, definitions, |operand| collector.operand(index, operand));
            collector.opcode(index, &facts);
            collector.settle(instruction, definitions);
        }
    }
    collector.needs.append(&mut types.finish());
    collector.needs.append(&mut operands.needs);
    if has_encoded_floats {
        encoded_floats::add(module, definitions, all, &mut collector.needs);
    }
    collector.needs
}

/// The remaining checks of the instructions with an opcode: whether they are decided, then which checks apply.
type Asked = u8;
const KNOWN: Asked = 1;
const GRAMMAR: Asked = 2;
const TYPE_RULES: Asked = 4;
const OPERAND_RULES: Asked = 8;

/// The most operands behind the ids that come first which are compared with those of other instructions.
const MOST_REPEATED: usize = 4;

#[derive(Default)]
struct Collector {
    needs: Vec<Need>,
    /// Whether needs are collected again that are known already.
    all: bool,
    /// The values of enumerations that are already among the needs.
    seen_values: FxHashSet<(OperandKind, u32)>,
    /// By opcode, for those up to the highest that there was: the checks, and how many ids come first among the operands.
    opcodes: Vec<(Asked, u8)>,
    /// What instructions have behind the ids that come first: such as the accesses of loads, and decorations.
    repeated: FxHashSet<(Op, SmallVec<[u32; 4]>)>,
    /// The extended instructions (import and number) that need nothing new, independent of their operands.
    settled: FxHashSet<[u32; 2]>,
}

impl Collector {
    /// Returns the checks for the next instruction with this opcode. The first one is also checked for the needs of the
    /// opcode itself.
    #[inline]
    fn asked(&self, op: Op) -> Asked {
        match self.opcodes.get(usize::from(op.0)) {
            Some(&(known, _)) if known & KNOWN != 0 => known,
            _ => asked_first(op),
        }
    }

    /// Whether this is an extended instruction that needs nothing new.
    #[inline]
    fn is_settled(&self, instruction: Instruction<'_>) -> bool {
        instruction.op() == Op::ExtInst
            && matches!(*instruction.operands(), [import, number, ..] if self.settled.contains(&[import, number]))
    }

    /// Whether an instruction has an opcode that was checked, and the same operands as another one with it, except for the ids
    /// that come first.
    fn is_repeated(&mut self, instruction: Instruction<'_>) -> bool {
        let op = instruction.op();
        let Some(&(known, ids)) = self.opcodes.get(usize::from(op.0)) else { return false };
        let rest = instruction.operands().get(usize::from(ids)..).unwrap_or_default();
        if self.all || known & KNOWN == 0 || rest.len() > MOST_REPEATED || op == Op::ExtInst {
            return false;
        }
        !self.repeated.insert((op, SmallVec::from_slice(rest)))
    }

    /// Notes an extended instruction that was checked, if its operands have no needs in any other instance.
    fn settle(&mut self, instruction: Instruction<'_>, definitions: &Definitions<'_>) {
        if self.all || instruction.op() != Op::ExtInst {
            return;
        }
        if let [import, number, ..] = *instruction.operands()
            && let Some(set) = definitions.import(Id(import)).and_then(|import| import.set)
            && let Some(facts) = set.instruction(number)
            && !operands_may_need(facts.operands)
        {
            self.settled.insert([import, number]);
        }
    }

    /// Adds the needs of the opcode, and notes the checks of later instructions with it.
    fn opcode(&mut self, index: usize, facts: &InstructionFacts) {
        let at = usize::from(facts.op.0);
        if self.opcodes.len() <= at {
            self.opcodes.resize(at + 1, (0, 0));
        }
        let known = self.opcodes[at].0 & KNOWN != 0;
        let mut asked = asked_first(facts.op) | KNOWN;
        if !self.all && !operands_may_need(facts.operands) {
            asked &= !GRAMMAR;
        }
        let is_id = |operand: &&OperandFacts| {
            operand.kind.category() == Category::Id && operand.quantifier == Quantifier::One
        };
        let ids = facts.operands.iter().take_while(is_id).count();
        self.opcodes[at] = (asked, u8::try_from(ids).unwrap_or(u8::MAX));
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

/// Returns the checks of the first instruction with an opcode.
fn asked_first(op: Op) -> Asked {
    let mut asked = GRAMMAR;
    if type_rules::concern(op) {
        asked |= TYPE_RULES;
    }
    if operand_rules::concern(op) {
        asked |= OPERAND_RULES;
    }
    asked
}

/// Whether an operand of the instruction can be the value of an enumeration, a mask, or an instruction number.
fn operands_may_need(operands: &[OperandFacts]) -> bool {
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
    operands.iter().any(|operand| kind_may_need(operand.kind))
}

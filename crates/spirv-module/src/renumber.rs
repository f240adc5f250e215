//! Copies of instructions with other ids.

use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction, InstructionList};
use crate::walk::{Value, walk_operands};
use spirv_grammar::{Category, Op, OperandFacts, OperandKind, Quantifier};
use std::collections::BTreeMap;
use std::ops::Range;

/// Which operands of an opcode are ids.
#[derive(Clone, Copy)]
struct Form {
    /// So many at the beginning.
    ids: usize,
    rest: Rest,
}

/// The operands behind the ids that come first.
#[derive(Clone, Copy)]
enum Rest {
    Literals,
    /// A mask; ids follow it only if it has one of these bits.
    Mask(u32),
    /// A value of an enumeration, which decides on the operands behind it.
    Enum(OperandKind),
    /// The number of an extended instruction, which decides on the operands behind it.
    ExtInst,
    /// Anything else.
    Mixed,
}

/// Whether an operand is a literal that does not decide on the operands behind it.
fn is_literal(operand: &OperandFacts) -> bool {
    let decides = [OperandKind::LiteralExtInstInteger, OperandKind::LiteralSpecConstantOpInteger]
        .contains(&operand.kind);
    matches!(operand.kind.category(), Category::Literal) && !decides
}

fn is_id(operand: &OperandFacts) -> bool {
    matches!(operand.kind.category(), Category::Id)
}

impl Form {
    fn of(op: Op) -> Form {
        let operands = op.facts().map_or(&[][..], |facts| facts.operands);
        let leading = operands.iter().take_while(|operand| is_id(operand)).count();
        let has_many = operands.iter().take(leading).any(|operand| operand.quantifier == Quantifier::Many);
        let rest = match operands.get(leading..).unwrap_or_default() {
            _ if op == Op::ExtInst => Rest::ExtInst,
            rest if rest.iter().all(is_literal) => Rest::Literals,
            [one] if matches!(one.kind.category(), Category::Mask) => {
                let with_ids = one.kind.enumerants().filter(|bit| !bit.parameters.iter().all(is_literal));
                Rest::Mask(with_ids.fold(0, |bits, bit| bits | bit.value))
            }
            [one] if matches!(one.kind.category(), Category::Enum) => Rest::Enum(one.kind),
            _ => Rest::Mixed,
        };
        Form { ids: if has_many { usize::MAX } else { leading }, rest }
    }
}

/// Copies instructions of a module with other ids.
pub struct Renumbering<'d, 'm, F> {
    definitions: &'d Definitions<'m>,
    map: F,
    /// By opcode, up to the highest that there was.
    forms: Vec<Option<Form>>,
    /// By opcode and value: whether only literals follow a value of an enumeration.
    values: BTreeMap<(u16, u32), bool>,
    /// By set and number: whether only ids follow the number of an extended instruction.
    extended: BTreeMap<(u32, u32), bool>,
}

impl<'d, 'm, F: Fn(Id) -> Id> Renumbering<'d, 'm, F> {
    /// Applies `map` to every id. `definitions` are those of the module of the instructions, which fit the grammar.
    pub fn new(definitions: &'d Definitions<'m>, map: F) -> Self {
        Self { definitions, map, forms: Vec::new(), values: BTreeMap::new(), extended: BTreeMap::new() }
    }

    /// Appends copies of some instructions of the module to `to`.
    pub fn append(&mut self, to: &mut InstructionList, range: Range<usize>) {
        let from = self.definitions.module().list();
        let first = to.len();
        to.append_range(from, range.clone());
        for (copied, index) in (first..to.len()).zip(range) {
            let Some(original) = from.get(index) else { return };
            let Some(start) = to.starts.get(copied).map(|&start| start as usize) else { return };
            let Some(words) = to.words.get_mut(start..start + original.words().len()) else { return };
            self.renumber(original, words);
        }
    }

    fn form(&mut self, op: Op) -> Form {
        let at = usize::from(op.0);
        if let Some(Some(form)) = self.forms.get(at) {
            return *form;
        }
        if self.forms.len() <= at {
            self.forms.resize(at + 1, None);
        }
        let form = Form::of(op);
        if let Some(slot) = self.forms.get_mut(at) {
            *slot = Some(form);
        }
        form
    }

    /// Puts new ids into the copied words of an instruction.
    fn renumber(&mut self, original: Instruction<'_>, words: &mut [u32]) {
        let op = original.op();
        let Form { ids, rest } = self.form(op);
        let ids = ids.saturating_add(words.len() - original.operands().len());
        let rest_is_literal = match (rest, words.get(ids)) {
            (_, None) | (Rest::Literals, _) => true,
            (Rest::Mask(with_ids), Some(mask)) => mask & with_ids == 0,
            (Rest::Enum(kind), Some(&value)) => *self.values.entry((op.0, value)).or_insert_with(|| {
                kind.enumerant(value).is_some_and(|facts| facts.parameters.iter().all(is_literal))
            }),
            (Rest::ExtInst | Rest::Mixed, Some(_)) => false,
        };
        if rest_is_literal || matches!(rest, Rest::ExtInst) && self.has_only_ids(original) {
            let (first, rest) = words.split_at_mut(ids.min(words.len()));
            first.iter_mut().skip(1).for_each(|word| *word = (self.map)(Id(*word)).0);
            if !rest_is_literal {
                rest.iter_mut().skip(1).for_each(|word| *word = (self.map)(Id(*word)).0);
            }
            return;
        }
        // Words that do not fit stay as they are.
        let _ = walk_operands(original, self.definitions, |operand| {
            if let (Value::Id(id), Some(word)) = (operand.value, words.get_mut(operand.word)) {
                *word = (self.map)(id).0;
            }
        });
    }

    /// Whether only ids follow the number of an extended instruction.
    fn has_only_ids(&mut self, original: Instruction<'_>) -> bool {
        let &[set, number, ..] = original.operands() else { return false };
        *self.extended.entry((set, number)).or_insert_with(|| {
            let set = self.definitions.import(Id(set)).and_then(|import| import.set);
            let facts = set.and_then(|set| set.instruction(number));
            facts.is_some_and(|facts| facts.operands.iter().all(is_id))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::assemble;

    #[test]
    fn ids_change_and_literals_stay() {
        let text = "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\n%set = OpExtInstImport \"OpenCL.std\"\n\
            OpMemoryModel Physical64 OpenCL\nOpDecorate %x Alignment 4\nOpName %x \"abcd\"\n\
            %long = OpTypeInt 64 0\n%int = OpTypeInt 32 0\n%two = OpConstant %long 2\n%v = OpTypeVector %int 2\n\
            %p = OpTypePointer CrossWorkgroup %int\n%void = OpTypeVoid\n%fn = OpTypeFunction %void %p %v\n\
            %f = OpFunction %void None %fn\n%x = OpFunctionParameter %p\n%y = OpFunctionParameter %v\n%l = OpLabel\n\
            %a = OpLoad %int %x Aligned 4\n%b = OpCompositeExtract %int %y 1\n%c = OpExtInst %int %set s_abs %a\n\
            OpSelectionMerge %m None\nOpSwitch %two %m 5 %m 4294967297 %m\n%m = OpLabel\nOpReturn\nOpFunctionEnd\n";
        let module = assemble(text, spirv_grammar::Version::V1_2).expect("valid");
        let definitions = Definitions::of(&module);
        let mut copy = InstructionList::behind_header();
        let count = module.list().len();
        Renumbering::new(&definitions, |id| Id(id.0 + 100)).append(&mut copy, 0..count);
        let mut moved = module.clone();
        moved.header.bound += 100;
        *moved.list_mut() = copy;
        let again = Definitions::of(&moved);
        let mut back = InstructionList::behind_header();
        Renumbering::new(&again, |id| Id(id.0 - 100)).append(&mut back, 0..count);
        assert!(back == *module.list());
        let changed = moved
            .instructions()
            .zip(module.instructions())
            .map(|(new, old)| new.words().iter().zip(old.words()).filter(|(new, old)| new != old).count());
        let walked = module.instructions().map(|instruction| {
            let mut ids = 0;
            let walk = walk_operands(instruction, &definitions, |operand| {
                ids += usize::from(matches!(operand.value, Value::Id(_)));
            });
            assert!(walk.is_ok());
            ids
        });
        assert_eq!(changed.collect::<Vec<_>>(), walked.collect::<Vec<_>>());
    }
}

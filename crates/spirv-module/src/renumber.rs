//! Copies of instructions with other ids.

use crate::definitions::Definitions;
use crate::instruction::{Id, InstructionList};
use crate::walk::{Value, walk_operands};
use spirv_grammar::{Category, Op, OperandKind, Quantifier};
use std::collections::BTreeMap;
use std::ops::Range;

/// Which operands of an opcode are ids.
#[derive(Clone, Copy)]
struct Form {
    /// So many at the beginning.
    ids: usize,
    /// Whether the others are literals.
    then_literals: bool,
}

impl Form {
    fn of(op: Op) -> Form {
        let operands = op.facts().map_or(&[][..], |facts| facts.operands);
        let is_id = |kind: OperandKind| matches!(kind.category(), Category::Id);
        let leading = operands.iter().take_while(|operand| is_id(operand.kind)).count();
        let has_many = operands.iter().take(leading).any(|operand| operand.quantifier == Quantifier::Many);
        let mut others = operands.iter().skip(leading);
        Form {
            ids: if has_many { usize::MAX } else { leading },
            then_literals: others.all(|operand| operand.kind == OperandKind::LiteralInteger),
        }
    }
}

impl InstructionList {
    /// Appends copies of some instructions of `from`, with `map` applied to every id. `definitions` are those of the module of
    /// the instructions, which fit the grammar.
    pub fn append_renumbered(
        &mut self,
        from: &InstructionList,
        range: Range<usize>,
        definitions: &Definitions<'_>,
        map: impl Fn(Id) -> Id,
    ) {
        let mut forms: BTreeMap<u16, Form> = BTreeMap::new();
        let first = self.len();
        self.append_range(from, range.clone());
        for (copied, index) in (first..self.len()).zip(range) {
            let Some(original) = from.get(index) else { return };
            let op = original.op();
            let form = *forms.entry(op.0).or_insert_with(|| Form::of(op));
            let Some(start) = self.starts.get(copied).map(|&start| start as usize) else { return };
            let Some(words) = self.words.get_mut(start..start + original.words().len()) else { return };
            let operands = original.words().len() - original.operands().len();
            let ids = form.ids.saturating_add(operands);
            if ids >= words.len() || form.then_literals {
                for word in words.iter_mut().take(ids).skip(1) {
                    *word = map(Id(*word)).0;
                }
                continue;
            }
            // Words that do not fit stay as they are.
            let _ = walk_operands(original, definitions, |operand| {
                if let (Value::Id(id), Some(word)) = (operand.value, words.get_mut(operand.word)) {
                    *word = map(id).0;
                }
            });
        }
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
        copy.append_renumbered(module.list(), 0..count, &definitions, |id| Id(id.0 + 100));
        let mut moved = module.clone();
        moved.header.bound += 100;
        *moved.list_mut() = copy;
        let again = Definitions::of(&moved);
        let mut back = InstructionList::behind_header();
        back.append_renumbered(moved.list(), 0..count, &again, |id| Id(id.0 - 100));
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

//! Copies of instructions with other ids.

use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction, InstructionList};
use crate::walk::{Value, walk_operands};
use smallvec::SmallVec;
use spirv_grammar::{Category, Op, OperandFacts, OperandKind, Quantifier};
use std::collections::BTreeMap;
use std::ops::Range;

/// Which operands of an opcode are ids.
#[derive(Clone, Copy)]
struct Form {
    /// So many words at the beginning are the first word and ids.
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

/// The places of ids among the words of an instruction.
#[derive(Default)]
struct Places(SmallVec<[u32; 6]>);

impl Places {
    fn renumber(&self, words: &mut [u32], map: &impl Fn(Id) -> Id) {
        for &place in &self.0 {
            if let Some(word) = words.get_mut(place as usize) {
                *word = map(Id(*word)).0;
            }
        }
    }
}

/// The forms of opcodes, up to the highest that there was.
#[derive(Default)]
struct Forms(Vec<Option<Form>>);

impl Forms {
    fn of(&mut self, op: Op) -> Form {
        let at = usize::from(op.0);
        if let Some(Some(form)) = self.0.get(at) {
            return *form;
        }
        if self.0.len() <= at {
            self.0.resize(at + 1, None);
        }
        let form = Form::of(op);
        if let Some(slot) = self.0.get_mut(at) {
            *slot = Some(form);
        }
        form
    }
}

impl Form {
    /// Renumbers the words of a regular instruction.
    fn renumber(self, words: &mut [u32], map: &impl Fn(Id) -> Id) {
        let (first, rest) = words.split_at_mut(self.ids.min(words.len()));
        first.iter_mut().skip(1).for_each(|word| *word = map(Id(*word)).0);
        if matches!(self.rest, Rest::ExtInst) {
            rest.iter_mut().skip(1).for_each(|word| *word = map(Id(*word)).0);
        }
    }

    fn of(op: Op) -> Form {
        let layout = op.layout();
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
        let before = 1 + usize::from(layout.result_type) + usize::from(layout.result);
        Form { ids: if has_many { usize::MAX } else { before + leading }, rest }
    }
}

/// Copies instructions of a module with other ids.
pub struct Renumbering<'d, 'm, F> {
    definitions: &'d Definitions<'m>,
    map: F,
    forms: Forms,
    /// By opcode and value: whether only literals follow a value of an enumeration.
    values: BTreeMap<(u16, u32), bool>,
    /// By set and number: whether only ids follow the number of an extended instruction.
    extended: BTreeMap<(u32, u32), bool>,
}

impl<'d, 'm, F: Fn(Id) -> Id> Renumbering<'d, 'm, F> {
    /// Applies `map` to every id. `definitions` are those of the module of the instructions, which fit the grammar.
    pub fn new(definitions: &'d Definitions<'m>, map: F) -> Self {
        Self { definitions, map, forms: Forms::default(), values: BTreeMap::new(), extended: BTreeMap::new() }
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

    /// Puts new ids into the copied words of an instruction.
    fn renumber(&mut self, original: Instruction<'_>, words: &mut [u32]) {
        match self.irregular(original) {
            None => self.forms.of(original.op()).renumber(words, &self.map),
            Some(places) => places.renumber(words, &self.map),
        }
    }

    /// Returns where an instruction has ids, unless its opcode alone says that.
    fn irregular(&mut self, original: Instruction<'_>) -> Option<Places> {
        let op = original.op();
        let Form { ids, rest } = self.forms.of(op);
        let words = original.words();
        let rest_is_regular = match (rest, words.get(ids)) {
            (_, None) | (Rest::Literals, _) => true,
            (Rest::Mask(with_ids), Some(mask)) => mask & with_ids == 0,
            (Rest::Enum(kind), Some(&value)) => *self.values.entry((op.0, value)).or_insert_with(|| {
                kind.enumerant(value).is_some_and(|facts| facts.parameters.iter().all(is_literal))
            }),
            (Rest::ExtInst, Some(_)) => self.has_only_ids(original),
            (Rest::Mixed, Some(_)) => false,
        };
        if rest_is_regular {
            return None;
        }
        let mut places = Places::default();
        // Words that do not fit stay as they are.
        let _ = walk_operands(original, self.definitions, |operand| {
            if matches!(operand.value, Value::Id(_)) {
                places.0.push(operand.word as u32);
            }
        });
        Some(places)
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

/// Which instructions between two have ids at places that their opcodes do not say.
#[derive(Default)]
pub struct Irregular {
    range: Range<usize>,
    /// By index, in order.
    instructions: Vec<(usize, Places)>,
}

impl<F: Fn(Id) -> Id> Renumbering<'_, '_, F> {
    /// Finds them in the module, for [`InstructionList::shares_mut`].
    pub fn irregular_in(&mut self, range: Range<usize>) -> Irregular {
        let list = self.definitions.module().list();
        let places = |index| Some((index, self.irregular(list.get(index)?)?));
        Irregular { instructions: range.clone().filter_map(places).collect(), range }
    }
}

/// Instructions of a list, which get other ids in their place.
pub struct Share<'l> {
    words: &'l mut [u32],
    /// Where the words are in the list, and where each instruction is.
    first: usize,
    starts: &'l [u32],
    irregular: &'l Irregular,
}

impl InstructionList {
    /// Divides the instructions of ranges that are in order and do not overlap.
    pub fn shares_mut<'l>(&'l mut self, irregular: &'l [Irregular]) -> Vec<Share<'l>> {
        let InstructionList { words, starts } = self;
        let total = words.len();
        let start = |index: usize| starts.get(index).map_or(total, |&start| start as usize);
        let (mut rest, mut taken) = (&mut words[..], 0);
        let mut shares = Vec::new();
        for of_share in irregular {
            let Range { start: first, end } = of_share.range;
            let (first, end) = (start(first), start(end));
            let Some(mut words) = rest.split_off_mut(..end - taken) else { break };
            let Some(words) = words.split_off_mut(first - taken..) else { break };
            taken = end;
            let starts = starts.get(of_share.range.clone()).unwrap_or_default();
            shares.push(Share { words, first, starts, irregular: of_share });
        }
        shares
    }
}

impl Share<'_> {
    /// Applies `map` to every id.
    pub fn renumber(&mut self, map: impl Fn(Id) -> Id) {
        let mut forms = Forms::default();
        let mut irregular = self.irregular.instructions.iter().peekable();
        for (index, &start) in (self.irregular.range.start..).zip(self.starts) {
            let Some(words) = self.words.get_mut(start as usize - self.first..) else { return };
            let Some(&first) = words.first() else { return };
            let Some(words) = words.get_mut(..(first >> 16) as usize) else { return };
            match irregular.next_if(|(at, _)| *at == index) {
                None => forms.of(Op(first as u16)).renumber(words, &map),
                Some((_, places)) => places.renumber(words, &map),
            }
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
        Renumbering::new(&definitions, |id| Id(id.0 + 100)).append(&mut copy, 0..count);
        let mut moved = module.clone();
        moved.header.bound += 100;
        *moved.list_mut() = copy;
        let again = Definitions::of(&moved);
        let mut back = InstructionList::behind_header();
        Renumbering::new(&again, |id| Id(id.0 - 100)).append(&mut back, 0..count);
        assert!(back == *module.list());
        let irregular =
            [0..3, 3..7, 9..count].map(|range| Renumbering::new(&definitions, |id| id).irregular_in(range));
        let mut in_place = module.list().clone();
        in_place.shares_mut(&irregular).iter_mut().for_each(|share| share.renumber(|id| Id(id.0 + 100)));
        for index in 0..count {
            let expected = if (7..9).contains(&index) { module.list() } else { moved.list() };
            let words = |list: &InstructionList| list.get(index).map(|inst| inst.words().to_vec());
            assert_eq!(words(&in_place), words(expected));
        }
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

//! The phis and selects of numbers that stand for chosen pointers.

use super::roots::Roots;
use super::{Choice, Numbers};
use crate::memory::emit;
use crate::memory::path::Amount;
use crate::memory::places::Place;
use llvm_model::{BlockId, Body, Builder, InsertPoint, InstId, InstKind, Instruction, Module, TypeId, Value};
use rustc_hash::FxHashMap;

/// One of the numbers.
#[derive(Clone, Copy)]
enum Kind {
    Selector,
    Descriptor,
    Offset,
}

impl Numbers {
    fn get(&self, kind: Kind) -> Option<InstId> {
        match kind {
            Kind::Selector => self.selector,
            Kind::Descriptor => self.descriptor,
            Kind::Offset => self.offset,
        }
    }
}

/// Where instructions are put.
#[derive(Clone, Copy)]
enum Before {
    /// In front of the terminator of a block.
    End(BlockId),
    /// In front of an instruction.
    Instruction(InstId),
}

/// Adds the numbers of all choices whose roots are known.
pub(super) fn make(
    module: &mut Module,
    body: &mut Body,
    function_type: TypeId,
    choices: &[Choice],
    roots: &Roots,
) -> FxHashMap<InstId, Numbers> {
    let i32 = module.types.int(32);
    let mut made: FxHashMap<InstId, Numbers> = FxHashMap::default();
    for (number, choice) in choices.iter().enumerate() {
        let count = roots.of_choice(number).len();
        // Completed below, when all numbers exist.
        let mut phi = || body.insts.push(Instruction::new(InstKind::Phi { incoming: Vec::new() }, i32));
        let numbers = Numbers {
            selector: (count > 1).then(&mut phi),
            descriptor: (count > 0 && roots.has_descriptor(number)).then(&mut phi),
            offset: (count > 0 && roots.unit(number) > 0).then(&mut phi),
        };
        if count > 0 {
            made.insert(choice.pointer, numbers);
        }
    }
    let mut writer = Writer {
        module,
        body,
        function_type,
        roots,
        made: &made,
        before: FxHashMap::default(),
        ends: FxHashMap::default(),
    };
    for (number, choice) in choices.iter().enumerate() {
        let Some(numbers) = made.get(&choice.pointer) else { continue };
        for kind in [Kind::Selector, Kind::Descriptor, Kind::Offset] {
            if let Some(inst) = numbers.get(kind) {
                writer.complete(number, choice, kind, inst);
            }
        }
    }
    writer.finish();
    made
}

struct Writer<'a> {
    module: &'a mut Module,
    body: &'a mut Body,
    function_type: TypeId,
    roots: &'a Roots,
    made: &'a FxHashMap<InstId, Numbers>,
    /// What is to stand in front of an instruction, and in front of the terminator of a block.
    before: FxHashMap<InstId, Vec<InstId>>,
    ends: FxHashMap<BlockId, Vec<InstId>>,
}

impl Writer<'_> {
    /// Gives a number its operands, and puts it in front of the pointer that it stands for.
    fn complete(&mut self, number: usize, choice: &Choice, kind: Kind, inst: InstId) {
        match self.body.insts[choice.pointer].kind.clone() {
            InstKind::Phi { incoming } => {
                let mut all = Vec::with_capacity(incoming.len());
                for (input, (_, from)) in choice.inputs.iter().zip(incoming) {
                    all.push((self.input(number, input.as_ref(), kind, Before::End(from)), from));
                }
                self.body.insts[inst].kind = InstKind::Phi { incoming: all };
            }
            InstKind::Select { condition, .. } => {
                let at = Before::Instruction(choice.pointer);
                let [if_true, if_false] =
                    [0, 1].map(|of| self.input(number, choice.inputs[of].as_ref(), kind, at));
                self.body.insts[inst].kind = InstKind::Select { condition, if_true, if_false };
            }
            _ => return,
        }
        self.before.entry(choice.pointer).or_default().push(inst);
    }

    /// Puts all new instructions into their blocks.
    fn finish(mut self) {
        for block in self.body.layout.clone() {
            let old = std::mem::take(&mut self.body.blocks[block].insts);
            let mut new = Vec::with_capacity(old.len());
            let last = old.len().saturating_sub(1);
            for (index, inst) in old.into_iter().enumerate() {
                new.extend(self.before.remove(&inst).into_iter().flatten());
                if index == last {
                    new.extend(self.ends.remove(&block).into_iter().flatten());
                }
                new.push(inst);
            }
            self.body.blocks[block].insts = new;
        }
    }

    /// The number of one of the pointers to choose from.
    fn input(&mut self, choice: usize, place: Option<&Place>, kind: Kind, before: Before) -> Value {
        let mut constant = |number: u32| {
            let i32 = self.module.types.int(32);
            Value::Const(self.module.constants.int(i32, 32, number.into()))
        };
        let Some(place) = place else { return constant(0) };
        let inner = self.roots.choice_of(place);
        let made = match place.root {
            Value::Inst(root) => self.made.get(&root).copied().unwrap_or_default(),
            _ => Numbers::default(),
        };
        match kind {
            Kind::Selector => match inner {
                Some(inner) => match (made.selector, &self.roots.of_choice(inner)[..]) {
                    (Some(selector), _) => Value::Inst(selector),
                    (None, [target, ..]) => constant(target.number),
                    (None, []) => constant(0),
                },
                None => constant(self.roots.number(place)),
            },
            Kind::Descriptor => {
                let computed = made.descriptor.map(Value::Inst).or(place.descriptor);
                match computed {
                    Some(number) => self.insert(before, |at| emit::narrow(at, number, 0)),
                    None => constant(0),
                }
            }
            Kind::Offset => {
                let unit = i64::try_from(self.roots.unit(choice)).unwrap_or(1);
                let (offset, terms) = self.roots.behind_start(choice, place);
                let mut amount = Amount { constant: offset / unit, divide: 1, ..Amount::default() };
                amount.terms.extend(terms.iter().map(|term| (term.stride / unit, term.index)));
                amount.terms.extend(made.offset.map(|offset| (1, Value::Inst(offset))));
                self.insert(before, |at| emit::number(at, &amount))
            }
        }
    }

    /// Adds instructions at a place.
    fn insert(&mut self, before: Before, make: impl FnOnce(&mut Builder<'_>) -> Value) -> Value {
        let list = InsertPoint::List(Vec::new());
        let mut at = Builder::new(self.module, self.body, self.function_type, list);
        let value = make(&mut at);
        let InsertPoint::List(list) = at.at else { return value };
        match before {
            Before::End(block) => self.ends.entry(block).or_default().extend(list),
            Before::Instruction(inst) => self.before.entry(inst).or_default().extend(list),
        }
        value
    }
}

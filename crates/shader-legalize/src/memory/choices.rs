//! Pointers that are chosen by phis and selects: if all of them lead into one variable, the offset is chosen instead.

use super::emit;
use super::layout::Layouts;
use super::path::Amount;
use super::places::{Place, Places, Term};
use llvm_model::{
    BlockId, Body, Builder, InsertPoint, InstId, InstKind, Instruction, Module, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// A chosen pointer.
struct Choice {
    pointer: InstId,
    block: BlockId,
    /// The places of the pointers to choose from, which may be in other choices.
    inputs: Vec<Place>,
}

/// Gives chosen pointers places, as far as they lead into one variable: the offset of each is a phi or a select of integers.
pub(super) fn run(
    module: &mut Module,
    body: &mut Body,
    function_type: TypeId,
    layout: &Layouts<'_>,
    places: &mut Places,
) {
    let choices = find(module, body, layout, places);
    if choices.is_empty() {
        return;
    }
    let roots = roots(&choices);
    let kept: Vec<&Choice> = choices.iter().filter(|choice| roots.contains_key(&choice.pointer)).collect();
    let mut units: FxHashMap<Value, u64> = FxHashMap::default();
    for choice in &kept {
        let Some(&root) = roots.get(&choice.pointer) else { continue };
        let unit = units.entry(root).or_insert(0);
        for input in &choice.inputs {
            let strides = input.terms.iter().map(|term| term.stride.unsigned_abs());
            *unit = strides.fold(gcd(*unit, input.offset.unsigned_abs()), gcd);
        }
    }
    let i32 = module.types.int(32);
    let mut numbers: FxHashMap<InstId, InstId> = FxHashMap::default();
    for choice in &kept {
        // Completed below, when all numbers exist.
        let number = body.insts.push(Instruction::new(InstKind::Phi { incoming: Vec::new() }, i32));
        numbers.insert(choice.pointer, number);
    }
    for choice in kept {
        let (Some(&root), Some(&number)) = (roots.get(&choice.pointer), numbers.get(&choice.pointer)) else {
            continue;
        };
        let unit = units.get(&root).copied().unwrap_or(1).max(1);
        let make = |body: &mut Body, module: &mut Module, input: usize, before: Before| {
            offset(body, module, function_type, &choice.inputs[input], unit, &numbers, before)
        };
        match body.insts[choice.pointer].kind.clone() {
            InstKind::Phi { incoming } => {
                let mut all = Vec::with_capacity(incoming.len());
                for (input, (_, from)) in incoming.into_iter().enumerate() {
                    all.push((make(body, module, input, Before::End(from)), from));
                }
                body.insts[number].kind = InstKind::Phi { incoming: all };
            }
            InstKind::Select { condition, .. } => {
                let at = Before::Instruction(choice.block, choice.pointer);
                let if_true = make(body, module, 0, at);
                let if_false = make(body, module, 1, at);
                body.insts[number].kind = InstKind::Select { condition, if_true, if_false };
            }
            _ => continue,
        }
        let insts = &mut body.blocks[choice.block].insts;
        let at = insts.iter().position(|&inst| inst == choice.pointer).unwrap_or(0);
        insts.insert(at, number);
        let term = Term {
            stride: i64::try_from(unit).unwrap_or(1),
            index: Value::Inst(number),
            count: None,
            multiple: 1,
        };
        places.set(choice.pointer, Place { root, offset: 0, terms: [term].into_iter().collect() });
    }
}

/// Where instructions are put.
#[derive(Clone, Copy)]
enum Before {
    /// In front of the terminator of a block.
    End(BlockId),
    /// In front of an instruction of a block.
    Instruction(BlockId, InstId),
}

fn find(module: &Module, body: &Body, layout: &Layouts<'_>, places: &mut Places) -> Vec<Choice> {
    let mut found = Vec::new();
    for (block, pointer, inst) in body.instructions() {
        // Addresses are chosen as they are.
        if !matches!(module.types[inst.ty], Type::Pointer(space) if Some(space) != super::physical_space()) {
            continue;
        }
        let inputs: Vec<Value> = match &inst.kind {
            InstKind::Phi { incoming } => incoming.iter().map(|(value, _)| *value).collect(),
            InstKind::Select { if_true, if_false, .. } => vec![*if_true, *if_false],
            _ => continue,
        };
        let inputs: Option<Vec<Place>> =
            inputs.into_iter().map(|input| places.of(module, body, layout, input)).collect();
        if let Some(inputs) = inputs {
            found.push(Choice { pointer, block, inputs });
        }
    }
    found
}

/// The variable of each choice, if it is the only one.
fn roots(choices: &[Choice]) -> FxHashMap<InstId, Value> {
    let numbers: FxHashMap<InstId, usize> = choices.iter().map(|choice| choice.pointer).zip(0..).collect();
    // By choice: the choices that it is an input of.
    let mut users: Vec<Vec<usize>> = vec![Vec::new(); choices.len()];
    let mut found = vec![Root::Unknown; choices.len()];
    let mut work: Vec<usize> = Vec::new();
    for (number, choice) in choices.iter().enumerate() {
        for input in &choice.inputs {
            match input.root {
                Value::Inst(inst) if numbers.contains_key(&inst) => users[numbers[&inst]].push(number),
                root => found[number] = found[number].with(Root::One(root)),
            }
        }
        if found[number] != Root::Unknown {
            work.push(number);
        }
    }
    // Each choice changes at most twice.
    while let Some(number) = work.pop() {
        for &user in &users[number] {
            let both = found[user].with(found[number]);
            if both != found[user] {
                found[user] = both;
                work.push(user);
            }
        }
    }
    let one = |(choice, root): (&Choice, Root)| match root {
        Root::One(root) => Some((choice.pointer, root)),
        Root::Unknown | Root::Several => None,
    };
    choices.iter().zip(found).filter_map(one).collect()
}

/// The variables that a choice leads into.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Root {
    Unknown,
    One(Value),
    Several,
}

impl Root {
    fn with(self, other: Root) -> Root {
        match (self, other) {
            (Root::Unknown, other) | (other, Root::Unknown) => other,
            (Root::One(a), Root::One(b)) if a == b => self,
            _ => Root::Several,
        }
    }
}

/// The offset of a place in units, as an integer of 32 bits.
fn offset(
    body: &mut Body,
    module: &mut Module,
    function_type: TypeId,
    place: &Place,
    unit: u64,
    numbers: &FxHashMap<InstId, InstId>,
    before: Before,
) -> Value {
    let unit = i64::try_from(unit).unwrap_or(1);
    let mut amount = Amount { constant: place.offset / unit, divide: 1, ..Amount::default() };
    amount.terms.extend(place.terms.iter().map(|term| (term.stride / unit, term.index)));
    if let Value::Inst(root) = place.root
        && let Some(&number) = numbers.get(&root)
    {
        amount.terms.push((1, Value::Inst(number)));
    }
    let mut at = Builder::new(module, body, function_type, InsertPoint::List(Vec::new()));
    let value = emit::number(&mut at, &amount);
    let InsertPoint::List(list) = at.at else { return value };
    let (block, place) = match before {
        Before::End(block) => (block, body.blocks[block].insts.len().saturating_sub(1)),
        Before::Instruction(block, inst) => {
            let insts = &body.blocks[block].insts;
            (block, insts.iter().position(|&other| other == inst).unwrap_or(0))
        }
    };
    body.blocks[block].insts.splice(place..place, list);
    value
}

fn gcd(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a, b);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

//! The variables that chosen pointers lead into, and the units of their offsets.

use super::Choice;
use crate::memory::places::{Place, Term};
use llvm_model::{Body, Constant, InstId, InstKind, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// The most variables that one pointer may lead into.
const MAX_ROOTS: usize = 8;

/// A variable, or a block of an array of blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Root {
    pub(super) variable: Value,
    /// Where in the variable the part begins that is meant, in bytes.
    pub(super) start: i64,
    block: Block,
}

/// Which block of an array of blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Block {
    /// The first, or the variable is no such array.
    First,
    Constant(Value),
    Computed,
}

impl Root {
    fn of(place: &Place, start: i64) -> Root {
        let block = match place.descriptor {
            None => Block::First,
            Some(number @ Value::Const(_)) => Block::Constant(number),
            Some(_) => Block::Computed,
        };
        Root { variable: place.root, start, block }
    }

    pub(super) fn is_computed(self) -> bool {
        self.block == Block::Computed
    }

    /// The number of the block; `computed` is the one that is chosen.
    pub(super) fn descriptor(self, computed: Option<InstId>) -> Option<Value> {
        match self.block {
            Block::First => None,
            Block::Constant(number) => Some(number),
            Block::Computed => computed.map(Value::Inst),
        }
    }
}

/// The bytes from a root to the place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Offset {
    /// The same for all ways to the choice.
    Constant(i64),
    Computed,
}

impl Offset {
    /// The offset of a place that `place` has behind this one.
    fn behind(self, place: &Place) -> Offset {
        match self {
            Offset::Constant(before) if place.terms.is_empty() => {
                before.checked_add(place.offset).map_or(Offset::Computed, Offset::Constant)
            }
            _ => Offset::Computed,
        }
    }
}

/// A root that a choice can lead into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Target {
    pub(super) number: u32,
    pub(super) root: Root,
    pub(super) offset: Offset,
}

/// The roots of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Found {
    /// By number, in order.
    Known(SmallVec<[(u32, Offset); 4]>),
    TooMany,
}

/// The roots of all choices of a function.
pub(super) struct Roots {
    roots: Vec<Root>,
    known: FxHashMap<Root, u32>,
    /// By variable and offset: where the part begins.
    parts: FxHashMap<(Value, i64), i64>,
    found: Vec<Found>,
    numbers: FxHashMap<InstId, usize>,
    /// By choice: the group of choices that are inputs of each other. Numbers go from one to the other.
    group: Vec<usize>,
    /// By group: the place that offsets count from, if all ways to its choices begin in one variable.
    starts: Vec<Option<Place>>,
    /// By group.
    units: Vec<u64>,
    has_descriptor: Vec<bool>,
}

impl Roots {
    /// `part` gives where the part of a variable begins that a place is in; `None` if the place could be in several.
    pub(super) fn of(
        module: &Module,
        body: &Body,
        choices: &[Choice],
        part: impl Fn(&Place) -> Option<i64>,
    ) -> Roots {
        let numbers: FxHashMap<InstId, usize> =
            choices.iter().map(|choice| choice.pointer).zip(0..).collect();
        let mut this = Roots {
            roots: Vec::new(),
            known: FxHashMap::default(),
            parts: FxHashMap::default(),
            found: vec![Found::Known(SmallVec::new()); choices.len()],
            numbers,
            group: (0..choices.len()).collect(),
            starts: vec![None; choices.len()],
            units: vec![0; choices.len()],
            has_descriptor: vec![false; choices.len()],
        };
        this.groups(choices);
        this.find_starts(choices, &part);
        this.find_parts(choices, &part);
        this.units(choices);
        this.collect(choices);
        this.exclude_local(module, body, choices);
        this
    }

    /// The choice that a place is in.
    pub(super) fn choice_of(&self, place: &Place) -> Option<usize> {
        match place.root {
            Value::Inst(inst) => self.numbers.get(&inst).copied(),
            _ => None,
        }
    }

    /// The roots of a choice; none if they are not known or too many.
    pub(super) fn of_choice(&self, choice: usize) -> Vec<Target> {
        let target = |&(number, offset)| Target { number, root: self.roots[number as usize], offset };
        match &self.found[choice] {
            Found::Known(roots) => roots.iter().map(target).collect(),
            Found::TooMany => Vec::new(),
        }
    }

    /// The number of the root of a place that is in no choice.
    pub(super) fn number(&self, place: &Place) -> u32 {
        self.known.get(&self.root(place)).copied().unwrap_or(0)
    }

    /// The place that the offsets of a choice count from; `None` if they count from the beginnings of variables.
    pub(super) fn start(&self, choice: usize) -> Option<&Place> {
        self.starts[self.group[choice]].as_ref()
    }

    /// Where an input of a choice is behind the place that the offsets count from.
    pub(super) fn behind_start<'p>(&self, choice: usize, input: &'p Place) -> (i64, &'p [Term]) {
        match self.start(choice).filter(|_| self.choice_of(input).is_none()) {
            Some(start) => (input.offset.wrapping_sub(start.offset), &[]),
            None => (input.offset.wrapping_sub(self.part(input)), &input.terms),
        }
    }

    fn root(&self, place: &Place) -> Root {
        Root::of(place, self.part(place))
    }

    /// Where the part of its variable begins that a place is in.
    fn part(&self, place: &Place) -> i64 {
        self.parts.get(&(place.root, place.offset)).copied().unwrap_or(0)
    }

    /// The bytes of a unit of the offsets of a choice; 0 if there are no offsets.
    pub(super) fn unit(&self, choice: usize) -> u64 {
        self.units[self.group[choice]]
    }

    /// Whether the descriptor of a choice is computed.
    pub(super) fn has_descriptor(&self, choice: usize) -> bool {
        self.has_descriptor[self.group[choice]]
    }

    fn collect(&mut self, choices: &[Choice]) {
        // By choice: the choices that it is an input of, with its number among the inputs.
        let mut users: Vec<Vec<(usize, usize)>> = vec![Vec::new(); choices.len()];
        for (number, choice) in choices.iter().enumerate() {
            for (index, input) in choice.inputs.iter().enumerate() {
                let Some(input) = input else { continue };
                if let Some(inner) = self.choice_of(input) {
                    users[inner].push((number, index));
                    // Which of several arrays of blocks is indexed cannot be seen.
                    if input.descriptor.is_some() {
                        self.found[number] = Found::TooMany;
                    }
                    continue;
                }
                let next = u32::try_from(self.roots.len()).unwrap_or(u32::MAX);
                let of = self.root(input);
                let root = *self.known.entry(of).or_insert(next);
                if root == next {
                    self.roots.push(of);
                }
                let (offset, terms) = self.behind_start(number, input);
                let offset = if terms.is_empty() { Offset::Constant(offset) } else { Offset::Computed };
                self.add(number, &[(root, offset)]);
            }
        }
        // Each choice changes at most twice for each of its roots.
        let mut work: Vec<usize> = (0..choices.len()).collect();
        while let Some(number) = work.pop() {
            for &(user, index) in &users[number] {
                let changed = match self.found[number].clone() {
                    Found::Known(mut roots) => {
                        let Some(step) = &choices[user].inputs[index] else { continue };
                        roots.iter_mut().for_each(|(_, offset)| *offset = offset.behind(step));
                        self.add(user, &roots)
                    }
                    Found::TooMany => {
                        std::mem::replace(&mut self.found[user], Found::TooMany) != Found::TooMany
                    }
                };
                if changed {
                    work.push(user);
                }
            }
        }
    }

    /// Adds roots to those of a choice; returns whether there were others.
    fn add(&mut self, choice: usize, roots: &[(u32, Offset)]) -> bool {
        let Found::Known(own) = &mut self.found[choice] else { return false };
        let mut changed = false;
        for &(root, offset) in roots {
            match own.binary_search_by_key(&root, |(root, _)| *root) {
                Ok(at) if own[at].1 == offset || own[at].1 == Offset::Computed => {}
                Ok(at) => {
                    own[at].1 = Offset::Computed;
                    changed = true;
                }
                Err(at) => {
                    own.insert(at, (root, offset));
                    changed = true;
                }
            }
        }
        if own.len() > MAX_ROOTS {
            self.found[choice] = Found::TooMany;
        }
        changed
    }

    /// Finds the groups.
    fn groups(&mut self, choices: &[Choice]) {
        for (number, choice) in choices.iter().enumerate() {
            for input in choice.inputs.iter().flatten() {
                let Some(inner) = self.choice_of(input) else { continue };
                let (a, b) = (self.leader(number), self.leader(inner));
                self.group[a.max(b)] = a.min(b);
            }
        }
        for number in 0..choices.len() {
            self.group[number] = self.leader(number);
        }
    }

    /// Finds where the offsets of the groups count from. A pointer that walks from the middle of a variable stays in the member
    /// where it begins; counted from the beginning of the variable, it would look like an index of the first member.
    fn find_starts(&mut self, choices: &[Choice], part: impl Fn(&Place) -> Option<i64>) {
        let mut is_excluded = vec![false; choices.len()];
        for (number, choice) in choices.iter().enumerate() {
            let group = self.group[number];
            for input in &choice.inputs {
                let Some(input) = input else {
                    // What the place is computed from need not be there on the way from nowhere.
                    is_excluded[group] = true;
                    continue;
                };
                if self.choice_of(input).is_some() {
                    continue;
                }
                let other = self.starts[group].get_or_insert_with(|| input.clone());
                let is_same = other.root == input.root
                    && other.descriptor == input.descriptor
                    && other.terms == input.terms
                    && (other.offset == input.offset
                        || part(other).is_some_and(|start| part(input) == Some(start)));
                is_excluded[group] |= !is_same || input.descriptor.is_some();
            }
        }
        for (start, is_excluded) in self.starts.iter_mut().zip(is_excluded) {
            if is_excluded {
                *start = None;
            }
        }
    }

    /// Finds the parts of variables where choices begin: each is a root of its own.
    fn find_parts(&mut self, choices: &[Choice], part: impl Fn(&Place) -> Option<i64>) {
        for (number, choice) in choices.iter().enumerate() {
            if self.start(number).is_some() {
                continue;
            }
            for input in choice.inputs.iter().flatten() {
                if self.choice_of(input).is_some() {
                    continue;
                }
                match part(input) {
                    Some(start) => {
                        self.parts.insert((input.root, input.offset), start);
                    }
                    None => self.found[number] = Found::TooMany,
                }
            }
        }
    }

    /// Finds what the numbers of the groups count.
    fn units(&mut self, choices: &[Choice]) {
        for (number, choice) in choices.iter().enumerate() {
            let group = self.group[number];
            for input in choice.inputs.iter().flatten() {
                let (offset, terms) = self.behind_start(number, input);
                let strides = terms.iter().map(|term| term.stride.unsigned_abs());
                let unit = gcd(self.units[group], offset.unsigned_abs());
                self.units[group] = strides.fold(unit, gcd);
                self.has_descriptor[group] |=
                    self.choice_of(input).is_none() && self.root(input).is_computed();
            }
        }
    }

    fn leader(&self, mut choice: usize) -> usize {
        while self.group[choice] != choice {
            choice = self.group[choice];
        }
        choice
    }

    /// Gives up where a variable may not exist at the places of accesses: with one root only, all inputs must be in it.
    fn exclude_local(&mut self, module: &Module, body: &Body, choices: &[Choice]) {
        let entry = body.entry();
        let variables: FxHashSet<InstId> =
            entry.map_or(FxHashSet::default(), |entry| body.blocks[entry].insts.iter().copied().collect());
        let is_everywhere = |root: &Root| match root.variable {
            Value::Inst(inst) => {
                matches!(body.insts[inst].kind, InstKind::Alloca { .. }) && variables.contains(&inst)
            }
            Value::Const(id) => matches!(module.constants[id], Constant::Global(_)),
            Value::Arg(_) => true,
            _ => false,
        };
        let is_local: Vec<bool> = self.roots.iter().map(|root| !is_everywhere(root)).collect();
        let mut has_nowhere = vec![false; choices.len()];
        for (number, choice) in choices.iter().enumerate() {
            has_nowhere[self.group[number]] |= choice.inputs.iter().any(Option::is_none);
        }
        for number in 0..choices.len() {
            let Found::Known(roots) = &self.found[number] else { continue };
            let may_be_absent = roots.len() > 1 || has_nowhere[self.group[number]];
            if roots.is_empty() || (may_be_absent && roots.iter().any(|&(root, _)| is_local[root as usize])) {
                self.found[number] = Found::TooMany;
            }
        }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a, b);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

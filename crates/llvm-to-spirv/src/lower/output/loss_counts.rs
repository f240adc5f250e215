//! Counts losses. Attributes and attachments are on nearly every instruction, so they are counted by id, and described
//! once at the end.

use crate::lower::place::{At, build};
use llvm_model::{AttrKind, AttrListId, AttrSetId, Attribute, Id, MdKindId, Module};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use translate_common::losses::{AttributeName, MAX_PLACES, Site};
use translate_common::{Losses, Lost};

/// How often, and where first.
#[derive(Clone, Debug, Default)]
struct Count {
    count: usize,
    places: SmallVec<[At; MAX_PLACES]>,
}

impl Count {
    fn append(&mut self, other: Count) {
        self.count += other.count;
        let room = MAX_PLACES.saturating_sub(self.places.len());
        self.places.extend(other.places.into_iter().take(room));
    }

    fn add(&mut self, at: At) {
        self.count += 1;
        if self.places.len() < MAX_PLACES {
            self.places.push(at);
        }
    }
}

/// The counters of a run.
pub(super) struct Tally {
    sets: Vec<Count>,
    /// Sets of attributes of results.
    results: Vec<Count>,
    calls: Vec<Count>,
    kinds: Vec<Count>,
    flags: FxHashMap<&'static str, Count>,
    flag_order: Vec<&'static str>,
}

/// The position of an attribute.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) enum Among {
    /// The attributes of a result.
    Result,
    /// Those of anything else.
    Others,
}

impl Tally {
    pub(super) fn new(module: &Module) -> Tally {
        let counts = |n: usize| vec![Count::default(); n];
        Tally {
            sets: counts(module.attributes.sets().len()),
            results: counts(module.attributes.sets().len()),
            calls: counts(module.attributes.lists().len()),
            kinds: counts(module.md_kinds.len()),
            flags: FxHashMap::default(),
            flag_order: Vec::new(),
        }
    }

    /// Adds the counts of functions after those that were counted here.
    pub(super) fn append(&mut self, other: Tally) {
        let lists = [
            (&mut self.sets, other.sets),
            (&mut self.results, other.results),
            (&mut self.calls, other.calls),
            (&mut self.kinds, other.kinds),
        ];
        for (counts, others) in lists {
            counts.iter_mut().zip(others).for_each(|(count, other)| count.append(other));
        }
        let mut flags = other.flags;
        for name in other.flag_order {
            if let Some(count) = flags.remove(name) {
                if !self.flags.contains_key(name) {
                    self.flag_order.push(name);
                }
                self.flags.entry(name).or_default().append(count);
            }
        }
    }

    /// Counts an attribute set.
    pub(super) fn add_set(&mut self, set: AttrSetId, at: At) {
        if let Some(count) = self.sets.get_mut(set.index()) {
            count.add(at);
        }
    }

    /// Counts an attribute set of a result.
    pub(super) fn add_result(&mut self, set: AttrSetId, at: At) {
        if let Some(count) = self.results.get_mut(set.index()) {
            count.add(at);
        }
    }

    /// Counts the attributes of a call.
    pub(super) fn add_call(&mut self, list: AttrListId, at: At) {
        if let Some(count) = self.calls.get_mut(list.index()) {
            count.add(at);
        }
    }

    /// Counts a metadata attachment.
    pub(super) fn add_kind(&mut self, kind: MdKindId, at: At) {
        if let Some(count) = self.kinds.get_mut(kind.index()) {
            count.add(at);
        }
    }

    /// Counts a flag of an instruction.
    pub(super) fn add_flag(&mut self, name: &'static str, at: At) {
        if !self.flags.contains_key(name) {
            self.flag_order.push(name);
        }
        self.flags.entry(name).or_default().add(at);
    }

    /// Puts the counters into `losses`: of the attributes those that are not carried.
    pub(super) fn report(
        &self,
        module: &Module,
        losses: &mut Losses,
        is_carried: impl Fn(&Attribute, Among) -> bool,
    ) {
        let mut words = Words { module, losses };
        for (set, attributes) in module.attributes.sets() {
            words.attributes(attributes, &self.sets[set.index()], Site::Declaration, |attribute| {
                is_carried(attribute, Among::Others)
            });
            words.attributes(attributes, &self.results[set.index()], Site::Result, |attribute| {
                is_carried(attribute, Among::Result)
            });
        }
        for (list, attributes) in module.attributes.lists() {
            let sets =
                [attributes.function, attributes.ret].into_iter().chain(attributes.params.iter().copied());
            for set in sets {
                let set = module.attributes.set(set);
                words.attributes(set, &self.calls[list.index()], Site::Call, |attribute| {
                    is_carried(attribute, Among::Others)
                });
            }
        }
        for (kind, name) in module.md_kinds.iter() {
            words.add(|| Lost::metadata(name.to_string()), &self.kinds[kind.index()]);
        }
        for name in &self.flag_order {
            if let Some(count) = self.flags.get(name) {
                words.add(|| Lost::Flag(name), count);
            }
        }
    }
}

/// The loss report that counters are put into.
struct Words<'r> {
    module: &'r Module,
    losses: &'r mut Losses,
}

impl Words<'_> {
    fn attributes(
        &mut self,
        attributes: &[Attribute],
        count: &Count,
        site: Site,
        is_carried: impl Fn(&Attribute) -> bool,
    ) {
        if count.count == 0 {
            return;
        }
        for attribute in attributes.iter().filter(|attribute| !is_carried(attribute)) {
            let name = match attribute {
                Attribute::String(key, _) => AttributeName::Key(key.to_string()),
                _ => AttributeName::Kind(attribute.kind().unwrap_or(AttrKind(0))),
            };
            self.add(|| Lost::Attribute(name, site), count);
        }
    }

    fn add(&mut self, lost: impl FnOnce() -> Lost, count: &Count) {
        if count.count > 0 {
            let module = self.module;
            let places = count.places.iter().map(|&at| build(module, at));
            self.losses.add_many(lost(), count.count, places);
        }
    }
}

//! Counting what is not carried. Attributes and attachments sit on nearly every instruction, so they are counted by
//! id, and put into words once at the end.

use crate::lower::Lower;
use crate::lower::place::{At, build};
use llvm_model::{AttrKind, AttrListId, AttrSetId, Attribute, Id, MdKindId, Module};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use translate_common::LossKind;
use translate_common::loss::MAX_PLACES;

/// How often, and where first.
#[derive(Clone, Debug, Default)]
struct Count {
    count: usize,
    places: SmallVec<[At; MAX_PLACES]>,
}

impl Count {
    fn add(&mut self, at: At) {
        self.count += 1;
        if self.places.len() < MAX_PLACES {
            self.places.push(at);
        }
    }
}

/// The counters of a run.
pub(in crate::lower) struct Tally {
    sets: Vec<Count>,
    /// Sets of attributes of results.
    results: Vec<Count>,
    calls: Vec<Count>,
    kinds: Vec<Count>,
    flags: FxHashMap<&'static str, Count>,
    flag_order: Vec<&'static str>,
}

impl Tally {
    pub(in crate::lower) fn new(module: &Module) -> Tally {
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
}

/// Attributes that SPIR-V for OpenCL implies: there are no exceptions and no recursion, and control flow is never
/// assumed to be divergence-free.
const IMPLIED: &[AttrKind] =
    &[AttrKind::NO_UNWIND, AttrKind::CONVERGENT, AttrKind::NO_RECURSE, AttrKind::UWTABLE];

impl Lower<'_> {
    /// Counts an attribute set of which nothing but what [`crate::lower::module::attributes`] takes is carried.
    pub(in crate::lower) fn tally_set(&mut self, set: AttrSetId) {
        let at = self.at;
        if let Some(count) = self.tally.sets.get_mut(set.index()) {
            count.add(at);
        }
    }

    /// Counts an attribute set of a result.
    pub(in crate::lower) fn tally_result(&mut self, set: AttrSetId) {
        let at = self.at;
        if let Some(count) = self.tally.results.get_mut(set.index()) {
            count.add(at);
        }
    }

    /// Counts the attributes of a call.
    pub(in crate::lower) fn tally_call(&mut self, list: AttrListId) {
        let at = self.at;
        if let Some(count) = self.tally.calls.get_mut(list.index()) {
            count.add(at);
        }
    }

    /// Counts a metadata attachment.
    pub(in crate::lower) fn tally_kind(&mut self, kind: MdKindId) {
        let at = self.at;
        if let Some(count) = self.tally.kinds.get_mut(kind.index()) {
            count.add(at);
        }
    }

    /// Counts a flag of an instruction.
    pub(in crate::lower) fn lose_flag(&mut self, name: &'static str) {
        let at = self.at;
        if !self.tally.flags.contains_key(name) {
            self.tally.flag_order.push(name);
        }
        self.tally.flags.entry(name).or_default().add(at);
    }

    /// Puts the counters into the loss report.
    pub(in crate::lower) fn report_losses(&mut self) {
        let module = self.module;
        for (set, attributes) in module.attributes.sets() {
            let count = std::mem::take(&mut self.tally.sets[set.index()]);
            self.report_attributes(attributes, &count, "");
            let count = std::mem::take(&mut self.tally.results[set.index()]);
            let lost = attributes.iter().filter(|attribute| !Self::is_carried_of_result(attribute));
            let lost: Vec<Attribute> = lost.cloned().collect();
            self.report_names(&lost, &count, " (result)");
        }
        for (list, attributes) in module.attributes.lists() {
            let count = std::mem::take(&mut self.tally.calls[list.index()]);
            let sets =
                [attributes.function, attributes.ret].into_iter().chain(attributes.params.iter().copied());
            for set in sets {
                self.report_attributes(module.attributes.set(set), &count, " (call)");
            }
        }
        for (kind, name) in module.md_kinds.iter() {
            let count = std::mem::take(&mut self.tally.kinds[kind.index()]);
            self.report(LossKind::Metadata, || format!("!{name}"), &count);
        }
        for name in std::mem::take(&mut self.tally.flag_order) {
            if let Some(count) = self.tally.flags.remove(name) {
                self.report(LossKind::Flag, || name.to_owned(), &count);
            }
        }
    }

    /// Reports what of these attributes is neither implied nor said in SPIR-V.
    fn report_attributes(&mut self, attributes: &[Attribute], count: &Count, suffix: &str) {
        if count.count == 0 {
            return;
        }
        let lost = attributes.iter().filter(|attribute| {
            let implied = attribute.kind().is_some_and(|kind| IMPLIED.contains(&kind));
            !implied && !self.is_carried(attribute, attributes)
        });
        let lost: Vec<Attribute> = lost.cloned().collect();
        self.report_names(&lost, count, suffix);
    }

    fn report_names(&mut self, lost: &[Attribute], count: &Count, suffix: &str) {
        for attribute in lost {
            match attribute {
                Attribute::String(key, _) => {
                    self.report(LossKind::Attribute, || format!("\"{key}\"{suffix}"), count);
                }
                _ => {
                    let kind = attribute.kind().unwrap_or(AttrKind(0));
                    self.report(LossKind::Attribute, || format!("{kind:?}{suffix}"), count);
                }
            }
        }
    }

    fn report(&mut self, kind: LossKind, name: impl FnOnce() -> String, count: &Count) {
        if count.count > 0 {
            let module = self.module;
            let places = count.places.iter().map(|&at| build(module, at));
            self.losses.add_many(kind, name(), count.count, places);
        }
    }
}

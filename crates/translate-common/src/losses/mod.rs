//! The parts of a module that a translation could not preserve: nothing is lost silently.

mod catalogue;
mod grade;
mod lost;
#[cfg(test)]
mod tests;

pub use grade::LossGrade;
pub use lost::{AttributeName, LossReason, Lost, Site};

use crate::diagnostics::place::Place;
use catalogue::{facts, is_of_producer};
use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

/// The kind of a dropped construct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum LossKind {
    /// An attribute of a function, parameter, call or global.
    Attribute,
    /// A metadata attachment, a named metadata node or the summary of a module.
    Metadata,
    /// A flag of an instruction.
    Flag,
    /// A linkage, visibility, comdat or section.
    Linkage,
    /// An intrinsic that is a hint only.
    Hint,
    /// Debug information.
    DebugInfo,
    /// A decoration.
    Decoration,
    /// An execution mode or another module-level instruction.
    Module,
    /// An operand of an instruction.
    Operand,
    /// The function of a wanted OpenCL C: the one that is called instead belongs to another.
    Builtin,
}

impl LossKind {
    /// Every kind.
    pub const ALL: [LossKind; 10] = [
        LossKind::Attribute,
        LossKind::Metadata,
        LossKind::Flag,
        LossKind::Linkage,
        LossKind::Hint,
        LossKind::DebugInfo,
        LossKind::Decoration,
        LossKind::Module,
        LossKind::Operand,
        LossKind::Builtin,
    ];

    /// Returns the name of the kind in reports.
    pub fn name(self) -> &'static str {
        match self {
            LossKind::Attribute => "attribute",
            LossKind::Metadata => "metadata",
            LossKind::Flag => "flag",
            LossKind::Linkage => "linkage",
            LossKind::Hint => "hint",
            LossKind::DebugInfo => "debug info",
            LossKind::Decoration => "decoration",
            LossKind::Module => "module-level instruction",
            LossKind::Operand => "operand",
            LossKind::Builtin => "builtin",
        }
    }
}

/// One kind of thing that was dropped, once or many times.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Loss {
    /// The kind of the loss.
    pub kind: LossKind,
    /// Its name, such as `nofpclass` or `!tbaa`.
    pub name: String,
    /// How much it matters.
    pub grade: LossGrade,
    /// The remedy, if there is one.
    pub remedy: Option<&'static str>,
    /// How often.
    pub count: usize,
    /// The first places, at most [`MAX_PLACES`].
    pub places: Vec<Place>,
}

/// How many places a [`Loss`] keeps.
pub const MAX_PLACES: usize = 3;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Occurrences {
    count: usize,
    places: Vec<Place>,
}

/// Everything a run dropped, by kind and name in the order of first occurrence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    entries: IndexMap<Lost, Occurrences, FxBuildHasher>,
}

impl Losses {
    /// Notes that something was dropped. `place` is called only while places are still wanted.
    pub fn add(&mut self, lost: Lost, place: impl FnOnce() -> Place) {
        let seen = self.entries.entry(lost).or_default();
        seen.count += 1;
        if seen.places.len() < MAX_PLACES {
            seen.places.push(place());
        }
    }
    /// Notes that something was dropped `count` times, first at `places`.
    pub fn add_many(&mut self, lost: Lost, count: usize, places: impl Iterator<Item = Place>) {
        let seen = self.entries.entry(lost).or_default();
        seen.count += count;
        let room = MAX_PLACES.saturating_sub(seen.places.len());
        seen.places.extend(places.take(room));
    }
    /// Adds the losses of another run.
    pub fn append(&mut self, other: Losses) {
        for (lost, seen) in other.entries {
            self.add_many(lost, seen.count, seen.places.into_iter());
        }
    }
    /// The places that are kept, to be changed.
    pub fn places_mut(&mut self) -> impl Iterator<Item = &mut Place> {
        self.entries.values_mut().flat_map(|seen| &mut seen.places)
    }
    /// Whether nothing was dropped.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
    /// How many kinds of things were dropped: the length of [`Losses::iter`].
    pub fn len(&self) -> usize {
        self.entries.len()
    }
    /// Returns the grade of the most severe loss; `None` if nothing was dropped.
    pub fn worst(&self) -> Option<LossGrade> {
        self.entries.keys().map(|lost| facts(lost).0).max()
    }
    /// Iterates over the losses.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Loss> + '_ {
        self.entries.iter().map(|(lost, seen)| {
            let (grade, remedy) = facts(lost);
            let (count, places) = (seen.count, seen.places.clone());
            Loss { kind: lost.kind(), name: lost.to_string(), grade, remedy, count, places }
        })
    }
    /// Returns the losses that are at least as severe as `grade`.
    #[must_use]
    pub fn at_least(&self, grade: LossGrade) -> Losses {
        let kept = self.entries.iter().filter(|(lost, _)| facts(lost).0 >= grade);
        Losses { entries: kept.map(|(key, seen)| (key.clone(), seen.clone())).collect() }
    }

    /// Returns the losses that [`Policy::strict`](crate::Policy::strict) with this grade makes errors: those of
    /// [`Losses::at_least`] but for the metadata that every front end adds about itself and about the machine that it compiles
    /// for (`!llvm.ident`, `!llvm.module.flags`).
    #[must_use]
    pub fn refused_at(&self, grade: LossGrade) -> Losses {
        let mut refused = self.at_least(grade);
        refused.entries.retain(|lost, _| !is_of_producer(lost));
        refused
    }
}

//! What a translation could not carry: nothing is lost silently.

use crate::place::Place;
use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;
use std::borrow::Cow;

/// What kind of thing was dropped.
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
    /// The word for it in reports.
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
pub struct Loss {
    /// What kind.
    pub kind: LossKind,
    /// Its name, such as `nofpclass` or `!tbaa`.
    pub name: Cow<'static, str>,
    /// How often.
    pub count: usize,
    /// The first places, at most [`MAX_PLACES`].
    pub places: Vec<Place>,
}

/// How many places a [`Loss`] keeps.
pub const MAX_PLACES: usize = 3;

type Key = (LossKind, Cow<'static, str>);

#[derive(Clone, Debug, Default)]
struct Occurrences {
    count: usize,
    places: Vec<Place>,
}

/// Everything a run dropped, by kind and name in the order of first occurrence.
#[derive(Clone, Debug, Default)]
pub struct Losses {
    entries: IndexMap<Key, Occurrences, FxBuildHasher>,
}

impl Losses {
    /// Notes that something was dropped. `place` is called only while places are still wanted.
    pub fn add(&mut self, kind: LossKind, name: impl Into<Cow<'static, str>>, place: impl FnOnce() -> Place) {
        let seen = self.entries.entry((kind, name.into())).or_default();
        seen.count += 1;
        if seen.places.len() < MAX_PLACES {
            seen.places.push(place());
        }
    }
    /// Notes that something was dropped `count` times, first at `places`.
    pub fn add_many(
        &mut self,
        kind: LossKind,
        name: impl Into<Cow<'static, str>>,
        count: usize,
        places: impl Iterator<Item = Place>,
    ) {
        let seen = self.entries.entry((kind, name.into())).or_default();
        seen.count += count;
        let room = MAX_PLACES.saturating_sub(seen.places.len());
        seen.places.extend(places.take(room));
    }
    /// Whether nothing was dropped.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
    /// What was dropped.
    pub fn iter(&self) -> impl Iterator<Item = Loss> + '_ {
        self.entries.iter().map(|((kind, name), seen)| Loss {
            kind: *kind,
            name: name.clone(),
            count: seen.count,
            places: seen.places.clone(),
        })
    }
}

//! The PARAMATTR_GROUP and PARAMATTR blocks.

use std::borrow::Cow;

use indexmap::IndexSet;
use llvm_model::attributes::{AttrKind, AttrListId, AttrSetId, Attribute, ConstantRange};
use llvm_model::{Name, Release};
use rustc_hash::FxBuildHasher;

use super::dialect::WriteError;
use super::{ModuleWriter, width};
use crate::bitstream::encode_signed;
use crate::codes::{block, paramattr, paramattr_group};
use crate::memory_effects;

/// The index of a group that belongs to the function itself.
const FUNCTION_INDEX: u64 = 0xFFFF_FFFF;

/// The contents of an attribute list of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Source {
    List(AttrListId),
    /// A list with its parameters shifted by one place from a position on.
    Shifted(AttrListId, usize),
    /// The attributes of a global variable, in the place of a function's.
    Set(AttrSetId),
}

impl Source {
    fn of_list(id: AttrListId, extra: Option<usize>) -> Source {
        extra.map_or(Source::List(id), |at| Source::Shifted(id, at))
    }
}

/// Numbers of attribute lists and groups.
#[derive(Clone, Debug, Default)]
pub(super) struct AttributeNumbers {
    lists: IndexSet<Source, FxBuildHasher>,
    groups: IndexSet<(u64, AttrSetId), FxBuildHasher>,
    /// The number of groups that something else than the declarations of intrinsics has.
    needed: Option<usize>,
}

impl AttributeNumbers {
    /// From here on come the attributes of declarations of intrinsics, to which readers give their own.
    pub(super) fn begin_intrinsics(&mut self) {
        self.needed = Some(self.groups.len());
    }

    fn number(&self, source: Source) -> u64 {
        self.lists.get_index_of(&source).map_or(0, |i| i as u64 + 1)
    }

    /// The number of a list; 0 for the empty one. An argument that the file has more is at `extra`.
    pub(super) fn list(&self, id: AttrListId, extra: Option<usize>) -> u64 {
        self.number(Source::of_list(id, extra))
    }

    /// The number of the list that stands for a global variable's attributes.
    pub(super) fn set(&self, id: AttrSetId) -> u64 {
        self.number(Source::Set(id))
    }
}

impl ModuleWriter<'_> {
    /// An argument that the file has more is at `extra`.
    pub(super) fn add_attribute_list(&mut self, id: AttrListId, extra: Option<usize>) {
        let source = Source::of_list(id, extra);
        if id != self.module.attributes.empty_list() && self.attributes.lists.insert(source) {
            self.add_groups(source);
        }
    }

    pub(super) fn add_attribute_set(&mut self, id: AttrSetId) {
        if id != self.module.attributes.empty_set() && self.attributes.lists.insert(Source::Set(id)) {
            self.add_groups(Source::Set(id));
        }
    }

    fn add_groups(&mut self, source: Source) {
        for group in self.groups_of(source) {
            if self.attributes.groups.insert(group) {
                self.add_attribute_types(group.1);
            }
        }
    }

    /// Index and set of each group that a list consists of.
    fn groups_of(&self, source: Source) -> Vec<(u64, AttrSetId)> {
        let (list, extra) = match source {
            Source::Set(set) => return vec![(FUNCTION_INDEX, set)],
            Source::List(id) => (self.module.attributes.list(id), usize::MAX),
            Source::Shifted(id, at) => (self.module.attributes.list(id), at),
        };
        let params = list.params.iter().enumerate();
        let params = params.map(|(i, &set)| (i as u64 + if i < extra { 1 } else { 2 }, set));
        [(FUNCTION_INDEX, list.function), (0, list.ret)]
            .into_iter()
            .chain(params)
            .filter(|&(_, set)| set != self.module.attributes.empty_set())
            .collect()
    }

    pub(super) fn write_attributes(&mut self) -> Result<(), WriteError> {
        if self.attributes.lists.is_empty() {
            return Ok(());
        }
        self.out.enter_block(block::PARAMATTR_GROUP, width::SMALL);
        for number in 0..self.attributes.groups.len() {
            let Some(&(index, set)) = self.attributes.groups.get_index(number) else { continue };
            let mut ops = vec![number as u64 + 1, index];
            let is_needed = self.attributes.needed.is_none_or(|needed| number < needed);
            for attribute in self.module.attributes.set(set) {
                // A default of newer readers that the oldest readers do not know is not a loss.
                if is_needed || is_known_to_all(attribute, self.dialect.release()) {
                    self.attribute(attribute, &mut ops)?;
                }
            }
            // A group without attributes is malformed; lists that name one that is missing take it as empty.
            if ops.len() > 2 {
                self.out.record(paramattr_group::ENTRY, &ops);
            }
        }
        self.out.end_block();
        self.out.enter_block(block::PARAMATTR, width::SMALL);
        for list in 0..self.attributes.lists.len() {
            let Some(&source) = self.attributes.lists.get_index(list) else { continue };
            let ops: Vec<u64> = self
                .groups_of(source)
                .iter()
                .filter_map(|group| self.attributes.groups.get_index_of(group))
                .map(|i| i as u64 + 1)
                .collect();
            self.out.record(paramattr::ENTRY, &ops);
        }
        self.out.end_block();
        Ok(())
    }

    fn attribute(&mut self, attribute: &Attribute, ops: &mut Vec<u64>) -> Result<(), WriteError> {
        if let Some(kind) = attribute.kind()
            && !self.keep_attribute(kind, attribute)
        {
            return Ok(());
        }
        let kind_of = |kind: &AttrKind| u64::from(kind.0);
        match attribute {
            Attribute::Enum(kind) => ops.extend([0, kind_of(kind)]),
            // The object as a whole, the only form before LLVM 23.
            Attribute::Int(AttrKind::DEAD_ON_RETURN, u64::MAX) => {
                ops.extend([0, kind_of(&AttrKind::DEAD_ON_RETURN)]);
            }
            Attribute::Int(AttrKind::DENORMAL_FP_ENV, modes) if !self.dialect.is_for(23) => {
                denormal_strings(*modes, ops);
            }
            // The older name of captures(none).
            Attribute::Int(AttrKind::CAPTURES, 0) => ops.extend([0, kind_of(&AttrKind::NO_CAPTURE)]),
            Attribute::Int(AttrKind::MEMORY, value) => {
                let release = self.dialect.release();
                let in_three = memory_effects::in_three_locations(*value, release);
                let value = match (in_three, memory_effects::as_flag(*value, release)) {
                    (Some(old), _) => old,
                    (None, Some(flag)) => {
                        ops.extend([0, kind_of(&flag)]);
                        return Ok(());
                    }
                    _ if self.dialect.keep(21, "memory(errnomem or target_mem)") => {
                        memory_effects::encode(*value, release)
                    }
                    _ => memory_effects::widened_to_three_locations(*value),
                };
                ops.extend([1, kind_of(&AttrKind::MEMORY), value]);
            }
            Attribute::Int(kind, value) => ops.extend([1, kind_of(kind), *value]),
            Attribute::Type(kind, None) => ops.extend([5, kind_of(kind)]),
            Attribute::Type(kind, Some(ty)) => {
                ops.extend([6, kind_of(kind), u64::from(self.numbers.ty(*ty))])
            }
            Attribute::String(key, value) => {
                let value = self.kept_value(key, value);
                let has_value = !value.is_empty();
                ops.push(if has_value { 4 } else { 3 });
                for text in [key, &value].into_iter().take(if has_value { 2 } else { 1 }) {
                    if text.as_bytes().contains(&0) {
                        return Err(WriteError::new(format!("attribute {key:?} has a zero byte")));
                    }
                    ops.extend(text.as_bytes().iter().map(|&b| u64::from(b)));
                    ops.push(0);
                }
            }
            Attribute::Range(kind, range) => {
                ops.extend([7, kind_of(kind)]);
                range_with_width(range, ops);
            }
            Attribute::RangeList(kind, ranges) => {
                let width = ranges.first().map_or(64, |r| r.width);
                ops.extend([8, kind_of(kind), ranges.len() as u64, u64::from(width)]);
                ranges.iter().for_each(|r| bounds(r, ops));
            }
        }
        Ok(())
    }

    /// The value of a string attribute, or the one that is nearest to it among those that the reader's verifier accepts.
    fn kept_value<'v>(&mut self, key: &Name, value: &'v Name) -> Cow<'v, Name> {
        let (since, older) = match (key.as_bytes(), value.as_bytes()) {
            (b"frame-pointer", b"non-leaf-no-reserve") => (22, "non-leaf"),
            (b"frame-pointer", b"reserved") => (19, "none"),
            _ => return Cow::Borrowed(value),
        };
        if self.dialect.keep(since, format!("\"{key}\"=\"{value}\"")) {
            Cow::Borrowed(value)
        } else {
            Cow::Owned(Name::from(older))
        }
    }

    /// Whether the reader knows an attribute; one that it does not know would make it refuse the file.
    fn keep_attribute(&mut self, kind: AttrKind, attribute: &Attribute) -> bool {
        if matches!(attribute, Attribute::Int(AttrKind::CAPTURES, 0)) {
            return true;
        }
        let since = match attribute {
            // It is a string for readers that do not know it.
            Attribute::Int(AttrKind::DENORMAL_FP_ENV, _) => return true,
            Attribute::Int(AttrKind::DEAD_ON_RETURN, bytes) if *bytes != u64::MAX => 23,
            // Of a newer LLVM than the newest that can be written for.
            _ if kind.name().is_none() => {
                self.dialect.drop(format!("attribute {} of a newer LLVM", kind.0));
                return false;
            }
            _ => since(kind),
        };
        since <= 16 || self.dialect.keep(since, kind.name().unwrap_or("attribute"))
    }
}

/// The string attributes of LLVM before 23 that every reader understands: the modes of all types, and of `float` where that
/// differs.
fn denormal_strings(modes: u64, ops: &mut Vec<u64>) {
    const WORDS: [&str; 4] = ["ieee", "preserve-sign", "positive-zero", "dynamic"];
    let word = |mode: u64| WORDS[(mode & 3) as usize];
    let (all, float) = (modes & 15, modes >> 4 & 15);
    let mut push = |key: &str, mode: u64| {
        ops.push(4);
        for text in [key, &format!("{},{}", word(mode), word(mode >> 2))] {
            ops.extend(text.bytes().map(u64::from));
            ops.push(0);
        }
    };
    push("denormal-fp-math", all);
    if float != all {
        push("denormal-fp-math-f32", float);
    }
}

/// Whether every reader since LLVM 16 knows an attribute.
fn is_known_to_all(attribute: &Attribute, release: Release) -> bool {
    match attribute {
        Attribute::Int(AttrKind::CAPTURES, 0) => true,
        Attribute::Int(AttrKind::MEMORY, value) => {
            memory_effects::in_three_locations(*value, release).is_some()
                || memory_effects::as_flag(*value, release).is_some()
        }
        other => other.kind().is_none_or(|kind| since(kind) <= 16),
    }
}

/// The first LLVM that reads an attribute kind.
fn since(kind: AttrKind) -> u32 {
    match kind.0 {
        0..=86 => 16,
        87 => 17,
        88..=91 => 18,
        92..=95 => 19,
        // The number of captures is known to 20, its values are written from 21 on.
        96..=101 => 20,
        102..=103 => 21,
        104..=105 => 22,
        _ => 23,
    }
}

/// A range as a record has it: width and bounds.
pub(super) fn range_with_width(range: &ConstantRange, ops: &mut Vec<u64>) {
    ops.push(u64::from(range.width));
    bounds(range, ops);
}

fn bounds(range: &ConstantRange, ops: &mut Vec<u64>) {
    if range.width <= 64 {
        for bound in [&range.lower, &range.upper] {
            ops.push(encode_signed(bound.to_i64(range.width).unwrap_or(0)));
        }
        return;
    }
    let lower = super::constants::active_words(range.lower.words());
    let upper = super::constants::active_words(range.upper.words());
    ops.push(lower.len() as u64 | (upper.len() as u64) << 32);
    ops.extend(lower.iter().chain(upper).map(|&w| encode_signed(w as i64)));
}

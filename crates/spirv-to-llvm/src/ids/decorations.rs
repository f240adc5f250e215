//! Decorations by target: linked lists in one table, in the order of the module.

use crate::ids::shared::Shared;
use crate::ids::table::{NONE, Table};
use rustc_hash::FxHashSet;
use spirv_module::{Decoration, Instruction, LiteralString, Op};

/// One decoration of one target, or a reference to a group's decorations.
#[derive(Clone, Copy)]
struct Entry<'m> {
    /// The decoration; `None` is a reference to the group with the id `operands[0]`.
    kind: Option<Decoration>,
    /// The operands of the decoration.
    operands: &'m [u32],
    /// The instruction.
    instruction: u32,
    next: u32,
}

/// A decoration as its target sees it.
#[derive(Clone, Copy)]
pub(crate) struct Decorated<'m> {
    /// The decoration.
    pub(crate) kind: Decoration,
    /// The operands.
    pub(crate) operands: &'m [u32],
    /// The index of the annotation instruction.
    pub(crate) instruction: u32,
}

/// The most decorations that a group may have: targets times decorations must stay in proportion to the module.
pub(crate) const MAX_GROUP: usize = 256;

/// The decorations of a module.
#[derive(Default)]
pub(crate) struct Decorations<'m> {
    entries: Shared<Entry<'m>>,
    /// The instructions that repeat a decoration of a target, the last one first.
    repeated: Vec<u32>,
}

/// Number of the following decorations that are compared with one: repetitions stand close together.
const COMPARED: usize = 32;

/// The decorations that a target may have several times.
const REPEATABLE: [Decoration; 2] = [Decoration::UserSemantic, Decoration::FuncParamAttr];

impl<'m> Decorations<'m> {
    /// The same decorations for another thread.
    pub(crate) fn part(&mut self) -> Decorations<'m> {
        Decorations { entries: self.entries.share(), repeated: self.repeated.clone() }
    }
    /// Adds an annotation instruction. Call it from the last annotation to the first: lists grow at the front. Invalid
    /// targets are skipped.
    pub(crate) fn add(&mut self, table: &mut Table, inst: Instruction<'m>) {
        let operands = inst.operands();
        match inst.op() {
            Op::Decorate | Op::DecorateId | Op::DecorateString => {
                if let &[target, kind, ref rest @ ..] = operands {
                    self.note_repeated(table, target, Decoration(kind), rest);
                    self.link(table, target, Some(Decoration(kind)), rest, inst.index());
                }
            }
            Op::GroupDecorate => {
                if let Some((group, targets)) = operands.split_first() {
                    for &target in targets.iter().rev() {
                        self.link(table, target, None, std::slice::from_ref(group), inst.index());
                    }
                }
            }
            _ => {}
        }
    }
    /// Stores the instruction that repeats a decoration of `target`.
    fn note_repeated(&mut self, table: &Table, target: u32, kind: Decoration, operands: &[u32]) {
        let mut at = table.notes(target).map_or(NONE, |slot| slot.decorations);
        for _ in 0..COMPARED {
            let Some(entry) = self.entries.as_slice().get(at as usize) else { return };
            if entry.kind == Some(kind) && entry.operands == operands {
                if !REPEATABLE.contains(&kind) {
                    self.repeated.push(entry.instruction);
                }
                return;
            }
            at = entry.next;
        }
    }
    /// Returns the instructions that repeat a decoration of their target, in the order of the module.
    pub(crate) fn repeated(&self) -> impl Iterator<Item = u32> + use<'_, 'm> {
        self.repeated.iter().rev().copied()
    }
    fn link(
        &mut self,
        table: &mut Table,
        target: u32,
        kind: Option<Decoration>,
        operands: &'m [u32],
        instruction: u32,
    ) {
        if let Some(slot) = table.make_notes(target) {
            let entries = self.entries.to_mut();
            let next = std::mem::replace(&mut slot.decorations, entries.len() as u32);
            entries.push(Entry { kind, operands, instruction, next });
        }
    }
    /// Gives `to` the decorations of `from` that it lacks, in front of its own: the later of two contradicting ones counts.
    pub(crate) fn inherit(&mut self, table: &mut Table, from: u32, to: u32) {
        let own: FxHashSet<_> = self.of(table, to).map(|own| (own.kind.0, own.operands)).collect();
        let mut others: Vec<_> = self.of(table, from).collect();
        others.retain(|other| !own.contains(&(other.kind.0, other.operands)));
        for other in others.into_iter().rev() {
            self.link(table, to, Some(other.kind), other.operands, other.instruction);
        }
    }
    /// The decorations of `target`, those of its groups included (a group's groups do not count: groups cannot be
    /// decorated by groups).
    pub(crate) fn of(&self, table: &Table, target: u32) -> impl Iterator<Item = Decorated<'m>> + use<'m, '_> {
        let mut outer = table.notes(target).map_or(NONE, |slot| slot.decorations);
        // Where the heads of groups are looked up; a copy of the few that this target has.
        let mut groups = Vec::new();
        let mut at = outer;
        while let Some(entry) = self.entries.as_slice().get(at as usize) {
            if entry.kind.is_none() {
                let head = entry
                    .operands
                    .first()
                    .and_then(|&g| table.notes(g))
                    .map_or(NONE, |slot| slot.decorations);
                groups.push(head);
            }
            at = entry.next;
        }
        let mut groups = groups.into_iter();
        let mut inner = NONE;
        std::iter::from_fn(move || {
            loop {
                if let Some(entry) = self.entries.as_slice().get(inner as usize) {
                    inner = entry.next;
                    if let Some(found) = entry.decorated() {
                        return Some(found);
                    }
                    continue;
                }
                let entry = self.entries.as_slice().get(outer as usize)?;
                outer = entry.next;
                match entry.decorated() {
                    Some(found) => return Some(found),
                    None => inner = groups.next().unwrap_or(NONE),
                }
            }
        })
    }
    /// Whether the group with this id has more decorations than [`MAX_GROUP`].
    pub(crate) fn group_too_large(&self, table: &Table, group: u32) -> bool {
        self.of(table, group).nth(MAX_GROUP).is_some()
    }
    /// The first decoration of `target` of this kind.
    pub(crate) fn find(&self, table: &Table, target: u32, kind: Decoration) -> Option<Decorated<'m>> {
        if table.notes(target)?.decorations == NONE {
            return None;
        }
        self.of(table, target).find(|d| d.kind == kind)
    }
}

impl<'m> Entry<'m> {
    fn decorated(&self) -> Option<Decorated<'m>> {
        Some(Decorated { kind: self.kind?, operands: self.operands, instruction: self.instruction })
    }
}

/// A linkage decoration: the symbol and the linkage type.
pub(crate) fn linkage_attributes(found: Decorated<'_>) -> Option<(Vec<u8>, u32)> {
    let name = LiteralString::read(found.operands)?;
    let kind = found.operands.get(name.word_count()).copied()?;
    Some((name.to_vec(), kind))
}

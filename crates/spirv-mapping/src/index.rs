//! Indexes over the table, built once.

use std::collections::hash_map;
use std::iter::successors;
use std::sync::LazyLock;

use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::name::Slots;
use crate::row::{Face, Inst, Name, Row};
use crate::rows::TABLE;

/// Rows by instruction, faces by name.
pub(crate) struct Index {
    rows: FxHashMap<Inst, &'static Row>,
    /// First and last entry of a name.
    names: FxHashMap<&'static str, (u32, u32)>,
    entries: Vec<Entry>,
    patterns: Vec<(Inst, &'static Face)>,
}

/// A face with a fixed name, and the next of the same name.
struct Entry {
    inst: Inst,
    face: &'static Face,
    next: Option<u32>,
}

/// Immutable after its first use. A run that translates one small kernel pays for building it, so nothing is allocated
/// per name.
pub(crate) static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let mut index = Index {
        rows: FxHashMap::with_capacity_and_hasher(512, FxBuildHasher),
        names: FxHashMap::with_capacity_and_hasher(1024, FxBuildHasher),
        entries: Vec::with_capacity(1024),
        patterns: Vec::with_capacity(128),
    };
    for row in rows() {
        index.rows.insert(row.inst, row);
        for face in row.faces {
            match face.name {
                Name::Is(name) => index.add(name, row.inst, face),
                Name::Pattern(_) => index.patterns.push((row.inst, face)),
            }
        }
    }
    index
});

impl Index {
    fn add(&mut self, name: &'static str, inst: Inst, face: &'static Face) {
        // The table has far fewer faces than u32 has values.
        let new = self.entries.len() as u32;
        self.entries.push(Entry { inst, face, next: None });
        match self.names.entry(name) {
            hash_map::Entry::Vacant(slot) => {
                slot.insert((new, new));
            }
            hash_map::Entry::Occupied(mut slot) => {
                let (_, last) = slot.get_mut();
                if let Some(entry) = self.entries.get_mut(*last as usize) {
                    entry.next = Some(new);
                }
                *last = new;
            }
        }
    }

    /// Faces with that name, in table order: those with a fixed name first.
    pub(crate) fn faces(&self, name: &str) -> impl Iterator<Item = (Inst, &'static Face, Slots)> {
        let first = self.names.get(name).and_then(|(first, _)| self.entries.get(*first as usize));
        let exact = successors(first, |entry| self.entries.get(entry.next? as usize));
        let exact = exact.map(|entry| (entry.inst, entry.face, Slots::default()));
        exact.chain(self.patterns.iter().filter_map(move |(inst, face)| {
            let fits = name.starts_with(face.name.prefix());
            Some((*inst, *face, fits.then(|| face.name.parse(name)).flatten()?))
        }))
    }

    /// The row of an instruction.
    pub(crate) fn row(&self, inst: Inst) -> Option<&'static Row> {
        self.rows.get(&inst).copied()
    }
}

/// Every row of the table.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    TABLE.iter().copied().flatten()
}

/// The row of an instruction; `None` if it has no OpenCL C spelling.
pub fn row(inst: Inst) -> Option<&'static Row> {
    INDEX.row(inst)
}

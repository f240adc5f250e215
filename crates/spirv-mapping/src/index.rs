//! Indexes over the table, built once.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use crate::name::Slots;
use crate::row::{Face, Inst, Name, Row};
use crate::rows::TABLE;

/// Rows by instruction, faces by name.
pub(crate) struct Index {
    rows: FxHashMap<Inst, &'static Row>,
    names: FxHashMap<&'static str, Vec<(Inst, &'static Face)>>,
    patterns: Vec<(Inst, &'static Face)>,
}

/// Immutable after its first use.
pub(crate) static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let mut index = Index { rows: FxHashMap::default(), names: FxHashMap::default(), patterns: Vec::new() };
    for row in rows() {
        index.rows.insert(row.inst, row);
        for face in row.faces {
            match face.name {
                Name::Is(name) => index.names.entry(name).or_default().push((row.inst, face)),
                Name::Pattern(_) => index.patterns.push((row.inst, face)),
            }
        }
    }
    index
});

impl Index {
    /// Faces with that name, in table order: those with a fixed name first.
    pub(crate) fn faces(&self, name: &str) -> impl Iterator<Item = (Inst, &'static Face, Slots)> {
        let exact = self.names.get(name).into_iter().flatten();
        let exact = exact.map(|(inst, face)| (*inst, *face, Slots::default()));
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

//! One dense table of ids, so that no instruction costs a hash.

use crate::ids::entity::Entity;
use crate::ids::shared::Shared;
use rustc_hash::FxHashMap;

/// "None" for the `u32` indices of [`Row`] and [`Notes`].
pub(crate) const NONE: u32 = u32::MAX;

/// An id's row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// The entity.
    pub(crate) entity: Entity,
    /// The id of its type; 0 when it has none.
    pub(crate) ty: u32,
    /// The index of the instruction that defines it, [`NONE`] when nothing does.
    pub(crate) def: u32,
}

impl Row {
    const EMPTY: Row = Row { entity: Entity::Pending, ty: 0, def: NONE };
}

/// What other instructions say of an id.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Notes {
    /// The index of its OpName, or [`NONE`].
    pub(crate) name: u32,
    /// Its first entry in the decoration table, or [`NONE`].
    pub(crate) decorations: u32,
}

impl Notes {
    const EMPTY: Notes = Notes { name: NONE, decorations: NONE };
}

/// The table. Takes memory in proportion to the module's words, independently of the bound in its header.
pub(crate) struct Table {
    /// Each thread has its own.
    rows: Vec<Row>,
    /// Of each row, the position of its notes, or [`NONE`]: most ids of optimized code have none.
    noted: Shared<u32>,
    notes: Shared<Notes>,
    /// Position of each id, when ids are too sparse to be positions themselves.
    sparse: Option<FxHashMap<u32, u32>>,
    bound: u32,
}

impl Table {
    /// A table for a module of `words` words with this bound.
    pub(crate) fn new(bound: u32, words: usize) -> Table {
        let dense = bound as usize <= words.saturating_add(64);
        let rows = if dense { bound as usize } else { 0 };
        Table {
            rows: vec![Row::EMPTY; rows],
            noted: Shared::Own(vec![NONE; rows]),
            notes: Shared::default(),
            sparse: if dense { None } else { Some(FxHashMap::default()) },
            bound,
        }
    }
    /// The same table for another thread, with rows of its own.
    pub(crate) fn part(&mut self) -> Table {
        Table {
            rows: self.rows.clone(),
            noted: self.noted.share(),
            notes: self.notes.share(),
            sparse: self.sparse.clone(),
            bound: self.bound,
        }
    }
    /// The position of `id`, if it has one.
    #[inline]
    fn position(&self, id: u32) -> Option<usize> {
        match &self.sparse {
            None => Some(id as usize),
            Some(map) => map.get(&id).map(|&position| position as usize),
        }
    }
    /// The row of `id`.
    #[inline]
    pub(crate) fn row(&self, id: u32) -> Option<&Row> {
        self.rows.get(self.position(id)?)
    }
    /// The row of `id`, if it has one already.
    #[inline]
    pub(crate) fn row_mut(&mut self, id: u32) -> Option<&mut Row> {
        let position = self.position(id)?;
        self.rows.get_mut(position)
    }
    /// The notes of `id`, if there are any.
    #[inline]
    pub(crate) fn notes(&self, id: u32) -> Option<&Notes> {
        let position = *self.noted.as_slice().get(self.position(id)?)?;
        if position == NONE { None } else { self.notes.as_slice().get(position as usize) }
    }
    /// The position of `id`, made when it is in bounds and has none.
    fn make(&mut self, id: u32) -> Option<usize> {
        // The header bounds the ids.
        if id == 0 || id >= self.bound {
            return None;
        }
        let Some(map) = &mut self.sparse else { return Some(id as usize) };
        let next = self.rows.len() as u32;
        let position = *map.entry(id).or_insert(next);
        if position == next {
            self.rows.push(Row::EMPTY);
            self.noted.to_mut().push(NONE);
        }
        Some(position as usize)
    }
    /// The row of `id`, made when it is in bounds and has none.
    pub(crate) fn make_row(&mut self, id: u32) -> Option<&mut Row> {
        let position = self.make(id)?;
        self.rows.get_mut(position)
    }
    /// The notes of `id`, made when it is in bounds and has none.
    pub(crate) fn make_notes(&mut self, id: u32) -> Option<&mut Notes> {
        let position = self.make(id)?;
        let place = self.noted.to_mut().get_mut(position)?;
        let notes = self.notes.to_mut();
        if *place == NONE {
            *place = notes.len() as u32;
            notes.push(Notes::EMPTY);
        }
        notes.get_mut(*place as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_huge_bound_costs_nothing() {
        let mut ids = Table::new(u32::MAX, 10);
        assert!(ids.notes(4_000_000_000).is_none());
        ids.make_notes(4_000_000_000).unwrap().name = 7;
        assert_eq!(ids.notes(4_000_000_000).unwrap().name, 7);
        assert!(ids.make_row(0).is_none() && ids.make_row(u32::MAX).is_none());
    }
}

//! One dense table of ids, so that no instruction costs a hash.

use crate::ids::entity::Entity;
use rustc_hash::FxHashMap;

/// "None" for the `u32` indices of a [`Slot`].
pub(crate) const NONE: u32 = u32::MAX;

/// An id's row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// The entity.
    pub(crate) entity: Entity,
    /// The id of its type; 0 when it has none.
    pub(crate) ty: u32,
    /// The index of the instruction that defines it, [`NONE`] when nothing does.
    pub(crate) def: u32,
    /// The index of its OpName, or [`NONE`].
    pub(crate) name: u32,
    /// Its first entry in the decoration table, or [`NONE`].
    pub(crate) decorations: u32,
}

impl Slot {
    const EMPTY: Slot = Slot { entity: Entity::Pending, ty: 0, def: NONE, name: NONE, decorations: NONE };
}

/// The table. Takes memory in proportion to the module's words, independently of the bound in its header.
#[derive(Clone)]
pub(crate) struct Table {
    slots: Vec<Slot>,
    /// Position in `slots` of each id, when ids are too sparse to be positions themselves.
    sparse: Option<FxHashMap<u32, u32>>,
    bound: u32,
}

impl Table {
    /// A table for a module of `words` words with this bound.
    pub(crate) fn new(bound: u32, words: usize) -> Table {
        let dense = bound as usize <= words.saturating_add(64);
        Table {
            slots: if dense { vec![Slot::EMPTY; bound as usize] } else { Vec::new() },
            sparse: if dense { None } else { Some(FxHashMap::default()) },
            bound,
        }
    }
    /// The row of `id`.
    #[inline]
    pub(crate) fn get(&self, id: u32) -> Option<&Slot> {
        match &self.sparse {
            None => self.slots.get(id as usize),
            Some(map) => self.slots.get(*map.get(&id)? as usize),
        }
    }
    /// The row of `id`, if it has one already.
    #[inline]
    pub(crate) fn get_mut(&mut self, id: u32) -> Option<&mut Slot> {
        match &self.sparse {
            None => self.slots.get_mut(id as usize),
            Some(map) => self.slots.get_mut(*map.get(&id)? as usize),
        }
    }
    /// The row of `id`, made when it is in bounds and has none.
    pub(crate) fn make(&mut self, id: u32) -> Option<&mut Slot> {
        // The header bounds the ids.
        if id == 0 || id >= self.bound {
            return None;
        }
        if let Some(map) = &mut self.sparse {
            let next = self.slots.len() as u32;
            let position = *map.entry(id).or_insert(next);
            if position == next {
                self.slots.push(Slot::EMPTY);
            }
            return self.slots.get_mut(position as usize);
        }
        self.slots.get_mut(id as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_huge_bound_costs_nothing() {
        let mut ids = Table::new(u32::MAX, 10);
        assert!(ids.get(4_000_000_000).is_none());
        ids.make(4_000_000_000).unwrap().name = 7;
        assert_eq!(ids.get(4_000_000_000).unwrap().name, 7);
        assert!(ids.make(0).is_none() && ids.make(u32::MAX).is_none());
    }
}

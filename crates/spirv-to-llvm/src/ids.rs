//! What is known about each id: one dense table, so that no instruction costs a hash.

use llvm_model::{BlockId, ConstId, FunctionId, TypeId, Value};
use rustc_hash::FxHashMap;
use spirv_module::BuiltIn;

/// "None" for the `u32` indices of a [`Slot`].
pub(crate) const NONE: u32 = u32::MAX;

/// What an id stands for in the module that is written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Entity {
    /// Defined in the module, but not translated (yet), or of a kind that has no value.
    Pending,
    /// Its instruction failed; whatever uses it fails silently.
    Failed,
    /// An imported extended instruction set, by its number in the list of imports.
    ExtInstSet(u32),
    /// A type.
    Type(TypeId),
    /// A constant, a module-scope variable's address, a parameter, an instruction's result.
    Value(Value),
    /// A function.
    Function(FunctionId),
    /// A block of the function being translated.
    Block(BlockId),
    /// The address of a builtin variable.
    BuiltinAddress(BuiltIn),
    /// The address of one component of a builtin variable: an index into the function's table of them.
    BuiltinComponent(u32),
    /// The loaded vector of a builtin variable: an index into the function's table of them.
    BuiltinVector(u32),
    /// What follows from the result of a builtin's call: an index into the function's table of such results.
    Adapted(u32),
    /// Inline assembly, which can only be called.
    Assembly(ConstId),
    /// A constant sampler: addressing mode, normalisation and filter as OpenCL C packs them.
    Sampler(u32),
}

/// An id's row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// What it stands for.
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

/// The table. Takes memory in proportion to the module's words, whatever bound its header states.
pub(crate) struct Ids {
    slots: Vec<Slot>,
    /// Position in `slots` of each id, when ids are too sparse to be positions themselves.
    sparse: Option<FxHashMap<u32, u32>>,
    bound: u32,
}

impl Ids {
    /// A table for a module of `words` words with this bound.
    pub(crate) fn new(bound: u32, words: usize) -> Ids {
        let dense = bound as usize <= words.saturating_add(64);
        Ids {
            slots: if dense { vec![Slot::EMPTY; bound as usize] } else { Vec::new() },
            sparse: if dense { None } else { Some(FxHashMap::default()) },
            bound,
        }
    }
    /// Whether `id` is one the header allows.
    pub(crate) fn in_bounds(&self, id: u32) -> bool {
        id != 0 && id < self.bound
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
        if !self.in_bounds(id) {
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
        let mut ids = Ids::new(u32::MAX, 10);
        assert!(ids.get(4_000_000_000).is_none());
        ids.make(4_000_000_000).unwrap().name = 7;
        assert_eq!(ids.get(4_000_000_000).unwrap().name, 7);
        assert!(ids.make(0).is_none() && ids.make(u32::MAX).is_none());
    }
}

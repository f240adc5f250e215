//! Types of functions that are lowered apart from the others.

use crate::lower::output::new_ids::NewIds;
use crate::lower::output::writer::parts::WriterKey;
use crate::lower::types::Types;
use crate::lower::types::pool::PoolKey;
use llvm_model::{Id as _, TypeId};
use spirv_module::Id;

/// The identity of an id that is not a result of a function's instructions.
pub(in crate::lower) enum TypeKey {
    /// The form of the values of an LLVM type.
    Values(TypeId),
    /// A type or a constant by its form.
    Pool(PoolKey),
    /// A name or a text.
    Writer(WriterKey),
}

impl<'m> Types<'m> {
    /// Returns the types for functions that are lowered in another thread.
    pub(in crate::lower) fn part(&self) -> Types<'m> {
        Types {
            input: self.input,
            pool: self.pool.part(),
            values: self.values.clone(),
            members: self.members.clone(),
            member_names: self.member_names.clone(),
            depth: 0,
        }
    }

    /// Greater than every id so far.
    pub(in crate::lower) fn bound(&self) -> u32 {
        self.pool.written().lengths().bound()
    }

    /// Whether a part made only types that others find by their keys: pointers that wait for their pointees have none.
    pub(in crate::lower) fn is_joinable(&self, part: &Types<'_>) -> bool {
        self.members.are_complete() && part.members.are_complete() && self.pool.is_joinable(&part.pool)
    }

    /// Calls `note` for each id that has a key. Of two keys of an id the later one counts.
    pub(in crate::lower) fn for_each_key(&self, mut note: impl FnMut(Id, TypeKey)) {
        self.pool.written().for_each_key(|id, key| note(id, TypeKey::Writer(key)));
        for (index, id) in self.values.iter().enumerate() {
            if let Some(id) = id {
                note(*id, TypeKey::Values(TypeId::from_index(index)));
            }
        }
        self.pool.for_each_key(|id, key| note(id, TypeKey::Pool(key)));
    }

    /// Returns the id that the module has for a key of a part, or gives it a fresh one; and whether it had one.
    pub(in crate::lower) fn adopt(&mut self, key: TypeKey, ids: &NewIds) -> (Id, bool) {
        match key {
            TypeKey::Writer(key) => self.pool.out().adopt(key),
            TypeKey::Pool(key) => self.pool.adopt(key, ids),
            TypeKey::Values(ty) => match self.values.get(ty.index()).copied().flatten() {
                Some(id) => (id, true),
                None => (self.pool.out().fresh(), false),
            },
        }
    }

    /// Adds the types of a part.
    pub(in crate::lower) fn join(&mut self, part: &mut Types<'m>, ids: &NewIds) {
        self.pool.join(&mut part.pool, ids);
        for (own, other) in self.values.iter_mut().zip(&part.values) {
            *own = own.or(other.map(|id| ids.get(id)));
        }
    }
}

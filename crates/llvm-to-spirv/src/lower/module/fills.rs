//! Constant variables that `memset` copies from.

use crate::lower::module::Globals;
use crate::lower::output::new_ids::NewIds;
use rustc_hash::FxHashMap;
use spirv_module::{Decoration, Id, Op, StorageClass};

/// The variables made so far, by value and length.
#[derive(Clone, Default)]
pub(super) struct Fills(FxHashMap<(u8, u64), Id>);

impl Fills {
    /// The variable of `length` equal bytes.
    pub(super) fn get(&self, byte: u8, length: u64) -> Option<Id> {
        self.0.get(&(byte, length)).copied()
    }

    /// Calls `note` for each variable, with its byte and its length.
    pub(super) fn for_each_key(&self, mut note: impl FnMut(Id, (u8, u64))) {
        self.0.iter().for_each(|(&key, id)| note(*id, key));
    }

    /// Adds the variables of a part.
    pub(super) fn join(&mut self, part: &Fills, ids: &NewIds) {
        for (key, id) in &part.0 {
            self.0.entry(*key).or_insert_with(|| ids.get(*id));
        }
    }
}

impl Globals<'_> {
    /// A constant variable of `length` bytes that are all `value`.
    pub(in crate::lower) fn fill_constant(&mut self, value: u8, length: u64) -> Id {
        if let Some(&id) = self.fills.0.get(&(value, length)) {
            return id;
        }
        let pool = self.types.pool();
        let byte = pool.int_type(8);
        let ty = pool.array_type(byte, length);
        let initial = match (value, usize::try_from(length)) {
            (0, _) => pool.null_constant(ty),
            // Operands that exceed an instruction are reported when it is written.
            (_, length) => {
                let element = pool.narrow_constant(byte, u32::from(value));
                let length = length.unwrap_or(usize::MAX).min(1 << 16);
                pool.composite(Op::ConstantComposite, ty, vec![element.0; length])
            }
        };
        let pointer = pool.pointer_type(StorageClass::UniformConstant, ty);
        let out = pool.out();
        let id = out.fresh();
        let operands = [StorageClass::UniformConstant.0, initial.0];
        out.push(Op::Variable, Some(pointer), Some(id), &operands);
        out.decorate(id, Decoration::Constant, &[]);
        self.fills.0.insert((value, length), id);
        id
    }
}

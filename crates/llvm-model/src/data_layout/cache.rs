//! The sizes of types that were computed before, for all threads that use a layout.

use crate::types::TypeId;
use rustc_hash::FxHashMap;
use std::sync::{PoisonError, RwLock};

/// Size in bits and alignment in bytes of a type, if it has them.
type Size = Option<(u64, u64)>;

/// The sizes that are known.
#[derive(Debug, Default)]
pub(super) struct Cache(RwLock<FxHashMap<TypeId, Size>>);

impl Cache {
    /// Returns the size of a type, if it was computed before.
    pub(super) fn get(&self, ty: TypeId) -> Option<Size> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(&ty).copied()
    }

    /// Stores the size of a type.
    pub(super) fn insert(&self, ty: TypeId, size: Size) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(ty, size);
    }
}

impl Clone for Cache {
    fn clone(&self) -> Cache {
        Cache(RwLock::new(self.0.read().unwrap_or_else(PoisonError::into_inner).clone()))
    }
}

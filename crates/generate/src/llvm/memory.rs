//! Private variables, loads and stores of any type through any pointer.

use super::Smith;
use llvm_model::{Align, InstBuilder, InstKind, TypeId, Value};

/// At most so many private variables.
const ALLOCAS: usize = 4;

/// Adds private variables to the entry block.
pub(super) fn allocas(smith: &mut Smith<'_>) {
    for _ in 0..smith.choices.below(ALLOCAS) {
        let allocated = smith.any_type();
        let one = smith.int32(1);
        let align = smith.alignment();
        let pointer = smith.alloca(allocated, one, align);
        smith.see(pointer);
    }
}

/// Adds a load.
pub(super) fn load(smith: &mut Smith<'_>) {
    let pointer = smith.pointer();
    let ty = smith.any_in_use();
    let (align, volatile) = (smith.alignment(), smith.choices.rarely(5));
    smith.add(InstKind::Load { pointer, align: Align::of(align), volatile, atomic: None }, ty);
}

/// Adds a store.
pub(super) fn store(smith: &mut Smith<'_>) {
    let pointer = smith.writable();
    let ty = smith.any_in_use();
    let value = smith.value(ty);
    let (align, volatile) = (smith.alignment(), smith.choices.rarely(5));
    smith.store_as(value, pointer, align, volatile);
}

impl Smith<'_> {
    /// Returns an alignment in bytes: 1 to 16.
    pub(super) fn alignment(&mut self) -> u64 {
        1 << self.choices.below(5)
    }

    /// Returns a pointer into any address space.
    pub(super) fn pointer(&mut self) -> Value {
        let ty = self.pointer_in_use();
        self.value(ty)
    }

    /// Returns a pointer into an address space that is not constant.
    pub(super) fn writable(&mut self) -> Value {
        let is_writable =
            |smith: &Self, ty: TypeId| smith.module.types.address_space(ty).is_some_and(|space| space != 2);
        let ty = match self.visible(is_writable) {
            Some((_, ty)) => ty,
            None => self.module.types.ptr(1),
        };
        self.value(ty)
    }
}

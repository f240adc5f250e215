//! Memory: loads, stores and addresses.

use super::Code;
use crate::context;
use llvm_model::{InstId, InstKind, Instruction, TypeId, Value};

impl Code<'_> {
    /// Loads; `align` in bytes, 0 for that of the type.
    pub(crate) fn load(&mut self, ty: TypeId, pointer: Value, align: u64) -> Value {
        self.load_as(ty, pointer, align, false)
    }

    /// As [`Code::load`], volatile if it is to be.
    pub(crate) fn load_as(&mut self, ty: TypeId, pointer: Value, align: u64, volatile: bool) -> Value {
        self.emit(InstKind::Load { pointer, align, volatile, atomic: None }, ty)
    }

    /// Stores; `align` in bytes, 0 for that of the type.
    pub(crate) fn store(&mut self, value: Value, pointer: Value, align: u64) {
        self.store_as(value, pointer, align, false);
    }

    /// As [`Code::store`], volatile if it is to be.
    pub(crate) fn store_as(&mut self, value: Value, pointer: Value, align: u64, volatile: bool) -> InstId {
        let void = self.out.types.void();
        let kind = InstKind::Store { value, pointer, align, volatile, atomic: None };
        self.push(Instruction::new(kind, void))
    }

    /// Memory of the function for so many values of a type.
    pub(crate) fn alloca(&mut self, allocated: TypeId, count: Value) -> Value {
        let pointer = self.out.types.ptr(0);
        let kind = InstKind::Alloca { allocated, count, align: 0, inalloca: false, swifterror: false };
        self.emit(kind, pointer)
    }

    /// The address of a part of a type.
    pub(crate) fn address(&mut self, source_type: TypeId, base: Value, indices: &[Value]) -> Value {
        let pointer = self.out.types.ptr(0);
        let kind = InstKind::GetElementPtr { source_type, base, indices: indices.into() };
        self.emit(kind, pointer)
    }

    /// The address of a member of a structure.
    pub(crate) fn member_address(&mut self, structure: TypeId, base: Value, member: u32) -> Value {
        let indices = [self.word(0), self.word(member)];
        self.address(structure, base, &indices)
    }

    /// An address so many bytes further.
    pub(crate) fn bytes_further(&mut self, base: Value, offset: Value) -> Value {
        if self.out.as_u64(offset) == Some(0) {
            return base;
        }
        let byte = self.out.types.int(8);
        self.address(byte, base, &[offset])
    }

    /// What a member of the context says.
    pub(crate) fn context_field(&mut self, context: Value, field: context::Field) -> Value {
        let structure = context::structure(self.out);
        let ty = self.out.types.element(structure, field as u64).unwrap_or(structure);
        let address = self.member_address(structure, context, field as u32);
        self.load(ty, address, 0)
    }
}

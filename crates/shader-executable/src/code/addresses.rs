//! Addresses of members and bytes.

use super::Code;
use crate::context;
use llvm_model::{InstBuilder as _, TypeId, Value};

impl Code<'_> {
    /// Returns the address of a member of a structure.
    pub(crate) fn member_address(&mut self, structure: TypeId, base: Value, member: u32) -> Value {
        let indices = [self.int32(0), self.int32(member)];
        self.gep(structure, base, &indices)
    }

    /// Returns an address so many bytes further.
    pub(crate) fn bytes_further(&mut self, base: Value, offset: Value) -> Value {
        if self.out.as_u64(offset) == Some(0) { base } else { self.byte_offset(base, offset) }
    }

    /// Returns the value of a member of the context.
    pub(crate) fn context_field(&mut self, context: Value, field: context::Field) -> Value {
        let structure = context::structure(self.out);
        let ty = self.out.types.element(structure, field as u64).unwrap_or(structure);
        let address = self.member_address(structure, context, field as u32);
        self.load(ty, address, 0)
    }
}

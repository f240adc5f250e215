//! Pointers that are addresses (PhysicalStorageBuffer): steps of bytes are computed with integers.

use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, InstId, InstKind, Type, Value};
use spirv_grammar::StorageClass;
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};

/// The address space of pointers that are addresses.
pub(crate) fn physical_space() -> Option<u32> {
    address_space(SHADER_STORAGE, StorageClass::PhysicalStorageBuffer)
}

/// Adds the address that a `getelementptr` over bytes computes; `None` if the instruction is another.
pub(super) fn step(at: &mut Builder<'_>, inst: InstId) -> Option<Value> {
    let this = &at.body.insts[inst];
    let ty = this.ty;
    let InstKind::GetElementPtr { source_type, base, indices } = &this.kind else { return None };
    let (&[index], Type::Integer(8)) = (&indices[..], &at.module.types[*source_type]) else { return None };
    if at.module.types.address_space(ty) != physical_space() {
        return None;
    }
    let base = *base;
    let i64 = at.module.types.int(64);
    let base = at.cast(CastOp::PtrToInt, base, i64);
    let index_type = at.ty(index);
    let index = match at.int_width(index_type) {
        Some(64) => index,
        _ => at.cast(CastOp::SExt, index, i64),
    };
    let sum = at.binary(BinaryOp::Add, base, index);
    Some(at.cast(CastOp::IntToPtr, sum, ty))
}

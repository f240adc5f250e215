//! Accesses through addresses: each is one of a number or a short vector whose alignment is that of its numbers, at least
//! (Vulkan specification, VUID-StandaloneSpirv-PhysicalStorageBuffer64-06314).

use crate::memory::{Layouts, physical_space};
use llvm_model::{
    BinaryOp, Builder, CastOp, DataLayout, InstBuilder as _, InstKind, Module, Type, TypeId, Value,
};

/// The elements of the vectors that shaders have.
const LANES: u32 = 4;

/// The most numbers that one access becomes.
const MAX_PARTS: u64 = 256;

/// How deep types nest.
const MAX_DEPTH: u32 = 64;

/// An access, and the layouts that it goes by.
#[derive(Clone, Copy)]
pub(super) struct Access<'a> {
    pub(super) layouts: &'a Layouts<'a>,
    pub(super) data: &'a DataLayout,
    /// In bytes, 0 for that of the type.
    pub(super) align: u64,
    pub(super) volatile: bool,
}

/// The pointer that an address is.
pub(super) fn pointer(at: &mut Builder<'_>, address: Value) -> Value {
    let ty = at.module.types.ptr(physical_space().unwrap_or_default());
    at.cast(CastOp::IntToPtr, address, ty)
}

/// The address some bytes further.
pub(super) fn moved(at: &mut Builder<'_>, address: Value, bytes: u64) -> Value {
    match bytes {
        0 => address,
        _ => at.binary_int(BinaryOp::Add, address, bytes),
    }
}

/// Whether a value of a type can be accessed.
pub(super) fn is_possible(module: &Module, layouts: &Layouts<'_>, ty: TypeId) -> bool {
    count(module, layouts, ty, 0).is_some_and(|count| count <= MAX_PARTS)
}

/// How many numbers a value has.
fn count(module: &Module, layouts: &Layouts<'_>, ty: TypeId, depth: u32) -> Option<u64> {
    let types = &module.types;
    match types[ty] {
        _ if depth > MAX_DEPTH => None,
        Type::Array { element, count: length } => {
            count(module, layouts, element, depth + 1)?.checked_mul(length)
        }
        Type::Struct(_) | Type::NamedStruct(_) => {
            layouts.offsets(types, ty)?;
            let fields = &types.struct_body(ty)?.fields;
            fields
                .iter()
                .try_fold(0u64, |sum, &field| sum.checked_add(count(module, layouts, field, depth + 1)?))
        }
        Type::Vector { element, count, scalable: false } => {
            scalar_bytes(module, element).map(|_| count.into())
        }
        _ => scalar_bytes(module, ty).map(|_| 1),
    }
}

/// The bytes of a number in memory.
fn scalar_bytes(module: &Module, ty: TypeId) -> Option<u64> {
    let types = &module.types;
    match types.int_width(ty).or_else(|| types[ty].float_width())? {
        1 => Some(1),
        bits @ (8 | 16 | 32 | 64) => Some(u64::from(bits / 8)),
        _ => None,
    }
}

/// Parts of a value: an aggregate's members, or of a long vector the first element and how many.
fn members(at: &Builder<'_>, layouts: &Layouts<'_>, ty: TypeId) -> Option<Vec<(TypeId, u64)>> {
    let types = &at.module.types;
    match types[ty] {
        Type::Array { element, count } => {
            let size = layouts.size(types, element)?;
            Some((0..count).map(|index| (element, index * size)).collect())
        }
        Type::Struct(_) | Type::NamedStruct(_) => {
            let fields = &types.struct_body(ty)?.fields;
            Some(fields.iter().copied().zip(layouts.offsets(types, ty)?).collect())
        }
        _ => None,
    }
}

impl Access<'_> {
    /// The alignment of a part that is at an offset.
    fn at(self, offset: u64) -> Self {
        let align = match offset {
            0 => self.align,
            _ => self.align.min(1 << offset.trailing_zeros()),
        };
        Access { align, ..self }
    }

    /// The access with its alignment.
    fn aligned(self, at: &Builder<'_>, ty: TypeId) -> Self {
        let align = match self.align {
            0 => self.data.abi_align(&at.module.types, ty).unwrap_or(1),
            align => align,
        };
        Access { align: align.max(1), ..self }
    }

    /// Adds the load of a value.
    pub(super) fn load(self, at: &mut Builder<'_>, address: Value, ty: TypeId) -> Value {
        let this = self.aligned(at, ty);
        if let Some(members) = members(at, this.layouts, ty) {
            let mut parts = Vec::with_capacity(members.len());
            for (member, offset) in members {
                let address = moved(at, address, offset);
                parts.push(this.at(offset).load(at, address, member));
            }
            return at.structure(ty, &parts);
        }
        let scalar = at.module.types.scalar(ty);
        let size = scalar_bytes(at.module, scalar).unwrap_or(1);
        let is_bit = at.module.types[scalar] == Type::Integer(1);
        let lanes = at.module.types.lanes(ty);
        let is_whole = this.align >= size && !is_bit;
        match lanes {
            None if is_bit => {
                let byte = at.module.types.int(8);
                let byte = this.load(at, address, byte);
                at.cast(CastOp::Trunc, byte, ty)
            }
            None if is_whole => this.load_whole(at, address, ty),
            None => this.load_bytes(at, address, ty, size),
            Some(lanes) if lanes <= LANES && is_whole => this.load_whole(at, address, ty),
            Some(lanes) => {
                let step = if is_whole { LANES } else { 1 };
                let mut elements = Vec::new();
                for first in (0..lanes).step_by(step as usize) {
                    let offset = u64::from(first) * size;
                    let address = moved(at, address, offset);
                    let part = this.at(offset);
                    match step.min(lanes - first) {
                        1 => elements.push(part.load(at, address, scalar)),
                        count => {
                            let vector = at.module.types.vector(scalar, count);
                            let vector = part.load_whole(at, address, vector);
                            for lane in 0..count {
                                elements.push(at.extract(vector, lane));
                            }
                        }
                    }
                }
                at.vector(&elements)
            }
        }
    }

    fn load_whole(self, at: &mut Builder<'_>, address: Value, ty: TypeId) -> Value {
        let pointer = pointer(at, address);
        at.load_as(ty, pointer, self.align, self.volatile)
    }

    /// Adds the load of a number by parts of fewer bytes.
    fn load_bytes(self, at: &mut Builder<'_>, address: Value, ty: TypeId, size: u64) -> Value {
        let half = at.module.types.int(size as u32 * 4);
        let low = self.load(at, address, half);
        let high = moved(at, address, size / 2);
        let high = self.at(size / 2).load(at, high, half);
        let both = at.vector(&[low, high]);
        at.cast(CastOp::BitCast, both, ty)
    }

    /// Adds the store of a value.
    pub(super) fn store(self, at: &mut Builder<'_>, address: Value, value: Value) {
        let ty = at.ty(value);
        let this = self.aligned(at, ty);
        if let Some(members) = members(at, this.layouts, ty) {
            for (index, (_, offset)) in (0..).zip(members) {
                let part = at.extract_value(value, &[index]);
                let address = moved(at, address, offset);
                this.at(offset).store(at, address, part);
            }
            return;
        }
        let scalar = at.module.types.scalar(ty);
        let size = scalar_bytes(at.module, scalar).unwrap_or(1);
        let is_bit = at.module.types[scalar] == Type::Integer(1);
        let is_whole = this.align >= size && !is_bit;
        match at.module.types.lanes(ty) {
            None if is_bit => {
                let byte = at.module.types.int(8);
                let byte = at.cast(CastOp::ZExt, value, byte);
                this.store(at, address, byte);
            }
            None if is_whole => this.store_whole(at, address, value),
            None => this.store_bytes(at, address, value, size),
            Some(lanes) if lanes <= LANES && is_whole => this.store_whole(at, address, value),
            Some(lanes) => {
                let step = if is_whole { LANES } else { 1 };
                for first in (0..lanes).step_by(step as usize) {
                    let offset = u64::from(first) * size;
                    let address = moved(at, address, offset);
                    let elements: Vec<Value> =
                        (first..lanes.min(first + step)).map(|lane| at.extract(value, lane)).collect();
                    let part = if let [one] = elements[..] { one } else { at.vector(&elements) };
                    this.at(offset).store(at, address, part);
                }
            }
        }
    }

    fn store_whole(self, at: &mut Builder<'_>, address: Value, value: Value) {
        let pointer = pointer(at, address);
        at.store_as(value, pointer, self.align, self.volatile);
    }

    /// Adds the store of a number by parts of fewer bytes.
    fn store_bytes(self, at: &mut Builder<'_>, address: Value, value: Value, size: u64) {
        let half = at.module.types.int(size as u32 * 4);
        let halves = at.module.types.vector(half, 2);
        let halves = at.cast(CastOp::BitCast, value, halves);
        for (lane, offset) in [(0, 0), (1, size / 2)] {
            let part = at.extract(halves, lane);
            let address = moved(at, address, offset);
            self.at(offset).store(at, address, part);
        }
    }
}

/// The pointer operand of an atomic instruction.
pub(super) fn atomic_pointer(kind: &mut InstKind) -> Option<&mut Value> {
    match kind {
        InstKind::Load { pointer, atomic: Some(_), .. }
        | InstKind::Store { pointer, atomic: Some(_), .. }
        | InstKind::AtomicRmw { pointer, .. } => Some(pointer),
        InstKind::CmpXchg(exchange) => Some(&mut exchange.pointer),
        _ => None,
    }
}

//! The types of memory: of allocations and of members of aggregates. They have the size and alignment of the original in
//! LLVM, so that offsets stay.

use super::shape::Shape;
use crate::native::{MAX_WIDTH, Native};
use llvm_model::types::StructType;
use llvm_model::{ConstId, DataLayout, Module, Type, TypeId, Types};
use rustc_hash::FxHashMap;

/// How deep types are rewritten; deeper ones are an error elsewhere.
const MAX_DEPTH: u32 = 256;

/// Original types and their counterparts.
#[derive(Clone, Default)]
pub(super) struct TypeMap {
    map: FxHashMap<TypeId, TypeId>,
    /// The types that are left as they are.
    pub(super) native: Native,
    /// Constants and their memory forms: aggregates may share parts many times over.
    pub(super) constants: FxHashMap<ConstId, Option<ConstId>>,
}

impl TypeMap {
    /// The counterpart of a type; the type itself when nothing in it needs to change.
    pub(super) fn get(&mut self, types: &mut Types, layout: &DataLayout, ty: TypeId) -> TypeId {
        self.at(types, layout, ty, 0)
    }

    fn at(&mut self, types: &mut Types, layout: &DataLayout, ty: TypeId, depth: u32) -> TypeId {
        if let Some(&known) = self.map.get(&ty) {
            return known;
        }
        if depth > MAX_DEPTH {
            return ty;
        }
        let new = self.make(types, layout, ty, depth);
        self.map.insert(ty, new);
        new
    }

    fn make(&mut self, types: &mut Types, layout: &DataLayout, ty: TypeId, depth: u32) -> TypeId {
        match types[ty].clone() {
            Type::Integer(width) => integer(types, layout, ty, width, self.native),
            Type::Vector { element, count, scalable: false } => {
                vector(types, layout, ty, (element, count), self.native)
            }
            Type::Array { element, count } => {
                let new = self.at(types, layout, element, depth + 1);
                if new == element { ty } else { types.array(new, count) }
            }
            Type::Struct(body) => match self.fields(types, layout, &body, depth) {
                Some(fields) => types.literal_struct(&fields, body.packed),
                None => ty,
            },
            Type::NamedStruct(id) => {
                let Some(named) = types.structs.get(id).cloned() else { return ty };
                let Some(body) = &named.body else { return ty };
                match self.fields(types, layout, body, depth) {
                    Some(fields) => {
                        let body = StructType { packed: body.packed, fields: fields.into() };
                        types.named_struct(named.name, Some(body))
                    }
                    None => ty,
                }
            }
            _ => ty,
        }
    }

    fn fields(
        &mut self,
        types: &mut Types,
        layout: &DataLayout,
        body: &StructType,
        depth: u32,
    ) -> Option<Vec<TypeId>> {
        let fields: Vec<TypeId> =
            body.fields.iter().map(|&field| self.at(types, layout, field, depth + 1)).collect();
        (fields[..] != body.fields[..]).then_some(fields)
    }
}

/// Wide integers are as many words as their size has room for.
fn integer(types: &mut Types, layout: &DataLayout, ty: TypeId, width: u32, native: Native) -> TypeId {
    match width {
        _ if native.has_width(width) || matches!(width, 8 | 16 | 64) => ty,
        _ if width <= native.word => types.int(width.max(8).next_power_of_two()),
        0..=MAX_WIDTH => {
            let bytes = layout.alloc_size(types, ty).unwrap_or(16);
            let mut sizes = [8, 4, 2].into_iter().filter(|&size| size * 8 <= u64::from(native.word));
            let size = sizes.find(|&size| bytes.is_multiple_of(size)).unwrap_or(1);
            let part = types.int(size as u32 * 8);
            match (bytes / size, layout.abi_align(types, ty)) {
                (words @ (2 | 4 | 8 | 16), Some(align)) if align == size * words => {
                    types.vector(part, words as u32)
                }
                (words, _) => types.array(part, words),
            }
        }
        _ => ty,
    }
}

/// Vectors of other lengths are padded to the next power of two, as LLVM pads them; where SPIR-V has no vector of
/// that length they are arrays.
fn vector(
    types: &mut Types,
    layout: &DataLayout,
    ty: TypeId,
    (element, count): (TypeId, u32),
    native: Native,
) -> TypeId {
    let is_native = Shape::of(types, ty, native).is_some_and(|shape| shape.is_native());
    let is_bool = types[element] == Type::Integer(1);
    if is_native && (!is_bool || native.bools_in_memory) {
        return ty;
    }
    let Some(bits) = layout.size_bits(types, element) else { return ty };
    let Some(bytes) = layout.alloc_size(types, ty) else { return ty };
    if matches!(types[element], Type::Pointer(_)) {
        return if count == 1 { element } else { types.array(element, (bytes * 8).div_ceil(bits)) };
    }
    // Elements that are not whole native numbers lie packed: only the size matters.
    let packed = !matches!(bits, 8 | 16 | 32 | 64);
    let (part, lanes) = match packed {
        true if bytes % 8 == 0 => (types.int(native.word), bytes * 8 / u64::from(native.word)),
        true if bytes == 4 || bytes == 2 => (types.int(bytes as u32 * 8), 1),
        true => (types.int(8), bytes),
        false => (element, (bytes * 8) / bits),
    };
    match lanes {
        1 => part,
        2 | 4 | 8 | 16 => types.vector(part, lanes as u32),
        _ => types.array(part, lanes),
    }
}

/// Whether any type from number `from` on needs a counterpart or a representation.
pub(super) fn any_illegal(module: &Module, from: usize, native: Native) -> bool {
    module.types.iter_from(from).any(|(id, ty)| match ty {
        Type::Integer(_) => Shape::of(&module.types, id, native).is_none_or(|shape| !shape.is_native()),
        // Vectors of i1 are native as values, but not in memory.
        Type::Vector { element, .. } => {
            (module.types[*element] == Type::Integer(1) && !native.bools_in_memory)
                || Shape::of(&module.types, id, native).is_none_or(|shape| !shape.is_native())
        }
        _ => false,
    })
}

//! Where the indices of a `getelementptr` lead.

use llvm_model::{Constant, Module, Type, TypeId, Value};

/// The end of a `getelementptr`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The type of the element that is reached.
    pub ty: TypeId,
    /// The last struct on the way, with the member that was taken.
    pub member: Option<(TypeId, u32)>,
}

/// The element of `source` that `indices` lead to (the first of them steps over whole `source`s); `None` when an index
/// does not fit the type, which no verified module has.
pub fn reached(module: &Module, source: TypeId, indices: &[Value]) -> Option<Reached> {
    let mut end = Reached { ty: source, member: None };
    for &index in indices.iter().skip(1) {
        match module.types[end.ty] {
            Type::Array { element, .. } | Type::Vector { element, .. } => end.ty = element,
            _ => {
                let field = constant_index(module, index)?;
                let member = *module.types.struct_body(end.ty)?.fields.get(field as usize)?;
                end = Reached { ty: member, member: Some((end.ty, field)) };
            }
        }
    }
    Some(end)
}

/// Whether a `getelementptr` goes a constant number of bytes, as optimizers write the address of any member or element.
pub fn is_byte_offset(module: &Module, source: TypeId, indices: &[Value]) -> bool {
    is_byte(module, source) && matches!(indices, &[index] if is_constant(module, index))
}

fn is_constant(module: &Module, value: Value) -> bool {
    matches!(value, Value::Const(id) if matches!(module.constants[id], Constant::Int(_) | Constant::Null))
}

/// Whether the uses of an address decide what it points to: it is at a constant number of bytes, which may be counted in an
/// array of bytes, too.
pub(super) fn is_open(module: &Module, source: TypeId, indices: &[Value]) -> bool {
    is_byte_offset(module, source, indices) || is_byte_of_array(module, source, indices)
}

/// Whether a `getelementptr` leads to a constant element of an array of bytes.
fn is_byte_of_array(module: &Module, source: TypeId, indices: &[Value]) -> bool {
    matches!(module.types[source], Type::Array { element, .. } if is_byte(module, element))
        && indices.len() == 2
        && indices.iter().all(|&index| is_constant(module, index))
}

/// Whether a type is one byte in memory, as a boolean is, too.
pub(super) fn is_byte(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[ty], Type::Integer(1 | 8))
}

/// A struct index: an i32, or in a vector of pointers a vector of equal ones.
fn constant_index(module: &Module, index: Value) -> Option<u32> {
    let Value::Const(id) = index else { return None };
    match &module.constants[id] {
        Constant::Int(bits) => bits.to_u64()?.try_into().ok(),
        Constant::Null => Some(0),
        Constant::Data(bytes) => Some(u32::from_le_bytes(*bytes.first_chunk::<4>()?)),
        Constant::Aggregate(elements) => match &module.constants[*elements.first()?] {
            Constant::Int(bits) => bits.to_u64()?.try_into().ok(),
            _ => None,
        },
        _ => None,
    }
}

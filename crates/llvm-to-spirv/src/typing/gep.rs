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
    let constant = |value: &Value| match value {
        Value::Const(id) => matches!(module.constants[*id], Constant::Int(_) | Constant::Null),
        _ => false,
    };
    module.types.int_width(source) == Some(8) && matches!(indices, [index] if constant(index))
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

//! The types of what pointers point to.

use super::physical::physical_space;
use crate::opaque::has_part;
use llvm_model::{Body, Constant, InstKind, Module, Type, TypeId, Types, Value};
use spirv_grammar::StorageClass;
use spirv_mapping::convention::memory::{SHADER_STORAGE, storage_class};

/// The image or the sampler of which a type is an array: what instructions take is the object.
pub(super) fn object_in(types: &Types, ty: TypeId) -> Option<TypeId> {
    let mut at = ty;
    // As deep as types nest.
    while let Type::Array { element, .. } = types[at] {
        at = element;
    }
    (at != ty && matches!(types[at], Type::TargetExt { .. })).then_some(at)
}

/// The type of the variable whose address a value is; `parameters` are the types of those whose addresses the function is
/// given.
pub(super) fn variable_type(
    module: &Module,
    body: &Body,
    parameters: &[Option<TypeId>],
    value: Value,
) -> Option<TypeId> {
    match value {
        Value::Arg(index) => parameters.get(index as usize).copied().flatten(),
        Value::Const(id) => match module.constants[id] {
            // Heaps of descriptors have no type of their own: their paths state what is in them.
            Constant::Global(global) => {
                Some(module.globals[global].value_type).filter(|&ty| !is_empty(module, ty))
            }
            _ => None,
        },
        Value::Inst(inst) => match body.insts[inst].kind {
            InstKind::Alloca { allocated, count, .. } if module.as_u64(count) == Some(1) => Some(allocated),
            _ => None,
        },
        _ => None,
    }
}

/// The name of a variable in explanations.
pub(super) fn variable_name(module: &Module, body: &Body, root: Value) -> String {
    match root {
        Value::Const(id) => match module.constants[id] {
            Constant::Global(global) => format!("@{}", module.globals[global].props.name),
            _ => "a constant".to_owned(),
        },
        Value::Inst(inst) => format!("%{}", body.names.get(inst)),
        Value::Arg(number) => format!("parameter {number}"),
        _ => "a variable".to_owned(),
    }
}

/// The alignment of a variable, in bytes. Those that the host makes are aligned to vectors.
pub(super) fn alignment(module: &Module, body: &Body, root: Value) -> u64 {
    const VECTOR: u64 = 16;
    let stated = match root {
        Value::Const(id) => match module.constants[id] {
            Constant::Global(global) => module.globals[global].props.align,
            _ => 1,
        },
        Value::Inst(inst) => match body.insts[inst].kind {
            InstKind::Alloca { align, .. } => align.bytes(),
            _ => 1,
        },
        _ => 1,
    };
    if stated == 0 { VECTOR } else { stated }
}

/// Whether a type has a vector of truth values, whose elements have no addresses of their own.
pub(super) fn holds_bits(types: &Types, ty: TypeId) -> bool {
    has_part(types, ty, |part| match types[part] {
        Type::Vector { element, .. } => types[element] == Type::Integer(1),
        _ => false,
    })
}

/// Whether pointers of a type lead to memory that the shader keeps itself.
pub(super) fn is_own(types: &Types, pointer: TypeId) -> bool {
    let storage = types.address_space(pointer).and_then(|space| storage_class(SHADER_STORAGE, space));
    matches!(storage, Some(StorageClass::Function | StorageClass::Private | StorageClass::Workgroup))
}

/// Whether a type has parts of one size only, so that a computed offset can select any.
pub(crate) fn is_uniform(types: &Types, ty: TypeId) -> bool {
    /// How deep types nest that are looked into.
    const MAX_DEPTH: u32 = 64;
    let mut at = ty;
    for _ in 0..MAX_DEPTH {
        at = match types[at] {
            Type::Array { element, .. } => element,
            Type::Struct(_) | Type::NamedStruct(_) => {
                match types.struct_body(at).map_or(&[][..], |body| &body.fields) {
                    &[field] => field,
                    _ => return false,
                }
            }
            _ => return true,
        };
    }
    false
}

/// Whether a pointer is null, undefined or poison in memory whose pointers are not addresses.
pub(super) fn is_nowhere(module: &Module, pointer: Value) -> bool {
    let Value::Const(id) = pointer else { return false };
    let space = module.types.address_space(module.constants.ty(id));
    space.is_some()
        && space != physical_space()
        && matches!(module.constants[id], Constant::Null | Constant::Undef | Constant::Poison)
}

/// Whether a type is a structure without members.
fn is_empty(module: &Module, ty: TypeId) -> bool {
    module.types.struct_body(ty).is_some_and(|body| body.fields.is_empty())
}

/// The type of a variable whose address a constant is. An expression becomes a path in the function.
pub(super) fn natural_constant(module: &Module, pointer: Value) -> Option<TypeId> {
    let Value::Const(id) = pointer else { return None };
    match module.constants[id] {
        Constant::Global(global) => Some(module.globals[global].value_type),
        _ => None,
    }
}

/// The type that indices lead to, if the first is 0.
pub(super) fn element(
    module: &Module,
    ty: TypeId,
    mut indices: impl Iterator<Item = Value>,
) -> Option<TypeId> {
    if module.as_u64(indices.next()?) != Some(0) {
        return None;
    }
    indices.try_fold(ty, |ty, index| module.types.element(ty, module.as_u64(index).unwrap_or(0)))
}

/// Whether an index of more than 32 bits is computed from fewer.
pub(super) fn is_widened(module: &Module, body: &Body, index: Value, depth: u32) -> bool {
    let Value::Inst(inst) = index else { return false };
    let this = &body.insts[inst];
    if module.types.int_width(this.ty).is_none_or(|width| width <= 32) {
        return false;
    }
    match this.kind {
        InstKind::Cast { .. } => true,
        InstKind::Binary { lhs, rhs, .. } if depth < 4 => {
            let narrow =
                |value: Value| matches!(value, Value::Const(_)) || is_widened(module, body, value, depth + 1);
            narrow(lhs) && narrow(rhs)
        }
        _ => false,
    }
}

//! Types: the rules for their components.

use super::Errors;
use crate::arena::Id;
use crate::module::Module;
use crate::types::{Type, TypeId, Types};

/// A short text for a type, for messages.
pub(super) fn describe(types: &Types, ty: TypeId) -> String {
    match &types[ty] {
        Type::Integer(width) => format!("i{width}"),
        Type::Byte(width) => format!("b{width}"),
        Type::Pointer(0) => "ptr".to_owned(),
        Type::Pointer(space) => format!("ptr addrspace({space})"),
        Type::Vector { element, count, scalable } => {
            let vscale = if *scalable { "vscale x " } else { "" };
            format!("<{vscale}{count} x {}>", describe(types, *element))
        }
        Type::Array { count, .. } => format!("[{count} x …]"),
        Type::Struct(_) => "a literal struct".to_owned(),
        Type::NamedStruct(id) => format!("%{}", types.structs[*id].name),
        Type::Function { .. } => "a function type".to_owned(),
        Type::TargetExt { name, .. } => format!("target(\"{name}\")"),
        other => format!("{other:?}").to_lowercase(),
    }
}

/// Whether a value may have this type: everything but `void` and function types.
pub(super) fn is_first_class(types: &Types, ty: TypeId) -> bool {
    !matches!(types[ty], Type::Void | Type::Function { .. })
}

/// Returns whether it can be in memory by its outermost form: not `void`, functions, `label`, `metadata`, `token`, opaque
/// structs.
pub(super) fn is_storable(types: &Types, ty: TypeId) -> bool {
    match &types[ty] {
        Type::Void | Type::Function { .. } | Type::Label | Type::Metadata | Type::Token => false,
        Type::NamedStruct(id) => types.structs[*id].body.is_some(),
        _ => true,
    }
}

/// Whether it is an integer or a vector of integers.
pub(super) fn is_int_or_vector(types: &Types, ty: TypeId) -> bool {
    matches!(types[types.scalar(ty)], Type::Integer(_))
}

/// Whether it is a float or a vector of floats.
pub(super) fn is_float_or_vector(types: &Types, ty: TypeId) -> bool {
    types.is_float(types.scalar(ty))
}

/// Whether it is a pointer or a vector of pointers.
pub(super) fn is_pointer_or_vector(types: &Types, ty: TypeId) -> bool {
    matches!(types[types.scalar(ty)], Type::Pointer(_))
}

/// The number of lanes and whether it is scalable; `None` for scalars.
pub(super) fn shape(types: &Types, ty: TypeId) -> Option<(u32, bool)> {
    match types[ty] {
        Type::Vector { count, scalable, .. } => Some((count, scalable)),
        _ => None,
    }
}

/// Whether it is i1, or a vector of i1 with the shape of `like`.
pub(super) fn is_bool_like(types: &Types, ty: TypeId, like: TypeId) -> bool {
    types[types.scalar(ty)] == Type::Integer(1) && shape(types, ty) == shape(types, like)
}

/// The types a type contains by value.
fn contained(types: &Types, ty: TypeId) -> &[TypeId] {
    match &types[ty] {
        Type::Array { element, .. } | Type::Vector { element, .. } => std::slice::from_ref(element),
        _ => types.struct_body(ty).map_or(&[], |body| &body.fields),
    }
}

pub(super) fn check(module: &Module, errors: &mut Errors) {
    let types = &module.types;
    for (id, ty) in types.iter() {
        errors.at("a type");
        match ty {
            Type::Integer(width) | Type::Byte(width) => {
                errors.require((1..=1 << 23).contains(width), || {
                    "integers and bytes have 1 to 8388608 bits".to_owned()
                });
            }
            Type::Vector { element, count, .. } => {
                errors.require(*count > 0, || "a vector has at least one element".to_owned());
                let valid = matches!(
                    types[*element],
                    Type::Integer(_) | Type::Byte(_) | Type::Pointer(_) | Type::TargetExt { .. }
                ) || types.is_float(*element);
                errors.require(valid, || {
                    format!("'{}' cannot be the element of a vector", describe(types, *element))
                });
            }
            Type::Array { .. } | Type::Struct(_) | Type::NamedStruct(_) => {
                for &member in contained(types, id) {
                    let opaque = matches!(types[member], Type::NamedStruct(_));
                    errors.require(opaque || is_storable(types, member), || {
                        format!("'{}' cannot be an element of an array or struct", describe(types, member))
                    });
                }
            }
            Type::Function { ret, params, .. } => {
                let valid = !matches!(types[*ret], Type::Function { .. } | Type::Label | Type::Metadata);
                errors.require(valid, || format!("a function cannot return '{}'", describe(types, *ret)));
                for &param in params {
                    errors.require(is_first_class(types, param), || {
                        format!("a parameter cannot have type '{}'", describe(types, param))
                    });
                }
            }
            _ => {}
        }
    }
    self_containing(types, errors);
}

/// Reports structs that contain themselves by value. Walks the graph of types once, without recursion.
fn self_containing(types: &Types, errors: &mut Errors) {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        Unseen,
        Open,
        Done,
    }
    let mut states = vec![State::Unseen; types.len()];
    let mut stack: Vec<(TypeId, usize)> = Vec::new();
    for root in (0..types.len()).map(TypeId::from_index) {
        if states[root.index()] == State::Unseen {
            states[root.index()] = State::Open;
            stack.push((root, 0));
        }
        while let Some((ty, next)) = stack.last_mut() {
            match contained(types, *ty).get(*next) {
                Some(member) => {
                    *next += 1;
                    match states[member.index()] {
                        State::Unseen => {
                            states[member.index()] = State::Open;
                            stack.push((*member, 0));
                        }
                        State::Open => {
                            let name = describe(types, *member);
                            errors.at("a type");
                            errors.push(format!("'{name}' contains itself"));
                        }
                        State::Done => {}
                    }
                }
                None => {
                    states[ty.index()] = State::Done;
                    stack.pop();
                }
            }
        }
    }
}

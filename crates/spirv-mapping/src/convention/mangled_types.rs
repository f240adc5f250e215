//! Types ⇄ the types of mangled names.

use super::opaque;
use crate::ty::Ty;
use ocl_mangle::{Builtin, Qualifiers, Type};

impl Ty {
    /// Returns the type for a mangled parameter type; `None` for types without a meaning here.
    ///
    /// `bool` is [`Ty::Bool`], enumerations are 32-bit integers, `_Atomic` and qualifiers vanish, OpenCL's opaque
    /// types become target extension types, other names structures. Address spaces are as written (unwritten: 0).
    pub fn from_mangled(ty: &Type) -> Option<Ty> {
        Some(match ty {
            Type::Builtin(Builtin::Void) => Ty::Void,
            Type::Builtin(Builtin::Bool) => Ty::Bool,
            Type::Builtin(Builtin::BFloat16) => Ty::BFloat16,
            Type::Builtin(b) => match (b.as_int(), b.as_float()) {
                (Some((width, _)), _) => Ty::Int(width),
                (_, Some(width)) => Ty::Float(width),
                _ => return None,
            },
            Type::BitInt { width, .. } => Ty::Int(*width),
            Type::Vector { lanes, element } => Ty::from_mangled(element)?.vector(*lanes),
            Type::Pointer(to) | Type::Reference(to) | Type::RvalueReference(to) => {
                if let Some(target) = opaque::from_friendly_pointer(to) {
                    return Some(Ty::Target(target));
                }
                let (q, inner) = to.split();
                let pointee = Ty::from_mangled(inner).filter(|t| *t != Ty::Void).map(Box::new);
                Ty::Pointer { space: q.address_space.unwrap_or(0), pointee }
            }
            Type::Qualified(_, inner) | Type::Atomic(inner) => Ty::from_mangled(inner)?,
            Type::Named(name) => {
                let ident = name.base();
                match opaque::from_mangled(ident) {
                    Some(target) => Ty::Target(target),
                    None if opaque::is_enum(ident) => Ty::Int(32),
                    None => Ty::Struct(ident.to_owned()),
                }
            }
            _ => return None,
        })
    }
}

/// A mangled type for any type, integers signed, opaque types as OpenCL C names them.
pub(crate) fn mangled(ty: &Ty) -> Option<Type> {
    Some(match ty {
        Ty::Void => Type::Builtin(Builtin::Void),
        Ty::Bool => Type::Builtin(Builtin::Bool),
        Ty::Int(w) => Type::int(*w, true)?,
        Ty::Float(w) => Type::float(*w)?,
        Ty::BFloat16 => Type::Builtin(Builtin::BFloat16),
        Ty::Vector(n, element) => mangled(element)?.vector(*n),
        Ty::Pointer { space, pointee } => {
            let to = match pointee {
                Some(pointee) => mangled(pointee)?,
                None => Type::Builtin(Builtin::Void),
            };
            let address_space = (*space != 0).then_some(*space);
            to.qualified(Qualifiers { address_space, ..Qualifiers::NONE }).pointer()
        }
        // A parameter of array type is a pointer to its element.
        Ty::Array(_, element) => mangled(element)?.pointer(),
        Ty::Target(t) => Type::named(opaque::to_ocl(t).or_else(|| opaque::to_friendly(t))?),
        Ty::Struct(name) => Type::named(name.strip_prefix("struct.").unwrap_or(name)),
        Ty::Other => return None,
    })
}

/// Returns an opaque type under its friendly name, as a pointee type; `None` for other types.
pub(crate) fn opaque_type(ty: &Ty) -> Option<Type> {
    let Ty::Target(t) = ty else { return None };
    let address_space = opaque::friendly_space(t);
    let named = Type::named(opaque::to_friendly(t)?);
    Some(named.qualified(Qualifiers { address_space, ..Qualifiers::NONE }).pointer())
}

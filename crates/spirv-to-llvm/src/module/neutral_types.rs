//! SPIR-V types as the mapping table sees them, and its types as LLVM's.

use crate::ids::Ids;
use llvm_model::{Module, Type, TypeId, Types};
use spirv_mapping::{TargetTy, Ty};
use spirv_module::Op;

/// How deep pointees and members are described.
const MAX_DEPTH: u32 = 4;

/// The SPIR-V type `id` in the table's terms.
pub(crate) fn neutral_type(ids: &Ids<'_>, out: &Module, id: u32) -> Ty {
    neutral_type_at(ids, out, id, 0)
}

fn neutral_type_at(ids: &Ids<'_>, out: &Module, id: u32, depth: u32) -> Ty {
    let Some(inst) = ids.definition(id) else { return Ty::Other };
    if depth > MAX_DEPTH {
        return Ty::Other;
    }
    let operands = inst.operands();
    match (inst.op(), operands) {
        (Op::TypeVoid, _) => Ty::Void,
        (Op::TypeBool, _) => Ty::Bool,
        (Op::TypeInt, &[width, ..]) => Ty::Int(width),
        (Op::TypeFloat, &[width]) => Ty::Float(width),
        (Op::TypeFloat, &[16, 0]) => Ty::BFloat16,
        (Op::TypeVector, &[element, count]) => {
            Ty::Vector(count, Box::new(neutral_type_at(ids, out, element, depth + 1)))
        }
        (Op::TypeArray, &[element, length]) => match ids.constant_u64(&out.constants, length) {
            Ok(length) => Ty::Array(length, Box::new(neutral_type_at(ids, out, element, depth + 1))),
            Err(_) => Ty::Other,
        },
        (Op::TypeMatrix, &[column, count]) => {
            Ty::Array(u64::from(count), Box::new(neutral_type_at(ids, out, column, depth + 1)))
        }
        (Op::TypeStruct | Op::TypeOpaque, _) => {
            Ty::Struct(ids.name_of(id).map(|name| name.to_string_lossy()).unwrap_or_default())
        }
        (Op::TypePointer, &[_, pointee]) => {
            let space = ids.llvm_type(id).ok().and_then(|ty| out.types.address_space(ty));
            let pointee = match neutral_type_at(ids, out, pointee, depth + 1) {
                Ty::Other | Ty::Void => None,
                ty => Some(Box::new(ty)),
            };
            Ty::Pointer { space: space.unwrap_or(0), pointee }
        }
        (Op::TypeUntypedPointerKHR, _) => {
            let space = ids.llvm_type(id).ok().and_then(|ty| out.types.address_space(ty));
            Ty::untyped_pointer(space.unwrap_or(0))
        }
        _ => match ids.llvm_type(id).map(|ty| &out.types[ty]) {
            Ok(Type::TargetExt { name, types, ints }) => Ty::Target(TargetTy {
                name: name.to_string_lossy().into_owned(),
                types: types.iter().map(|&ty| sampled(&out.types[ty])).collect(),
                ints: ints.to_vec(),
            }),
            _ => Ty::Other,
        },
    }
}

/// The LLVM type of a type of the table; `None` for structures and types without an LLVM type of their own.
pub(crate) fn llvm_type_of(types: &mut Types, ty: &Ty) -> Option<TypeId> {
    Some(match ty {
        Ty::Void => types.void(),
        Ty::Bool => types.int(1),
        Ty::Int(width) => types.int(*width),
        Ty::Float(16) => types.intern(Type::Half),
        Ty::Float(32) => types.intern(Type::Float),
        Ty::Float(64) => types.intern(Type::Double),
        Ty::BFloat16 => types.intern(Type::BFloat),
        Ty::Vector(lanes, element) => {
            let element = llvm_type_of(types, element)?;
            types.vector(element, *lanes)
        }
        Ty::Pointer { space, .. } => types.ptr(*space),
        Ty::Target(target) => {
            let parameters = target.types.iter().map(|ty| llvm_type_of(types, ty)).collect::<Option<_>>()?;
            let name = target.name.as_str().into();
            let ints = target.ints.clone().into();
            types.intern(Type::TargetExt { name, types: parameters, ints })
        }
        Ty::Float(_) | Ty::Array(..) | Ty::Struct(_) | Ty::Other => return None,
    })
}

/// The sampled type of an image.
fn sampled(ty: &Type) -> Ty {
    match ty {
        Type::Void => Ty::Void,
        Type::Integer(width) => Ty::Int(*width),
        Type::BFloat => Ty::BFloat16,
        other => other.float_width().map_or(Ty::Other, Ty::Float),
    }
}

//! LLVM's types as the mapping table sees them.

use llvm_model::{Type, TypeId, Types};
use spirv_mapping::{TargetTy, Ty};

/// The maximum nesting of a builtin's type; deeper types do not belong to builtins.
const MAX_DEPTH: u32 = 8;

/// Returns an LLVM type in the notation of the mapping table. It has no pointees: the table reads them from the symbol.
pub fn neutral_type(types: &Types, ty: TypeId) -> Ty {
    neutral_type_at(types, ty, 0)
}

fn neutral_type_at(types: &Types, ty: TypeId, depth: u32) -> Ty {
    match &types[ty] {
        _ if depth > MAX_DEPTH => Ty::Other,
        Type::Void => Ty::Void,
        Type::Integer(1) => Ty::Bool,
        Type::Integer(width) => Ty::Int(*width),
        Type::BFloat => Ty::BFloat16,
        Type::Vector { element, count, scalable: false } if !types[*element].is_aggregate() => {
            neutral_type_at(types, *element, depth + 1).vector(*count)
        }
        Type::Array { element, count } => {
            Ty::Array(*count, Box::new(neutral_type_at(types, *element, depth + 1)))
        }
        Type::Pointer(space) => Ty::untyped_pointer(*space),
        Type::NamedStruct(named) => Ty::Struct(types.structs[*named].name.to_string_lossy().into_owned()),
        Type::Struct(_) => Ty::Struct(String::new()),
        Type::TargetExt { name, types: of, ints } => Ty::Target(TargetTy {
            name: name.to_string_lossy().into_owned(),
            types: of.iter().map(|&ty| neutral_type_at(types, ty, depth + 1)).collect(),
            ints: ints.to_vec(),
        }),
        other => other.float_width().map_or(Ty::Other, Ty::Float),
    }
}

//! LLVM's types as the mapping table sees them.

use crate::lower::code::Code;
use llvm_model::{Type, TypeId};
use spirv_mapping::{TargetTy, Ty};

/// Returns an LLVM type in the notation of the mapping table. It has no pointees: the table reads them from the symbol.
pub(super) fn neutral_type(code: &Code<'_, '_>, ty: TypeId) -> Ty {
    neutral_type_at(code, ty, 0)
}

/// As [`neutral_type`], `depth` levels inside of other types: builtins have types of few levels.
fn neutral_type_at(code: &Code<'_, '_>, ty: TypeId, depth: u32) -> Ty {
    let types = &code.module().types;
    match &types[ty] {
        _ if depth > 8 => Ty::Other,
        Type::Void => Ty::Void,
        Type::Integer(1) => Ty::Bool,
        Type::Integer(width) => Ty::Int(*width),
        Type::BFloat => Ty::BFloat16,
        Type::Vector { element, count, scalable: false } if !types[*element].is_aggregate() => {
            neutral_type_at(code, *element, depth + 1).vector(*count)
        }
        Type::Pointer(space) => Ty::untyped_pointer(*space),
        Type::NamedStruct(named) => Ty::Struct(types.structs[*named].name.to_string_lossy().into_owned()),
        Type::TargetExt { name, types, ints } => Ty::Target(TargetTy {
            name: name.to_string_lossy().into_owned(),
            types: types.iter().map(|&ty| neutral_type_at(code, ty, depth + 1)).collect(),
            ints: ints.to_vec(),
        }),
        other => other.float_width().map_or(Ty::Other, Ty::Float),
    }
}

//! The types of images, samplers and the like, and types that have parts of a kind.

use llvm_model::{Type, TypeId, Types};
use rustc_hash::FxHashSet;

/// The types of objects that only variables have: values of them are not chosen.
const OBJECTS: [&str; 5] = [
    "spirv.Image",
    "spirv.SignedImage",
    "spirv.Sampler",
    "spirv.SampledImage",
    "spirv.AccelerationStructureKHR",
];

/// Whether a type is that of an object.
pub(crate) fn is_object(types: &Types, ty: TypeId) -> bool {
    matches!(&types[ty], Type::TargetExt { name, .. } if OBJECTS.iter().any(|object| *name == **object))
}

/// Whether a type, or a part of it, is one that `is_it` returns true for.
pub(crate) fn has_part(types: &Types, ty: TypeId, is_it: impl Fn(TypeId) -> bool) -> bool {
    // Types may have common parts.
    let (mut waiting, mut seen) = (vec![ty], FxHashSet::default());
    while let Some(ty) = waiting.pop() {
        if !seen.insert(ty) {
            continue;
        }
        if is_it(ty) {
            return true;
        }
        match &types[ty] {
            Type::Array { element, .. } | Type::Vector { element, .. } => waiting.push(*element),
            Type::Struct(_) | Type::NamedStruct(_) => {
                waiting.extend(types.struct_body(ty).map_or(&[][..], |body| &body.fields));
            }
            _ => {}
        }
    }
    false
}

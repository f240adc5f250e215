//! The types of images, samplers and the like.

use llvm_model::{Type, TypeId, Types};

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

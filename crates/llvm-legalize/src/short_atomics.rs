//! The extension for atomic instructions on values of 16 bits, for two steps: legalization expands operations without an
//! instruction to loops, and lowering rejects them.

use llvm_model::{Type, TypeId, Types};
use translate_common::Options;

/// Whether values of this type are short and have atomic instructions all the same: SPV_INTEL_16bit_atomics is allowed and
/// it is one of the types that the extension is about. A half has instructions of other extensions.
pub fn have_instructions(ty: &Type, options: &Options) -> bool {
    matches!(ty, Type::Integer(16) | Type::BFloat)
        && options.spirv.extensions.allows("SPV_INTEL_16bit_atomics")
}

/// Whether a type is a vector of two or four `half`, on which SPV_NV_shader_atomic_fp16_vector has additions, minima and maxima.
pub fn is_half_vector(types: &Types, ty: TypeId, options: &Options) -> bool {
    let is_half = types[types.scalar(ty)] == Type::Half && matches!(types.lanes(ty), Some(2 | 4));
    is_half && options.spirv.extensions.allows("SPV_NV_shader_atomic_fp16_vector")
}

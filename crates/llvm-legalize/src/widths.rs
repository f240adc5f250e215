//! Integers with a significant width: computations with wider ones would differ.

use crate::MAX_WIDTH;
use llvm_model::{Module, Type, TypeId};
use spirv_mapping::convention::opaque;
use spirv_mapping::friendly::{self, arbitrary};
use translate_common::ExtensionPolicy;

/// The extension for integers of 4 bits.
pub const NIBBLES: &str = "SPV_INTEL_int4";
/// The extension for integers of any width, and its newer name.
pub const ANY_WIDTH: [&str; 2] =
    ["SPV_INTEL_arbitrary_precision_integers", "SPV_ALTERA_arbitrary_precision_integers"];

/// Requests the extensions for odd integers if their width is significant: in numbers of any format, which integers
/// represent, in cooperative matrices, or if they are too wide to be split. Elsewhere wider integers are equivalent.
pub fn ask_for(module: &Module, extensions: &mut ExtensionPolicy) {
    let any_width = module.functions.values().filter(|function| function.body.is_none()).any(|function| {
        let has_odd = module.types.function_parts(function.ty).is_some_and(|(ret, params, _)| {
            std::iter::once(&ret).chain(params).any(|&ty| is_odd(module, ty))
        });
        // Names are read last: it takes longest.
        has_odd
            && function
                .props
                .name
                .as_str()
                .and_then(friendly::instruction)
                .is_some_and(arbitrary::is_arbitrary)
    });
    let is_too_wide = |ty: &Type| matches!(ty, Type::Integer(width) if *width > MAX_WIDTH);
    if any_width || module.types.iter().any(|(_, ty)| is_too_wide(ty)) {
        extensions.ask_for(&ANY_WIDTH);
    }
    if module.types.iter().any(|(_, ty)| is_matrix_of_nibbles(module, ty)) {
        extensions.ask_for(&[NIBBLES]);
    }
}

/// Whether a type is an integer that SPIR-V has only with an extension.
fn is_odd(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[ty], Type::Integer(width) if !matches!(width, 1 | 8 | 16 | 32 | 64))
}

fn is_matrix_of_nibbles(module: &Module, ty: &Type) -> bool {
    let Type::TargetExt { name, types, .. } = ty else { return false };
    *name == opaque::COOPERATIVE_MATRIX
        && types.first().is_some_and(|&component| module.types[component] == Type::Integer(4))
}

//! The names of SPIR-V's extensions.

use crate::near::distance;
use spirv_grammar::{Capability, Decoration, ExecutionMode, Op};
use std::collections::BTreeSet;

/// Extensions that bring no capability, decoration, execution mode or instruction of their own in the grammar.
const WITHOUT_FACTS: &[&str] = &[
    "SPV_EXT_image_raw10_raw12",
    "SPV_EXT_relaxed_printf_string_address_space",
    "SPV_GOOGLE_decorate_string",
    "SPV_GOOGLE_hlsl_functionality1",
    "SPV_GOOGLE_user_type",
    "SPV_INTEL_16bit_atomics",
    "SPV_INTEL_arithmetic_fence",
    "SPV_INTEL_bfloat16_arithmetic",
    "SPV_INTEL_complex_float_mul_div",
    "SPV_INTEL_device_barrier",
    "SPV_INTEL_fast_composite",
    "SPV_INTEL_float4",
    "SPV_INTEL_fp_conversions",
    "SPV_INTEL_global_variable_decorations",
    "SPV_INTEL_hw_thread_queries",
    "SPV_INTEL_joint_matrix",
    "SPV_INTEL_optimization_hints",
    "SPV_INTEL_sigmoid",
    "SPV_INTEL_subgroup_matrix_multiply_accumulate_float4",
    "SPV_INTEL_subgroup_matrix_multiply_accumulate_float8",
    "SPV_INTEL_subgroup_requirements",
    "SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate",
    "SPV_INTEL_tensor_float32_rounding",
    "SPV_INTEL_token_type",
    "SPV_KHR_linkonce_odr",
    "SPV_KHR_no_integer_wrap_decoration",
    "SPV_KHR_non_semantic_info",
    "SPV_KHR_storage_buffer_storage_class",
    "SPV_KHR_untyped_pointers",
    "SPV_KHR_variable_pointers",
];

/// Names that extensions had before they were published.
const RENAMED: &[(&str, &str)] = &[("SPV_INTEL_long_constant_composite", "SPV_INTEL_long_composites")];

/// All extensions, some of them more than once.
fn all() -> impl Iterator<Item = &'static str> {
    let enumerants = [Capability::KIND, Decoration::KIND, ExecutionMode::KIND];
    let enumerants = enumerants.into_iter().flat_map(|kind| kind.enumerants());
    let lists = enumerants.map(|facts| facts.requires.extensions);
    let lists = lists.chain(Op::all().map(|facts| facts.requires.extensions));
    lists.flat_map(|names| names.iter()).chain(WITHOUT_FACTS.iter().copied())
}

/// The extension called `name`, or that had this name before it was published.
///
/// # Errors
/// There is none; the closest name, when one is close.
pub fn extension(name: &str) -> Result<&'static str, Option<&'static str>> {
    let now = RENAMED.iter().find(|(before, _)| *before == name).map_or(name, |(_, now)| now);
    if let Some(known) = all().find(|known| *known == now) {
        return Ok(known);
    }
    let wanted = name.to_ascii_lowercase();
    let names: BTreeSet<&str> = all().collect();
    let distances = names.into_iter().map(|known| (distance(&wanted, &known.to_ascii_lowercase()), known));
    Err(distances.min().filter(|(distance, _)| *distance <= name.len() / 4).map(|(_, known)| known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_known_or_close_to_one() {
        assert_eq!(extension("SPV_INTEL_optnone"), Ok("SPV_INTEL_optnone"));
        assert_eq!(extension("SPV_INTEL_long_constant_composite"), Ok("SPV_INTEL_long_composites"));
        assert_eq!(extension("SPV_KHR_expect_asume"), Err(Some("SPV_KHR_expect_assume")));
        assert_eq!(extension("spv_khr_bit_instructions"), Err(Some("SPV_KHR_bit_instructions")));
        assert_eq!(extension("nonsense"), Err(None));
    }
}

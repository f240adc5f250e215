//! The names of SPIR-V's extensions.

use crate::diagnostics::near::distance;
use spirv_grammar::{EXTENSIONS, RENAMED_EXTENSIONS};

/// The names of all extensions, in their order in the grammar.
pub fn extensions() -> impl Iterator<Item = &'static str> {
    EXTENSIONS.iter().copied()
}

/// The extension called `name`, or that had this name before it was published.
///
/// # Errors
/// There is none; the closest name, when one is close.
pub fn extension(name: &str) -> Result<&'static str, Option<&'static str>> {
    let now = RENAMED_EXTENSIONS.iter().find(|(before, _)| *before == name).map_or(name, |(_, now)| now);
    if let Some(known) = EXTENSIONS.iter().find(|known| **known == now) {
        return Ok(known);
    }
    let wanted = name.to_ascii_lowercase();
    let distances = EXTENSIONS.iter().map(|&known| (distance(&wanted, &known.to_ascii_lowercase()), known));
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

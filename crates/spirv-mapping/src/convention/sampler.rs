//! Constant samplers: OpConstantSampler and the literals of OpenCL C.

use spirv_grammar::{SamplerAddressingMode, SamplerFilterMode};

/// The bit of a literal for normalized coordinates.
pub const NORMALIZED: u32 = 1;

/// The function that clang calls for a sampler literal.
pub const SYMBOL: &str = "__translate_sampler_initializer";

/// Where a literal has the operands of OpConstantSampler: normalized coordinates in bit 0, the addressing mode from bit
/// 1 on, the filter from bit 4 on.
const ADDRESSING: (u32, u32) = (1, 7);
const FILTER: (u32, u32) = (4, 3);

/// Filters and their bits in literals.
const FILTERS: &[(SamplerFilterMode, u32)] =
    &[(SamplerFilterMode::Nearest, 1), (SamplerFilterMode::Linear, 2)];

/// The literal for the operands of OpConstantSampler; `None` if OpenCL C has no equivalent.
pub fn literal(addressing: u32, normalized: u32, filter: u32) -> Option<u32> {
    let known = SamplerAddressingMode::KIND.enumerant(addressing).is_some();
    let (_, filter) = FILTERS.iter().find(|(mode, _)| mode.0 == filter)?;
    (known && normalized <= 1).then_some(normalized | addressing << ADDRESSING.0 | filter << FILTER.0)
}

/// The operands of OpConstantSampler for a literal; one without a filter means the nearest texel.
pub fn operands(literal: u32) -> [u32; 3] {
    let bits = literal >> FILTER.0 & FILTER.1;
    let filter = FILTERS.iter().find(|row| row.1 == bits).map_or(SamplerFilterMode::Nearest, |row| row.0);
    [literal >> ADDRESSING.0 & ADDRESSING.1, literal & 1, filter.0]
}

/// Whether there are a filter and an addressing mode of these operands of OpConstantSampler.
pub fn is_known([addressing, _, filter]: [u32; 3]) -> bool {
    SamplerAddressingMode::KIND.enumerant(addressing).is_some()
        && FILTERS.iter().any(|(mode, _)| mode.0 == filter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_read_back() {
        let mut count = 0;
        for addressing in SamplerAddressingMode::KIND.enumerants() {
            for normalized in 0..2 {
                for filter in
                    SamplerFilterMode::KIND.enumerants().filter(|f| FILTERS.iter().any(|r| r.0.0 == f.value))
                {
                    let words = [addressing.value, normalized, filter.value];
                    let literal = literal(words[0], words[1], words[2]).unwrap();
                    assert_eq!(operands(literal), words);
                    count += 1;
                }
            }
        }
        assert_eq!(count, 20);
        assert_eq!((literal(0, 2, 0), literal(9, 0, 0), literal(0, 0, 7)), (None, None, None));
    }
}

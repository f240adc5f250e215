//! Samplers of shaders, in the words of Vulkan: `linear,repeat,lod=0..4`.

use crate::memory::Bytes;
use std::str::FromStr;

/// Addressing modes, by Vulkan's numbers.
const ADDRESSING: [&str; 5] =
    ["repeat", "mirrored-repeat", "clamp-to-edge", "clamp-to-border", "mirror-clamp-to-edge"];

/// Comparisons, by Vulkan's numbers.
const COMPARISONS: [&str; 8] =
    ["never", "less", "equal", "less-or-equal", "greater", "not-equal", "greater-or-equal", "always"];

/// Colors of borders: of each pair of Vulkan's numbers, the one for floats. That for integers is the next.
const BORDERS: [&str; 3] = ["transparent-black", "opaque-black", "opaque-white"];

/// How a shader samples an image.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sampler {
    /// Whether texels of an image that is made larger are interpolated.
    pub magnify_linearly: bool,
    /// Whether texels of an image that is made smaller are.
    pub minify_linearly: bool,
    /// Whether levels are.
    pub mip_linearly: bool,
    /// The address mode beyond the edges in each dimension: numbers of `VkSamplerAddressMode`.
    pub addressing: [u32; 3],
    /// A number of `VkCompareOp`, if the sampler compares.
    pub comparison: Option<u32>,
    /// A number of `VkBorderColor`.
    pub border: u32,
    /// Whether coordinates are texels.
    pub unnormalized: bool,
    /// The bias of levels of detail.
    pub bias: f32,
    /// The lowest and the highest level of detail.
    pub lod: [f32; 2],
}

impl Default for Sampler {
    /// The nearest texel of the nearest level, of an image that repeats itself.
    fn default() -> Self {
        Self {
            magnify_linearly: false,
            minify_linearly: false,
            mip_linearly: false,
            addressing: [0; 3],
            comparison: None,
            border: 0,
            unnormalized: false,
            bias: 0.0,
            lod: [0.0, 1000.0],
        }
    }
}

/// A word that does not describe a sampler.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not an option of a sampler; write options separated by commas: nearest or linear (mag-linear, min-linear, mip-linear for one of the filters), {addressing} (once, or for each dimension), {borders}, unnormalized, compare-OP (OP is {comparisons}), bias=NUMBER, lod=LOW..HIGH",
    addressing = ADDRESSING.join(", "), borders = BORDERS.join(", "), comparisons = COMPARISONS.join(", ")
)]
pub struct NoSampler(String);

impl FromStr for Sampler {
    type Err = NoSampler;

    fn from_str(text: &str) -> Result<Self, NoSampler> {
        let mut sampler = Self::default();
        let mut addressing = Vec::new();
        for word in text.split(',').map(str::trim) {
            sampler.hear(word, &mut addressing).ok_or_else(|| NoSampler(word.to_owned()))?;
        }
        if let Some(&last) = addressing.last() {
            addressing.resize(3, last);
            sampler.addressing.copy_from_slice(&addressing);
        }
        Ok(sampler)
    }
}

impl Sampler {
    /// Follows one word.
    fn hear(&mut self, word: &str, addressing: &mut Vec<u32>) -> Option<()> {
        let number = |words: &[&str], word: &str| Some(words.iter().position(|known| *known == word)? as u32);
        if let Some(mode) = number(&ADDRESSING, word) {
            addressing.push(mode);
            return (addressing.len() <= 3).then_some(());
        }
        if let Some(color) = number(&BORDERS, word) {
            self.border = 2 * color;
            return Some(());
        }
        if let Some(comparison) = word.strip_prefix("compare-") {
            self.comparison = Some(number(&COMPARISONS, comparison)?);
            return Some(());
        }
        let finite = |text: &str| text.parse().ok().filter(|number: &f32| number.is_finite());
        match word {
            "nearest" => (self.magnify_linearly, self.minify_linearly) = (false, false),
            "linear" => (self.magnify_linearly, self.minify_linearly) = (true, true),
            "mag-linear" => self.magnify_linearly = true,
            "min-linear" => self.minify_linearly = true,
            "mip-linear" => self.mip_linearly = true,
            "unnormalized" => self.unnormalized = true,
            _ => match word.split_once('=')? {
                ("bias", bias) => self.bias = finite(bias)?,
                ("lod", range) => {
                    let (low, high) = range.split_once("..")?;
                    self.lod = [finite(low)?, finite(high)?];
                    return (self.lod[0] <= self.lod[1]).then_some(());
                }
                _ => return None,
            },
        }
        Some(())
    }

    /// Returns its description for a shader: `struct spirv_sampler` of docs/shaders.md.
    pub(crate) fn describe(&self) -> Bytes {
        let [u, v, w] = self.addressing;
        let comparison = self.comparison.map_or(0, |comparison| comparison + 1);
        let filters = [self.magnify_linearly, self.minify_linearly, self.mip_linearly].map(u32::from);
        let words = [u, v, w, comparison, self.border, u32::from(self.unnormalized)];
        let floats = [self.bias, self.lod[0], self.lod[1]].map(f32::to_bits);
        let words = filters.into_iter().chain(words).chain(floats);
        Bytes::from(&words.flat_map(u32::to_le_bytes).collect::<Vec<_>>()[..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_say_what_a_sampler_is() {
        assert_eq!("nearest".parse(), Ok(Sampler::default()));
        let all: Sampler =
            "linear,mip-linear,repeat,clamp-to-border,opaque-white,compare-less,bias=-0.5,lod=1..2"
                .parse()
                .unwrap();
        let wanted = Sampler {
            magnify_linearly: true,
            minify_linearly: true,
            mip_linearly: true,
            addressing: [0, 3, 3],
            comparison: Some(1),
            border: 4,
            unnormalized: false,
            bias: -0.5,
            lod: [1.0, 2.0],
        };
        assert_eq!((all, all.describe().len()), (wanted, 48));
    }

    #[test]
    fn other_words_are_refused() {
        for text in ["", "linear,", "blurry", "compare-more", "bias=x", "lod=2..1", "lod=1", "bias=inf"] {
            assert!(text.parse::<Sampler>().is_err(), "{text}");
        }
        assert!("repeat,repeat,repeat,repeat".parse::<Sampler>().is_err());
    }
}

//! Integer widths and vector lengths that SPIR-V has types for.

use crate::widths::{ANY_WIDTH, NIBBLES};
use spirv_grammar::Capability;
use spirv_mapping::convention::vector_compute;
use translate_common::{ExtensionPolicy, SpirvOptions};

/// The widest integer that is split, or that operations without an instruction are computed for.
pub const MAX_WIDTH: u32 = 1024;
/// The widest integer that is left as it is: every constant of it takes its width in words.
pub(crate) const MAX_NATIVE_WIDTH: u32 = 1 << 15;
/// The longest vector that is split.
const MAX_LANES: u32 = 1024;
/// The longest vector that is left as it is: all the registers of one thread, as vector compute has them.
const MAX_NATIVE_LANES: u32 = 1 << 13;

/// The types of extensions that may be used. Few consumers support them, and most values have a form without them: the
/// extensions must be named. A policy that allows every extension does not select them ([`crate::widths`] reports types
/// that need one).
#[derive(Clone, Copy, Debug)]
pub struct Native {
    /// Integers of 4 bits.
    nibbles: bool,
    /// Integers of any width.
    any_width: bool,
    /// Vectors of any length above one.
    any_length: bool,
    /// Vectors of one element. Vector compute represents them as scalars.
    ones: bool,
    /// The bits of the words of a wide integer: 32 or 64.
    pub(crate) word: u32,
    /// Vectors of truth values in memory.
    pub(crate) bools_in_memory: bool,
    /// The integers of 8, 16 and 64 bits that values may have.
    int8: bool,
    int16: bool,
    int64: bool,
}

impl Default for Native {
    fn default() -> Native {
        Native {
            nibbles: false,
            any_width: false,
            any_length: false,
            ones: false,
            word: 64,
            bools_in_memory: false,
            int8: true,
            int16: true,
            int64: true,
        }
    }
}

impl Native {
    /// Those of shaders: vectors of other lengths are split elsewhere, and few devices compute with 64 bits.
    /// Integers that the device does not have are computed with others.
    pub(crate) fn of_shaders(options: &SpirvOptions) -> Native {
        let has = |capability| options.features.missing(capability, options.max_version).is_none();
        Native {
            any_length: true,
            ones: true,
            word: 32,
            bools_in_memory: true,
            int8: has(Capability::Int8),
            int16: has(Capability::Int16),
            int64: has(Capability::Int64),
            ..Native::default()
        }
    }

    /// Returns the narrowest native integer that has a width of at most a word.
    pub(crate) fn next_width(self, width: u32) -> u32 {
        let next = width.max(8).next_power_of_two();
        [next, 2 * next].into_iter().find(|&native| self.has_width(native)).unwrap_or(32)
    }

    /// Returns the types of the extensions that are allowed by name.
    pub fn of(extensions: &ExtensionPolicy) -> Native {
        Native {
            nibbles: extensions.names(NIBBLES),
            any_width: ANY_WIDTH.iter().any(|name| extensions.names(name)),
            any_length: [vector_compute::LONG_VECTORS, vector_compute::EXTENSION]
                .iter()
                .any(|name| extensions.names(name)),
            ones: extensions.names(vector_compute::LONG_VECTORS),
            ..Native::default()
        }
    }

    /// Whether integers of this width are left as they are.
    pub fn has_width(self, width: u32) -> bool {
        matches!(width, 1 | 32)
            || width == 8 && self.int8
            || width == 16 && self.int16
            || width == 64 && self.int64
            || width == 4 && self.nibbles
            || width <= MAX_NATIVE_WIDTH && self.any_width
    }

    /// The widest integer that has a form.
    pub fn max_width(self) -> u32 {
        if self.any_width { MAX_NATIVE_WIDTH } else { MAX_WIDTH }
    }

    /// The longest vector that has a form.
    pub fn max_lanes(self) -> u32 {
        if self.any_length { MAX_NATIVE_LANES } else { MAX_LANES }
    }

    /// Whether vectors of this length are left as they are.
    pub fn has_length(self, lanes: u32) -> bool {
        match lanes {
            1 => self.ones,
            2 | 3 | 4 | 8 | 16 => true,
            _ => self.any_length,
        }
    }
}

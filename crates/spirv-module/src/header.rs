//! The five words in front of the instructions (specification 2.3).

use spirv_grammar::Version;

/// First word of every module, in the module's byte order.
pub const MAGIC: u32 = 0x0723_0203;
/// Words in front of the first instruction.
pub const HEADER_WORDS: usize = 5;

/// A module's header without the magic number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Header {
    /// The version of SPIR-V that the module is written in.
    pub version: Version,
    /// The generator: a number of the SPIR-V registry in the high half, the tool's own version in the low half.
    pub generator: u32,
    /// Greater than every id of the module.
    pub bound: u32,
    /// Instruction schema; 0 in every version so far.
    pub schema: u32,
}

impl Header {
    /// The header as words, magic number first.
    pub fn to_words(&self) -> [u32; HEADER_WORDS] {
        [MAGIC, self.version.to_word(), self.generator, self.bound, self.schema]
    }
}

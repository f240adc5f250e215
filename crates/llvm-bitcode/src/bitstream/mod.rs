//! The bitstream container below LLVM bitcode: abbreviations, blocks and records, without any knowledge of LLVM IR.
//!
//! [`BitstreamReader`] walks a stream entry by entry; [`BitstreamWriter`] produces one. A record is the same data
//! whether it was abbreviated or not; abbreviations are only a matter of size.

mod abbrev;
mod bit_packer;
mod cursor;
mod definitions;
mod reader;
mod record_fields;
mod writer;

pub(crate) use abbrev::Alphabet;
pub use abbrev::{Abbrev, Field, Tail};
pub(crate) use bit_packer::BitPacker;
pub use cursor::Cursor;
pub use reader::{BitstreamReader, BlockHeader, Entry, Record};
pub use writer::BitstreamWriter;

/// The first four bytes of a raw bitcode stream: `BC`, then 0xC0DE.
pub const RAW_MAGIC: [u8; 4] = [0x42, 0x43, 0xC0, 0xDE];
/// The first four bytes of the wrapper header (little-endian 0x0B17C0DE).
pub const WRAPPER_MAGIC: [u8; 4] = [0xDE, 0xC0, 0x17, 0x0B];

/// Abbreviation ids with a fixed meaning; defined abbreviations start at [`FIRST_ABBREV`].
pub(crate) mod abbrev_id {
    pub(crate) const END_BLOCK: u32 = 0;
    pub(crate) const ENTER_SUBBLOCK: u32 = 1;
    pub(crate) const DEFINE_ABBREV: u32 = 2;
    pub(crate) const UNABBREV_RECORD: u32 = 3;
}

/// The abbreviation id of the first abbreviation that applies to a block.
pub const FIRST_ABBREV: u32 = 4;

/// The block that holds abbreviations for other blocks.
pub(crate) const BLOCKINFO_BLOCK: u32 = 0;

/// Decodes the sign-in-the-low-bit form of signed numbers; the pattern 1 ("minus zero") stands for `i64::MIN`.
#[inline]
pub fn decode_signed(value: u64) -> i64 {
    if value & 1 == 0 {
        (value >> 1) as i64
    } else if value == 1 {
        i64::MIN
    } else {
        ((value >> 1) as i64).wrapping_neg()
    }
}

/// Encodes a signed number with its sign in the low bit; the inverse of [`decode_signed`].
#[inline]
pub fn encode_signed(value: i64) -> u64 {
    if value >= 0 { (value as u64) << 1 } else { (value.unsigned_abs() << 1) | 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signed_numbers_survive_the_round_trip() {
        for v in [0, 1, -1, 5, -5, i64::MAX, -i64::MAX, i64::MIN] {
            assert_eq!(decode_signed(encode_signed(v)), v, "{v}");
        }
        assert_eq!(encode_signed(-1), 3);
        assert_eq!(encode_signed(i64::MIN), 1);
    }
}

//! Packing of numbers into words of 32 bits.

use super::abbrev::{Field, encode_char6};

/// Packs numbers of fixed and variable width, least significant bit first.
#[derive(Debug, Default)]
pub(crate) struct BitPacker {
    pub(super) bytes: Vec<u8>,
    /// The next bits, fewer than 64; the others are zero.
    pub(super) pending: u64,
    pub(super) pending_bits: u32,
}

impl BitPacker {
    #[inline]
    pub(super) fn fixed(&mut self, value: u64, width: u32) {
        debug_assert!(
            width <= 32 && (width == 32 || value >> width == 0),
            "{value} does not fit in {width} bits"
        );
        self.pending |= value << self.pending_bits;
        self.pending_bits += width;
        if self.pending_bits >= 64 {
            self.bytes.extend_from_slice(&self.pending.to_le_bytes());
            self.pending_bits -= 64;
            // The bits that did not fit.
            self.pending = value >> (width - self.pending_bits);
        }
    }

    #[inline]
    pub(super) fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1u64 << (width - 1);
        while value >= more {
            self.fixed((value & (more - 1)) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    #[inline(always)]
    pub(super) fn scalar(&mut self, field: Field, value: u64) {
        match field {
            Field::Literal(_) => {}
            Field::Fixed(width) => self.fixed(value, width),
            Field::Vbr(width) => self.vbr(value, width),
            Field::Char6 => self.fixed(encode_char6(value).unwrap_or(0), 6),
        }
    }

    /// The elements of an array, in a loop for each encoding.
    #[inline(always)]
    pub(super) fn elements(&mut self, field: Field, values: impl Iterator<Item = u64>) {
        match field {
            Field::Literal(_) => {}
            Field::Fixed(width) => values.for_each(|value| self.fixed(value, width)),
            Field::Vbr(width) => values.for_each(|value| self.vbr(value, width)),
            Field::Char6 => values.for_each(|value| self.fixed(encode_char6(value).unwrap_or(0), 6)),
        }
    }

    /// Appends a number in chunks of six bits.
    pub(crate) fn vbr6(&mut self, value: u64) {
        self.vbr(value, 6);
    }

    /// Pads to a multiple of 32 bits; then nothing is pending.
    pub(super) fn align32(&mut self) {
        let words = self.pending_bits.div_ceil(32) as usize;
        let pending = self.pending.to_le_bytes();
        self.bytes.extend_from_slice(pending.get(..words * 4).unwrap_or(&pending));
        self.pending = 0;
        self.pending_bits = 0;
    }

    /// All numbers, padded to a multiple of four bytes.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.align32();
        self.bytes
    }
}

//! A position in a byte slice that reads fixed and variable width numbers, least significant bit first.

use crate::error::{ReadError, ReadErrorKind};

/// A bit cursor over a byte slice. Positions are in bits from the first byte of the slice.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    bytes: &'a [u8],
    pos: u64,
    end: u64,
}

impl<'a> Cursor<'a> {
    /// A cursor at the first bit of `bytes`.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, pos: 0, end: bytes.len() as u64 * 8 }
    }

    /// The position of the next bit.
    #[inline]
    pub fn position(&self) -> u64 {
        self.pos
    }

    /// Bits between the position and the end.
    #[inline]
    pub fn remaining(&self) -> u64 {
        self.end - self.pos
    }

    /// Length of the whole slice in bits.
    pub fn len_bits(&self) -> u64 {
        self.end
    }

    /// Moves to an absolute bit position.
    ///
    /// # Errors
    /// If it lies beyond the end.
    pub fn seek(&mut self, pos: u64) -> Result<(), ReadError> {
        if pos > self.end {
            return Err(self.truncated());
        }
        self.pos = pos;
        Ok(())
    }

    #[cold]
    fn truncated(&self) -> ReadError {
        ReadError::new(ReadErrorKind::Truncated, self.pos)
    }

    /// The next bits, at least 57 of them; zero where the slice has ended.
    #[inline]
    fn peek(&self) -> u64 {
        let rest = self.bytes.get((self.pos >> 3) as usize..).unwrap_or(&[]);
        let word = match rest.first_chunk::<8>() {
            Some(chunk) => u64::from_le_bytes(*chunk),
            None => {
                let mut chunk = [0; 8];
                for (to, from) in chunk.iter_mut().zip(rest) {
                    *to = *from;
                }
                u64::from_le_bytes(chunk)
            }
        };
        word >> (self.pos & 7)
    }

    #[inline]
    fn advance(&mut self, bits: u32) -> Result<(), ReadError> {
        let pos = self.pos + u64::from(bits);
        if pos > self.end {
            return Err(self.truncated());
        }
        self.pos = pos;
        Ok(())
    }

    /// Reads `width` bits (at most 32) as an unsigned number.
    ///
    /// # Errors
    /// If the slice ends before.
    #[inline]
    pub fn fixed(&mut self, width: u32) -> Result<u64, ReadError> {
        debug_assert!(width <= 32);
        let value = self.peek() & ((1u64 << width) - 1);
        self.advance(width)?;
        Ok(value)
    }

    /// Reads a variable bit rate number in chunks of `width` bits (2 to 32), up to 64 bits of data.
    ///
    /// # Errors
    /// If the slice ends before, or the number has more than 64 bits.
    #[inline]
    pub fn vbr(&mut self, width: u32) -> Result<u64, ReadError> {
        debug_assert!((2..=32).contains(&width));
        let more = 1u64 << (width - 1);
        let chunk = self.peek() & ((more << 1) - 1);
        if chunk & more == 0 {
            self.advance(width)?;
            return Ok(chunk);
        }
        self.vbr_chunks(width)
    }

    fn vbr_chunks(&mut self, width: u32) -> Result<u64, ReadError> {
        let start = self.pos;
        let more = 1u64 << (width - 1);
        let mut value = 0u64;
        let mut shift = 0u32;
        loop {
            let mut word = self.peek();
            let mut left = 57u32;
            while left >= width {
                if shift >= 64 {
                    return Err(ReadError::new(ReadErrorKind::NumberTooLong { bits: 64 }, start));
                }
                value |= (word & (more - 1)) << shift;
                self.advance(width)?;
                if word & more == 0 {
                    return Ok(value);
                }
                shift += width - 1;
                word >>= width;
                left -= width;
            }
        }
    }

    /// As [`Cursor::vbr`], for fields that are at most 32 bits long.
    ///
    /// # Errors
    /// As [`Cursor::vbr`], and if the value needs more than 32 bits.
    #[inline]
    pub fn vbr32(&mut self, width: u32) -> Result<u32, ReadError> {
        let start = self.pos;
        let value = self.vbr(width)?;
        u32::try_from(value).map_err(|_| ReadError::new(ReadErrorKind::NumberTooLong { bits: 32 }, start))
    }

    /// Moves forward to the next multiple of 32 bits.
    ///
    /// # Errors
    /// If the slice ends before.
    pub fn align32(&mut self) -> Result<(), ReadError> {
        self.seek(self.pos.next_multiple_of(32))
    }

    /// The `len` bytes at the position, which must be a multiple of 8 bits; moves behind them.
    ///
    /// # Errors
    /// If the slice ends before.
    pub fn take_bytes(&mut self, len: u64) -> Result<&'a [u8], ReadError> {
        debug_assert!(self.pos.is_multiple_of(8));
        if len > self.remaining() / 8 {
            return Err(self.truncated());
        }
        let start = (self.pos / 8) as usize;
        let bytes = self.bytes.get(start..start + len as usize).ok_or_else(|| self.truncated())?;
        self.pos += len * 8;
        Ok(bytes)
    }
}

/// Reads many numbers in a row faster than [`Cursor`], as it keeps the bits that are next.
///
/// Returns `None` for every error of the cursor, and near the end of the slice; then the cursor, which has not moved, must
/// read again.
#[derive(Clone, Copy)]
pub(super) struct Window<'a> {
    bytes: &'a [u8],
    /// The next bits, the others zero.
    word: u64,
    /// How many they are.
    left: u32,
    /// Position behind them.
    end: u64,
}

impl<'a> Window<'a> {
    /// A window at the position of `cursor`.
    #[inline]
    pub(super) fn new(cursor: &Cursor<'a>) -> Window<'a> {
        Window { bytes: cursor.bytes, word: 0, left: 0, end: cursor.pos }
    }

    /// Position of the next bit.
    #[inline]
    pub(super) fn position(&self) -> u64 {
        self.end - u64::from(self.left)
    }

    /// Bits up to the end of the slice.
    #[inline]
    pub(super) fn remaining(&self) -> u64 {
        (self.bytes.len() as u64 * 8).saturating_sub(self.position())
    }

    /// Takes in at least 57 bits.
    #[inline]
    fn refill(&mut self) -> Option<()> {
        let position = self.position();
        let skipped = (position & 7) as u32;
        let chunk = self.bytes.get((position >> 3) as usize..)?.first_chunk::<8>()?;
        self.word = u64::from_le_bytes(*chunk) >> skipped;
        self.left = 64 - skipped;
        self.end = position + u64::from(self.left);
        Some(())
    }

    /// As [`Cursor::fixed`].
    #[inline]
    pub(super) fn fixed(&mut self, width: u32) -> Option<u64> {
        if self.left < width {
            self.refill()?;
        }
        let value = self.word & ((1u64 << width) - 1);
        self.word >>= width;
        self.left -= width;
        Some(value)
    }

    /// As [`Cursor::vbr`].
    #[inline]
    pub(super) fn vbr(&mut self, width: u32) -> Option<u64> {
        let more = 1u64 << (width - 1);
        let first = self.fixed(width)?;
        if first & more == 0 {
            return Some(first);
        }
        let mut value = first & (more - 1);
        let mut shift = width - 1;
        while shift < 64 {
            let chunk = self.fixed(width)?;
            value |= (chunk & (more - 1)) << shift;
            if chunk & more == 0 {
                return Some(value);
            }
            shift += width - 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_numbers_cross_bytes() {
        let mut c = Cursor::new(&[0b1010_0101, 0xFF, 0x00, 0x80]);
        assert_eq!(c.fixed(4).unwrap(), 5);
        assert_eq!(c.fixed(8).unwrap(), 0xFA);
        assert_eq!(c.fixed(20).unwrap(), 0x8000F);
        assert_eq!(c.remaining(), 0);
        assert!(matches!(c.fixed(1).unwrap_err().kind(), ReadErrorKind::Truncated));
    }

    #[test]
    fn vbr_takes_64_bits_and_no_more() {
        // u64::MAX in VBR6: twelve chunks of 0b111111 and one of 0b001111.
        let mut bits = Vec::new();
        for _ in 0..12 {
            bits.extend([1u8; 6]);
        }
        bits.extend([1, 1, 1, 1, 0, 0]);
        let pack = |bits: &[u8]| {
            bits.chunks(8)
                .map(|c| c.iter().enumerate().fold(0u8, |a, (i, b)| a | (b << i)))
                .collect::<Vec<u8>>()
        };
        assert_eq!(Cursor::new(&pack(&bits)).vbr(6).unwrap(), u64::MAX);
        let endless = vec![0xFF; 40];
        assert!(matches!(
            Cursor::new(&endless).vbr(6).unwrap_err().kind(),
            ReadErrorKind::NumberTooLong { bits: 64 }
        ));
    }

    #[test]
    fn a_window_reads_what_the_cursor_reads() {
        let bytes: Vec<u8> = (0..200u32).map(|i| (i * i + 7 * i) as u8 | 1 << (i % 8)).collect();
        for width in 2..=32 {
            for start in 0..9 {
                let mut cursor = Cursor::new(&bytes);
                cursor.seek(start).unwrap();
                let mut window = Window::new(&cursor);
                for turn in 0.. {
                    let read = if turn % 3 == 0 { window.fixed(width) } else { window.vbr(width) };
                    let Some(read) = read else { break };
                    let again = if turn % 3 == 0 { cursor.fixed(width) } else { cursor.vbr(width) };
                    assert_eq!((again.unwrap(), cursor.position()), (read, window.position()));
                    assert_eq!(cursor.remaining(), window.remaining());
                }
            }
        }
    }
}

//! Abbreviations: how the operands of one kind of record are laid out in bits.

/// The encoding of one scalar operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// A constant that takes no bits in the record.
    Literal(u64),
    /// A number in so many bits, 1 to 32.
    Fixed(u32),
    /// A variable bit rate number in chunks of so many bits, 2 to 32.
    Vbr(u32),
    /// One of 64 characters (`a-zA-Z0-9._`) in six bits.
    Char6,
}

/// The operand of an abbreviation behind its scalar operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    /// Nothing.
    None,
    /// A count (VBR6) and so many elements.
    Array(Field),
    /// A byte count (VBR6), padding to 32 bits, bytes, padding to 32 bits.
    Blob,
}

/// One abbreviation. The first field yields the record code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abbrev {
    /// The scalar fields in order; at least one.
    pub fields: Vec<Field>,
    /// The array or blob at the end.
    pub tail: Tail,
}

impl Abbrev {
    /// An abbreviation for records with the given code: the other scalar fields and the tail.
    pub fn new(code: u32, fields: &[Field], tail: Tail) -> Self {
        let mut all = Vec::with_capacity(fields.len() + 1);
        all.push(Field::Literal(u64::from(code)));
        all.extend_from_slice(fields);
        Self { fields: all, tail }
    }
}

const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

/// The character with the given six-bit number (higher bits are ignored).
#[inline]
pub(super) fn decode_char6(value: u64) -> u64 {
    u64::from(CHAR6[(value & 63) as usize])
}

/// By byte: its six-bit number; for a byte that has none, [`NOT_CHAR6`], with [`EIGHT_BIT`] if it takes all eight bits.
const CHAR6_NUMBERS: [u8; 256] = {
    let mut numbers = [NOT_CHAR6; 256];
    let mut number = 0;
    while number < CHAR6.len() {
        numbers[CHAR6[number] as usize] = number as u8;
        number += 1;
    }
    let mut byte = 128;
    while byte < numbers.len() {
        numbers[byte] |= EIGHT_BIT;
        byte += 1;
    }
    numbers
};

/// In [`CHAR6_NUMBERS`]: no six-bit number.
const NOT_CHAR6: u8 = 1 << 6;
/// In [`CHAR6_NUMBERS`]: not even a seven-bit one.
const EIGHT_BIT: u8 = 1 << 7;

/// The six-bit number of a character, if it has one.
#[inline]
pub(super) fn encode_char6(c: u64) -> Option<u64> {
    let number = *CHAR6_NUMBERS.get(usize::try_from(c).ok()?)?;
    (number < NOT_CHAR6).then_some(u64::from(number))
}

/// The encoding for every byte of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Alphabet {
    /// The 64 characters of [`Field::Char6`].
    Char6,
    /// Seven bits.
    SevenBits,
    /// Eight bits.
    EightBits,
}

impl Alphabet {
    /// The smallest alphabet that `text` fits.
    pub(crate) fn of(text: &[u8]) -> Alphabet {
        match text.iter().fold(0, |all, &byte| all | CHAR6_NUMBERS[usize::from(byte)]) {
            all if all & EIGHT_BIT != 0 => Alphabet::EightBits,
            all if all & NOT_CHAR6 != 0 => Alphabet::SevenBits,
            _ => Alphabet::Char6,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn char6_is_a_bijection() {
        for i in 0..64 {
            assert_eq!(encode_char6(decode_char6(i)), Some(i));
        }
        assert_eq!(encode_char6(u64::from(b'-')), None);
        assert_eq!(Alphabet::of(b"LLVM16.0_x"), Alphabet::Char6);
        assert_eq!(Alphabet::of(b"a-b"), Alphabet::SevenBits);
        assert_eq!(Alphabet::of("a-ä".as_bytes()), Alphabet::EightBits);
    }
}

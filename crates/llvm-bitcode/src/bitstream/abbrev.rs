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

/// What follows the scalar operands of an abbreviation.
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

/// The six-bit number of a character, if it has one.
#[inline]
pub(super) fn encode_char6(c: u64) -> Option<u64> {
    let c = u8::try_from(c).ok()?;
    Some(u64::from(match c {
        b'a'..=b'z' => c - b'a',
        b'A'..=b'Z' => c - b'A' + 26,
        b'0'..=b'9' => c - b'0' + 52,
        b'.' => 62,
        b'_' => 63,
        _ => return None,
    }))
}

/// Whether every byte of `bytes` is one of the 64 characters of [`Field::Char6`].
pub(crate) fn is_char6(bytes: &[u8]) -> bool {
    bytes.iter().all(|&c| encode_char6(u64::from(c)).is_some())
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
        assert!(is_char6(b"LLVM16.0_x"));
        assert!(!is_char6(b"a-b"));
    }
}

//! Alignments of memory accesses.

/// The alignment of an allocation or access, or that there is none: a power of two of at most 2^32 bytes in one byte.
/// LangRef, "Memory Access and Addressing Operations".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Align(u8);

impl Align {
    /// No alignment: that of the type.
    pub const NONE: Align = Align(0);
    /// The largest alignment of LLVM IR, 2^32 bytes.
    pub const MAX: Align = Align(33);

    /// The largest power of two that divides `bytes`; 0 is [`Align::NONE`].
    pub const fn of(bytes: u64) -> Align {
        if bytes == 0 { Align::NONE } else { Align::of_exponent(bytes.trailing_zeros()) }
    }
    /// The alignment of 2^`exponent` bytes; at most [`Align::MAX`].
    pub const fn of_exponent(exponent: u32) -> Align {
        if exponent > 32 { Align::MAX } else { Align(exponent as u8 + 1) }
    }
    /// The alignment in bytes; 0 when there is none.
    pub const fn bytes(self) -> u64 {
        if self.0 == 0 { 0 } else { 1 << (self.0 - 1) }
    }
    /// Whether there is none.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::Align;

    #[test]
    fn powers_of_two_are_kept() {
        for exponent in 0..=32 {
            assert_eq!(Align::of(1 << exponent).bytes(), 1 << exponent);
        }
        assert_eq!(Align::of(0), Align::NONE);
        assert_eq!(Align::NONE.bytes(), 0);
    }
    #[test]
    fn other_numbers_are_aligned_to_what_divides_them() {
        assert_eq!(Align::of(12).bytes(), 4);
        assert_eq!(Align::of(7).bytes(), 1);
        assert_eq!(Align::of(1 << 40), Align::MAX);
    }
}

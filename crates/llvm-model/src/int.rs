//! Integers of any width, as bit patterns.

/// An integer constant's bits, without its width. Bits above the width are zero.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum ApInt {
    /// At most 64 bits.
    Small(u64),
    /// More than 64 bits: words, least significant first, exactly as many as the width needs.
    Large(Box<[u64]>),
}

impl ApInt {
    /// `value` cut to `width` bits (zero extended when the width is over 64).
    pub fn from_u64(width: u32, value: u64) -> ApInt {
        Self::from_words(width, &[value])
    }
    /// `value` sign extended or cut to `width` bits.
    pub fn from_i64(width: u32, value: i64) -> ApInt {
        if width <= 64 {
            return ApInt::Small(value as u64 & mask(width));
        }
        let mut words = vec![if value < 0 { u64::MAX } else { 0 }; word_count(width)];
        words[0] = value as u64;
        Self::from_words(width, &words)
    }
    /// The low `width` bits of `words` (least significant first; missing words are zero).
    pub fn from_words(width: u32, words: &[u64]) -> ApInt {
        if width <= 64 {
            return ApInt::Small(words.first().copied().unwrap_or(0) & mask(width));
        }
        let count = word_count(width);
        let mut out: Box<[u64]> = (0..count).map(|i| words.get(i).copied().unwrap_or(0)).collect();
        if !width.is_multiple_of(64) {
            out[count - 1] &= mask(width % 64);
        }
        ApInt::Large(out)
    }
    /// The words, least significant first; at least one.
    pub fn words(&self) -> &[u64] {
        match self {
            ApInt::Small(word) => std::slice::from_ref(word),
            ApInt::Large(words) => words,
        }
    }
    /// The value when it fits 64 bits unsigned.
    pub fn to_u64(&self) -> Option<u64> {
        let words = self.words();
        words[1..].iter().all(|&w| w == 0).then_some(words[0])
    }
    /// The value read as a two's complement number of `width` bits, when it fits 64 bits signed.
    pub fn to_i64(&self, width: u32) -> Option<i64> {
        match self {
            ApInt::Small(word) => Some(sign_extend(*word, width)),
            ApInt::Large(words) => {
                let low = words[0] as i64;
                let negative = self.bit(width - 1);
                let fill = if negative { u64::MAX } else { 0 };
                let fits = words[1..].iter().enumerate().all(|(i, &w)| {
                    let rest = width - 64 * (i as u32 + 1);
                    w == fill & if rest >= 64 { u64::MAX } else { mask(rest) }
                });
                (fits && (low < 0) == negative).then_some(low)
            }
        }
    }
    /// Bit number `index`, counted from the least significant; bits beyond the value are zero.
    pub fn bit(&self, index: u32) -> bool {
        self.words().get(index as usize / 64).is_some_and(|w| w >> (index % 64) & 1 == 1)
    }
    /// Whether every bit is zero.
    pub fn is_zero(&self) -> bool {
        self.words().iter().all(|&w| w == 0)
    }
}

impl std::fmt::Debug for ApInt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("0x")?;
        for word in self.words().iter().rev() {
            write!(f, "{word:016x}")?;
        }
        Ok(())
    }
}

/// The low `width` bits set; `width` at most 64.
pub fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// `word`'s low `width` bits (at most 64, at least 1) as a two's complement number.
pub fn sign_extend(word: u64, width: u32) -> i64 {
    let shift = 64 - width.clamp(1, 64);
    (word << shift) as i64 >> shift
}

/// How many 64-bit words hold `width` bits.
pub fn word_count(width: u32) -> usize {
    (width as usize).div_ceil(64).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signed_and_unsigned_views() {
        assert_eq!(ApInt::from_i64(8, -1).to_u64(), Some(255));
        assert_eq!(ApInt::from_i64(8, -1).to_i64(8), Some(-1));
        for value in [0, 1, -1, i64::MIN, i64::MAX] {
            for width in [64, 65, 100, 128, 200] {
                assert_eq!(ApInt::from_i64(width, value).to_i64(width), Some(value), "{value} in i{width}");
            }
        }
        assert_eq!(ApInt::from_words(128, &[0, 1]).to_i64(128), None);
        assert_eq!(ApInt::from_words(65, &[5, 3]).words(), &[5, 1]);
    }
}

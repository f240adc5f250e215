//! Literal strings: bytes packed into words, lowest byte first, ended by a zero byte (specification 2.2.1).

use std::borrow::Cow;
use std::fmt;

/// A view of a literal string inside an instruction.
#[derive(Clone, Copy)]
pub struct LiteralString<'m> {
    /// All words of the string, the one with the zero byte last.
    words: &'m [u32],
    /// Bytes before the zero byte.
    len: usize,
}

impl<'m> LiteralString<'m> {
    /// The string at the beginning of `words`; `None` when it has no end there.
    pub fn read(words: &'m [u32]) -> Option<LiteralString<'m>> {
        let last = words.iter().position(|&word| has_zero_byte(word))?;
        let words = words.get(..=last)?;
        let zero = words.last()?.to_le_bytes().iter().position(|&byte| byte == 0)?;
        Some(LiteralString { words, len: last * 4 + zero })
    }

    /// Words that the string takes, the terminator included.
    pub fn word_count(&self) -> usize {
        self.words.len()
    }

    /// Length in bytes without the terminator.
    pub fn len(&self) -> usize {
        self.len
    }

    /// True for the empty string.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The bytes without the terminator. They should be UTF-8, but need not be.
    pub fn bytes(&self) -> impl Iterator<Item = u8> + use<'m> {
        self.words.iter().flat_map(|word| word.to_le_bytes()).take(self.len)
    }

    /// The bytes without the terminator, collected.
    pub fn to_vec(&self) -> Vec<u8> {
        let mut bytes = vec![0; self.len];
        self.copy_to(&mut bytes);
        bytes
    }

    /// Puts the first bytes without the terminator into `to`, as many as there are and fit.
    pub fn copy_to(&self, to: &mut [u8]) {
        let len = to.len().min(self.len);
        let (chunks, rest) = to.get_mut(..len).unwrap_or_default().as_chunks_mut::<4>();
        for (to, word) in chunks.iter_mut().zip(self.words) {
            *to = word.to_le_bytes();
        }
        let last = self.words.get(chunks.len()).copied().unwrap_or(0).to_le_bytes();
        for (to, byte) in rest.iter_mut().zip(last) {
            *to = byte;
        }
    }

    /// Returns the text; invalid UTF-8 becomes U+FFFD.
    pub fn to_string_lossy(&self) -> String {
        match String::from_utf8_lossy(&self.to_vec()) {
            Cow::Borrowed(text) => text.to_owned(),
            Cow::Owned(text) => text,
        }
    }

    /// True when a byte behind the terminator, up to the end of its word, is not zero as it has to be.
    pub fn has_padding_garbage(&self) -> bool {
        let tail = self.words.iter().flat_map(|word| word.to_le_bytes()).skip(self.len);
        tail.into_iter().any(|byte| byte != 0)
    }
}

impl PartialEq<str> for LiteralString<'_> {
    fn eq(&self, other: &str) -> bool {
        self.len == other.len() && self.bytes().eq(other.bytes())
    }
}

impl fmt::Debug for LiteralString<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string_lossy())
    }
}

/// Whether a byte of `word` is zero: it alone gives a borrow to its highest bit without having had that bit.
#[inline]
fn has_zero_byte(word: u32) -> bool {
    word.wrapping_sub(0x0101_0101) & !word & 0x8080_8080 != 0
}

/// The words of a literal string with these bytes. A zero byte among them ends the string early for every reader, so
/// producers must not have one.
pub(crate) fn string_words(bytes: &[u8]) -> impl Iterator<Item = u32> {
    let (chunks, rest) = bytes.as_chunks::<4>();
    let mut last = [0; 4];
    for (to, from) in last.iter_mut().zip(rest) {
        *to = *from;
    }
    chunks.iter().copied().chain([last]).map(u32::from_le_bytes)
}

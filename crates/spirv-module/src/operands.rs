//! Operand words for instructions that are being written.

use crate::instruction::Id;
use crate::literal_string::string_words;
use smallvec::SmallVec;
use std::ops::Deref;

/// The operand words after result type and result id, in order. Derefs to the words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Operands(SmallVec<[u32; 8]>);

impl Operands {
    /// No operands yet.
    pub fn new() -> Operands {
        Operands::default()
    }

    /// Adds an id.
    #[must_use]
    pub fn id(mut self, id: Id) -> Operands {
        self.0.push(id.0);
        self
    }

    /// Adds ids.
    #[must_use]
    pub fn ids(mut self, ids: impl IntoIterator<Item = Id>) -> Operands {
        self.0.extend(ids.into_iter().map(|id| id.0));
        self
    }

    /// Adds a literal integer of one word, an enumeration or a mask.
    #[must_use]
    pub fn word(mut self, word: impl Into<u32>) -> Operands {
        self.0.push(word.into());
        self
    }

    /// Adds words as they are.
    #[must_use]
    pub fn words(mut self, words: &[u32]) -> Operands {
        self.0.extend_from_slice(words);
        self
    }

    /// Adds a literal of 64 bits, low word first.
    #[must_use]
    pub fn word64(mut self, value: u64) -> Operands {
        self.0.extend([value as u32, (value >> 32) as u32]);
        self
    }

    /// Adds a literal string with its terminator. The text ends at the first zero byte, if it has one.
    #[must_use]
    pub fn string(self, text: &str) -> Operands {
        self.bytes(text.as_bytes())
    }

    /// Adds a literal string of any bytes, UTF-8 or not.
    #[must_use]
    pub fn bytes(mut self, bytes: &[u8]) -> Operands {
        let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
        self.0.extend(string_words(bytes.get(..end).unwrap_or(bytes)));
        self
    }
}

impl Deref for Operands {
    type Target = [u32];

    fn deref(&self) -> &[u32] {
        &self.0
    }
}

//! Module to bytes.

use crate::header::HEADER_WORDS;
use crate::module::Module;

impl Module {
    /// The module as bytes, little-endian.
    ///
    /// For a module that [`Module::decode`] read from little-endian bytes, these are the same bytes.
    pub fn encode(&self) -> Vec<u8> {
        let body = self.list.words.get(HEADER_WORDS..).unwrap_or(&[]);
        let mut bytes = vec![0; 4 * (HEADER_WORDS + body.len())];
        let words = self.header.to_words();
        for (chunk, word) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(words.iter().chain(body)) {
            *chunk = word.to_le_bytes();
        }
        bytes
    }
}

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
        // One loop over header and body is not made into moves of many words at once.
        let (header, rest) = bytes.as_chunks_mut::<4>().0.split_at_mut(HEADER_WORDS);
        put(header, &self.header.to_words());
        put(rest, body);
        bytes
    }
}

fn put(chunks: &mut [[u8; 4]], words: &[u32]) {
    for (chunk, word) in chunks.iter_mut().zip(words) {
        *chunk = word.to_le_bytes();
    }
}

//! Module to bytes.

use crate::header::HEADER_WORDS;
use crate::module::Module;
use std::io::{self, Write};

/// How many words are written at once.
const WRITTEN_WORDS: usize = 1 << 15;

impl Module {
    /// Writes the module as bytes, as [`Module::encode`] makes them.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write_to(&self, out: &mut dyn Write) -> io::Result<()> {
        let body = self.list.words.get(HEADER_WORDS..).unwrap_or(&[]);
        let mut bytes = vec![0; 4 * WRITTEN_WORDS.min(body.len().max(HEADER_WORDS))];
        let header = self.header.to_words();
        for words in std::iter::once(&header[..]).chain(body.chunks(WRITTEN_WORDS)) {
            put(bytes.as_chunks_mut::<4>().0, words);
            out.write_all(bytes.get(..4 * words.len()).unwrap_or(&[]))?;
        }
        Ok(())
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::assemble;

    #[test]
    fn a_module_is_written_as_it_is_encoded() {
        let name = "a".repeat(4 * WRITTEN_WORDS - 100);
        for text in [
            "OpCapability Kernel\n".to_owned(),
            format!("OpSource OpenCL_C 100\nOpName %1 \"{name}\"\nOpName %2 \"b\"\n"),
        ] {
            let module = assemble(&text, spirv_grammar::Version::V1_2).expect("valid");
            let mut written = Vec::new();
            module.write_to(&mut written).expect("memory takes all bytes");
            assert_eq!(written, module.encode());
        }
    }
}

//! Bytes to module.

use crate::header::{HEADER_WORDS, Header, MAGIC};
use crate::instruction::InstructionList;
use crate::module::Module;
use spirv_grammar::{Op, Version};

/// Why bytes are not a module, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("word {offset}{}: {kind}", instruction.map(|i| format!(" (instruction {i})")).unwrap_or_default())]
pub struct DecodeError {
    /// Word offset from the beginning of the file.
    pub offset: u32,
    /// Number of the instruction, from 0; `None` in the header.
    pub instruction: Option<u32>,
    /// The kind of the error.
    pub kind: DecodeErrorKind,
}

/// The errors of decoding.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DecodeErrorKind {
    /// The file ends in the middle of a word.
    #[error("the file has {bytes} bytes; a module consists of 4-byte words")]
    PartialWord {
        /// Size of the file in bytes.
        bytes: usize,
    },
    /// The file ends inside the header.
    #[error("the file ends after {words} words; the header has 5")]
    HeaderTooShort {
        /// Words present.
        words: usize,
    },
    /// The file has more words than an offset can name.
    #[error("the file has {words} words; at most 2^32 - 1 can be addressed")]
    TooLarge {
        /// Words present.
        words: usize,
    },
    /// The first word is not the magic number in either byte order.
    #[error("magic number {found:#010x} instead of 0x07230203: not a SPIR-V binary")]
    Magic {
        /// The first word, read little-endian.
        found: u32,
    },
    /// The second word is not a version between 1.0 and 1.6.
    #[error("version word {found:#010x}; SPIR-V 1.0 (0x00010000) to 1.6 (0x00010600) are supported")]
    Version {
        /// The second word.
        found: u32,
    },
    /// A word count of 0.
    #[error("{op} with word count 0; the count includes the first word")]
    WordCountZero {
        /// The opcode.
        op: Op,
    },
    /// An instruction that goes on past the end of the file.
    #[error("{op} has {count} words, but only {left} are left in the file")]
    PastTheEnd {
        /// The opcode.
        op: Op,
        /// Its word count.
        count: u32,
        /// Words from its beginning to the end of the file.
        left: u32,
    },
    /// An instruction too short for its result type and result id.
    #[error("{op} has {count} words, too few for its result")]
    NoRoomForResult {
        /// The opcode.
        op: Op,
        /// Its word count.
        count: u32,
    },
}

impl Module {
    /// Reads a module from bytes of either byte order.
    ///
    /// This finds header and instructions and rejects a module that cannot be split into instructions; the operands of
    /// instructions are not checked. Takes time linear in the input and at most 12 bytes per word.
    ///
    /// # Errors
    /// The first place that cannot be read.
    pub fn decode(bytes: &[u8]) -> Result<Module, DecodeError> {
        let mut words = to_words(bytes)?;
        let header = header(&words)?;
        let starts = find_instructions(&words)?;
        // The header lives in its own field; its words only keep the place, so that equal modules compare equal.
        for word in words.iter_mut().take(HEADER_WORDS) {
            *word = 0;
        }
        Ok(Module { header, list: InstructionList { words, starts } })
    }
}

fn to_words(bytes: &[u8]) -> Result<Vec<u32>, DecodeError> {
    let error = |offset, kind| Err(DecodeError { offset, instruction: None, kind });
    let count = bytes.len() / 4;
    let Ok(end) = u32::try_from(count) else { return error(0, DecodeErrorKind::TooLarge { words: count }) };
    let (chunks, rest) = bytes.as_chunks::<4>();
    let Some(&magic) = chunks.first() else {
        return error(end, DecodeErrorKind::HeaderTooShort { words: count });
    };
    let little = match u32::from_le_bytes(magic) {
        MAGIC => true,
        other if other.swap_bytes() == MAGIC => false,
        found => return error(0, DecodeErrorKind::Magic { found }),
    };
    if !rest.is_empty() {
        return error(end, DecodeErrorKind::PartialWord { bytes: bytes.len() });
    }
    Ok(if little {
        chunks.iter().map(|&chunk| u32::from_le_bytes(chunk)).collect()
    } else {
        chunks.iter().map(|&chunk| u32::from_be_bytes(chunk)).collect()
    })
}

fn header(words: &[u32]) -> Result<Header, DecodeError> {
    let Some(&[_, version, generator, bound, schema]) = words.first_chunk::<HEADER_WORDS>() else {
        let kind = DecodeErrorKind::HeaderTooShort { words: words.len() };
        return Err(DecodeError { offset: words.len() as u32, instruction: None, kind });
    };
    match Version::from_word(version) {
        Some(version) if (Version::V1_0..=Version::LATEST).contains(&version) => {
            Ok(Header { version, generator, bound, schema })
        }
        _ => Err(DecodeError {
            offset: 1,
            instruction: None,
            kind: DecodeErrorKind::Version { found: version },
        }),
    }
}

/// The word offset of every instruction.
fn find_instructions(words: &[u32]) -> Result<Vec<u32>, DecodeError> {
    // Three words per instruction are typical; the list grows when there are fewer.
    let mut starts = Vec::with_capacity(words.len() / 4);
    let mut at = HEADER_WORDS;
    while let Some(&first) = words.get(at) {
        let count = (first >> 16) as usize;
        let op = Op(first as u16);
        let layout = op.layout();
        let left = words.len() - at;
        let least = 1 + usize::from(layout.result_type) + usize::from(layout.result);
        if count < least || count > left {
            let kind = match count {
                0 => DecodeErrorKind::WordCountZero { op },
                _ if count > left => {
                    DecodeErrorKind::PastTheEnd { op, count: count as u32, left: left as u32 }
                }
                _ => DecodeErrorKind::NoRoomForResult { op, count: count as u32 },
            };
            return Err(DecodeError { offset: at as u32, instruction: Some(starts.len() as u32), kind });
        }
        starts.push(at as u32);
        at += count;
    }
    Ok(starts)
}

//! The text that the Khronos SPIRV-LLVM-Translator reads and writes with `-spirv-text`, `-to-text` and `-to-binary`.
//!
//! Tokens with one space behind each, one instruction per line: word count, opcode name, operands in the order of the
//! words. Ids, integers, masks and most enumerations are decimal words; [`names`] lists the others, which are written by name.

mod names;
mod read;
mod write;

pub use read::parse_internal_text;
pub use write::{InternalTextError, InternalTextStyle, write_internal_text};

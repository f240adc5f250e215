//! The assembly text of SPIRV-Tools.

mod assemble;
mod disassemble;
mod float_format;
mod friendly_names;
mod generators;
mod lexer;
mod number;
mod number_parser;

pub use assemble::{AssembleError, AssembleErrorKind, assemble};
pub use disassemble::{DisassembleOptions, IdNames, disassemble};

//! The two texts of a module: SPIRV-Tools' assembly language and the reference translator's internal text.

mod assemble;
mod disassemble;
mod float_format;
mod friendly_names;
mod generators;
mod internal;
mod lexer;
mod number;
mod number_parser;

pub use assemble::{AssembleError, AssembleErrorKind, assemble};
pub use disassemble::{DisassembleOptions, IdNames, disassemble, disassemble_each};
pub(crate) use generators::generator_name;
pub use internal::{InternalTextError, InternalTextStyle, parse_internal_text, write_internal_text};

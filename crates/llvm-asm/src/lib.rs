//! LLVM assembly (`.ll`), natively.
//!
//! - [`print()`] writes a module as LLVM would print it after reading it from bitcode: as LLVM 22, or as LLVM 23 where that
//!   wrote the module. `llvm-as` of the same version accepts the text.
//! - [`parse`] reads what LLVM 16 to 23 print, and the typed-pointer text of LLVM 14 and 15.
//! - [`Pieces`] prints single types, values and instructions, for messages.
//!
//! Source: LangRef; where it is silent (numbering, order, spacing), the output of `llvm-dis` 22 and 23.

mod debug_layout;
mod decimal;
mod dwarf;
mod float;
mod float_format;
mod keywords;
mod local_numbering;
mod names;
mod numbering;
mod parse;
mod print;
mod summary_words;
mod type_order;

pub use parse::{ParseError, ParseErrors, parse};
pub use print::{
    FunctionPieces, Pieces, PrintError, PrintOptions, print, print_instruction, print_type, print_value,
    print_with,
};

/// How deep types and constants may nest in the text, inside each other and themselves.
pub const MAX_NESTING: u32 = 256;

//! The assembly text of SPIRV-Tools.

mod disassemble;
mod float_format;
mod friendly_names;
mod generators;
mod number;

pub use disassemble::{DisassembleOptions, IdNames, disassemble};

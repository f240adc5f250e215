//! LLVM bitcode without LLVM: reads what LLVM 14 to 22 wrote, writes what LLVM 16 to 22 read.

pub mod bitstream;
#[allow(dead_code)]
mod codes;
mod error;

pub use error::{ReadError, ReadErrorKind};

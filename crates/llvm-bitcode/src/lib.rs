//! LLVM bitcode without LLVM: reads what LLVM 14 to 22 wrote, writes what LLVM 16 to 22 read.

pub mod bitstream;
#[allow(dead_code)]
mod codes;
#[allow(dead_code)]
mod debug_layout;
mod error;
#[allow(dead_code)]
mod flags;
mod read;
#[allow(dead_code)]
mod tables;

pub use error::{ReadError, ReadErrorKind};
pub use read::read;

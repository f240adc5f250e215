//! LLVM bitcode without LLVM: reads what LLVM 14 to 22 wrote, writes what LLVM 16 to 22 read.

pub mod bitstream;
mod call_bits;
mod codes;
mod debug_layout;
mod error;
mod flags;
mod memory_effects;
mod read;
mod tables;
mod write;

pub use error::{ReadError, ReadErrorKind};
pub use read::read;
pub use write::{Dropped, Version, WriteError, WriteOptions, Written, write};

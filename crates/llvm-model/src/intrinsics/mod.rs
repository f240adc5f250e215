//! LLVM's intrinsics: their names, signatures and attributes.
//!
//! [`Row`] has the facts of one, generated from LLVM 22's records; [`mangle`] makes the suffixes of its name.

mod facts;
mod generated;
pub mod mangle;
mod names;

pub use facts::{Row, is_unknown};

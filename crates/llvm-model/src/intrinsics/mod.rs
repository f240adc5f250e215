//! LLVM's intrinsics: their names, signatures and attributes.
//!
//! [`Row`] has the facts of one, generated from the records of LLVM 22 and 23; [`mangle`] makes the suffixes of its name.

mod facts;
mod generated;
pub mod mangle;
mod names;

pub use facts::{Row, is_unknown};
pub use names::with_dots;

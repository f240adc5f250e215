//! Passes over whole SPIR-V modules, which know nothing of LLVM: [`untyped`] removes pointee types, [`signs`] restores the
//! signs of integers, [`heaps`] gives heaps of descriptors their form, and [`variants`] selects the functions for one device.

pub mod heaps;
mod rewrite;
pub mod signs;
pub mod untyped;
pub mod variants;

pub use rewrite::Rewritten;

//! The form of a module whose pointers do not say what they point to (SPV_KHR_untyped_pointers).
//!
//! [`convert`] rewrites a finished module with typed pointers: variables and access chains say the type themselves, and
//! casts from one pointer type to another go. Pointers stay typed where the type is more than a word for the access:
//!
//! - a parameter that is passed by value or that the result is written to (`ByVal`, `Sret`): the type is its size;
//! - an operand of an instruction that counts in elements of the pointee, or that takes no untyped pointers (pointer
//!   differences, asynchronous copies, block reads, prefetches): it is cast in front of it.

mod plan;
mod rewrite;

use plan::Plan;
use rewrite::Rewrite;
use rustc_hash::FxHashMap;
use spirv_module::{Id, InstructionTooLong, Module};

/// A converted module.
pub(crate) struct Untyped {
    pub(crate) module: Module,
    /// For each instruction the number of the one that it was made from.
    pub(crate) origins: Vec<u32>,
    /// Ids that are gone, with those that stand for them.
    pub(crate) replaced: FxHashMap<Id, Id>,
}

/// Converts a module, which must be whole but for its capabilities and extensions; its addresses have `address_width`
/// bits.
///
/// # Errors
/// An instruction that gets too long; it has one operand more than before.
pub(crate) fn convert(module: &Module, address_width: u32) -> Result<Untyped, InstructionTooLong> {
    let plan = Plan::of(module, address_width);
    Rewrite::new(module, plan).run()
}

//! The form of a module with untyped pointers (SPV_KHR_untyped_pointers).
//!
//! [`convert`] rewrites a finished module with typed pointers: variables and access chains get the type as an operand, and
//! casts between pointer types are removed. Pointers stay typed where the type matters for more than the access:
//!
//! - a parameter that is passed by value or that the result is written to (`ByVal`, `Sret`): the type is its size;
//! - a variable with lifetime markers: OpLifetimeStart takes no untyped pointer;
//! - an operand of an instruction that counts in elements of the pointee, or that takes no untyped pointers (pointer
//!   differences, asynchronous copies, block reads, prefetches): it is cast in front of it;
//! - with [`Forms::untyped_variables`], variables of arrays, vectors and opaque values if all accesses have their type.

mod plan;
mod rewrite;
mod typed_variables;
mod unused_types;

use crate::rewrite::Rewritten;
use plan::Plan;
use rewrite::Untyped;
use spirv_module::{InstructionTooLong, Module};
use translate_common::Forms;

/// Converts a module, which must be whole but for its capabilities and extensions; its addresses have `address_width`
/// bits. The forms decide whether variables keep types where they can, and whether casts within functions stay.
///
/// # Errors
/// An instruction that gets too long; it has one operand more than before.
pub fn convert(module: &Module, address_width: u32, forms: &Forms) -> Result<Rewritten, InstructionTooLong> {
    let plan = Plan::of(module, address_width, forms);
    Untyped::new(module, plan).run()
}

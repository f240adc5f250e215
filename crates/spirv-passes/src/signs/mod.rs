//! The signs of a shader's integers.
//!
//! LLVM's integers have no signs, so a module is first written with unsigned ones. LLVM IR from SPIR-V marks signed values,
//! parameters and members (`!spirv.Signed`). [`restore`] finds every value that must have the type of a marked one, and
//! rewrites the module with signed types for them. Values that are connected with a value that must be unsigned stay
//! unsigned, and so do all unmarked ones: the module is valid in any case.

mod constraints;
mod function_types;
mod rewrite;
mod types;
mod unused;
mod variables;

use crate::rewrite::Rewritten;
use constraints::Constraints;
use rewrite::Restoration;
use rustc_hash::FxHashSet;
use spirv_module::{Id, InstructionTooLong, Module};

/// The signed values and types of the input.
#[derive(Debug, Default)]
pub struct Signed {
    /// Values, variables (their contents), parameters, and functions (their results).
    pub values: FxHashSet<Id>,
    /// Members of structures.
    pub members: FxHashSet<(Id, u32)>,
}

/// Gives a module, whole but for its capabilities and extensions, the signs that its values had.
///
/// # Errors
/// An instruction that gets too long, which none does.
pub fn restore(module: &Module, signed: &Signed) -> Result<Rewritten, InstructionTooLong> {
    let solution = Constraints::of(module, signed).solve();
    Restoration::new(module, solution).run()
}

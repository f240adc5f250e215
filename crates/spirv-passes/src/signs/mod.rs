//! The signs of a shader's integers.
//!
//! LLVM's integers have none, so a module is first written with unsigned ones. What comes from SPIR-V says which values,
//! parameters and members were signed (`!spirv.Signed`): [`restore`] finds every value that must be of one type with those,
//! and writes the module anew with signed types for them. What a value that must be unsigned reaches stays unsigned, and
//! so does all that nothing is said of: the module is valid in any case.

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

/// What the input says is signed.
#[derive(Debug, Default)]
pub struct Signed {
    /// Values, variables (what is in them), parameters, and functions (their results).
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

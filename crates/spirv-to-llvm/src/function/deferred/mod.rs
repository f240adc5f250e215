//! The deferred values of a function, and the patterns of the forward translation that it recognizes.
//!
//! A value that may not be needed is not emitted at once: it stays in a list ([`lazy_list`]) until something uses it, and is then
//! emitted at the place of its instruction ([`late_places`]). Often nothing uses it, because the following instructions are one
//! of the patterns below, which use an existing value instead. Instructions that a pattern leaves without a use are removed when
//! the body is complete ([`unused_instructions`]).
//!
//! The patterns, by what is recognized:
//!
//! - [`adapted_results`]: an integer for a boolean, an offset or a relation, computed from a call's result because the
//!   instruction has another one, and undone by the instructions behind it: a selection between 1 and 0, an addition, a chain of
//!   selections. The call's result is used.
//! - [`adapters`]: a call's result extended, cut, made a vector or shortened, and the conversion, extraction or shuffle that
//!   undoes this. The call's result is used.
//! - [`arguments`]: the argument of a call taken apart or put together: components of a vector, the beginning of a longer vector, a
//!   value that was loaded to be passed in memory, sizes that follow each other in an array. Its source is passed.
//! - [`comparisons`]: a builtin variable read at an index below its number of dimensions, or else its default, which is the
//!   result of the builtin function; and pointers compared as integers.
//! - [`relations`]: the chain of selections by which a relation between numbers is applied when the program runs.
//! - [`image_values`]: sampled images and sizes of images, which functions take apart.
//! - [`builtin_variables`]: a builtin variable that is loaded as a vector, of which mostly one component is used.
//!
//! [`phis_and_loops`] has the values that need all blocks.

pub(crate) mod adapted_results;
pub(crate) mod adapters;
pub(crate) mod arguments;
pub(crate) mod builtin_variables;
pub(crate) mod comparisons;
pub(crate) mod image_values;
pub(crate) mod late_places;
pub(crate) mod lazy_list;
pub(crate) mod phis_and_loops;
pub(crate) mod relations;
pub(crate) mod unused_instructions;

use crate::function::deferred::adapted_results::Adapted;
use crate::function::deferred::builtin_variables::BuiltinReads;
use crate::function::deferred::image_values::Make;
use crate::function::deferred::lazy_list::LazyList;
use crate::function::deferred::phis_and_loops::{Loop, PendingPhi};
use llvm_model::{BlockId, Value};
use spirv_module::Instruction;

/// The deferred values of one function.
#[derive(Default)]
pub(crate) struct Deferred<'m> {
    /// Results that follow from those of calls.
    pub(crate) adapted: LazyList<(Value, Adapted)>,
    /// Sampled images and sizes of images, each with the function that translates its instruction.
    pub(crate) image_values: LazyList<Make>,
    /// The builtin variables that were read.
    pub(crate) builtin_reads: BuiltinReads,
    /// Phis without incoming values.
    pub(crate) phis: Vec<PendingPhi<'m>>,
    /// Loops without metadata.
    pub(crate) loops: Vec<Loop<'m>>,
    /// The merge instructions of structured control flow, with their blocks.
    pub(crate) merges: Vec<(BlockId, Instruction<'m>)>,
    /// The indices of SPIR-V instructions that a call before them does as well.
    pub(crate) folded: Vec<u32>,
}

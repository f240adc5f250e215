//! The functions of a module, divided among threads.

use llvm_model::{Host, Module};
use std::ops::Range;

/// Returns the functions for each thread of `host`, in order, by their numbers.
pub(super) fn shares(module: &Module, host: Host<'_>) -> Vec<Range<usize>> {
    host.shares(module.functions.len(), |number| module.instructions_of(number))
}

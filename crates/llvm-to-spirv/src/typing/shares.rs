//! The functions of a module, divided among threads.

use llvm_model::{Function, FunctionId, Host, Id as _, Module};
use std::ops::Range;

/// Returns the functions for each thread of `host`, in order, by their numbers.
pub(super) fn shares(module: &Module, host: Host<'_>) -> Vec<Range<usize>> {
    let functions = &module.functions;
    let size = |function: &Function| function.body.as_ref().map_or(0, |body| body.insts.len());
    host.shares(functions.len(), |index| functions.get(FunctionId::from_index(index)).map_or(0, size))
}

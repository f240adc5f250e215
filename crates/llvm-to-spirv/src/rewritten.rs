//! A module that has been written anew.

use rustc_hash::FxHashMap;
use spirv_module::{Id, Module};

/// A module in another form, with what its instructions come from.
pub(crate) struct Rewritten {
    pub(crate) module: Module,
    /// For each instruction the number of the one that it was made from.
    pub(crate) origins: Vec<u32>,
    /// Ids that are gone, with those that stand for them.
    pub(crate) replaced: FxHashMap<Id, Id>,
}

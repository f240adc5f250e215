//! A module that has been written anew.

use rustc_hash::FxHashMap;
use spirv_module::{Id, Module};

/// A module in another form, with the origins of its instructions.
#[derive(Debug)]
pub struct Rewritten {
    /// The module.
    pub module: Module,
    /// For each instruction the number of the one that it was made from.
    pub origins: Vec<u32>,
    /// Ids that are gone, with those that stand for them.
    pub replaced: FxHashMap<Id, Id>,
}

//! The current source line of a function that is being translated; `debug_info::lines` maintains it.

use llvm_model::{DebugLocId, DebugRecord, MdId};
use rustc_hash::{FxHashMap, FxHashSet};

/// The debug-info state of a function.
#[derive(Default)]
pub(crate) struct SourceLines {
    /// The subprogram, once there is one.
    pub(crate) subprogram: Option<MdId>,
    /// Scopes for other files, by scope and file.
    pub(crate) files: FxHashMap<(MdId, MdId), MdId>,
    /// The last scope that was looked up, with the file, and its node.
    pub(crate) last_scope: Option<((MdId, MdId), MdId)>,
    /// The location of the last record, which is in the function that its variable is of.
    pub(crate) last_record: Option<(DebugLocId, MdId)>,
    /// The operands of OpLine: the file, line and column.
    pub(crate) line: Option<(MdId, u32, u32)>,
    /// The operands of DebugScope: the scope, and the location that it is inlined at.
    pub(crate) scope: Option<(MdId, Option<MdId>)>,
    /// Whether the two have changed since the location of instructions was made of them.
    pub(crate) is_stale: bool,
    /// The scopes, with where they are inlined, that are known to be of this function.
    pub(crate) own: FxHashSet<(MdId, Option<MdId>)>,
    /// Records of variables that are constant samplers, by their bits: a sampler is a value where it is used.
    pub(crate) samplers: Vec<(u32, DebugRecord)>,
    /// The variables that are parameters, by their numbers.
    pub(crate) arguments: FxHashMap<u64, MdId>,
}

/// Room for so many entries is kept from one function to the next.
const KEPT: usize = 256;

impl SourceLines {
    /// Forgets everything but room, for the next function.
    pub(crate) fn restart(&mut self) {
        let SourceLines { mut files, mut own, mut arguments, .. } = std::mem::take(self);
        files.clear();
        files.shrink_to(KEPT);
        own.clear();
        own.shrink_to(KEPT);
        arguments.clear();
        arguments.shrink_to(KEPT);
        *self = SourceLines { files, own, arguments, ..SourceLines::default() };
    }
}

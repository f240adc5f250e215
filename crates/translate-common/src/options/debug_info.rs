//! Options about debug information.

use spirv_mapping::debug_info::{Dialect, Form};

/// Options about debug information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DebugInfoOptions {
    /// To SPIR-V: the instruction set that debug information is written in; `None`: only lines are preserved.
    pub set: Option<Dialect>,
    /// The encoding where validators and the Khronos translator disagree; to LLVM IR, whether structures are distinct and
    /// which variables functions retain.
    pub form: Form,
    /// To SPIR-V: whether operators of expressions are written that only newer instruction sets have.
    pub extra_operators: bool,
}

impl Default for DebugInfoOptions {
    fn default() -> DebugInfoOptions {
        DebugInfoOptions { set: Some(Dialect::OpenCl100), form: Form::Valid, extra_operators: false }
    }
}

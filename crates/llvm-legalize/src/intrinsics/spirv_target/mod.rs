//! The intrinsics of LLVM's own SPIR-V target, `llvm.spv.…`, which clang has builtins for: they become calls of the functions
//! of OpenCL C, and of instructions of groups.

pub(super) mod groups;
pub(super) mod maths;
pub(super) mod work_items;

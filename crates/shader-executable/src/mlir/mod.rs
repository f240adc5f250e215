//! The form that MLIR's conversion of its SPIR-V dialect gives a module: one invocation, whose variables are global
//! variables that a host defines by their names, and the patterns of the manual.
//!
//! Where the manual says nothing (matrices, atomic operations, structures whose members are not where LLVM would have them,
//! …) the module is made as for [`Interface::Context`](translate_common::Interface::Context).
//!
//! Source: MLIR, "SPIR-V Dialect to LLVM Dialect conversion manual", of 2020 and of LLVM 22.

pub(crate) mod addresses;
pub(crate) mod functions;
pub(crate) mod operations;
pub(crate) mod variables;

use llvm_model::{Module, TypeId};
use spirv_grammar::Decoration;
use translate_common::shaders::Shaders;

/// Whether a structure is packed: none of its members has an offset.
pub(crate) fn is_packed(from: &Module, shaders: &Shaders, structure: TypeId) -> bool {
    let mut stated = shaders.member_decorations(from, structure, 0);
    !stated.any(|(decoration, _)| decoration == Decoration::Offset)
}

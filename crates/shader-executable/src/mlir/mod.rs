//! The form that MLIR's conversion of its SPIR-V dialect gives a module: one invocation, whose variables are global
//! variables that a host defines by their names, and the patterns of the manual.
//!
//! If the manual has no pattern (matrices, atomic operations, structures with other offsets than LLVM's, …), the module is made
//! as for [`Interface::Context`](translate_common::Interface::Context).
//!
//! Source: MLIR, "SPIR-V Dialect to LLVM Dialect conversion manual", of 2020 and of LLVM 22.

pub(crate) mod addresses;
pub(crate) mod functions;
pub(crate) mod variables;

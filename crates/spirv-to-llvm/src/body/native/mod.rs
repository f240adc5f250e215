//! The native form ([`LlvmOptions::native`](translate_common::LlvmOptions::native)): instructions that LLVM IR has a form for, and
//! that are calls of builtin functions otherwise.
//!
//! - [`atomics`]: atomic accesses and fences.
//! - [`functions`]: functions of OpenCL.std, and tests of numbers.
//! - [`vectors`]: loads and stores of vectors.

mod atomics;
mod functions;
mod vectors;

use crate::fail::Res;
use crate::function::FunctionRaiser;
use spirv_module::Instruction;

/// Translates an instruction that LLVM IR has a form for; false for others.
pub(super) fn native(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    Ok(atomics::atomic(f, inst)? || functions::function(f, inst)? || vectors::vector(f, inst)?)
}

//! Kernels of LLVM IR, in the native form and with the address spaces of SPIR-V, in the form that LLVM's targets for GPUs compile.
//!
//! - [`amdgcn`]: AMD's GPUs.
//! - [`branches`]: branches with constant conditions.
//! - [`edit`]: changes of functions.

#![forbid(unsafe_code)]

mod amdgcn;
mod branches;
mod edit;

use llvm_model::{AddressSpaceClash, Module};
use translate_common::{DeviceTarget, DeviceTriple};

/// Gives a module the form of a target.
///
/// # Errors
/// Two address spaces that pointers of the module have are one for the target.
pub fn run(module: &mut Module, target: &DeviceTarget) -> Result<(), AddressSpaceClash> {
    branches::settle(module);
    match target.triple {
        DeviceTriple::Amdgcn => amdgcn::run(module),
    }
}

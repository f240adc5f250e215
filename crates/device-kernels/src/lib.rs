//! Kernels of LLVM IR, in the native form and with the address spaces of SPIR-V, in the form that LLVM's targets for GPUs compile.
//!
//! - [`amdgcn`]: AMD's GPUs.
//! - [`branches`]: branches with constant conditions.
//! - [`edit`]: changes of functions.
//! - [`library`]: functions of OpenCL C that become a part of the module.
//! - [`types`]: types that targets do not have.

#![forbid(unsafe_code)]

mod amdgcn;
mod branches;
mod edit;
mod library;
mod types;

use llvm_model::{AddressSpaceClash, Module};
use translate_common::{DeviceTarget, DeviceTriple, Diagnostics};

/// Gives a module the form of a target.
///
/// # Errors
/// The module has types that the target does not have, or two address spaces that pointers of the module have are one for it.
pub fn run(module: &mut Module, target: &DeviceTarget) -> Result<(), Unfit> {
    branches::settle(module);
    let diagnostics = types::check(module, target.triple.name());
    if diagnostics.has_errors() {
        return Err(Unfit::Types(diagnostics));
    }
    library::run(module);
    match target.triple {
        DeviceTriple::Amdgcn => amdgcn::run(module).map_err(Unfit::AddressSpaces),
    }
}

/// Why a module cannot have the form of a target.
#[derive(Debug)]
pub enum Unfit {
    /// It has types that the target does not have.
    Types(Diagnostics),
    /// Two of its address spaces are one for the target.
    AddressSpaces(AddressSpaceClash),
}

//! Kernels of LLVM IR, in the native form and with the address spaces of SPIR-V, in the form that LLVM's targets for GPUs compile.
//!
//! Targets:
//! - [`amdgcn`]: AMD's GPUs.
//! - [`nvptx`]: NVIDIA's GPUs.
//!
//! Functions of OpenCL C, by the code of a [`target`]:
//! - [`async_copies`]: asynchronous copies of work-groups.
//! - [`generic_pointers`]: which memory they are to.
//! - [`half_memory`]: `vload_half` and `vstore_half`.
//! - [`operations`]: operations of reductions and scans.
//! - [`sub_groups`]: numbers, votes, shuffles, reductions.
//! - [`vectors`]: `shuffle` and `shuffle2`.
//! - [`work_groups`]: reductions, scans and votes of work-groups.
//! - [`work_items`]: where a work-item is, barriers and fences.
//!
//! Other parts that targets share:
//! - [`branches`]: branches with constant conditions.
//! - [`calls`]: addresses of functions, calling conventions.
//! - [`edit`]: changes of functions.
//! - [`library`]: functions of OpenCL C that become a part of the module.
//! - [`runtime`]: functions of C++ that no library has.
//! - [`scopes`]: synchronization scopes.
//! - [`types`]: types that targets do not have.

#![forbid(unsafe_code)]

mod amdgcn;
mod async_copies;
mod branches;
mod calls;
mod edit;
mod generic_pointers;
mod half_memory;
mod intrinsics;
mod library;
mod nvptx;
mod operations;
mod runtime;
mod scopes;
mod sub_groups;
mod target;
mod types;
mod vectors;
mod work_groups;
mod work_items;

use llvm_model::{AddressSpaceClash, Module};
use translate_common::{DeviceTarget, DeviceTriple, Diagnostics};

/// Gives a module the form of a target.
///
/// # Errors
/// The module has types or demands that the target does not have, or two address spaces that pointers of the module have are one
/// for it.
pub fn run(module: &mut Module, target: &DeviceTarget) -> Result<(), Unfit> {
    branches::settle(module);
    async_copies::run(module);
    let mut diagnostics = types::check(module, target.triple.name());
    diagnostics.append(intrinsics::check(module, target.triple));
    if diagnostics.has_errors() {
        return Err(Unfit::Types(diagnostics));
    }
    half_memory::run(module);
    vectors::run(module);
    work_groups::run(module);
    match target.triple {
        DeviceTriple::Amdgcn => {
            library::run(module);
            amdgcn::run(module, target.processor.as_deref())
        }
        DeviceTriple::Nvptx => nvptx::run(module).map_err(Unfit::Types),
    }
}

/// Why a module cannot have the form of a target.
#[derive(Debug)]
pub enum Unfit {
    /// It has types or demands that the target does not have.
    Types(Diagnostics),
    /// Two of its address spaces are one for the target.
    AddressSpaces(AddressSpaceClash),
}

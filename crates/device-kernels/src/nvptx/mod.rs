//! Kernels of NVIDIA's GPUs: `nvptx64-nvidia-cuda`.
//!
//! Source: LLVM's documentation of the target (`llvm/docs/NVPTXUsage.rst`), and the PTX ISA.
//!
//! - [`abi`]: metadata about the arguments of kernels.
//! - [`approximations`]: functions of little precision.
//! - [`arguments`]: pointers to local and constant memory.
//! - [`atomics`]: scopes and orders.
//! - [`code`]: where a work-item is, barriers, sub-groups.
//! - [`launch`]: the hidden argument of kernels.
//! - [`names`]: names that PTX allows.
//! - [`null_pointers`]: null pointers to local memory.
//! - [`printf`]: formatted output.
//! - [`properties`]: attributes of kernels.
//! - [`remainders`]: remainders of floats.

mod abi;
mod approximations;
mod arguments;
mod atomics;
mod code;
mod launch;
mod names;
mod null_pointers;
mod printf;
mod properties;
mod remainders;

use crate::{calls, generic_pointers, library, runtime, scopes, sub_groups, work_items};
use code::Nvidia;
use llvm_model::{CallingConv, Module};
use spirv_mapping::convention::nvidia;
use std::collections::BTreeMap;
use translate_common::Diagnostics;

/// The address spaces of SPIR-V in LLVM IR, and those of the target. Pointers to constant memory are generic ones: those that are
/// arguments point to global memory, others to variables.
const SPACES: &[(u32, u32)] = &[
    (0, GENERIC),
    (1, GLOBAL),
    (2, GENERIC),
    (3, LOCAL),
    (4, GENERIC),
    (5, GLOBAL),
    (6, GLOBAL),
    (9, GENERIC),
];

/// The address spaces of variables in SPIR-V and on the target, where they are not those of pointers to them.
const VARIABLES: &[(u32, u32)] = &[(2, 4)];

/// The address space of generic pointers, of variables of functions, and of functions.
const GENERIC: u32 = 0;

/// The address space of global memory.
const GLOBAL: u32 = 1;

/// The address space of memory of work-groups.
const LOCAL: u32 = 3;

/// The names of synchronization scopes, and those of the target. Those that it does not have are wider ones.
const SCOPES: &[(&str, &str)] = &[("workgroup", "block"), ("subgroup", "block")];

/// The data layout that clang 22 gives the target.
const LAYOUT: &str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

/// Gives a module the form of the target.
///
/// # Errors
/// Kernels demand what the target does not have.
pub(super) fn run(module: &mut Module) -> Result<(), Diagnostics> {
    properties::check(module)?;
    remainders::run(module);
    library::run(module);
    approximations::run(module);
    let kernels = arguments::run(module);
    let spaces: BTreeMap<u32, u32> = SPACES.iter().copied().collect();
    module.merge_address_spaces(&spaces, &VARIABLES.iter().copied().collect());
    module.triple = nvidia::DEVICE_TRIPLE.into();
    module.data_layout = LAYOUT.into();
    scopes::rename(module, SCOPES);
    atomics::run(module);
    launch::run(module);
    work_items::run(module, Nvidia);
    sub_groups::run(module, Nvidia);
    null_pointers::run(module);
    generic_pointers::run(module, Nvidia);
    printf::run(module)?;
    runtime::run(module);
    properties::run(module);
    names::run(module);
    abi::state(module, &kernels);
    calls::run(module, CallingConv::PTX_KERNEL);
    Ok(())
}

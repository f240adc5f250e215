//! Kernels of AMD's GPUs: `amdgcn-amd-amdhsa`.
//!
//! Source: LLVM's documentation of the target (`llvm/docs/AMDGPUUsage.rst`).
//!
//! - [`arguments`]: structures by value.
//! - [`code`]: where a work-item is, barriers, sub-groups.
//! - [`intrinsics`]: imports that are intrinsics.
//! - [`printf`]: formatted output.
//! - [`properties`]: attributes of kernels.
//! - [`wavefronts`]: sizes of sub-groups.

mod arguments;
mod code;
mod intrinsics;
mod printf;
mod properties;
mod wavefronts;

use crate::{Unfit, calls, generic_pointers, runtime, scopes, sub_groups, work_items};
use code::Amd;
use llvm_model::{CallingConv, CastOp, Constant, ConstantExpr, Module};
use spirv_mapping::convention::amd;
use std::collections::BTreeMap;

/// The address spaces of SPIR-V in LLVM IR, and those of the target.
const SPACES: &[(u32, u32)] =
    &[(0, PRIVATE), (1, 1), (2, CONSTANT), (3, 3), (4, FLAT), (5, 1), (6, 1), (9, FLAT)];

/// The address space of memory of workgroups.
const LOCAL: u32 = 3;

/// The address space of memory that kernels do not write to.
const CONSTANT: u32 = 4;

/// The address space of variables of functions.
const PRIVATE: u32 = 5;

/// The address space of flat pointers, and of functions.
const FLAT: u32 = 0;

/// The names of synchronization scopes, and those of the target.
const SCOPES: &[(&str, &str)] = &[("device", "agent"), ("subgroup", "wavefront")];

/// The convention of kernels.
const KERNEL: CallingConv = CallingConv(91);

/// The data layout that clang 22 gives the target.
const LAYOUT: &str = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-\
    p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-\
    A5-G1-ni:7:8:9";

/// Gives a module the form of the target; `processor` is one of it, if it is known.
///
/// # Errors
/// Kernels demand what the processor does not have, or address spaces of the module are one for the target.
pub(super) fn run(module: &mut Module, processor: Option<&str>) -> Result<(), Unfit> {
    intrinsics::name(module);
    let spaces: BTreeMap<u32, u32> = SPACES.iter().copied().collect();
    module.map_address_spaces(&spaces, Some(FLAT)).map_err(Unfit::AddressSpaces)?;
    for space in [LOCAL, PRIVATE] {
        module.replace_null_pointers(space, cast_of_null);
    }
    module.triple = amd::DEVICE_TRIPLE.into();
    module.data_layout = LAYOUT.into();
    scopes::rename(module, SCOPES);
    arguments::run(module);
    intrinsics::adapt(module);
    work_items::run(module, Amd);
    sub_groups::run(module, Amd);
    generic_pointers::run(module, Amd);
    printf::run(module);
    runtime::run(module);
    properties::run(module);
    wavefronts::run(module, processor).map_err(Unfit::Types)?;
    calls::run(module, KERNEL);
    Ok(())
}

/// The null pointer of local and private memory, where the address 0 is memory: what the target makes of the flat one.
fn cast_of_null(module: &mut Module) -> Constant {
    let flat = module.types.ptr(FLAT);
    let null = module.constants.zero(&module.types, flat);
    Constant::Expr(Box::new(ConstantExpr::Cast { op: CastOp::AddrSpaceCast, operand: null }))
}

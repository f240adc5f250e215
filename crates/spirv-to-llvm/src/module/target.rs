//! The target: what the memory model says becomes triple and data layout.

use crate::fail::fail;
use crate::ids::Ids;
use crate::input::Input;
use crate::report::Report;
use llvm_model::{DataLayout, Module, TypeId, Types};
use spirv_module::{AddressingModel, MemoryModel};

/// As clang has them for the triples `spir` and `spir64`.
const LAYOUT_32: &str =
    "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1";
const LAYOUT_64: &str =
    "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1";

/// Checks that the memory model is one of kernels.
pub(crate) fn check_memory_model(input: Input<'_>, ids: &mut Ids<'_>, report: &mut Report<'_>) {
    let Some(inst) = input.scan.memory_model else {
        report.module_error(fail!("the module has no OpMemoryModel"));
        return;
    };
    let addressing = input.scan.addressing();
    if !matches!(addressing, AddressingModel::Physical32 | AddressingModel::Physical64) {
        let fail = fail!("the addressing model {addressing:?} is not supported")
            .help("Kernel modules have Physical32 or Physical64; shaders are not supported");
        report.error(ids, inst, fail);
    }
    let memory = MemoryModel(inst.operands().get(1).copied().unwrap_or(u32::MAX));
    if memory != MemoryModel::OpenCL {
        let fail = fail!("the memory model {memory:?} is not supported")
            .help("Kernel modules have the memory model OpenCL");
        report.error(ids, inst, fail);
    }
}

/// A module for the target, with nothing in it, and the target's layout.
pub(crate) fn empty_module(input: Input<'_>) -> (Module, DataLayout) {
    let wide = input.pointer_width() == 64;
    let layout = if wide { LAYOUT_64 } else { LAYOUT_32 };
    let triple = if wide { "spir64-unknown-unknown" } else { "spir-unknown-unknown" };
    let module = Module { triple: triple.into(), data_layout: layout.into(), ..Module::default() };
    // The string is a constant that parses.
    (module, DataLayout::parse(layout).unwrap_or_default())
}

/// The integer type as wide as a pointer.
pub(crate) fn size_type(input: Input<'_>, types: &mut Types) -> TypeId {
    types.int(input.pointer_width())
}

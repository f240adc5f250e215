//! Upgrades of constructs that older compilers wrote to the form of LLVM 22.
//!
//! LLVM changes every module it reads: it completes data layouts, replaces intrinsics that have another name or
//! signature by now, and gives the declarations of intrinsics the attributes it knows for them. [`upgrade`] does the
//! same for a module in memory, and makes its summary list the globals that it has then.
//!
//! Not upgraded: intrinsics of targets, but for those that only have another name or whose replacement belongs to no
//! target; calls of Objective-C's runtime in modules from before LLVM 8.

mod attributes;
mod branch_protection;
mod calls;
mod data_layout;
mod debug_info;
mod functions;
mod intrinsics;
mod module_flags;
mod nodes;
mod nvvm;
mod objective_c;
mod replacements;
mod tbaa;

use crate::host::Host;
use crate::module::Module;
use crate::name::Name;

/// Brings `module` to the form in which LLVM 22 would hold it after reading it, or LLVM 23 if that wrote it.
///
/// A module in that form stays as it is. The order of functions is LLVM's: declarations that are replaced leave, their
/// replacements follow the other functions.
pub fn upgrade(module: &mut Module) {
    upgrade_in(module, Host::PATIENT);
}

/// As [`upgrade`], in the threads of `host`.
pub fn upgrade_in(module: &mut Module, host: Host<'_>) {
    if let (Some(layout), Some(triple)) = (module.data_layout.as_str(), module.triple.as_str()) {
        let upgraded = data_layout::upgraded(layout, triple);
        if upgraded != layout && crate::DataLayout::parse(&upgraded).is_ok() {
            module.data_layout = Name::from(upgraded);
        }
    }
    attributes::upgrade(module);
    intrinsics::upgrade(module);
    objective_c::upgrade(module);
    let mut nodes = nodes::Nodes::default();
    tbaa::upgrade(module, &mut nodes, host);
    nvvm::upgrade(module, &mut nodes);
    module_flags::upgrade(module, &mut nodes);
    branch_protection::upgrade(module, &mut nodes);
    debug_info::upgrade(module, &mut nodes);
    module.list_globals_in_summary();
}

//! The conventions of a machine in place of those of SPIR-V.

use crate::{Formed, code};
use llvm_model::{CallingConv, FunctionId, InstKind, Linkage, Module, Name, Type};
use std::collections::BTreeMap;
use translate_common::{Losses, Lost, Place};

/// The address spaces of OpenCL: one for a CPU.
const SPACES: [(u32, u32); 6] = [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (9, 0)];

/// The starts of the names of metadata for readers of kernels.
const KERNEL_METADATA: [&str; 3] = ["opencl.", "spirv.", "llvm.dbg."];

/// Removes debug information: instructions of a work-item become parts of loops.
pub(crate) fn drop_debug_info(module: &mut Module, losses: &mut Losses) {
    let dbg = module.find_md_kind("dbg");
    let mut is_lost = module.has_debug_info();
    for (_, function) in module.functions.iter_mut() {
        function.attachments.retain(|(kind, _)| Some(*kind) != dbg);
        let Some(body) = &mut function.body else { continue };
        body.debug_records.clear();
        is_lost |= !body.locs.is_empty();
        body.locs.clear();
        for (_, inst) in body.insts.iter_mut() {
            inst.attachments.retain(|(kind, _)| Some(*kind) != dbg);
        }
    }
    for (_, global) in module.globals.iter_mut() {
        global.attachments.retain(|(kind, _)| Some(*kind) != dbg);
    }
    if is_lost {
        losses.add(Lost::debug_info("debug information of kernels"), || Place::Module);
    }
}

/// Makes pointers of images, samplers, events, pipes and queues, as the library has them.
pub(crate) fn replace_opaque_types(module: &mut Module) {
    module.replace_types(|ty| matches!(ty, Type::TargetExt { .. }).then_some(Type::Pointer(0)));
}

/// Gives functions the convention of C, work-group functions the names of their kernels, and pointers one address space.
pub(crate) fn adopt(module: &mut Module, formed: &[Formed]) {
    for made in formed {
        let [kernel, function] =
            [&made.kernel.name, &made.group.function].map(|name| module.function_named(name));
        if let Some(kernel) = kernel {
            module.functions[kernel].props.name = Name::default();
        }
        if let Some(function) = function {
            let props = &mut module.functions[function].props;
            props.name = made.kernel.name.as_str().into();
            props.linkage = Linkage::External;
        }
    }
    let is_gone = |id: &FunctionId| {
        let function = &module.functions[*id];
        function.body.is_none() && function.props.name.is_empty()
    };
    let kept: Vec<FunctionId> = module.functions.ids().filter(|id| !is_gone(id)).collect();
    module.arrange_functions(&kept);
    for (_, function) in module.functions.iter_mut() {
        function.calling_conv = CallingConv::C;
        function.attachments.clear();
        for (_, inst) in function.body.iter_mut().flat_map(|body| body.insts.iter_mut()) {
            if let InstKind::Call(call) | InstKind::Invoke { call, .. } = &mut inst.kind {
                call.calling_conv = CallingConv::C;
            }
        }
    }
    let is_ours = |name: &Name| KERNEL_METADATA.iter().any(|start| name.starts_with(start));
    module.named_metadata.retain(|node| !is_ours(&node.name));
    drop_debug_version(module);
    drop_local_variables(module);
    // Scopes of OpenCL are those of the whole machine: targets for CPUs have no others.
    system_scopes(module);
    code::drop_unused(module, &|function| {
        formed.iter().any(|made| function.props.name == *made.kernel.name.as_str())
    });
    module.merge_address_spaces(&BTreeMap::from(SPACES), &BTreeMap::new());
}

/// Removes the flag that states the version of debug information.
fn drop_debug_version(module: &mut Module) {
    let is_version = |module: &Module, node| {
        let name = module.tuple(node).get(1).copied().flatten();
        name.and_then(|name| module.md_string(name)).is_some_and(|name| *name == *"Debug Info Version")
    };
    let Some(at) = module.named_metadata.iter().position(|node| node.name == *"llvm.module.flags") else {
        return;
    };
    let flags = std::mem::take(&mut module.named_metadata[at].operands);
    let flags: Vec<_> = flags.into_iter().filter(|&node| !is_version(module, node)).collect();
    module.named_metadata[at].operands = flags;
    if module.named_metadata[at].operands.is_empty() {
        module.named_metadata.remove(at);
    }
}

/// Removes variables of local memory, which are in the memory of the group now.
fn drop_local_variables(module: &mut Module) {
    for (_, global) in module.globals.iter_mut() {
        if global.props.address_space == 3 {
            // Nothing uses it; as an internal variable without uses LLVM leaves it out.
            global.props.linkage = Linkage::Internal;
            let zero = module.constants.zero(&module.types, global.value_type);
            global.initializer.get_or_insert(zero);
        }
    }
}

/// Gives atomic operations the scope of the whole machine.
fn system_scopes(module: &mut Module) {
    let system = module.sync_scopes.intern(Name::default());
    let bodies = module.functions.iter_mut().filter_map(|(_, function)| function.body.as_mut());
    for (_, inst) in bodies.flat_map(|body| body.insts.iter_mut()) {
        match &mut inst.kind {
            InstKind::Load { atomic: Some(atomic), .. }
            | InstKind::Store { atomic: Some(atomic), .. }
            | InstKind::Fence { atomic }
            | InstKind::AtomicRmw { atomic, .. } => atomic.scope = system,
            InstKind::CmpXchg(exchange) => exchange.scope = system,
            _ => {}
        }
    }
}

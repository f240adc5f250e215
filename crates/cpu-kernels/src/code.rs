//! Kernels as functions that call nothing but primitives of work-groups, large functions of the library, and others' functions.

use crate::kernel::Kernel;
use crate::place;
use llvm_legalize::control_flow::ControlFlow;
use llvm_legalize::{inline, promote::Promotion};
use llvm_model::{
    AttrKind, BlockId, Body, ConstId, Constant, Function, FunctionId, InstKind, Linkage, Module, Value,
};
use ocl_library::Libraries;
use rustc_hash::{FxHashMap, FxHashSet};
use translate_common::Diagnostics;
use translate_common::problems::ExecutableProblem;

/// The end of the names of functions that are the library's.
const LIBRARY: &str = ".library";

/// The start of the names of primitives and functions of the host.
const RUNTIME: &str = "__spirv_run_";

/// The starts of the names of intrinsics that only LLVM's targets for GPUs have.
const OF_GPUS: [&str; 2] = ["llvm.amdgcn.", "llvm.nvvm."];

/// What a kernel uses that its host has to know.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Uses {
    pub(crate) prints: bool,
    pub(crate) sub_groups: bool,
}

impl Uses {
    /// Finds it in the calls of a kernel.
    pub(crate) fn of(module: &Module, kernel: &str) -> Uses {
        let mut uses = Uses::default();
        let body = module.function_named(kernel).and_then(|id| module.functions[id].body.as_ref());
        for (_, _, inst) in body.iter().flat_map(|body| body.instructions()) {
            let callee = inst.kind.call().and_then(|call| module.as_function(call.callee));
            let Some(name) = callee.and_then(|id| module.functions[id].props.name.as_str()) else { continue };
            uses.prints |= name == "printf";
            uses.sub_groups |= name.contains("sub_group");
        }
        uses
    }
}

/// Links the library, makes code of calls, and values of variables. Functions that are not part of kernels then are left out.
///
/// Reports functions that nothing defines, and functions that ask for their work-item and are called in a way that has no form.
pub(crate) fn link(module: &mut Module, kernels: &[Kernel]) -> Diagnostics {
    Libraries::of_cpus().link(module, |name| !work_groups::is_primitive(name));
    let kernels: FxHashSet<&str> = kernels.iter().map(|kernel| kernel.name.as_str()).collect();
    let is_kernel =
        |function: &Function| function.props.name.as_str().is_some_and(|name| kernels.contains(name));
    for (_, function) in module.functions.iter_mut().filter(|(_, function)| function.body.is_some()) {
        function.props.comdat = None;
        if !is_kernel(function) {
            function.props.linkage = Linkage::Internal;
        }
    }
    inline::run(module, |module, callee| !is_large(module, callee));
    drop_unused(module, &is_kernel);
    let (mut control_flow, mut promotion) = (ControlFlow::default(), Promotion::default());
    for id in module.functions.ids() {
        if module.functions[id].body.is_some() {
            control_flow.run(module, id);
            promotion.run(module, id);
            if let Some(body) = &mut module.functions[id].body {
                repeat_edges(body);
            }
        }
    }
    check(module, &is_kernel)
}

/// Whether the library states that a function is not worth a copy.
fn is_large(module: &Module, id: FunctionId) -> bool {
    let function = &module.functions[id];
    let set = module.attributes.list(function.attributes).function;
    let is_library = function.props.name.as_str().is_some_and(|name| name.ends_with(LIBRARY));
    is_library && module.attributes.has(set, AttrKind::NO_INLINE)
}

/// Removes functions that kernels do not reach.
pub(crate) fn drop_unused(module: &mut Module, is_kernel: &dyn Fn(&Function) -> bool) {
    let mut open: Vec<FunctionId> =
        module.functions.iter().filter(|(_, f)| is_kernel(f)).map(|(id, _)| id).collect();
    let mut constants: Vec<ConstId> = Vec::new();
    for (_, global) in module.globals.iter() {
        constants.extend(global.initializer);
    }
    constants.extend(module.aliases.values().map(|alias| alias.aliasee));
    let mut used: FxHashSet<FunctionId> = open.iter().copied().collect();
    let mut seen: FxHashSet<ConstId> = FxHashSet::default();
    loop {
        while let Some(constant) = constants.pop() {
            if !seen.insert(constant) {
                continue;
            }
            if let Constant::Function(id) = module.constants[constant]
                && used.insert(id)
            {
                open.push(id);
            }
            module.constants[constant].for_each_operand(|operand| constants.push(operand));
        }
        let Some(id) = open.pop() else { break };
        for (_, _, inst) in module.functions[id].body.iter().flat_map(|body| body.instructions()) {
            inst.kind.for_each_operand(|operand| {
                if let Value::Const(constant) = operand {
                    constants.push(constant);
                }
            });
        }
    }
    let order: Vec<FunctionId> = module.functions.ids().filter(|id| used.contains(id)).collect();
    for id in module.functions.ids().filter(|id| !used.contains(id)) {
        // Constants may name it still, where nothing uses them.
        module.functions[id].body = None;
    }
    module.arrange_functions(&order);
}

/// Lets phis have an entry for each edge, as LLVM wants it, where they have one for each predecessor.
fn repeat_edges(body: &mut Body) {
    let mut edges: FxHashMap<(BlockId, BlockId), usize> = FxHashMap::default();
    for &block in &body.layout {
        for successor in body.successors(block) {
            *edges.entry((block, successor)).or_default() += 1;
        }
    }
    edges.retain(|_, count| *count > 1);
    for (&(from, to), &count) in &edges {
        for inst in body.blocks[to].insts.clone() {
            let InstKind::Phi { incoming } = &mut body.insts[inst].kind else { break };
            if let Some(&entry) = incoming.iter().find(|entry| entry.1 == from) {
                incoming.retain(|entry| entry.1 != from);
                incoming.extend(std::iter::repeat_n(entry, count));
            }
        }
    }
}

/// Finds calls that have no form.
fn check(module: &Module, is_kernel: &dyn Fn(&Function) -> bool) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    let mut reported: FxHashSet<FunctionId> = FxHashSet::default();
    for function in module.functions.values() {
        let within = function.props.name.to_string_lossy().into_owned();
        for (_, _, inst) in function.body.iter().flat_map(|body| body.instructions()) {
            let Some(callee) = inst.kind.call().and_then(|call| module.as_function(call.callee)) else {
                continue;
            };
            let Some(name) = module.functions[callee].props.name.as_str() else { continue };
            let name = name.to_owned();
            if work_groups::is_primitive(&name) {
                if !is_kernel(function) && reported.insert(callee) {
                    diagnostics.push(ExecutableProblem::WorkItemCall { name }.at(place(&within)));
                }
                continue;
            }
            if OF_GPUS.iter().any(|start| name.starts_with(start)) && reported.insert(callee) {
                let triple = module.triple.to_string_lossy().into_owned();
                diagnostics.push(ExecutableProblem::OtherDevice { name, triple }.at(place(&within)));
                continue;
            }
            let is_builtin =
                name.starts_with("_Z") || name.starts_with("__spirv_") && !name.starts_with(RUNTIME);
            if module.functions[callee].body.is_none() && is_builtin && reported.insert(callee) {
                diagnostics.push(ExecutableProblem::Undefined { name }.at(place(&within)));
            }
        }
    }
    diagnostics
}

//! Functions that no entry point reaches: clang leaves those that it has inlined, and constructors of resources.

use llvm_model::{ConstId, Constant, Function, FunctionId, Id as _, MetadataOperand, Module, Value};
use rustc_hash::FxHashSet;

/// Removes the definitions that no function for which `is_entry` returns true reaches, if there is one.
pub(crate) fn run(module: &mut Module, is_entry: impl Fn(&Module, &Function) -> bool) {
    let functions = module.functions.iter();
    let mut work: Vec<FunctionId> = functions
        .filter(|(_, function)| function.body.is_some() && is_entry(module, function))
        .map(|(id, _)| id)
        .collect();
    if work.is_empty() {
        return;
    }
    let mut reached: FxHashSet<FunctionId> = work.iter().copied().collect();
    while let Some(id) = work.pop() {
        let Some(body) = &module.functions[id].body else { continue };
        let mut visit = |value: Value| {
            if let Some(callee) = module.as_function(value)
                && reached.insert(callee)
            {
                work.push(callee);
            }
        };
        for (_, _, inst) in body.instructions() {
            inst.kind.for_each_operand(&mut visit);
        }
        for operand in &body.metadata_operands {
            if let MetadataOperand::Value(value) = operand {
                visit(*value);
            }
        }
    }
    let named: FxHashSet<FunctionId> = addresses(module);
    for (id, function) in module.functions.iter_mut() {
        if function.body.is_some() && !reached.contains(&id) && !named.contains(&id) {
            function.body = None;
        }
    }
    let kept: Vec<FunctionId> =
        module.functions.ids().filter(|id| reached.contains(id) || named.contains(id)).collect();
    module.arrange_functions(&kept);
}

/// The functions that initializers and metadata name.
fn addresses(module: &Module) -> FxHashSet<FunctionId> {
    let mut found = FxHashSet::default();
    let mut work: Vec<ConstId> = module.globals.values().filter_map(|global| global.initializer).collect();
    work.extend(module.metadata.values().filter_map(|node| match node {
        llvm_model::Metadata::Constant(constant) => Some(*constant),
        _ => None,
    }));
    let mut seen: FxHashSet<ConstId> = FxHashSet::default();
    while let Some(id) = work.pop() {
        if !seen.insert(id) {
            continue;
        }
        if let Constant::Function(function) = module.constants[id] {
            found.insert(function);
        }
        module.constants[id].for_each_operand(|operand| work.push(operand));
    }
    found.retain(|id| id.index() < module.functions.len());
    found
}

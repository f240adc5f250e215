//! Blocks: the pointers to their functions.
//!
//! Clang stores the address of a block's function in the block literal, and calls the function directly all the same,
//! unless a block is an argument of a function. SPIR-V has no function pointers without an extension, so where nothing
//! is called through a pointer the literal has a null pointer in that place. The kernel that a block is enqueued as is
//! named by the instruction: the call has the function itself for its address, without a cast.

use llvm_model::{
    CallingConv, ConstId, Constant, ConstantExpr, Function, FunctionId, Id, InstKind, Module, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Replaces the addresses of block functions when nothing can call them.
pub(super) fn run(module: &mut Module) {
    if !module.functions.values().any(is_block_function) || calls_indirectly(module) {
        return;
    }
    let replaced = replacements(module);
    if replaced.is_empty() {
        return;
    }
    for (_, global) in module.globals.iter_mut() {
        if let Some(new) = global.initializer.and_then(|old| replaced.get(&old)) {
            global.initializer = Some(*new);
        }
    }
    let values: FxHashMap<Value, Value> =
        replaced.into_iter().map(|(old, new)| (Value::Const(old), Value::Const(new))).collect();
    for (_, function) in module.functions.iter_mut() {
        if let Some(body) = &mut function.body {
            body.replace_values(&values);
        }
    }
}

/// Returns whether a function is one that clang emits for a block: `__NAME_block_invoke`, with a number from the second on,
/// which follows a dot if there is debug information.
fn is_block_function(function: &Function) -> bool {
    let name = function.props.name.to_string_lossy();
    let name = name.trim_end_matches(|c: char| c.is_ascii_digit());
    function.body.is_some() && name.trim_end_matches(['_', '.']).ends_with("_block_invoke")
}

/// Whether an instruction names a kernel by its address: a call that enqueues it or asks about it.
pub(super) fn names_kernel(module: &Module, kind: &InstKind) -> bool {
    let callee = kind.call().and_then(|call| module.as_function(call.callee));
    callee.is_some_and(|callee| takes_kernel(&module.functions[callee]))
}

/// Whether a function has a kernel for an argument.
fn takes_kernel(function: &Function) -> bool {
    let name = function.props.name.to_string_lossy();
    let of_clang = name.starts_with("__enqueue_kernel_") || name.starts_with("__get_kernel_");
    of_clang || name.contains("__spirv_EnqueueKernel") || name.contains("__spirv_GetKernel")
}

/// The kernels that instructions name.
pub fn named_kernels(module: &Module) -> FxHashSet<FunctionId> {
    if !module.functions.values().any(takes_kernel) {
        return FxHashSet::default();
    }
    let bodies = module.functions.values().filter_map(|function| function.body.as_ref());
    let kinds = bodies.flat_map(|body| body.instructions()).map(|(_, _, inst)| &inst.kind);
    let calls = kinds.filter(|kind| names_kernel(module, kind)).filter_map(InstKind::call);
    calls.flat_map(|call| &call.args).filter_map(|&arg| module.as_function(arg)).collect()
}

/// Returns the kernel if a value is its address in another address space.
pub(super) fn named_kernel(module: &Module, value: Value) -> Option<Value> {
    let Value::Const(id) = value else { return None };
    let Constant::Expr(expr) = &module.constants[id] else { return None };
    let ConstantExpr::Cast { operand, .. } = **expr else { return None };
    let function = module.as_function(Value::Const(operand))?;
    let is_kernel = module.functions[function].calling_conv == CallingConv::SPIR_KERNEL;
    is_kernel.then_some(Value::Const(operand))
}

fn calls_indirectly(module: &Module) -> bool {
    let bodies = module.functions.values().filter_map(|function| function.body.as_ref());
    let mut calls = bodies.flat_map(|body| body.instructions()).filter_map(|(_, _, inst)| inst.kind.call());
    calls.any(|call| match call.callee {
        Value::Const(id) => {
            module.as_function(call.callee).is_none()
                && !matches!(module.constants[id], Constant::InlineAsm(_))
        }
        _ => true,
    })
}

/// Returns null pointers for casts of block functions, and constants with null pointers for those that contain them.
fn replacements(module: &mut Module) -> FxHashMap<ConstId, ConstId> {
    let mut replaced = FxHashMap::default();
    // Constants refer to older constants only.
    for index in 0..module.constants.len() {
        let id = ConstId::from_index(index);
        let ty = module.constants.ty(id);
        let new = match &module.constants[id] {
            Constant::Expr(expr) => match **expr {
                ConstantExpr::Cast { operand, .. } if is_address(module, operand) => {
                    module.constants.zero(&module.types, ty)
                }
                _ => continue,
            },
            Constant::Aggregate(elements) if elements.iter().any(|e| replaced.contains_key(e)) => {
                let elements: Vec<ConstId> =
                    elements.iter().map(|e| replaced.get(e).copied().unwrap_or(*e)).collect();
                module.constants.aggregate(&module.types, ty, &elements)
            }
            _ => continue,
        };
        replaced.insert(id, new);
    }
    replaced
}

fn is_address(module: &Module, operand: ConstId) -> bool {
    let function = module.as_function(Value::Const(operand));
    function.is_some_and(|function| is_block_function(&module.functions[function]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_block_functions() {
        let mut module = Module::default();
        let void = module.types.void();
        let ty = module.types.function(void, &[], false);
        let is = |name: &str| {
            let mut function = Function::declaration(&module.types, name.into(), ty);
            function.body = Some(llvm_model::Body::default());
            is_block_function(&function)
        };
        assert!(is("__k_block_invoke") && is("__k_block_invoke_2") && is("__f_block_invoke12"));
        assert!(is("__k_block_invoke.1"));
        assert!(!is("__k_block_invoke_kernel") && !is("__k_block_invoke_2_kernel") && !is("k"));
        assert!(!is("__k_block_invoke.1_kernel"));
    }
}

//! Kernels that kernels start: functions of blocks. A host gets the address of their descriptor in place of that of the function.

use crate::descriptors;
use crate::kernel::{Argument, Kernel, Kind};
use llvm_model::{CastOp, Constant, ConstantExpr, FunctionId, InstKind, Module, Type, TypeId, Value};
use rustc_hash::FxHashMap;

/// The starts of the names of functions that take blocks.
const TAKERS: [&str; 2] = ["__enqueue_kernel_", "__get_kernel_"];

/// Puts descriptors where calls name functions of blocks, and adds those functions to the kernels that do not have them yet.
pub(crate) fn describe(module: &mut Module, kernels: &mut Vec<Kernel>) {
    let mut blocks: FxHashMap<Value, FunctionId> = FxHashMap::default();
    let mut order = Vec::new();
    for (_, function) in module.functions.iter() {
        for (_, _, inst) in function.body.iter().flat_map(|body| body.instructions()) {
            let Some(call) = inst.kind.call() else { continue };
            let callee = module.as_function(call.callee).map(|callee| &module.functions[callee]);
            let name = callee.and_then(|callee| callee.props.name.as_str()).unwrap_or_default();
            if !TAKERS.iter().any(|taker| name.starts_with(taker)) {
                continue;
            }
            for &value in &call.args {
                if let Some(block) = named(module, value).filter(|&block| takes_pointers(module, block)) {
                    blocks.insert(value, block);
                    order.push(block);
                }
            }
        }
    }
    order.sort_unstable();
    order.dedup();
    let name =
        |module: &Module, id: FunctionId| module.functions[id].props.name.to_string_lossy().into_owned();
    let mut values: FxHashMap<Value, Value> = FxHashMap::default();
    for (value, block) in blocks {
        let kernel = name(module, block);
        let descriptor = descriptors::declared(module, &kernel);
        let address = module.global_const(descriptor);
        let Value::Const(constant) = value else { continue };
        let ty = module.constants.ty(constant);
        let replaced = if module.constants.ty(address) == ty {
            address
        } else {
            let cast = ConstantExpr::Cast { op: CastOp::AddrSpaceCast, operand: address };
            module.constants.intern(ty, Constant::Expr(Box::new(cast)))
        };
        values.insert(value, Value::Const(replaced));
    }
    replace(module, &values);
    for id in order {
        let name = name(module, id);
        match kernels.iter_mut().find(|kernel| kernel.name == name) {
            Some(known) => known.is_enqueued = true,
            None => kernels.push(block(module, id)),
        }
    }
}

/// A block: its literal, and memory of the group.
fn block(module: &Module, id: FunctionId) -> Kernel {
    let mut kernel = Kernel { is_enqueued: true, ..Kernel::of(module, id) };
    for (index, argument) in kernel.arguments.iter_mut().enumerate() {
        let kind = if index == 0 { Kind::Global } else { Kind::Local };
        *argument = Argument { kind, size: 8, align: 8, name: String::new(), ty: String::new() };
    }
    kernel
}

/// Whether a function takes pointers only, as blocks do, and at least the one to its captures.
fn takes_pointers(module: &Module, function: FunctionId) -> bool {
    let parts = module.types.function_parts(module.functions[function].ty);
    let is_pointer = |ty: &TypeId| matches!(module.types[*ty], Type::Pointer(_));
    parts.is_some_and(|(_, params, _)| !params.is_empty() && params.iter().all(is_pointer))
}

/// The function with code whose address a constant is, in any address space.
fn named(module: &Module, value: Value) -> Option<FunctionId> {
    let Value::Const(mut constant) = value else { return None };
    loop {
        match &module.constants[constant] {
            Constant::Function(id) => return module.functions[*id].body.is_some().then_some(*id),
            Constant::Expr(expr) => match **expr {
                ConstantExpr::Cast { operand, .. } => constant = operand,
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// Replaces arguments of calls that take blocks.
fn replace(module: &mut Module, values: &FxHashMap<Value, Value>) {
    let takers: Vec<Value> = {
        let is_taker = |name: &str| TAKERS.iter().any(|taker| name.starts_with(taker));
        let all = module.functions.iter().filter(|(_, f)| f.props.name.as_str().is_some_and(is_taker));
        let all: Vec<FunctionId> = all.map(|(id, _)| id).collect();
        all.into_iter().map(|id| Value::Const(module.function_const(id))).collect()
    };
    for (_, function) in module.functions.iter_mut() {
        for (_, inst) in function.body.iter_mut().flat_map(|body| body.insts.iter_mut()) {
            if let InstKind::Call(call) = &mut inst.kind
                && takers.contains(&call.callee)
            {
                for value in &mut call.args {
                    *value = values.get(value).copied().unwrap_or(*value);
                }
            }
        }
    }
}

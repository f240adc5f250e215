//! Kernels that other functions call.
//!
//! An entry point of SPIR-V cannot be called. Such a kernel's body moves to a function of its own, which the kernel
//! and its callers call; the kernel keeps its name and parameters.

use indexmap::IndexSet;
use llvm_model::instruction::Args;
use llvm_model::{
    Block, Call, CallingConv, FunctionId, Id as _, InstKind, Instruction, Linkage, Module, Name, Value,
};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

/// The functions with bodies that functions call, each once, in the order of the calls.
#[derive(Default)]
pub(super) struct Called {
    functions: IndexSet<FunctionId, FxBuildHasher>,
}

impl Called {
    /// Notes what a function calls.
    pub(super) fn note(&mut self, module: &Module, function: FunctionId) {
        let Some(body) = &module.functions[function].body else { return };
        let calls = body.instructions().filter_map(|(_, _, inst)| inst.kind.call());
        let callees = calls.filter_map(|call| module.as_function(call.callee));
        self.functions.extend(callees.filter(|&callee| module.functions[callee].body.is_some()));
    }

    /// Adds what the functions behind these call.
    pub(super) fn append(&mut self, others: impl Iterator<Item = FunctionId>) {
        self.functions.extend(others);
    }

    /// The functions.
    pub(super) fn iter(&self) -> impl Iterator<Item = FunctionId> + '_ {
        self.functions.iter().copied()
    }
}

/// Gives every kernel that is called a function with its body. `called` are the functions that the first `noted` functions of
/// the module call.
pub(super) fn separate(module: &mut Module, mut called: Called, noted: usize) {
    (noted..module.functions.len()).for_each(|index| called.note(module, FunctionId::from_index(index)));
    let is_kernel = |id: &FunctionId| module.functions[*id].calling_conv == CallingConv::SPIR_KERNEL;
    let called: Vec<FunctionId> = called.iter().filter(is_kernel).collect();
    if called.is_empty() {
        return;
    }
    let mut names: FxHashSet<Name> =
        module.functions.values().map(|function| function.props.name.clone()).collect();
    let moved: FxHashMap<FunctionId, FunctionId> =
        called.into_iter().map(|id| (id, move_body(module, &mut names, id))).collect();
    // Calls now name the new functions; the kernels' own calls do so already.
    let replaced: FxHashMap<Value, Value> = moved
        .iter()
        .map(|(&kernel, &body)| {
            (Value::Const(module.function_const(kernel)), Value::Const(module.function_const(body)))
        })
        .collect();
    for (_, function) in module.functions.iter_mut() {
        let Some(body) = &mut function.body else { continue };
        for (_, inst) in body.insts.iter_mut() {
            if let InstKind::Call(call) = &mut inst.kind
                && let Some(&new) = replaced.get(&call.callee)
            {
                call.callee = new;
                call.calling_conv = CallingConv::SPIR_FUNC;
            }
        }
    }
}

/// Moves the body of `kernel` to a new internal function and lets the kernel call it.
fn move_body(module: &mut Module, names: &mut FxHashSet<Name>, kernel: FunctionId) -> FunctionId {
    let mut function = module.functions[kernel].clone();
    function.props.name = unused_name(names, &function.props.name);
    function.props.linkage = Linkage::Internal;
    function.calling_conv = CallingConv::SPIR_FUNC;
    function.attachments.retain(|(kind, _)| module.md_kinds[*kind] == "dbg");
    let (ty, attributes) = (function.ty, function.attributes);
    let count = function.params.len() as u32;
    let moved = module.functions.push(function);
    let callee = Value::Const(module.function_const(moved));
    let void = module.types.void();
    let mut body = llvm_model::Body::default();
    let block = body.blocks.push(Block::default());
    body.layout.push(block);
    let args: Args = (0..count).map(Value::Arg).collect();
    let call = Call { calling_conv: CallingConv::SPIR_FUNC, attributes, ..Call::new(callee, ty, args) };
    body.append(block, Instruction::new(InstKind::Call(Box::new(call)), void));
    body.append(block, Instruction::new(InstKind::Ret { value: None }, void));
    // What a debugger is told of is the body.
    let kinds = &module.md_kinds;
    module.functions[kernel].attachments.retain(|(kind, _)| kinds[*kind] != "dbg");
    module.functions[kernel].body = Some(body);
    moved
}

/// A name for the body of a kernel that no other function has.
fn unused_name(taken: &mut FxHashSet<Name>, kernel: &Name) -> Name {
    let mut bytes = kernel.as_bytes().to_vec();
    bytes.extend_from_slice(b".body");
    while !taken.insert(Name::from(bytes.as_slice())) {
        bytes.push(b'_');
    }
    Name::from(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvm_model::{Body, Builder, Function, Id, InsertPoint, InstBuilder as _};

    fn function(module: &mut Module, name: &str, calling_conv: CallingConv) -> FunctionId {
        let void = module.types.void();
        let ty = module.types.function(void, &[], false);
        let mut body = Body::default();
        body.add_block(Name::default());
        let declaration = Function::declaration(&module.types, name.into(), ty);
        module.functions.push(Function { calling_conv, body: Some(body), ..declaration })
    }

    /// Returns the callee of a function's first instruction.
    fn first_callee(module: &Module, function: FunctionId) -> Option<FunctionId> {
        let body = module.functions[function].body.as_ref()?;
        let (_, _, first) = body.instructions().next()?;
        module.as_function(first.kind.call()?.callee)
    }

    #[test]
    fn a_called_kernel_keeps_its_name_and_gives_away_its_body() {
        let mut module = Module::default();
        let kernel = function(&mut module, "Test", CallingConv::SPIR_KERNEL);
        let caller = function(&mut module, "caller", CallingConv::SPIR_KERNEL);
        let ty = module.functions[caller].ty;
        let mut body = module.functions[caller].body.take().unwrap();
        let end = InsertPoint::End(Id::from_index(0));
        Builder::new(&mut module, &mut body, ty, end).call(kernel, []);
        module.functions[caller].body = Some(body);
        separate(&mut module, Called::default(), 0);
        let moved = first_callee(&module, caller).unwrap();
        assert_eq!(first_callee(&module, kernel), Some(moved));
        assert_ne!(moved, kernel);
        assert_eq!(module.functions[kernel].props.name, "Test");
        assert_eq!(module.functions[moved].props.name, "Test.body");
        assert_eq!(module.functions[moved].calling_conv, CallingConv::SPIR_FUNC);
        assert!(module.functions[moved].props.linkage.is_local());
        assert_eq!(first_callee(&module, moved), None);
    }
}

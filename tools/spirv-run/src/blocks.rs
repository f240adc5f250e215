//! Blocks: functions that a kernel names to start them as kernels, compiled when they are.

use crate::compile::{Source, compile};
use crate::error::Error;
use crate::kernel::Kernel;
use crate::module;
use crate::program::CompileOptions;
use crate::queue::Block;
use crate::range::Range;
use crate::shared::Shared;
use llvm_model::{CastOp, Constant, ConstantExpr, FunctionId, InstKind, Module, TypeId, Value};
use spirv_llvm::EntryPoint;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

/// Functions of the library that take a block.
const TAKERS: [&str; 2] = ["__enqueue_kernel_", "__get_kernel_"];

/// How many sizes of groups the blocks of a kernel are compiled for.
const MAX_COMPILED: usize = 256;

/// Which block, for groups of which size, and whether all have it.
type Form = (usize, [u32; 3], bool);

/// The blocks of a kernel.
pub(crate) struct Blocks {
    /// The module that they are in.
    bitcode: Vec<u8>,
    all: Vec<Block>,
    /// The kernel that starts them, and how it was compiled.
    parent: EntryPoint,
    options: CompileOptions,
    shared: Arc<Shared>,
    compiled: Mutex<HashMap<Form, Arc<Kernel>>>,
}

impl Blocks {
    /// Those that `kernel` names, which then names them by their numbers, from 1 on; nothing if it names none.
    pub(crate) fn of(
        kernel: &mut Module,
        bitcode: &[u8],
        parent: &EntryPoint,
        options: &CompileOptions,
        shared: &Arc<Shared>,
    ) -> Option<Arc<Self>> {
        let mut parent = parent.clone();
        parent.arguments.clear();
        parent.modes.clear();
        let all = number(kernel);
        (!all.is_empty()).then(|| {
            let (options, shared) = (options.clone(), Arc::clone(shared));
            Arc::new(Self {
                bitcode: bitcode.to_vec(),
                all,
                parent,
                options,
                shared,
                compiled: Mutex::default(),
            })
        })
    }

    /// Returns all blocks.
    pub(crate) fn all(&self) -> &[Block] {
        &self.all
    }

    /// The kernel of a block, for groups of `range`.
    ///
    /// # Errors
    /// It is not compiled.
    pub(crate) fn kernel(&self, block: usize, range: &Range) -> Result<Arc<Kernel>, Error> {
        let key = (block, range.group, range.is_uniform());
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kernel) = compiled.get(&key) {
            return Ok(Arc::clone(kernel));
        }
        if compiled.len() >= MAX_COMPILED {
            let what = format!(
                "`{}` starts kernels with more than {MAX_COMPILED} sizes of groups",
                self.parent.name
            );
            return Err(Error::Range(what));
        }
        let mut entry = self.parent.clone();
        entry.name.clone_from(&self.all[block].name);
        let options =
            CompileOptions { group: range.group, is_uniform: range.is_uniform(), ..self.options.clone() };
        let mut kernel = module::kernel(&self.bitcode, &entry)?;
        // A block has the blocks of the kernel that starts it, by the same numbers.
        replace(&mut kernel, &self.all);
        let source = Source { entry, shader: None, kernel, blocks: None };
        let kernel = Arc::new(compile(&self.shared, source, &options)?);
        compiled.insert(key, Arc::clone(&kernel));
        Ok(kernel)
    }
}

/// Finds all blocks of a module, and names them by numbers.
fn number(module: &mut Module) -> Vec<Block> {
    let mut found: Vec<FunctionId> = Vec::new();
    for (_, value) in taken(module) {
        if let Some(function) = named(module, value)
            && takes_pointers(module, function)
            && !found.contains(&function)
        {
            found.push(function);
        }
    }
    let blocks: Vec<Block> = found.into_iter().map(|function| block(module, function)).collect();
    replace(module, &blocks);
    blocks
}

/// Returns whether a function takes pointers only, as blocks do, and at least the one to its captures. Other functions are
/// not blocks, and cannot be started.
fn takes_pointers(module: &Module, function: FunctionId) -> bool {
    let parts = module.types.function_parts(module.functions[function].ty);
    let is_pointer = |ty: &TypeId| module.types.address_space(*ty).is_some();
    parts.is_some_and(|(_, params, ..)| !params.is_empty() && params.iter().all(is_pointer))
}

fn block(module: &Module, function: FunctionId) -> Block {
    let function = &module.functions[function];
    let name = function.props.name.as_str().unwrap_or_default().to_owned();
    Block { name, locals: function.params.len().saturating_sub(1) }
}

/// The operands of calls that take blocks, with the function that has the call.
fn taken(module: &Module) -> Vec<(FunctionId, Value)> {
    let takes = |name: &str| TAKERS.iter().any(|taker| name.starts_with(taker));
    let mut all = Vec::new();
    for (id, function) in module.functions.iter() {
        for (_, _, inst) in function.body.iter().flat_map(|body| body.instructions()) {
            let InstKind::Call(call) = &inst.kind else { continue };
            let callee = module.as_function(call.callee).map(|callee| &module.functions[callee]);
            if callee.and_then(|callee| callee.props.name.as_str()).is_some_and(takes) {
                all.extend(call.args.iter().map(|&value| (id, value)));
            }
        }
    }
    all
}

/// The function with a body whose address a constant is, in any address space.
fn named(module: &Module, value: Value) -> Option<FunctionId> {
    let Value::Const(mut constant) = value else { return None };
    loop {
        match &module.constants[constant] {
            Constant::Function(function) => {
                return module.functions[*function].body.is_some().then_some(*function);
            }
            Constant::Expr(expr) => match **expr {
                ConstantExpr::Cast { operand, .. } => constant = operand,
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// Puts numbers where calls name blocks.
fn replace(module: &mut Module, blocks: &[Block]) {
    let mut numbers: HashMap<Value, Value> = HashMap::new();
    let mut functions: BTreeSet<FunctionId> = BTreeSet::new();
    for (user, value) in taken(module) {
        let Some(function) = named(module, value) else { continue };
        let name = module.functions[function].props.name.as_str();
        let Some(number) = blocks.iter().position(|block| Some(block.name.as_str()) == name) else {
            continue;
        };
        let Value::Const(constant) = value else { continue };
        let ty = module.constants.ty(constant);
        let integer = module.types.int(64);
        let number = module.constants.int(integer, 64, number as u64 + 1);
        let cast = ConstantExpr::Cast { op: CastOp::IntToPtr, operand: number };
        let number = module.constants.intern(ty, Constant::Expr(Box::new(cast)));
        numbers.insert(value, Value::Const(number));
        functions.insert(user);
    }
    for user in functions {
        let Some(body) = module.functions[user].body.as_mut() else { continue };
        for (_, inst) in body.insts.iter_mut() {
            if let InstKind::Call(call) = &mut inst.kind {
                for value in call.args.iter_mut() {
                    if let Some(number) = numbers.get(value) {
                        *value = *number;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_pointers_are_numbered() {
        let text = "target triple = \"spir64\"\n\
            define spir_kernel void @a(ptr addrspace(4) %l) {\n  ret void\n}\n\
            define spir_kernel void @b(ptr addrspace(4) %l, ptr addrspace(3) %m) {\n  ret void\n}\n\
            define spir_kernel void @c(ptr addrspace(4) %l, [64 x i64] %n) {\n  ret void\n}\n\
            declare spir_func i32 @__enqueue_kernel_basic(ptr, i32, ptr, ptr addrspace(4), ptr addrspace(4))\n\
            define spir_kernel void @k(ptr %q, ptr %r, ptr addrspace(4) %l) {\n";
        let calls = ["b", "a", "c", "b"].map(|name| {
            format!(
                "  call spir_func i32 @__enqueue_kernel_basic(ptr %q, i32 0, ptr %r, ptr addrspace(4) addrspacecast (ptr @{name} to ptr addrspace(4)), ptr addrspace(4) %l)\n"
            )
        });
        let text = format!("{text}{}  ret void\n}}\n", calls.concat());
        let bitcode = spirv_llvm::assemble_llvm(text.as_bytes(), &spirv_llvm::Options::default()).unwrap();
        let mut module = module::read(&bitcode.bytes).unwrap();
        let blocks: Vec<_> =
            number(&mut module).into_iter().map(|block| (block.name, block.locals)).collect();
        assert_eq!(blocks, [("b".to_owned(), 1), ("a".to_owned(), 0)]);
        let still_named = taken(&module).into_iter().filter_map(|(_, value)| named(&module, value));
        let still_named: Vec<_> = still_named.map(|id| module.functions[id].props.name.clone()).collect();
        assert_eq!(still_named, ["c"]);
    }
}

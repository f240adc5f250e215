//! Global constructors and destructors: `@llvm.global_ctors` and `@llvm.global_dtors` become entry points with the
//! execution mode Initializer or Finalizer.
//!
//! SPIR-V gives several initializers no order. LLVM does by priority, so several functions of one list are called in
//! that order by one entry point.

use llvm_model::{
    Body, Call, CallingConv, ConstId, Constant, ConstantExpr, Function, FunctionId, GlobalVariable, InstKind,
    Instruction, Linkage, Module, Name, Type, Value,
};
use spirv_mapping::convention::modes;
use spirv_module::ExecutionMode;
use translate_common::problems::LlvmModuleProblem;
use translate_common::{Diagnostics, Losses, Lost, Place};

/// The functions that run when a module is loaded or unloaded.
pub type Structors = Vec<(FunctionId, ExecutionMode)>;

/// How many functions a list may have.
const MAX_FUNCTIONS: usize = 1 << 16;

/// How many casts and aliases may lie around a function's address.
const MAX_CASTS: usize = 64;

/// The name of the function that calls those of a list: one that no function has.
fn caller(module: &Module, mode: ExecutionMode) -> Name {
    let mut name =
        if mode == ExecutionMode::Finalizer { "__spirv_global_dtors" } else { "__spirv_global_ctors" }
            .to_owned();
    while module.functions.values().any(|function| function.props.name == name.as_str()) {
        name.push('_');
    }
    name.as_str().into()
}

/// Whether a variable is a list that this file takes care of.
pub fn is_list(name: &Name) -> bool {
    modes::LISTS.iter().any(|list| *name == list.llvm)
}

/// Makes the functions of the lists entry points.
pub(super) fn prepare(module: &mut Module, diagnostics: &mut Diagnostics, losses: &mut Losses) -> Structors {
    let mut structors = Structors::new();
    for list in modes::LISTS {
        let (name, mode) = (list.llvm, list.spirv);
        let Some(list) = module.globals.values().find(|global| global.props.name == name).cloned() else {
            continue;
        };
        let place = || Place::llvm_global(name);
        let mut functions = match entries(module, &list) {
            Ok(functions) => functions,
            Err(why) => {
                diagnostics.push(LlvmModuleProblem::Structors { why }.at(place()));
                continue;
            }
        };
        if functions.iter().any(|entry| entry.2) {
            losses.add(Lost::ConstructorKey(name), place);
        }
        // What is set up last goes first.
        let descending = mode == ExecutionMode::Finalizer;
        functions.sort_by_key(|entry| if descending { u32::MAX - entry.0 } else { entry.0 });
        let function = match functions.as_slice() {
            [] => continue,
            // The function of the other list stays what it is. So do kernels, which others launch, but those that compilers
            // make of the constructors of a file.
            &[(_, function, _)]
                if module.functions[function].calling_conv != CallingConv::SPIR_KERNEL
                    || is_made_by_compiler(module, function)
                        && structors.iter().all(|(other, _)| *other != function) =>
            {
                function
            }
            _ => call_all(module, caller(module, mode), functions.iter().map(|entry| entry.1)),
        };
        if module.functions[function].props.name.is_empty() {
            module.functions[function].props.name = caller(module, mode);
        }
        module.functions[function].calling_conv = CallingConv::SPIR_KERNEL;
        structors.push((function, mode));
    }
    structors
}

/// Whether a function calls the constructors of a file and has no other use: its name is reserved for that.
fn is_made_by_compiler(module: &Module, function: FunctionId) -> bool {
    module.functions[function].props.name.starts_with("_GLOBAL__")
}

/// The entries of a list: priority, function, and whether it belongs to a variable.
fn entries(module: &mut Module, list: &GlobalVariable) -> Result<Vec<(u32, FunctionId, bool)>, &'static str> {
    let Some(initial) = list.initializer else { return Ok(Vec::new()) };
    let wrong = "the list has another form";
    let elements = module.constants.elements(&module.types, initial, MAX_FUNCTIONS).ok_or(wrong)?;
    let mut out = Vec::new();
    for element in elements {
        let parts = module.constants.elements(&module.types, element, 3).ok_or(wrong)?;
        let &[priority, function, ref rest @ ..] = parts.as_slice() else { return Err(wrong) };
        if module.constants.is_zero(function) {
            continue;
        }
        let priority = module.constants.as_int(priority).and_then(|bits| bits.to_u64()).ok_or(wrong)?;
        let function = function_of(module, function).ok_or("an entry is no function of the module")?;
        let called = &module.functions[function];
        if called.body.is_none() || !called.params.is_empty() {
            return Err("an entry's function has parameters, or no body");
        }
        let result = module.types.function_parts(called.ty).map(|(ret, ..)| ret);
        if result.is_none_or(|ret| module.types[ret] != Type::Void) {
            return Err("an entry's function returns something");
        }
        let owned = rest.iter().any(|&owner| !module.constants.is_zero(owner));
        out.push((u32::try_from(priority).map_err(|_| wrong)?, function, owned));
    }
    Ok(out)
}

/// Returns the function that a constant is the address of, through casts and aliases.
fn function_of(module: &Module, mut address: ConstId) -> Option<FunctionId> {
    for _ in 0..MAX_CASTS {
        match &module.constants[address] {
            Constant::Function(function) => return Some(*function),
            Constant::Alias(alias) => address = module.aliases[*alias].aliasee,
            Constant::Expr(expr) => match **expr {
                ConstantExpr::Cast { operand, .. } => address = operand,
                _ => return None,
            },
            _ => return None,
        }
    }
    None
}

/// A function that calls these one after the other.
fn call_all(module: &mut Module, name: Name, functions: impl Iterator<Item = FunctionId>) -> FunctionId {
    let void = module.types.void();
    let mut body = Body::default();
    let block = body.add_block(Name::default());
    for function in functions {
        let (ty, calling_conv) = (module.functions[function].ty, module.functions[function].calling_conv);
        let ret = module.types.function_parts(ty).map_or(void, |(ret, ..)| ret);
        let callee = Value::Const(module.function_const(function));
        let call = Call { calling_conv, ..Call::new(callee, ty, Vec::new()) };
        body.append(block, Instruction::new(InstKind::Call(Box::new(call)), ret));
    }
    body.append(block, Instruction::new(InstKind::Ret { value: None }, void));
    let ty = module.types.function(void, &[], false);
    let mut function = Function::declaration(&module.types, name, ty);
    function.props.linkage = Linkage::Internal;
    function.calling_conv = CallingConv::SPIR_KERNEL;
    function.body = Some(body);
    module.functions.push(function)
}

//! Variables for builtins: C++ compilers declare `__spirv_BuiltIn…` in the global address space.
//!
//! In SPIR-V such a variable has the storage class Input and can only be loaded. Loads of it or of a part of it, also
//! through casts to the generic address space, access the variable. For other uses of its address (such as an argument of a
//! call), a copy in the function's own memory replaces it: the value does not change while a work-item runs.

use super::intrinsics::builtin;
use crate::context::Context;
use crate::emit::{Step, rewrite};
use llvm_model::{
    CastOp, ConstId, Constant, FunctionId, InstBuilder as _, InstId, InstKind, Module, Type, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::friendly::builtin_variable;
use translate_common::problems::LlvmInstructionProblem;

/// The address space of the storage class Input.
const INPUT: u32 = 7;

/// The variables, by the constants that were their addresses.
#[derive(Default)]
pub(super) struct Variables {
    by_address: FxHashMap<ConstId, Variable>,
}

struct Variable {
    name: String,
    /// The address in the storage class Input.
    input: ConstId,
    value_type: TypeId,
}

/// A pointer to a variable or into it.
#[derive(Clone, Copy)]
struct Pointer {
    variable: ConstId,
    /// Whether it was cast to another address space.
    is_cast: bool,
}

impl Variables {
    /// Moves the builtin variables of a module to the storage class Input; their uses are left for [`run`].
    pub(super) fn find(module: &mut Module) -> Variables {
        let mut variables = Variables::default();
        for (id, global) in module.globals.iter_mut() {
            let Some(name) = global.props.name.as_str() else { continue };
            if builtin_variable(name).is_none()
                || global.initializer.is_some()
                || global.props.address_space == INPUT
            {
                continue;
            }
            let name = name.to_owned();
            let written = module.types.ptr(global.props.address_space);
            global.props.address_space = INPUT;
            if let Some(address) = module.constants.find(written, &Constant::Global(id)) {
                let pointer = module.types.ptr(INPUT);
                let input = module.constants.intern(pointer, Constant::Global(id));
                let value_type = global.value_type;
                variables.by_address.insert(address, Variable { name, input, value_type });
            }
        }
        variables
    }
}

/// Rewrites the uses of builtin variables in a function, which has no constant expressions.
pub(super) fn run(cx: &mut Context, module: &mut Module, function: FunctionId, variables: &Variables) {
    if variables.by_address.is_empty() {
        return;
    }
    let pointers = pointers(module, function, variables);
    let (copied, refused) = further_uses(module, function, variables, &pointers);
    let mut copies: Option<FxHashMap<ConstId, Value>> = None;
    rewrite(cx, module, function, |e, inst| {
        let copies = copies.get_or_insert_with(|| {
            let mut copies = FxHashMap::default();
            for &address in &copied {
                let Some(variable) = variables.by_address.get(&address) else { continue };
                let pointer = Value::Const(variable.input);
                let value = e.load(variable.value_type, pointer, 0);
                let copy = e.entry_alloca(variable.value_type, 0);
                e.store(value, copy, 0);
                copies.insert(address, copy);
            }
            copies
        });
        if let Some(name) = refused.get(&inst) {
            e.problem(inst, LlvmInstructionProblem::BuiltinVariableAddress { name: name.to_string() });
            return Step::Keep;
        }
        let mut kind = e.body.insts[inst].kind.clone();
        if let InstKind::Load { pointer: Value::Const(address), .. } = kind
            && let Some(variable) = variables.by_address.get(&address)
            && is_truth(&variable.name)
        {
            // Truth values in memory are bytes; this one is none.
            let symbol = builtin(&variable.name, Vec::new());
            let ty = e.body.insts[inst].ty;
            return Step::Replace(e.call_named(symbol, ty, Vec::new()));
        }
        let mut any = false;
        kind.for_each_operand_mut(|value| {
            if let Value::Const(address) = *value
                && let Some(variable) = variables.by_address.get(&address)
            {
                *value = copies.get(&address).copied().unwrap_or(Value::Const(variable.input));
                any = true;
            }
        });
        if any {
            e.body.insts[inst].kind = kind.clone();
        }
        let Some(pointer) = pointers.get(&inst) else { return Step::Keep };
        let is_copied = copies.contains_key(&pointer.variable);
        if let InstKind::Cast { op: CastOp::AddrSpaceCast, operand } = kind
            && !is_copied
        {
            return Step::Replace(operand);
        }
        if !is_copied || !pointer.is_cast {
            e.body.insts[inst].ty = e.module.types.ptr(if is_copied { 0 } else { INPUT });
        }
        Step::Keep
    });
}

/// Whether the variable of this name is a truth value.
fn is_truth(name: &str) -> bool {
    builtin_variable(name).and_then(spirv_mapping::variable).is_some_and(|info| info.is_truth)
}

/// Returns the instructions with results that point to a variable or into it.
fn pointers(module: &Module, function: FunctionId, variables: &Variables) -> FxHashMap<InstId, Pointer> {
    let mut pointers = FxHashMap::default();
    let Some(body) = &module.functions[function].body else { return pointers };
    // Blocks need not stand in the order of dominance, so once is not always enough.
    loop {
        let before = pointers.len();
        for (_, id, inst) in body.instructions() {
            let (from, casts) = match inst.kind {
                InstKind::GetElementPtr { base, .. } => (base, false),
                InstKind::Freeze { operand } | InstKind::Cast { op: CastOp::BitCast, operand } => {
                    (operand, false)
                }
                InstKind::Cast { op: CastOp::AddrSpaceCast, operand } => (operand, true),
                _ => continue,
            };
            if let Some(pointer) = variables.pointer(from, &pointers)
                && matches!(module.types[inst.ty], Type::Pointer(_))
            {
                pointers.insert(id, Pointer { is_cast: pointer.is_cast || casts, ..pointer });
            }
        }
        if pointers.len() == before {
            return pointers;
        }
    }
}

/// Returns the variables with addresses that are used for more than loading, in the order of their numbers, and the
/// instructions that use one as an address in another kind of memory, with the variable's name.
fn further_uses(
    module: &Module,
    function: FunctionId,
    variables: &Variables,
    pointers: &FxHashMap<InstId, Pointer>,
) -> (Vec<ConstId>, FxHashMap<InstId, String>) {
    let mut copied = FxHashSet::default();
    let mut refused = FxHashMap::default();
    let Some(body) = &module.functions[function].body else { return (Vec::new(), refused) };
    for (_, id, inst) in body.instructions() {
        if pointers.contains_key(&id) || matches!(inst.kind, InstKind::Load { atomic: None, .. }) {
            continue;
        }
        inst.kind.for_each_operand(|operand| {
            let Some(pointer) = variables.pointer(operand, pointers) else { return };
            copied.insert(pointer.variable);
            if let (false, Some(variable)) = (pointer.is_cast, variables.by_address.get(&pointer.variable)) {
                refused.insert(id, variable.name.clone());
            }
        });
    }
    let mut copied: Vec<ConstId> = copied.into_iter().collect();
    copied.sort();
    (copied, refused)
}

impl Variables {
    /// Returns the pointee of an operand if it is one of the variables.
    fn pointer(&self, operand: Value, pointers: &FxHashMap<InstId, Pointer>) -> Option<Pointer> {
        match operand {
            Value::Const(address) if self.by_address.contains_key(&address) => {
                Some(Pointer { variable: address, is_cast: false })
            }
            Value::Inst(inst) => pointers.get(&inst).copied(),
            _ => None,
        }
    }
}

//! Globals that only one entry point uses, and that hold handles or are in no memory that shaders have: they are variables
//! of it.

use super::holds_handle;
use crate::hlsl::{self, addresses};
use crate::rewrite;
use llvm_model::{
    Align, Body, CastOp, ConstId, Constant, FunctionId, GlobalId, Id as _, InstId, InstKind, Instruction,
    Metadata, Module, Type, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_grammar::StorageClass;
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};

/// The globals to replace that are used by one entry point only, each with it.
pub(super) fn of_one_function(module: &Module) -> Vec<(FunctionId, GlobalId)> {
    let private = address_space(SHADER_STORAGE, StorageClass::Private);
    let mut users: FxHashMap<GlobalId, Option<FunctionId>> = FxHashMap::default();
    for (id, function) in module.functions.iter() {
        let Some(body) = &function.body else { continue };
        let mut used: FxHashSet<GlobalId> = FxHashSet::default();
        let mut seen: FxHashSet<ConstId> = FxHashSet::default();
        for (_, _, inst) in body.instructions() {
            inst.kind.for_each_operand(|operand| {
                if let Value::Const(constant) = operand {
                    collect(module, constant, &mut seen, &mut used);
                }
            });
        }
        for global in used {
            users.entry(global).and_modify(|user| *user = None).or_insert(Some(id));
        }
    }
    let mut elsewhere: FxHashSet<GlobalId> = FxHashSet::default();
    let mut seen: FxHashSet<ConstId> = FxHashSet::default();
    for initializer in module.globals.values().filter_map(|global| global.initializer) {
        collect(module, initializer, &mut seen, &mut elsewhere);
    }
    for node in module.metadata.values() {
        if let Metadata::Constant(constant) = node {
            collect(module, *constant, &mut seen, &mut elsewhere);
        }
    }
    let called = called(module);
    let is_entry = |function: FunctionId| {
        hlsl::states_stage(module, &module.functions[function]) && !called.contains(&function)
    };
    let mut found: Vec<(FunctionId, GlobalId)> = users
        .into_iter()
        .filter_map(|(global, user)| Some((user?, global)))
        .filter(|&(user, global)| {
            let this = &module.globals[global];
            is_entry(user)
                && this.initializer.is_some()
                && !elsewhere.contains(&global)
                && match this.props.address_space {
                    // Constants are variables of functions already.
                    0 if this.is_constant => holds_handle(&module.types, this.value_type),
                    0 => !is_text(module, this.value_type),
                    space => Some(space) == private && holds_handle(&module.types, this.value_type),
                }
        })
        .collect();
    found.sort_unstable_by_key(|(user, global)| (user.index(), global.index()));
    found
}

/// Whether a type is that of texts, which are names of resources.
fn is_text(module: &Module, ty: TypeId) -> bool {
    match module.types[ty] {
        Type::Array { element, .. } => matches!(module.types[element], Type::Integer(8)),
        _ => false,
    }
}

/// The functions that others call.
fn called(module: &Module) -> FxHashSet<FunctionId> {
    let bodies = module.functions.values().filter_map(|function| function.body.as_ref());
    let calls = bodies.flat_map(|body| body.instructions().filter_map(|(_, _, inst)| inst.kind.call()));
    calls.filter_map(|call| module.as_function(call.callee)).collect()
}

/// Adds the globals whose addresses a constant contains.
fn collect(
    module: &Module,
    constant: ConstId,
    seen: &mut FxHashSet<ConstId>,
    used: &mut FxHashSet<GlobalId>,
) {
    let mut work = vec![constant];
    while let Some(id) = work.pop() {
        if let Constant::Global(global) = module.constants[id] {
            used.insert(global);
        }
        if seen.insert(id) {
            module.constants[id].for_each_operand(|operand| work.push(operand));
        }
    }
}

/// Replaces globals by variables of a function. Constant expressions in it are instructions already.
pub(super) fn make_variables(module: &mut Module, function: FunctionId, globals: &[GlobalId]) {
    let i32 = module.types.int(32);
    let one = Value::Const(module.constants.int(i32, 32, 1));
    let void = module.types.void();
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    let ty = module.types.ptr(0);
    for &global in globals {
        let address = module.global_const(global);
        let allocated = module.globals[global].value_type;
        let Some(body) = &mut module.functions[function].body else { return };
        let Some(entry) = body.entry() else { return };
        let kind = InstKind::Alloca {
            allocated,
            count: one,
            align: Align::of(8),
            inalloca: false,
            swifterror: false,
        };
        let variable = body.insts.push(Instruction::new(kind, ty));
        body.blocks[entry].insts.insert(0, variable);
        let initial = module.globals[global].initializer;
        let is_stated = |id: &ConstId| {
            let is_handle = holds_handle(&module.types, allocated);
            match module.constants[*id] {
                Constant::Undef | Constant::Poison => false,
                // Handles are set before they are used.
                Constant::Null => !is_handle,
                _ => true,
            }
        };
        if let Some(value) = initial.filter(is_stated) {
            let kind = InstKind::Store {
                value: Value::Const(value),
                pointer: Value::Inst(variable),
                align: Align::of(8),
                volatile: false,
                atomic: None,
            };
            let store = body.insts.push(Instruction::new(kind, void));
            body.blocks[entry].insts.insert(1, store);
        }
        replaced.insert(Value::Const(address), Value::Inst(variable));
        if module.globals[global].props.address_space != 0 {
            addresses::remove(module, global);
        }
    }
    if let Some(body) = &mut module.functions[function].body {
        body.replace_values(&replaced);
        enter_memory_of_functions(body, ty, &replaced);
    }
}

/// Gives addresses in variables of the function the type that these have, and removes their casts to it.
fn enter_memory_of_functions(body: &mut Body, ty: TypeId, variables: &FxHashMap<Value, Value>) {
    let mut inside: FxHashSet<Value> = variables.values().copied().collect();
    let mut casts: FxHashMap<Value, Value> = FxHashMap::default();
    let insts: Vec<InstId> = body.instructions().map(|(_, id, _)| id).collect();
    for id in insts {
        match body.insts[id].kind {
            InstKind::GetElementPtr { base, .. } if inside.contains(&base) => {
                body.insts[id].ty = ty;
                inside.insert(Value::Inst(id));
            }
            InstKind::Cast { op: CastOp::AddrSpaceCast, operand } if inside.contains(&operand) => {
                casts.insert(Value::Inst(id), operand);
                inside.insert(Value::Inst(id));
            }
            _ => {}
        }
    }
    for block in body.layout.clone() {
        body.blocks[block].insts.retain(|id| !casts.contains_key(&Value::Inst(*id)));
    }
    rewrite::replace(body, casts);
}

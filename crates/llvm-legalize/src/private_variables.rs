//! Thread-local variables of vector compute: LLVM IR has them in the address space of allocations, SPIR-V in the storage class
//! Private. They move to an address space of their own. Accesses to them, and functions that their compiler identifies by
//! name, use addresses there. Everywhere else their address is cast through an integer, because no instruction converts
//! between the two address spaces.

use super::constant_exprs::for_each_operand;
use super::generic_variables::moved;
use crate::context::Context;
use crate::emit::{Emitter, Step, rewrite};
use llvm_model::{
    CastOp, ConstId, Constant, ConstantExpr, FunctionId, GlobalId, InstBuilder as _, InstId, InstKind,
    Module, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::{memory, vector_compute};
use translate_common::Options;

/// How far an address is followed to the variable that it lies in.
const MAX_STEPS: u32 = 64;

/// Moves the variables, and the parameters of functions with only such addresses as arguments. Returns whether there are
/// any.
pub(super) fn run(module: &mut Module, options: &Options) -> bool {
    if !options.spirv.extensions.allows(vector_compute::EXTENSION) {
        return false;
    }
    let wanted = module.globals.iter().filter(|(_, global)| {
        global.props.address_space == 0
            && module.attributes.string(global.attributes, vector_compute::VARIABLE).is_some()
    });
    let wanted: FxHashSet<GlobalId> = wanted.map(|(id, _)| id).collect();
    let variables = named_in_functions_only(module, wanted);
    if variables.is_empty() {
        return false;
    }
    for &id in &variables {
        module.globals[id].props.address_space = memory::VECTOR_VARIABLES;
    }
    let parameters = parameters(module);
    let space = module.types.ptr(memory::VECTOR_VARIABLES);
    for (function, indices) in parameters {
        let Some((ret, params, variadic)) = module.types.function_parts(module.functions[function].ty) else {
            continue;
        };
        let params: Vec<TypeId> = params
            .iter()
            .enumerate()
            .map(|(index, &ty)| if indices.contains(&index) { space } else { ty })
            .collect();
        module.functions[function].ty = module.types.function(ret, &params, variadic);
    }
    true
}

/// Returns those of `wanted` without an address in an initializer. LLVM's own lists do not count.
fn named_in_functions_only(module: &Module, mut wanted: FxHashSet<GlobalId>) -> FxHashSet<GlobalId> {
    if wanted.is_empty() {
        return wanted;
    }
    let variables = module.globals.values().filter(|global| !global.props.name.starts_with("llvm."));
    let initializers = variables.filter_map(|global| global.initializer);
    let aliasees = module.aliases.values().map(|alias| alias.aliasee);
    let mut stack: Vec<ConstId> = initializers.chain(aliasees).collect();
    let mut seen: FxHashSet<ConstId> = FxHashSet::default();
    while let Some(constant) = stack.pop() {
        if seen.insert(constant) {
            if let Constant::Global(global) = module.constants[constant] {
                wanted.remove(&global);
            }
            for_each_operand(module, &module.constants[constant], |operand| stack.push(operand));
        }
    }
    wanted
}

/// The parameters of functions of other modules that get addresses in such variables from all calls.
fn parameters(module: &Module) -> Vec<(FunctionId, Vec<usize>)> {
    let mut order = Vec::new();
    let mut given: FxHashMap<FunctionId, Vec<bool>> = FxHashMap::default();
    for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
        for (_, _, inst) in body.instructions() {
            let Some(call) = inst.kind.call() else { continue };
            let Some(callee) = module.as_function(call.callee).filter(|id| is_known_by_name(module, *id))
            else {
                continue;
            };
            let fits = call.function_type == module.functions[callee].ty;
            let args = call.args.iter().map(|&arg| fits && is_private(module, body, arg)).collect();
            match given.entry(callee) {
                std::collections::hash_map::Entry::Vacant(slot) => {
                    order.push(callee);
                    slot.insert(args);
                }
                std::collections::hash_map::Entry::Occupied(mut slot) => {
                    for (index, all) in slot.get_mut().iter_mut().enumerate() {
                        *all &= args.get(index).copied().unwrap_or(false);
                    }
                }
            }
        }
    }
    let indices = |id| given[&id].iter().enumerate().filter(|(_, all)| **all).map(|(index, _)| index);
    let all = order.into_iter().map(|id| (id, indices(id).collect::<Vec<usize>>()));
    all.filter(|(_, indices)| !indices.is_empty()).collect()
}

/// Returns whether it is only declared, with parameters that only its compiler defines.
fn is_known_by_name(module: &Module, function: FunctionId) -> bool {
    let function = &module.functions[function];
    let name = &function.props.name;
    function.body.is_none()
        && (name.starts_with(vector_compute::INTRINSICS)
            || !["llvm.", "_Z", "__"].iter().any(|prefix| name.starts_with(prefix)))
}

/// Whether a value is an address in one of the variables, counted in elements.
fn is_private(module: &Module, body: &llvm_model::Body, mut value: Value) -> bool {
    for _ in 0..MAX_STEPS {
        match value {
            Value::Inst(id) => match body.insts.get(id).map(|inst| &inst.kind) {
                Some(InstKind::GetElementPtr { base, .. }) => value = *base,
                _ => return false,
            },
            Value::Const(id) => return is_private_constant(module, id),
            _ => return false,
        }
    }
    false
}

fn is_private_constant(module: &Module, mut id: ConstId) -> bool {
    for _ in 0..MAX_STEPS {
        match &module.constants[id] {
            Constant::Expr(expr) => match &**expr {
                ConstantExpr::GetElementPtr { base, .. } => id = *base,
                _ => return false,
            },
            _ => return moved(module, id).is_some_and(|global| is_moved(module, global)),
        }
    }
    false
}

fn is_moved(module: &Module, global: GlobalId) -> bool {
    module.globals[global].props.address_space == memory::VECTOR_VARIABLES
}

/// Lets a function use the addresses as they are where it can. Constant expressions are instructions already.
pub(super) fn function(cx: &mut Context, module: &mut Module, function: FunctionId) {
    let mut known: FxHashMap<Value, Value> = FxHashMap::default();
    rewrite(cx, module, function, |e, inst| step(e, inst, &mut known));
}

/// `known` has the address in its own memory for each that was cast.
fn step(e: &mut Emitter, inst: InstId, known: &mut FxHashMap<Value, Value>) -> Step {
    let mut kind = e.body.insts[inst].kind.clone();
    match &mut kind {
        InstKind::Cast { op: CastOp::AddrSpaceCast, operand } => {
            let from = e.ty(*operand);
            let to = e.body.insts[inst].ty;
            let spaces = [from, to].map(|ty| e.module.types.address_space(ty));
            if spaces == [Some(memory::VECTOR_VARIABLES), Some(0)] {
                known.insert(Value::Inst(inst), *operand);
            }
            return Step::Keep;
        }
        // What a cast wrote is an integer already.
        InstKind::Cast { op: CastOp::PtrToInt | CastOp::PtrToAddr, operand } => {
            let Some(&address) = known.get(operand) else { return Step::Keep };
            *operand = address;
        }
        InstKind::GetElementPtr { base, .. } => {
            let Some(&address) = known.get(base) else { return Step::Keep };
            *base = address;
            let (ty, flags) = (e.body.insts[inst].ty, e.body.insts[inst].flags);
            let space = e.module.types.ptr(memory::VECTOR_VARIABLES);
            let moved = e.emit_with(kind, space, flags);
            let cast = e.cast(CastOp::AddrSpaceCast, moved, ty);
            known.insert(cast, moved);
            known.insert(Value::Inst(inst), moved);
            return Step::Replace(cast);
        }
        InstKind::Load { pointer, .. }
        | InstKind::Store { pointer, .. }
        | InstKind::AtomicRmw { pointer, .. } => {
            let Some(&address) = known.get(pointer) else { return Step::Keep };
            *pointer = address;
        }
        InstKind::CmpXchg(exchange) => {
            let Some(&address) = known.get(&exchange.pointer) else { return Step::Keep };
            exchange.pointer = address;
        }
        InstKind::Call(call) => {
            let Some(callee) = e.module.as_function(call.callee) else { return Step::Keep };
            let ty = e.module.functions[callee].ty;
            let Some((_, params, _)) = e.module.types.function_parts(ty) else { return Step::Keep };
            let is_space = |ty: &TypeId| e.module.types.address_space(*ty) == Some(memory::VECTOR_VARIABLES);
            if e.module.functions[callee].body.is_some() || !params.iter().any(is_space) {
                return Step::Keep;
            }
            for (arg, param) in call.args.iter_mut().zip(params) {
                if let Some(&address) = known.get(arg).filter(|_| is_space(param)) {
                    *arg = address;
                }
            }
            call.function_type = ty;
        }
        _ => return Step::Keep,
    }
    e.body.insts[inst].kind = kind;
    Step::Keep
}

//! Truth values in memory that are integers.
//!
//! Inputs and outputs that are truth values become integers, 0 or 1: Vulkan has no others between stages. Variables of
//! truth values that clang accesses as integers become variables of integers.

use crate::rewrite::{self, Step};
use llvm_model::{
    Builder, CastOp, Constant, FunctionId, GlobalId, Id as _, InstBuilder as _, InstId, InstKind,
    IntPredicate, Module, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::{Decoration, StorageClass};
use spirv_mapping::convention::decorations::BY_NUMBER;
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};

/// Replaces the variables, and what is loaded from them and stored to them.
pub(super) fn run(module: &mut Module) {
    let mut changed: Vec<GlobalId> = Vec::new();
    for global in module.globals.ids().collect::<Vec<_>>() {
        if !is_between_stages(module, global) {
            continue;
        }
        let i32 = module.types.int(32);
        let ty = module.globals[global].value_type;
        module.globals[global].value_type = match module.types.lanes(ty) {
            Some(lanes) => module.types.vector(i32, lanes),
            None => i32,
        };
        changed.push(global);
    }
    if changed.is_empty() {
        return;
    }
    for index in 0..module.functions.len() {
        rewrite::run(module, FunctionId::from_index(index), |at, inst| access(at, inst, &changed));
    }
}

/// Whether a global is a truth value that one stage gives another.
fn is_between_stages(module: &Module, id: GlobalId) -> bool {
    let global = &module.globals[id];
    let spaces = [StorageClass::Input, StorageClass::Output].map(|of| address_space(SHADER_STORAGE, of));
    let is_bool = module.types[module.types.scalar(global.value_type)] == Type::Integer(1);
    if !is_bool || !spaces.contains(&Some(global.props.address_space)) {
        return false;
    }
    let list = module.find_md_kind(BY_NUMBER).and_then(|kind| global.attachment(kind));
    let stated = list.map_or(&[][..], |list| module.tuple(list));
    !stated.iter().flatten().any(|&node| {
        let first = module.tuple(node).first().copied().flatten();
        first.and_then(|first| module.md_u64(first)) == Some(Decoration::BuiltIn.0.into())
    })
}

fn access(at: &mut Builder<'_>, inst: InstId, changed: &[GlobalId]) -> Step {
    let global = |at: &Builder<'_>, pointer: Value| match pointer {
        Value::Const(id) => match at.module.constants[id] {
            Constant::Global(global) => Some(global).filter(|global| changed.contains(global)),
            _ => None,
        },
        _ => None,
    };
    match at.body.insts[inst].kind {
        InstKind::Load { pointer, .. } => {
            let Some(global) = global(at, pointer) else { return Step::Keep };
            let ty = at.module.globals[global].value_type;
            let number = at.load(ty, pointer, 0);
            Step::Replace(at.icmp_int(IntPredicate::Ne, number, 0))
        }
        InstKind::Store { value, pointer, .. } => {
            let Some(global) = global(at, pointer) else { return Step::Keep };
            let ty = at.module.globals[global].value_type;
            let number = at.cast(CastOp::ZExt, value, ty);
            at.store(number, pointer, 0);
            Step::Drop
        }
        _ => Step::Keep,
    }
}

/// Gives the variables of a function that hold vectors of truth values the type of their accesses, if all of them are of one
/// vector of integers: clang allocates an argument of a reference in that way without optimization.
pub(super) fn widen_variables(module: &mut Module, function: FunctionId) {
    let Some(body) = &module.functions[function].body else { return };
    // By variable: the only type of its accesses.
    let mut accessed: FxHashMap<InstId, Option<TypeId>> = FxHashMap::default();
    for (_, _, inst) in body.instructions() {
        let (pointer, ty) = match inst.kind {
            InstKind::Load { pointer, .. } => (pointer, Some(inst.ty)),
            InstKind::Store { pointer, value: Value::Inst(value), .. } => {
                (pointer, Some(body.insts[value].ty))
            }
            InstKind::Store { pointer, value: Value::Const(value), .. } => {
                (pointer, Some(module.constants.ty(value)))
            }
            InstKind::Store { pointer, .. } => (pointer, None),
            _ => continue,
        };
        let Value::Inst(variable) = pointer else { continue };
        let InstKind::Alloca { allocated, .. } = body.insts[variable].kind else { continue };
        let lanes = module.types.lanes(allocated);
        let is_bool = lanes.is_some() && module.types[module.types.scalar(allocated)] == Type::Integer(1);
        if is_bool {
            let fits = |ty: &TypeId| module.types.lanes(*ty) == lanes && *ty != allocated;
            let ty = ty.filter(fits);
            accessed
                .entry(variable)
                .and_modify(|known| *known = known.filter(|known| ty == Some(*known)))
                .or_insert(ty);
        }
    }
    let Some(body) = &mut module.functions[function].body else { return };
    for (variable, ty) in accessed {
        if let (InstKind::Alloca { allocated, .. }, Some(ty)) = (&mut body.insts[variable].kind, ty) {
            *allocated = ty;
        }
    }
}

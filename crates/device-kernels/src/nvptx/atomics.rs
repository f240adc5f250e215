//! Orders and scopes of atomic accesses.
//!
//! LLVM drops the order and the scope of `atomicrmw` that the target has an instruction for: the instruction is relaxed, at the
//! scope of the device. The order is that of fences around it then. For other devices the instruction is written as assembly.
//!
//! A fence for one work-item is none, and LLVM has none for this target.

use crate::edit;
use crate::scopes;
use crate::work_items::fence;
use llvm_model::instruction::Call;
use llvm_model::{
    AtomicOp, Body, Builder, CastOp, ConstId, Constant, InlineAsm, InstBuilder as _, InstId, InstKind,
    Module, Ordering, SyncScopeId, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// The scope of one work-item.
const WORK_ITEM: &str = "singlethread";

/// The scope of atomic accesses of one work-item.
const NARROWEST: &str = "block";

/// Changes all atomic accesses and fences.
pub(super) fn run(module: &mut Module) {
    let work_item = module.sync_scopes.find(&WORK_ITEM.into());
    let narrowest = module.sync_scopes.intern(NARROWEST.into());
    let system = module.sync_scopes.intern("".into());
    edit::for_each_body(module, |module, function, body| {
        let function_type = module.functions[function].ty;
        drop_fences(body, work_item);
        let is_rmw = |inst: InstId| matches!(body.insts[inst].kind, InstKind::AtomicRmw { .. });
        let mut replaced = FxHashMap::default();
        for place in edit::places(body, is_rmw) {
            let own = scopes::of(&mut body.insts[place.1].kind).copied();
            if own != work_item {
                add_fences(module, (function_type, body), place);
            }
            if own == Some(system)
                && let Some(value) = of_all_devices(module, (function_type, body), place)
            {
                replaced.insert(Value::Inst(place.1), value);
            }
        }
        for (_, inst) in body.insts.iter_mut() {
            if let InstKind::AtomicRmw { atomic, .. } = &mut inst.kind {
                atomic.ordering = Ordering::Monotonic;
            }
            if let Some(scope) = scopes::of(&mut inst.kind)
                && Some(*scope) == work_item
            {
                *scope = narrowest;
            }
        }
        for block in body.layout.clone() {
            body.blocks[block].insts.retain(|inst| !replaced.contains_key(&Value::Inst(*inst)));
        }
        edit::replace(body, &replaced, &[]);
    });
}

/// Leaves out fences for one work-item.
fn drop_fences(body: &mut Body, work_item: Option<SyncScopeId>) {
    for block in body.layout.clone() {
        let insts = &body.insts;
        body.blocks[block].insts.retain(|&inst| {
            !matches!(&insts[inst].kind, InstKind::Fence { atomic } if Some(atomic.scope) == work_item)
        });
    }
}

/// Adds the fences that the order of an `atomicrmw` demands.
fn add_fences(
    module: &mut Module,
    (function_type, body): (TypeId, &mut Body),
    place: (llvm_model::BlockId, InstId),
) {
    let InstKind::AtomicRmw { atomic, .. } = body.insts[place.1].kind else { return };
    let scope = module.sync_scopes[atomic.scope].to_string_lossy().into_owned();
    let (before, after) = match atomic.ordering {
        Ordering::SeqCst => (Some(Ordering::SeqCst), Some(Ordering::Acquire)),
        Ordering::AcqRel => (Some(Ordering::Release), Some(Ordering::Acquire)),
        Ordering::Release => (Some(Ordering::Release), None),
        Ordering::Acquire => (None, Some(Ordering::Acquire)),
        _ => (None, None),
    };
    for (order, behind) in [(before, false), (after, true)] {
        if let Some(order) = order {
            edit::insert(module, (function_type, body), place, behind, |at| fence(at, order, &scope));
        }
    }
}

/// The instruction of PTX for an `atomicrmw` that other devices see; `None` for those that LLVM writes as a loop, which keeps the
/// scope.
fn of_all_devices(
    module: &mut Module,
    (function_type, body): (TypeId, &mut Body),
    place: (llvm_model::BlockId, InstId),
) -> Option<Value> {
    let InstKind::AtomicRmw { op, pointer, value, .. } = body.insts[place.1].kind else { return None };
    let ty = body.insts[place.1].ty;
    let (bits, register) = match module.types[ty] {
        Type::Integer(32) => (32, 'r'),
        Type::Integer(64) => (64, 'l'),
        Type::Float => (32, 'f'),
        Type::Double => (64, 'd'),
        _ => return None,
    };
    let (name, kind) = match op {
        AtomicOp::Add | AtomicOp::Sub => ("add", 'u'),
        AtomicOp::FAdd => ("add", 'f'),
        AtomicOp::Xchg => ("exch", 'b'),
        AtomicOp::And => ("and", 'b'),
        AtomicOp::Or => ("or", 'b'),
        AtomicOp::Xor => ("xor", 'b'),
        AtomicOp::Max => ("max", 's'),
        AtomicOp::Min => ("min", 's'),
        AtomicOp::UMax => ("max", 'u'),
        AtomicOp::UMin => ("min", 'u'),
        AtomicOp::UIncWrap if bits == 32 => ("inc", 'u'),
        AtomicOp::UDecWrap if bits == 32 => ("dec", 'u'),
        _ => return None,
    };
    let template = format!("atom.sys.{name}.{kind}{bits} $0, [$1], $2;");
    let constraints = format!("={register},l,{register},~{{memory}}");
    Some(edit::insert(module, (function_type, body), place, false, |at| {
        let generic = at.module.types.ptr(super::GENERIC);
        let pointer = if at.ty(pointer) == generic {
            pointer
        } else {
            at.cast(CastOp::AddrSpaceCast, pointer, generic)
        };
        let value = if op == AtomicOp::Sub { at.neg(value) } else { value };
        let function_type = at.module.types.function(ty, &[generic, ty], false);
        let callee = assembly(at, function_type, &template, &constraints);
        at.call_with(Call::new(Value::Const(callee), function_type, vec![pointer, value]))
    }))
}

/// Assembly with an effect on memory.
fn assembly(at: &mut Builder<'_>, function_type: TypeId, template: &str, constraints: &str) -> ConstId {
    let assembly = InlineAsm {
        function_type,
        template: template.into(),
        constraints: constraints.into(),
        side_effect: true,
        align_stack: false,
        intel_dialect: false,
        can_unwind: false,
    };
    let ty = at.module.types.ptr(super::GENERIC);
    at.module.constants.intern(ty, Constant::InlineAsm(Box::new(assembly)))
}

//! `freeze`: without SPV_KHR_poison_freeze SPIR-V has no poison, so the operand must be made free of undef and poison. With
//! the extension it stays if SPIR-V has the type.
//!
//! All other computations of a frozen value lose their poison-generating flags, their undef and poison operands become
//! zero, and amounts of shifts become less than the width; these are refinements, legal for every other use of the same
//! values. Loads, calls and parameters return one value
//! each, as `freeze` requires. Then the frozen value is the value itself.

use super::native::Native;
use super::types::is_native;
use crate::context::Context;
use crate::emit::{Emitter, Step, rewrite};
use llvm_model::int::ApInt;
use llvm_model::{
    BinaryOp, ConstId, Constant, Flags, FunctionId, InstBuilder as _, InstId, InstKind, IntPredicate, Module,
    TypeId, Types, Value,
};
use rustc_hash::FxHashSet;

/// The extension that has OpFreezeKHR and OpPoisonKHR.
pub const EXTENSION: &str = "SPV_KHR_poison_freeze";

/// Whether values of a type can be frozen by OpFreezeKHR: numbers and truth values that SPIR-V has, and their vectors.
pub(super) fn has_instruction(types: &Types, ty: TypeId, native: Native) -> bool {
    let scalar = types.scalar(ty);
    let is_number = types.int_width(scalar).is_some() || types.is_float(scalar);
    is_number && is_native(types, ty, native)
}

/// Removes the `freeze` instructions of a function.
pub(super) fn run(cx: &mut Context, module: &mut Module, function: FunctionId) {
    let Some(body) = &module.functions[function].body else { return };
    if !body.instructions().any(|(_, _, inst)| matches!(inst.kind, InstKind::Freeze { .. })) {
        return;
    }
    let mut determined: FxHashSet<InstId> = FxHashSet::default();
    rewrite(cx, module, function, |e, inst| {
        let InstKind::Freeze { operand } = e.body.insts[inst].kind else { return Step::Keep };
        if e.cx.options.asks_for(EXTENSION)
            && has_instruction(&e.module.types, e.body.insts[inst].ty, e.cx.native)
        {
            return Step::Keep;
        }
        let mut work = Vec::new();
        match operand {
            Value::Inst(id) => work.push(id),
            Value::Const(_) => return Step::Replace(defined(e.module, operand)),
            _ => {}
        }
        while let Some(id) = work.pop() {
            if !determined.insert(id) || !propagates(&e.body.insts[id].kind) {
                continue;
            }
            let mut kind = e.body.insts[id].kind.clone();
            kind.for_each_operand_mut(|value| match *value {
                Value::Inst(operand) => work.push(operand),
                Value::Const(_) => *value = defined(e.module, *value),
                _ => {}
            });
            let inst = &mut e.body.insts[id];
            inst.kind = kind;
            inst.flags = inst.flags.fast_math().without(POISON_FAST);
        }
        Step::Replace(operand)
    });
    let is_shift = |kind: &InstKind| {
        matches!(kind, InstKind::Binary { op: BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr, .. })
    };
    let body = module.functions[function].body.as_ref();
    if body.is_some_and(|body| determined.iter().any(|&id| is_shift(&body.insts[id].kind))) {
        rewrite(cx, module, function, |e, inst| {
            if determined.contains(&inst) {
                limit_shift(e, inst);
            }
            Step::Keep
        });
    }
}

/// Keeps the amount of a shift below the width: the result of a shift by more is undefined in SPIR-V. A shift of truth values
/// never moves anything ([`super::bools`]).
fn limit_shift(e: &mut Emitter, inst: InstId) {
    let InstKind::Binary { op: op @ (BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr), lhs, rhs } =
        e.body.insts[inst].kind
    else {
        return;
    };
    let ty = e.ty(rhs);
    let Some(width) = e.int_width(ty).filter(|&width| width > 1) else { return };
    if is_below(e.module, rhs, width) {
        return;
    }
    let rhs = if width.is_power_of_two() {
        e.binary_int(BinaryOp::And, rhs, u64::from(width) - 1)
    } else {
        let fits = e.icmp_int(IntPredicate::Ult, rhs, u64::from(width));
        let zero = e.zero(ty);
        e.select(fits, rhs, zero)
    };
    e.body.insts[inst].kind = InstKind::Binary { op, lhs, rhs };
}

/// Whether a value, or each lane of it, is a constant less than `limit`.
fn is_below(module: &mut Module, value: Value, limit: u32) -> bool {
    let Value::Const(id) = value else { return false };
    let lanes = match module.types.lanes(module.constants.ty(id)) {
        Some(lanes) => module.constants.elements(&module.types, id, lanes as usize),
        None => Some(vec![id]),
    };
    let number = |&lane: &ConstId| module.constants.as_int(lane).and_then(ApInt::to_u64);
    lanes.is_some_and(|lanes| {
        lanes.iter().all(|lane| number(lane).is_some_and(|number| number < u64::from(limit)))
    })
}

/// The fast-math flags that result in poison if they are violated.
const POISON_FAST: Flags = Flags::NNAN.with(Flags::NINF);

/// Whether the result of an operation is undefined because an operand is, or because of its flags.
fn propagates(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::Unary { .. }
            | InstKind::Binary { .. }
            | InstKind::Cast { .. }
            | InstKind::ICmp { .. }
            | InstKind::FCmp { .. }
            | InstKind::Select { .. }
            | InstKind::Phi { .. }
            | InstKind::Freeze { .. }
            | InstKind::GetElementPtr { .. }
            | InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
            | InstKind::ShuffleVector { .. }
            | InstKind::ExtractValue { .. }
            | InstKind::InsertValue { .. }
    )
}

/// The value with undef and poison replaced by zero, in elements too.
pub(super) fn defined(module: &mut Module, value: Value) -> Value {
    let Value::Const(id) = value else { return value };
    let ty = module.constants.ty(id);
    match module.constants[id].clone() {
        Constant::Undef | Constant::Poison => Value::Const(module.constants.zero(&module.types, ty)),
        Constant::Aggregate(elements) => {
            let elements: Vec<_> = elements
                .iter()
                .map(|&element| match module.constants[element] {
                    Constant::Undef | Constant::Poison => {
                        let ty = module.constants.ty(element);
                        module.constants.zero(&module.types, ty)
                    }
                    _ => element,
                })
                .collect();
            Value::Const(module.constants.aggregate(&module.types, ty, &elements))
        }
        _ => value,
    }
}

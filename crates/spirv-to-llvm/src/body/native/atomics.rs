//! Atomic accesses and fences. Those whose scope or order is no constant, or has no name in LLVM IR, stay calls.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::operands::{word, words};
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{
    Align, AtomicOp, Flags, InstBuilder as _, InstKind, IntPredicate, Ordering, SyncScopeId, Type, TypeId,
    Value,
};
use spirv_mapping::convention::{memory, operators};
use spirv_module::{Instruction, MemorySemantics, Op, Scope};

/// Translates atomic accesses and fences; false for other instructions.
pub(super) fn atomic(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    match inst.op() {
        Op::AtomicLoad => load(f, inst),
        Op::AtomicStore => {
            let [pointer, scope, semantics, value] = words(inst)?;
            let (value, ty) = f.typed(value)?;
            store(f, (pointer, scope, semantics), value, ty)
        }
        Op::AtomicFlagClear => {
            let [pointer, scope, semantics] = words(inst)?;
            let (zero, ty) = (f.int32(0), f.i32);
            store(f, (pointer, scope, semantics), zero, ty)
        }
        Op::AtomicFlagTestAndSet => test_and_set(f, inst),
        Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak => exchange(f, inst),
        Op::AtomicIIncrement | Op::AtomicIDecrement => count(f, inst),
        Op::IEqual => has_exchanged(f, inst),
        Op::MemoryBarrier => fence(f, inst),
        op => match operators::atomic_rmw(op) {
            Some(op) => update(f, inst, op),
            None => Ok(false),
        },
    }
}

/// The scope and the order that ids state; `None` if LLVM IR has no such access.
fn order(f: &mut FunctionRaiser<'_, '_>, scope: u32, semantics: u32) -> Option<Atomic> {
    let semantics = MemorySemantics(u32::try_from(f.fixed_number(semantics)?).ok()?);
    let ordering = memory::ordering(semantics)?;
    Some(Atomic { ordering, scope: sync_scope(f, scope)? })
}

/// The scope that an id states; `None` if LLVM IR has none of the kind.
fn sync_scope(f: &mut FunctionRaiser<'_, '_>, scope: u32) -> Option<SyncScopeId> {
    let scope = Scope(u32::try_from(f.fixed_number(scope)?).ok()?);
    Some(f.raise.out.sync_scopes.intern(memory::scope_name(scope)?.into()))
}

/// The bytes of a type that an atomic access may have; `None` for others.
fn size(f: &FunctionRaiser<'_, '_>, ty: TypeId) -> Option<u64> {
    let types = &f.raise.out.types;
    let size = f.raise.types.layout().store_size(types, ty)?;
    let is_scalar = matches!(types[ty], Type::Integer(_) | Type::Pointer(_)) || types.is_float(ty);
    (is_scalar && size.is_power_of_two()).then_some(size)
}

fn load(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let [pointer_id, scope, semantics] = words(inst)?;
    let ty = f.result_type(inst)?;
    let (Some(atomic), Some(align)) = (order(f, scope, semantics), size(f, ty)) else { return Ok(false) };
    if matches!(atomic.ordering, Ordering::Release | Ordering::AcqRel) {
        return Ok(false);
    }
    let (pointer, volatile) = (f.pointer(pointer_id)?, f.is_volatile(pointer_id));
    let load = InstKind::Load { pointer, align: Align::of(align), volatile, atomic: Some(atomic) };
    f.emit_result(inst, load, ty, Flags::NONE)?;
    Ok(true)
}

/// Stores a value to a place with a scope and semantics.
fn store(
    f: &mut FunctionRaiser<'_, '_>,
    (pointer_id, scope, semantics): (u32, u32, u32),
    value: Value,
    ty: TypeId,
) -> Res<bool> {
    let (Some(atomic), Some(align)) = (order(f, scope, semantics), size(f, ty)) else { return Ok(false) };
    if matches!(atomic.ordering, Ordering::Acquire | Ordering::AcqRel) {
        return Ok(false);
    }
    let (pointer, volatile) = (f.pointer(pointer_id)?, f.is_volatile(pointer_id));
    let void = f.void;
    f.emit(InstKind::Store { value, pointer, align: Align::of(align), volatile, atomic: Some(atomic) }, void);
    Ok(true)
}

/// Emits `atomicrmw`.
fn rmw(
    f: &mut FunctionRaiser<'_, '_>,
    op: AtomicOp,
    (pointer_id, atomic): (u32, Atomic),
    value: Value,
    ty: TypeId,
) -> Res<Value> {
    let (pointer, volatile) = (f.pointer(pointer_id)?, f.is_volatile(pointer_id));
    Ok(f.emit(InstKind::AtomicRmw { op, pointer, value, atomic, volatile, align: Align::NONE }, ty))
}

fn update(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, op: AtomicOp) -> Res<bool> {
    let [pointer, scope, semantics, value] = words(inst)?;
    let ty = f.result_type(inst)?;
    let (Some(atomic), Some(_)) = (order(f, scope, semantics), size(f, ty)) else { return Ok(false) };
    match op {
        AtomicOp::Xchg => {}
        op if op.is_of_floats() => f.check_float(ty)?,
        _ => f.check_int(ty)?,
    }
    let value = f.value_of(value, ty)?;
    let old = rmw(f, op, (pointer, atomic), value, ty)?;
    f.bind(inst, old)?;
    Ok(true)
}

fn count(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let [pointer, scope, semantics] = words(inst)?;
    let ty = f.result_type(inst)?;
    let (Some(atomic), Some(_)) = (order(f, scope, semantics), size(f, ty)) else { return Ok(false) };
    f.check_int(ty)?;
    let one = f.int(ty, 1);
    let op = if inst.op() == Op::AtomicIIncrement { AtomicOp::Add } else { AtomicOp::Sub };
    let old = rmw(f, op, (pointer, atomic), one, ty)?;
    f.bind(inst, old)?;
    Ok(true)
}

/// A flag is a number of 32 bits.
fn test_and_set(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let [pointer, scope, semantics] = words(inst)?;
    let Some(atomic) = order(f, scope, semantics) else { return Ok(false) };
    let (one, zero, ty) = (f.int32(1), f.int32(0), f.i32);
    let old = rmw(f, AtomicOp::Xchg, (pointer, atomic), one, ty)?;
    let was_set = f.icmp(IntPredicate::Ne, old, zero);
    f.bind(inst, was_set)?;
    Ok(true)
}

fn exchange(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let [pointer_id, scope, equal, unequal, value, comparator] = words(inst)?;
    let ty = f.result_type(inst)?;
    let (success, failure) = (order(f, scope, equal), order(f, scope, unequal));
    let (Some(success), Some(failure), Some(_)) = (success, failure, size(f, ty)) else { return Ok(false) };
    if matches!(failure.ordering, Ordering::Release | Ordering::AcqRel) {
        return Ok(false);
    }
    if f.raise.out.types.is_float(ty) {
        return Ok(false);
    }
    let (replacement, expected) = (f.value_of(value, ty)?, f.value_of(comparator, ty)?);
    let exchange = CmpXchg {
        pointer: f.pointer(pointer_id)?,
        expected,
        replacement,
        success: success.ordering,
        failure: failure.ordering,
        scope: success.scope,
        weak: inst.op() == Op::AtomicCompareExchangeWeak,
        volatile: f.is_volatile(pointer_id),
        align: Align::NONE,
    };
    let bool = f.i1;
    let pair = f.raise.out.types.literal_struct(&[ty, bool], false);
    let pair = f.emit(InstKind::CmpXchg(Box::new(exchange)), pair);
    let old = f.extract_value(pair, &[0]);
    f.bind(inst, old)?;
    Ok(true)
}

/// Whether a compare-and-exchange took place, where its two numbers are compared.
fn has_exchanged(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let [lhs, rhs] = words(inst)?;
    for (old, expected) in [(lhs, rhs), (rhs, lhs)] {
        let defined = |op| f.defined_by(old, op);
        let operands = defined(Op::AtomicCompareExchange).or_else(|| defined(Op::AtomicCompareExchangeWeak));
        if operands.and_then(|operands| operands.get(5)) != Some(&expected) {
            continue;
        }
        if let Value::Inst(old) = f.value(old)?
            && let InstKind::ExtractValue { aggregate, .. } = f.build.inst(old).kind
        {
            let flag = f.extract_value(aggregate, &[1]);
            f.bind(inst, flag)?;
            return Ok(true);
        }
    }
    Ok(false)
}

fn fence(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let Some(atomic) = order(f, word(inst, 0)?, word(inst, 1)?) else { return Ok(false) };
    if atomic.ordering == Ordering::Monotonic {
        return Ok(false);
    }
    let void = f.void;
    f.emit(InstKind::Fence { atomic }, void);
    Ok(true)
}

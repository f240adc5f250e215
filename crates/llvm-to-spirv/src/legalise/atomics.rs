//! `atomicrmw` operations that SPIR-V has no instruction for: a loop around a compare-and-exchange, in a function.

use super::emit::{Context, Emitter, Step, rewrite};
use super::intrinsics::helper::{Maker, helper, suffix};
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{
    AtomicOp, BinaryOp, CastOp, FloatPredicate, FunctionId, Id, InstId, InstKind, IntPredicate, Module,
    Ordering, Type, TypeId, Value,
};

/// Rewrites the operations of a function that need it.
pub(super) fn run(cx: &mut Context, module: &mut Module, function: FunctionId) {
    let Some(body) = &module.functions[function].body else { return };
    if !body.instructions().any(|(_, _, inst)| matches!(inst.kind, InstKind::AtomicRmw { .. })) {
        return;
    }
    rewrite(cx, module, function, |e, inst| {
        let InstKind::AtomicRmw { op, pointer, value, atomic, volatile, align } = e.body.insts[inst].kind
        else {
            return Step::Keep;
        };
        if has_instruction(e, op) {
            return Step::Keep;
        }
        expand(e, inst, op, (pointer, value), Access { atomic, volatile, align })
    });
}

#[derive(Clone, Copy)]
struct Access {
    atomic: Atomic,
    volatile: bool,
    align: u64,
}

fn has_instruction(e: &Emitter, op: AtomicOp) -> bool {
    use AtomicOp::*;
    match op {
        Xchg | Add | Sub | And | Or | Xor | Max | Min | UMax | UMin => true,
        FAdd | FSub => e.cx.options.extensions.allows("SPV_EXT_shader_atomic_float_add"),
        FMax | FMin => e.cx.options.extensions.allows("SPV_EXT_shader_atomic_float_min_max"),
        Nand | UIncWrap | UDecWrap | USubCond | USubSat | FMaximum | FMinimum => false,
    }
}

fn expand(
    e: &mut Emitter,
    inst: InstId,
    op: AtomicOp,
    (pointer, value): (Value, Value),
    access: Access,
) -> Step {
    let (pointer_ty, ty) = (e.ty(pointer), e.ty(value));
    let width = e.module.types.int_width(ty).or(e.module.types[ty].float_width());
    let Some(width @ (32 | 64)) = width else {
        e.error(
            inst,
            format!("atomicrmw {} of this type has no form in SPIR-V", op.keyword()),
            "use 32 or 64 bits",
        );
        return Step::Replace(e.poison(ty));
    };
    let space = e.module.types.address_space(pointer_ty).unwrap_or(0);
    let letter = if e.module.types.is_float(ty) { "f" } else { "i" };
    let name = format!(
        "expanded.atomicrmw_{}_p{space}_{letter}{width}_{}_{}{}",
        op.keyword(),
        access.atomic.ordering.keyword(),
        access.atomic.scope.index(),
        suffix(access.volatile),
    );
    let params = [pointer_ty, ty];
    let callee = helper(e.cx, e.module, name, ty, &params, |module, id| {
        make(module, id, op, ty, width, access);
    });
    Step::Replace(e.call(callee, vec![pointer, value]))
}

/// `old = *p; do { new = op(old, value) } while (!compare_exchange(p, &old, new)); return old;` on the bits.
fn make(module: &mut Module, function: FunctionId, op: AtomicOp, ty: TypeId, width: u32, access: Access) {
    let is_float = module.types.is_float(ty);
    let bits = module.types.int(width);
    let mut m = Maker::new(module, function, access.volatile);
    let (entry, bool_) = (m.b.block, m.bool_);
    let (attempt, exit) = (m.block("attempt"), m.block("exit"));
    let Access { atomic, volatile, align } = access;
    let scope = atomic.scope;
    let relaxed = Some(Atomic { ordering: Ordering::Monotonic, scope });
    let load = InstKind::Load { pointer: Value::Arg(0), align: align.max(4), volatile, atomic: relaxed };
    let start = m.b.emit(load, bits, Default::default());
    m.terminate(InstKind::Br { target: attempt });
    m.b.block = attempt;
    let expected = m.b.emit(InstKind::Phi { incoming: vec![(start, entry)] }, bits, Default::default());
    let old = if is_float { m.b.cast(CastOp::BitCast, expected, ty) } else { expected };
    let new = operation(&mut m, op, ty, old);
    let replacement = if is_float { m.b.cast(CastOp::BitCast, new, bits) } else { new };
    let pair = m.b.module.types.literal_struct(&[bits, bool_], false);
    let exchange = CmpXchg {
        pointer: Value::Arg(0),
        expected,
        replacement,
        success: atomic.ordering.max(Ordering::Monotonic),
        failure: Ordering::Monotonic,
        scope,
        weak: false,
        volatile,
        align,
    };
    let exchanged = m.b.emit(InstKind::CmpXchg(Box::new(exchange)), pair, Default::default());
    let part = |m: &mut Maker, index: u32, ty| {
        let kind = InstKind::ExtractValue { aggregate: exchanged, indices: [index].into() };
        m.b.emit(kind, ty, Default::default())
    };
    let (seen, done) = (part(&mut m, 0, bits), part(&mut m, 1, bool_));
    m.terminate(InstKind::CondBr { condition: done, if_true: exit, if_false: attempt });
    if let (Value::Inst(phi), Some(body)) = (expected, &mut m.b.module.functions[function].body)
        && let InstKind::Phi { incoming } = &mut body.insts[phi].kind
    {
        incoming.push((seen, attempt));
    }
    m.b.block = exit;
    m.terminate(InstKind::Ret { value: Some(old) });
}

/// The new value. LangRef, "atomicrmw Instruction".
fn operation(m: &mut Maker, op: AtomicOp, ty: TypeId, old: Value) -> Value {
    use AtomicOp::*;
    let (value, bool_) = (Value::Arg(1), m.bool_);
    match op {
        Nand => {
            let both = m.b.binary(BinaryOp::And, ty, old, value);
            let ones = m.int(ty, u64::MAX);
            m.b.binary(BinaryOp::Xor, ty, both, ones)
        }
        UIncWrap => {
            let (one, zero) = (m.int(ty, 1), m.int(ty, 0));
            let more = m.b.binary(BinaryOp::Add, ty, old, one);
            let wraps = m.b.icmp(IntPredicate::Uge, bool_, old, value);
            m.b.select(ty, wraps, zero, more)
        }
        UDecWrap => {
            let (one, zero) = (m.int(ty, 1), m.int(ty, 0));
            let less = m.b.binary(BinaryOp::Sub, ty, old, one);
            let empty = m.b.icmp(IntPredicate::Eq, bool_, old, zero);
            let above = m.b.icmp(IntPredicate::Ugt, bool_, old, value);
            let wraps = m.b.binary(BinaryOp::Or, bool_, empty, above);
            m.b.select(ty, wraps, value, less)
        }
        USubCond | USubSat => {
            let less = m.b.binary(BinaryOp::Sub, ty, old, value);
            let enough = m.b.icmp(IntPredicate::Uge, bool_, old, value);
            let otherwise = if op == USubCond { old } else { m.int(ty, 0) };
            m.b.select(ty, enough, less, otherwise)
        }
        FAdd => m.b.binary(BinaryOp::FAdd, ty, old, value),
        FSub => m.b.binary(BinaryOp::FSub, ty, old, value),
        FMax | FMin | FMaximum | FMinimum => float_extreme(m, op, ty, old),
        // The others have instructions.
        _ => value,
    }
}

/// The larger or smaller number, by an intrinsic that is legalised when the helper's turn comes.
fn float_extreme(m: &mut Maker, op: AtomicOp, ty: TypeId, old: Value) -> Value {
    let value = Value::Arg(1);
    let (predicate, quiet) = match op {
        AtomicOp::FMax => (FloatPredicate::Ogt, false),
        AtomicOp::FMin => (FloatPredicate::Olt, false),
        AtomicOp::FMaximum => (FloatPredicate::Ogt, true),
        _ => (FloatPredicate::Olt, true),
    };
    let bool_ = m.bool_;
    let first = m.b.fcmp(predicate, bool_, old, value);
    let chosen = m.b.select(ty, first, old, value);
    if quiet {
        // Of equal numbers the sign of zero decides: or keeps a minus, and keeps a plus.
        let width = if m.b.module.types[ty] == Type::Double { 64 } else { 32 };
        let bits = m.b.module.types.int(width);
        let x = m.b.cast(CastOp::BitCast, old, bits);
        let y = m.b.cast(CastOp::BitCast, value, bits);
        let merge = if predicate == FloatPredicate::Olt { BinaryOp::Or } else { BinaryOp::And };
        let merged = m.b.binary(merge, bits, x, y);
        let merged = m.b.cast(CastOp::BitCast, merged, ty);
        let equal = m.b.fcmp(FloatPredicate::Oeq, bool_, old, value);
        let chosen = m.b.select(ty, equal, merged, chosen);
        let nan = m.b.fcmp(FloatPredicate::Uno, bool_, old, value);
        let sum = m.b.binary(BinaryOp::FAdd, ty, old, value);
        return m.b.select(ty, nan, sum, chosen);
    }
    let nan = m.b.fcmp(FloatPredicate::Uno, bool_, value, value);
    m.b.select(ty, nan, old, chosen)
}

//! The computation of `atomicrmw` from the old value and its operand, which is parameter 1 of the helper function.

use llvm_model::{
    AtomicOp, BinaryOp, Builder, CastOp, FloatPredicate, InstBuilder as _, IntPredicate, TypeId, Value,
};

/// The new value. LangRef, "atomicrmw Instruction".
pub(super) fn operation(m: &mut Builder, op: AtomicOp, ty: TypeId, old: Value) -> Value {
    use AtomicOp::*;
    let value = Value::Arg(1);
    match op {
        Nand => {
            let both = m.binary(BinaryOp::And, old, value);
            m.not(both)
        }
        UIncWrap => {
            let (one, zero) = (m.int(ty, 1), m.int(ty, 0));
            let more = m.binary(BinaryOp::Add, old, one);
            let wraps = m.icmp(IntPredicate::Uge, old, value);
            m.select(wraps, zero, more)
        }
        UDecWrap => {
            let (one, zero) = (m.int(ty, 1), m.int(ty, 0));
            let less = m.binary(BinaryOp::Sub, old, one);
            let empty = m.icmp(IntPredicate::Eq, old, zero);
            let above = m.icmp(IntPredicate::Ugt, old, value);
            let wraps = m.binary(BinaryOp::Or, empty, above);
            m.select(wraps, value, less)
        }
        USubCond | USubSat => {
            let less = m.binary(BinaryOp::Sub, old, value);
            let enough = m.icmp(IntPredicate::Uge, old, value);
            let otherwise = if op == USubCond { old } else { m.int(ty, 0) };
            m.select(enough, less, otherwise)
        }
        FAdd => m.binary(BinaryOp::FAdd, old, value),
        FSub => m.binary(BinaryOp::FSub, old, value),
        FMax | FMin | FMaximum | FMinimum | FMaximumNum | FMinimumNum => float_extreme(m, op, ty, old),
        And => m.binary(BinaryOp::And, old, value),
        Or => m.binary(BinaryOp::Or, old, value),
        Xor => m.binary(BinaryOp::Xor, old, value),
        Add => m.binary(BinaryOp::Add, old, value),
        Sub => m.binary(BinaryOp::Sub, old, value),
        Max | Min | UMax | UMin => {
            let predicate = match op {
                Max => IntPredicate::Sgt,
                Min => IntPredicate::Slt,
                UMax => IntPredicate::Ugt,
                _ => IntPredicate::Ult,
            };
            let first = m.icmp(predicate, old, value);
            m.select(first, old, value)
        }
        Xchg => value,
    }
}

/// The larger or smaller number, -0 below +0. Of a NaN and a number it is the number (`fmax`, `fmaximumnum` and their
/// opposites) or NaN (`fmaximum`, `fminimum`).
fn float_extreme(m: &mut Builder, op: AtomicOp, ty: TypeId, old: Value) -> Value {
    let value = Value::Arg(1);
    let (predicate, merge) = match op {
        AtomicOp::FMax | AtomicOp::FMaximum | AtomicOp::FMaximumNum => (FloatPredicate::Ogt, BinaryOp::And),
        _ => (FloatPredicate::Olt, BinaryOp::Or),
    };
    let first = m.fcmp(predicate, old, value);
    let chosen = m.select(first, old, value);
    // Of equal numbers the sign of zero decides: or keeps a minus, and keeps a plus.
    let types = &m.module.types;
    let width = types[types.scalar(ty)].float_width().unwrap_or(64);
    let bits = m.int_type_like(ty, width);
    let x = m.cast(CastOp::BitCast, old, bits);
    let y = m.cast(CastOp::BitCast, value, bits);
    let merged = m.binary(merge, x, y);
    let merged = m.cast(CastOp::BitCast, merged, ty);
    let equal = m.fcmp(FloatPredicate::Oeq, old, value);
    let chosen = m.select(equal, merged, chosen);
    if matches!(op, AtomicOp::FMaximum | AtomicOp::FMinimum) {
        let nan = m.fcmp(FloatPredicate::Uno, old, value);
        let sum = m.binary(BinaryOp::FAdd, old, value);
        return m.select(nan, sum, chosen);
    }
    // When `old` is NaN the comparison has chosen `value`.
    let nan = m.fcmp(FloatPredicate::Uno, value, value);
    m.select(nan, old, chosen)
}

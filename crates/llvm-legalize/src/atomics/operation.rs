//! What `atomicrmw` computes from the old value, which is given, and its operand, which is parameter 1 of the helper
//! function.

use crate::intrinsics::helper::Maker;
use llvm_model::{AtomicOp, BinaryOp, CastOp, FloatPredicate, IntPredicate, TypeId, Value};

/// `i1`, or a vector of as many as `ty` has elements.
fn truth_type(m: &mut Maker, ty: TypeId) -> TypeId {
    let bool_ = m.bool_;
    let types = &mut m.b.module.types;
    types.lanes(ty).map_or(bool_, |lanes| types.vector(bool_, lanes))
}

/// The new value. LangRef, "atomicrmw Instruction".
pub(super) fn operation(m: &mut Maker, op: AtomicOp, ty: TypeId, old: Value) -> Value {
    use AtomicOp::*;
    let (value, bool_) = (Value::Arg(1), truth_type(m, ty));
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
        FMax | FMin | FMaximum | FMinimum | FMaximumNum | FMinimumNum => float_extreme(m, op, ty, old),
        And => m.b.binary(BinaryOp::And, ty, old, value),
        Or => m.b.binary(BinaryOp::Or, ty, old, value),
        Xor => m.b.binary(BinaryOp::Xor, ty, old, value),
        Add => m.b.binary(BinaryOp::Add, ty, old, value),
        Sub => m.b.binary(BinaryOp::Sub, ty, old, value),
        Max | Min | UMax | UMin => {
            let predicate = match op {
                Max => IntPredicate::Sgt,
                Min => IntPredicate::Slt,
                UMax => IntPredicate::Ugt,
                _ => IntPredicate::Ult,
            };
            let first = m.b.icmp(predicate, bool_, old, value);
            m.b.select(ty, first, old, value)
        }
        Xchg => value,
    }
}

/// The larger or smaller number, -0 below +0. Of a NaN and a number it is the number (`fmax`, `fmaximumnum` and their
/// opposites) or NaN (`fmaximum`, `fminimum`).
fn float_extreme(m: &mut Maker, op: AtomicOp, ty: TypeId, old: Value) -> Value {
    let (value, bool_) = (Value::Arg(1), truth_type(m, ty));
    let (predicate, merge) = match op {
        AtomicOp::FMax | AtomicOp::FMaximum | AtomicOp::FMaximumNum => (FloatPredicate::Ogt, BinaryOp::And),
        _ => (FloatPredicate::Olt, BinaryOp::Or),
    };
    let first = m.b.fcmp(predicate, bool_, old, value);
    let chosen = m.b.select(ty, first, old, value);
    // Of equal numbers the sign of zero decides: or keeps a minus, and keeps a plus.
    let types = &mut m.b.module.types;
    let element = types.scalar(ty);
    let width = types[element].float_width().unwrap_or(64);
    let bits = types.int(width);
    let bits = types.lanes(ty).map_or(bits, |lanes| types.vector(bits, lanes));
    let x = m.b.cast(CastOp::BitCast, old, bits);
    let y = m.b.cast(CastOp::BitCast, value, bits);
    let merged = m.b.binary(merge, bits, x, y);
    let merged = m.b.cast(CastOp::BitCast, merged, ty);
    let equal = m.b.fcmp(FloatPredicate::Oeq, bool_, old, value);
    let chosen = m.b.select(ty, equal, merged, chosen);
    if matches!(op, AtomicOp::FMaximum | AtomicOp::FMinimum) {
        let nan = m.b.fcmp(FloatPredicate::Uno, bool_, old, value);
        let sum = m.b.binary(BinaryOp::FAdd, ty, old, value);
        return m.b.select(ty, nan, sum, chosen);
    }
    // When `old` is NaN the comparison has chosen `value`.
    let nan = m.b.fcmp(FloatPredicate::Uno, bool_, value, value);
    m.b.select(ty, nan, old, chosen)
}

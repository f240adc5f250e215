//! Conversions to floats that are rounded in another way than to the nearest, which is all that shaders have.

use super::intrinsic;
use llvm_model::{BinaryOp, Builder, CastOp, FloatPredicate, InstBuilder as _, IntPredicate, TypeId, Value};
use spirv_grammar::FPRoundingMode;

pub(super) fn scalar_width(at: &Builder<'_>, ty: TypeId) -> Option<u32> {
    let types = &at.module.types;
    let scalar = types.scalar(ty);
    types.int_width(scalar).or_else(|| types[scalar].float_width())
}

/// An integer as a float. The bits for which a float has no room are taken off before the conversion, which is exact then: drivers
/// take a conversion to a float and back for nothing, so the nearest float cannot be compared with the integer.
pub(super) fn integer(
    at: &mut Builder<'_>,
    value: Value,
    ty: TypeId,
    is_signed: bool,
    mode: FPRoundingMode,
) -> Option<Value> {
    /// The largest float of 16 bits.
    const LARGEST_HALF: u64 = 65504;
    let own = at.ty(value);
    let (from, to) = (scalar_width(at, own)?, scalar_width(at, ty)?);
    let precision = match to {
        16 => 11,
        32 => 24,
        _ => 53,
    };
    let op = if is_signed { CastOp::SIToFP } else { CastOp::UIToFP };
    let Some(room) = (from - u32::from(is_signed)).checked_sub(precision).filter(|&room| room > 0) else {
        return Some(at.cast(op, value, ty));
    };
    let (zero, one) = (at.zero(own), at.int(own, 1));
    let is_negative = is_signed.then(|| at.icmp(IntPredicate::Slt, value, zero));
    let size = match is_negative {
        Some(is_negative) => {
            let opposite = at.binary(BinaryOp::Sub, zero, value);
            at.select(is_negative, opposite, value)
        }
        None => value,
    };
    let i1 = at.module.types.int(1);
    let zero_is_defined = at.int(i1, 0);
    let zeros = intrinsic(at, "llvm.ctlz", &[size, zero_is_defined], own)?;
    let room = at.int(own, u64::from(room + u32::from(is_signed)));
    let is_long = at.icmp(IntPredicate::Ult, zeros, room);
    let excess = at.binary(BinaryOp::Sub, room, zeros);
    let excess = at.select(is_long, excess, zero);
    let unit = at.binary(BinaryOp::Shl, one, excess);
    let lost = at.binary(BinaryOp::Sub, unit, one);
    let kept = at.not(lost);
    let mut kept = at.binary(BinaryOp::And, size, kept);
    if to == 16 {
        let largest = at.int(own, LARGEST_HALF);
        kept = intrinsic(at, "llvm.umin", &[kept, largest], own)?;
    }
    let is_exact = at.icmp(IntPredicate::Eq, kept, size);
    let below = at.cast(CastOp::UIToFP, kept, ty);
    let step = at.cast(CastOp::UIToFP, unit, ty);
    let above = at.binary(BinaryOp::FAdd, below, step);
    let above = at.select(is_exact, below, above);
    let (positive, negative) = match mode {
        FPRoundingMode::RTP => (above, below),
        FPRoundingMode::RTN => (below, above),
        _ => (below, below),
    };
    Some(match is_negative {
        Some(is_negative) => {
            let negative = at.fneg(negative);
            at.select(is_negative, negative, positive)
        }
        None => positive,
    })
}

/// A float as one of another width: the nearest float is moved by one where it is on the wrong side of the number.
pub(super) fn float(at: &mut Builder<'_>, value: Value, ty: TypeId, mode: FPRoundingMode) -> Option<Value> {
    let own = at.ty(value);
    let (from, to) = (scalar_width(at, own)?, scalar_width(at, ty)?);
    if to >= from {
        return Some(if from == to { value } else { at.cast(CastOp::FPExt, value, ty) });
    }
    let nearest = at.cast(CastOp::FPTrunc, value, ty);
    let wide = at.cast(CastOp::FPExt, nearest, own);
    let above = at.fcmp(FloatPredicate::Ogt, wide, value);
    let below = at.fcmp(FloatPredicate::Olt, wide, value);
    let (up, down) = (step(at, nearest, true)?, step(at, nearest, false)?);
    Some(match mode {
        FPRoundingMode::RTP => at.select(below, up, nearest),
        FPRoundingMode::RTN => at.select(above, down, nearest),
        _ => {
            // Toward zero: what is too large comes down, and of negative numbers what is too small comes up.
            // A negative number may have become zero: only its sign is left.
            let int = at.int_type_like(ty, to);
            let bits = at.cast(CastOp::BitCast, nearest, int);
            let zero = at.zero(int);
            let is_negative = at.icmp(IntPredicate::Slt, bits, zero);
            let positive = at.select(above, down, nearest);
            let negative = at.select(below, up, nearest);
            at.select(is_negative, negative, positive)
        }
    })
}

/// The next float above or below a number; a number that is none stays.
fn step(at: &mut Builder<'_>, value: Value, up: bool) -> Option<Value> {
    let ty = at.ty(value);
    let bits = scalar_width(at, ty)?;
    let int = at.int_type_like(ty, bits);
    let whole = at.cast(CastOp::BitCast, value, int);
    let zero = at.zero(int);
    let is_negative = at.icmp(IntPredicate::Slt, whole, zero);
    let more = at.binary_int(BinaryOp::Add, whole, 1);
    let less = at.binary_int(BinaryOp::Sub, whole, 1);
    let (positive, negative) = if up { (more, less) } else { (less, more) };
    let next = at.select(is_negative, negative, positive);
    // The neighbors of zero are the smallest numbers of either sign.
    let smallest = if up { 1 } else { 1 | 1u64 << (bits - 1) };
    let smallest = at.int(int, smallest);
    let float_zero = at.zero(ty);
    let is_zero = at.fcmp(FloatPredicate::Oeq, value, float_zero);
    let next = at.select(is_zero, smallest, next);
    Some(at.cast(CastOp::BitCast, next, ty))
}

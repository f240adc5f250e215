//! Conversions between numbers, saturated and rounded ones included.

use super::{Call, intrinsic, width};
use llvm_model::{BinaryOp, Builder, CastOp, FloatPredicate, InstBuilder as _, IntPredicate, TypeId, Value};
use spirv_grammar::{FPRoundingMode, Op};

/// Adds a conversion; `None` if the call is none.
pub(super) fn lower(at: &mut Builder<'_>, this: &Call, op: Op) -> Option<Value> {
    let value = this.operand(at, 0)?;
    let is_saturated = this.reading.saturated;
    match op {
        Op::ConvertFToS | Op::ConvertFToU => float_to_integer(at, this, value, op == Op::ConvertFToS),
        Op::ConvertSToF | Op::ConvertUToF | Op::FConvert if !rounds_to_nearest(this.reading.rounding) => {
            let mode = this.reading.rounding?;
            let kind = match op {
                Op::ConvertSToF => Number::Signed,
                Op::ConvertUToF => Number::Unsigned,
                _ => Number::Float,
            };
            rounded(at, value, this.ty, kind, mode)
        }
        Op::ConvertSToF => Some(at.cast(CastOp::SIToFP, value, this.ty)),
        Op::ConvertUToF => Some(at.cast(CastOp::UIToFP, value, this.ty)),
        Op::FConvert => {
            let (from, to) = (width(at, value)?, scalar_width(at, this.ty)?);
            Some(at.cast(if to > from { CastOp::FPExt } else { CastOp::FPTrunc }, value, this.ty))
        }
        Op::SConvert if is_saturated => saturate(at, value, this.ty, true, true),
        Op::UConvert if is_saturated => saturate(at, value, this.ty, false, false),
        Op::SatConvertSToU => saturate(at, value, this.ty, true, false),
        Op::SatConvertUToS => saturate(at, value, this.ty, false, true),
        Op::SConvert => Some(resize(at, value, this.ty, CastOp::SExt)),
        Op::UConvert => Some(resize(at, value, this.ty, CastOp::ZExt)),
        _ => None,
    }
}

fn rounds_to_nearest(rounding: Option<FPRoundingMode>) -> bool {
    matches!(rounding, None | Some(FPRoundingMode::RTE))
}

fn scalar_width(at: &Builder<'_>, ty: TypeId) -> Option<u32> {
    let types = &at.module.types;
    let scalar = types.scalar(ty);
    types.int_width(scalar).or_else(|| types[scalar].float_width())
}

fn resize(at: &mut Builder<'_>, value: Value, ty: TypeId, wider: CastOp) -> Value {
    let own = at.ty(value);
    match (scalar_width(at, own), scalar_width(at, ty)) {
        (from, to) if from == to => value,
        (from, to) if from > to => at.cast(CastOp::Trunc, value, ty),
        _ => at.cast(wider, value, ty),
    }
}

fn float_to_integer(at: &mut Builder<'_>, this: &Call, value: Value, is_signed: bool) -> Option<Value> {
    let of = at.ty(value);
    let whole = match this.reading.rounding {
        Some(FPRoundingMode::RTE) => intrinsic(at, "llvm.rint", &[value], of)?,
        Some(FPRoundingMode::RTP) => intrinsic(at, "llvm.ceil", &[value], of)?,
        Some(FPRoundingMode::RTN) => intrinsic(at, "llvm.floor", &[value], of)?,
        _ => value,
    };
    let op = if is_signed { CastOp::FPToSI } else { CastOp::FPToUI };
    if !this.reading.saturated {
        return Some(at.cast(op, whole, this.ty));
    }
    let bits = scalar_width(at, this.ty)?;
    // The smallest float above the range, and the largest that gives the lowest number: both are powers of two.
    let (above, most, least) = match is_signed {
        true => (2f64.powi(bits as i32 - 1), u64::MAX >> (65 - bits), 1u64 << (bits - 1)),
        false => (2f64.powi(bits as i32), u64::MAX >> (64 - bits), 0),
    };
    let below = if is_signed { -above } else { 0.0 };
    let number = at.cast(op, whole, this.ty);
    let [above, below] = [above, below].map(|bound| at.float_like(whole, bound));
    let [most, least] = [most, least].map(|bound| at.int(this.ty, bound));
    let is_above = at.fcmp(FloatPredicate::Oge, whole, above);
    let number = at.select(is_above, most, number);
    let is_below = at.fcmp(FloatPredicate::Ole, whole, below);
    let number = at.select(is_below, least, number);
    let is_none = at.fcmp(FloatPredicate::Uno, whole, whole);
    let zero = at.zero(this.ty);
    Some(at.select(is_none, zero, number))
}

/// The nearest number of the other type.
fn saturate(
    at: &mut Builder<'_>,
    value: Value,
    ty: TypeId,
    from_signed: bool,
    to_signed: bool,
) -> Option<Value> {
    let own = at.ty(value);
    let (from, to) = (scalar_width(at, own)?, scalar_width(at, ty)?);
    let mut value = value;
    // The bits that the magnitude of a number may have.
    let (has, may) = (from - u32::from(from_signed), to - u32::from(to_signed));
    if from_signed && (!to_signed || to < from) {
        let least = if to_signed { -(1i64 << (to - 1)) } else { 0 };
        let least = at.int_like(value, least);
        value = intrinsic(at, "llvm.smax", &[value, least], own)?;
    }
    if has > may {
        let most = at.int(own, u64::MAX >> (64 - may));
        let name = if from_signed { "llvm.smin" } else { "llvm.umin" };
        value = intrinsic(at, name, &[value, most], own)?;
    }
    Some(resize(at, value, ty, if from_signed { CastOp::SExt } else { CastOp::ZExt }))
}

/// What is converted to a float.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    Signed,
    Unsigned,
    Float,
}

/// A number as a float that is rounded in another way than to the nearest: the nearest float is moved by one where it is on the
/// wrong side of the number.
pub(super) fn rounded(
    at: &mut Builder<'_>,
    value: Value,
    ty: TypeId,
    kind: Number,
    mode: FPRoundingMode,
) -> Option<Value> {
    let own = at.ty(value);
    let (from, to) = (scalar_width(at, own)?, scalar_width(at, ty)?);
    let is_exact = kind == Number::Float && to >= from;
    let nearest = match kind {
        Number::Signed => at.cast(CastOp::SIToFP, value, ty),
        Number::Unsigned => at.cast(CastOp::UIToFP, value, ty),
        Number::Float if is_exact => return Some(resized(at, value, ty, from, to)),
        Number::Float => at.cast(CastOp::FPTrunc, value, ty),
    };
    let (above, below) = sides(at, value, nearest, kind, from)?;
    let moved = |at: &mut Builder<'_>, up: bool, number: Value| step(at, number, up);
    let up = moved(at, true, nearest)?;
    let down = moved(at, false, nearest)?;
    let zero = at.zero(ty);
    let is_negative = at.fcmp(FloatPredicate::Olt, nearest, zero);
    Some(match mode {
        FPRoundingMode::RTP => at.select(below, up, nearest),
        FPRoundingMode::RTN => at.select(above, down, nearest),
        _ => {
            // Toward zero: what is too large comes down, and of negative numbers what is too small comes up.
            let positive = at.select(above, down, nearest);
            let negative = at.select(below, up, nearest);
            at.select(is_negative, negative, positive)
        }
    })
}

fn resized(at: &mut Builder<'_>, value: Value, ty: TypeId, from: u32, to: u32) -> Value {
    if from == to { value } else { at.cast(CastOp::FPExt, value, ty) }
}

/// Whether a float is above, or below, the number that it is the nearest to.
fn sides(
    at: &mut Builder<'_>,
    value: Value,
    nearest: Value,
    kind: Number,
    bits: u32,
) -> Option<(Value, Value)> {
    let own = at.ty(value);
    if kind == Number::Float {
        let wide = at.cast(CastOp::FPExt, nearest, own);
        return Some((at.fcmp(FloatPredicate::Ogt, wide, value), at.fcmp(FloatPredicate::Olt, wide, value)));
    }
    // What the type of the integer has no number for is above all of them.
    let most = match kind {
        Number::Signed => 2f64.powi(bits as i32 - 1),
        _ => 2f64.powi(bits as i32),
    };
    let most = at.float_like(nearest, most);
    let is_beyond = at.fcmp(FloatPredicate::Oge, nearest, most);
    let (back, greater, less) = match kind {
        Number::Signed => (CastOp::FPToSI, IntPredicate::Sgt, IntPredicate::Slt),
        _ => (CastOp::FPToUI, IntPredicate::Ugt, IntPredicate::Ult),
    };
    let whole = at.cast(back, nearest, own);
    let above = at.icmp(greater, whole, value);
    let below = at.icmp(less, whole, value);
    let inside = at.not(is_beyond);
    Some((at.binary(BinaryOp::Or, above, is_beyond), at.binary(BinaryOp::And, below, inside)))
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

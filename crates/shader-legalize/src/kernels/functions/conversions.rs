//! Conversions between numbers, saturated and rounded ones included.

use super::rounding::{self, scalar_width};
use super::{Call, intrinsic, width};
use llvm_model::{Builder, CastOp, FloatPredicate, InstBuilder as _, TypeId, Value};
use spirv_grammar::{FPRoundingMode, Op};

/// Adds a conversion; `None` if the call is none.
pub(super) fn lower(at: &mut Builder<'_>, this: &Call, op: Op) -> Option<Value> {
    let value = this.operand(at, 0)?;
    let is_saturated = this.reading.saturated;
    match op {
        Op::ConvertFToS | Op::ConvertFToU => float_to_integer(at, this, value, op == Op::ConvertFToS),
        Op::ConvertSToF | Op::ConvertUToF | Op::FConvert if !rounds_to_nearest(this.reading.rounding) => {
            let mode = this.reading.rounding?;
            match op {
                Op::FConvert => rounding::float(at, value, this.ty, mode),
                _ => rounding::integer(at, value, this.ty, op == Op::ConvertSToF, mode),
            }
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

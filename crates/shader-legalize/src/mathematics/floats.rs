//! Intrinsics of floats that are several instructions.

use super::Call;
use crate::calls::call;
use llvm_model::{BinaryOp, Builder, CastOp, FloatPredicate, InstBuilder as _, IntPredicate, TypeId, Value};

/// Adds the instructions of an intrinsic; `None` if it is another, or has no form.
pub(super) fn lower(at: &mut Builder<'_>, this: &Call<'_>) -> Option<Value> {
    let (args, ty) = (this.args, this.ty);
    let first = *args.first()?;
    let flags = at.body.insts[this.inst].flags;
    let scalar = at.module.types.scalar(ty);
    let width = at.module.types[scalar].float_width()?;
    Some(match this.name {
        "llvm.fmuladd" => {
            let product = at.binary_with(BinaryOp::FMul, first, *args.get(1)?, flags);
            at.binary_with(BinaryOp::FAdd, product, *args.get(2)?, flags)
        }
        "llvm.canonicalize" => {
            let one = at.float_like(first, 1.0);
            at.binary_with(BinaryOp::FMul, first, one, flags)
        }
        "llvm.arithmetic.fence" => first,
        "llvm.exp10" if width <= 32 => {
            let factor = at.float_like(first, std::f64::consts::LOG2_10);
            let power = at.binary_with(BinaryOp::FMul, first, factor, flags);
            call(at, "__spirv_GLSL_Exp2", &[power], ty)
        }
        "llvm.log10" if width <= 32 => {
            let logarithm = call(at, "__spirv_GLSL_Log2", &[first], ty);
            let factor = at.float_like(first, std::f64::consts::LOG10_2);
            at.binary_with(BinaryOp::FMul, logarithm, factor, flags)
        }
        "llvm.ldexp" => {
            let exponent = *args.get(1)?;
            let exponent = vector_like(at, exponent, first);
            let exponent = of_32_bits(at, exponent);
            call(at, "__spirv_GLSL_Ldexp", &[first, exponent], ty)
        }
        "llvm.powi" if width <= 32 => {
            let exponent = *args.get(1)?;
            let of = at.ty(exponent);
            // Other widths are an error of their own.
            if at.int_width(of) != Some(32) {
                return None;
            }
            whole_power(at, first, exponent, ty)
        }
        "llvm.copysign" => with_sign_of(at, first, *args.get(1)?, width),
        "llvm.round" => {
            // Halves go away from zero, whatever the device does with them.
            let whole = call(at, "__spirv_GLSL_Trunc", &[first], ty);
            let rest = at.binary(BinaryOp::FSub, first, whole);
            let rest = call(at, "__spirv_GLSL_FAbs", &[rest], ty);
            let half = at.float_like(first, 0.5);
            let is_far = at.fcmp(FloatPredicate::Oge, rest, half);
            let [one, zero] = [1.0, 0.0].map(|value| at.float_like(first, value));
            let step = at.select(is_far, one, zero);
            let step = with_sign_of(at, step, first, width);
            at.binary(BinaryOp::FAdd, whole, step)
        }
        "llvm.maximum" => extreme(at, this, "__spirv_GLSL_NMax", BinaryOp::And, width)?,
        "llvm.minimum" => extreme(at, this, "__spirv_GLSL_NMin", BinaryOp::Or, width)?,
        _ => return None,
    })
}

/// A float to the power of an integer. GLSL.std.450 has powers of floats that are not negative, so the sign is added after it.
fn whole_power(at: &mut Builder<'_>, base: Value, exponent: Value, ty: TypeId) -> Value {
    let exponent = vector_like(at, exponent, base);
    let size = call(at, "__spirv_GLSL_FAbs", &[base], ty);
    let float = at.cast(CastOp::SIToFP, exponent, ty);
    let power = call(at, "__spirv_GLSL_Pow", &[size, float], ty);
    let (zero, one) = (at.float_like(base, 0.0), at.float_like(base, 1.0));
    let is_negative = at.fcmp(FloatPredicate::Olt, base, zero);
    let is_odd = at.binary_int(BinaryOp::And, exponent, 1);
    let is_odd = at.icmp_int(IntPredicate::Ne, is_odd, 0);
    let changes = at.binary(BinaryOp::And, is_negative, is_odd);
    let opposite = at.fneg(power);
    let signed = at.select(changes, opposite, power);
    let is_zeroth = at.icmp_int(IntPredicate::Eq, exponent, 0);
    at.select(is_zeroth, one, signed)
}

/// The larger or smaller of two floats: a NaN if one is, and of zeros the one whose sign `zeros` gives.
fn extreme(at: &mut Builder<'_>, this: &Call<'_>, name: &str, zeros: BinaryOp, width: u32) -> Option<Value> {
    let &[a, b] = this.args else { return None };
    let int = at.int_type_like(this.ty, width);
    let [bits, others] = [a, b].map(|value| at.cast(CastOp::BitCast, value, int));
    let both = at.binary(zeros, bits, others);
    let both = at.cast(CastOp::BitCast, both, this.ty);
    let larger = call(at, name, &[a, b], this.ty);
    let is_equal = at.fcmp(FloatPredicate::Oeq, a, b);
    let number = at.select(is_equal, both, larger);
    let is_none = at.fcmp(FloatPredicate::Uno, a, b);
    let sum = at.binary(BinaryOp::FAdd, a, b);
    Some(at.select(is_none, sum, number))
}

/// A float with the sign of another.
fn with_sign_of(at: &mut Builder<'_>, value: Value, sign: Value, width: u32) -> Value {
    let ty = at.ty(value);
    let int = at.int_type_like(ty, width);
    let [value, sign] = [value, sign].map(|value| at.cast(CastOp::BitCast, value, int));
    let mask = 1u64 << (width - 1);
    let value = at.binary_int(BinaryOp::And, value, mask - 1);
    let sign = at.binary_int(BinaryOp::And, sign, mask);
    let both = at.binary(BinaryOp::Or, value, sign);
    at.cast(CastOp::BitCast, both, ty)
}

/// A signed integer of another width as one of 32 bits.
fn of_32_bits(at: &mut Builder<'_>, value: Value) -> Value {
    let ty = at.ty(value);
    let word = at.int_type_like(ty, 32);
    let scalar = at.module.types.scalar(ty);
    match at.int_width(scalar) {
        Some(32) | None => value,
        Some(..32) => at.cast(CastOp::SExt, value, word),
        Some(_) => {
            // What is out of range gives zero or infinity either way.
            let [most, least] =
                [i64::from(i32::MAX), i64::from(i32::MIN)].map(|bound| at.int_like(value, bound));
            let is_more = at.icmp(IntPredicate::Sgt, value, most);
            let value = at.select(is_more, most, value);
            let is_less = at.icmp(IntPredicate::Slt, value, least);
            let value = at.select(is_less, least, value);
            at.cast(CastOp::Trunc, value, word)
        }
    }
}

/// An integer as a vector of as many elements as another value has.
fn vector_like(at: &mut Builder<'_>, value: Value, like: Value) -> Value {
    let (ty, like) = (at.ty(value), at.ty(like));
    match (at.module.types.lanes(ty), at.module.types.lanes(like)) {
        (None, Some(lanes)) => {
            let vector = at.module.types.vector(ty, lanes);
            at.splat(vector, value)
        }
        _ => value,
    }
}

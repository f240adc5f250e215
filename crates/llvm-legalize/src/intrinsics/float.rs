//! Floating-point intrinsics without an OpenCL builtin of exactly that meaning.

use super::{arg, args, builtin};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{
    BinaryOp, CastOp, Flags, FloatPredicate, InstBuilder as _, InstId, InstKind, IntPredicate, Type, TypeId,
    Value,
};
use translate_common::forms::SaturatingConversions;
use translate_common::problems::IntrinsicProblem;

/// Returns the mangled OpenCL type of an LLVM scalar or vector; `None` if OpenCL has no such type.
pub(super) fn mangled(e: &Emitter, ty: TypeId) -> Option<ocl_mangle::Type> {
    let scalar = match &e.module.types[e.module.types.scalar(ty)] {
        Type::Integer(width) => ocl_mangle::Type::int(*width, true)?,
        other => ocl_mangle::Type::float(other.float_width()?)?,
    };
    Some(scalar.vector(e.module.types.lanes(ty).unwrap_or(1)))
}

/// An IEEE type: the number of bits of a value, and of its fraction.
pub(super) fn format(e: &Emitter, ty: TypeId) -> Option<(u32, u32)> {
    Some(match e.module.types[e.module.types.scalar(ty)] {
        Type::Half => (16, 10),
        Type::BFloat => (16, 7),
        Type::Float => (32, 23),
        Type::Double => (64, 52),
        _ => return None,
    })
}

/// The bits of 2 to the power of `exponent`, or of infinity when that is too large.
pub(super) fn power_of_two(bits: u32, fraction: u32, exponent: u32) -> u64 {
    let exponent_bits = bits - fraction - 1;
    let bias = (1u64 << (exponent_bits - 1)) - 1;
    (u64::from(exponent) + bias).min((1 << exponent_bits) - 1) << fraction
}

/// `llvm.fmuladd`: the writer has an instruction for it, unless a product and a sum are wanted.
pub(super) fn fmuladd(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    if e.cx.options.spirv.fmuladd_as_mad {
        return Step::Keep;
    }
    let [a, b, c] = args(e, call);
    let (ty, flags) = (e.body.insts[inst].ty, e.body.insts[inst].flags);
    let product = e.emit_with(InstKind::Binary { op: BinaryOp::FMul, lhs: a, rhs: b }, ty, flags);
    Step::Replace(e.emit_with(InstKind::Binary { op: BinaryOp::FAdd, lhs: product, rhs: c }, ty, flags))
}

/// `llvm.fptosi.sat`
pub(super) fn to_signed_sat(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    saturating(e, inst, call, true)
}
/// `llvm.fptoui.sat`
pub(super) fn to_unsigned_sat(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    saturating(e, inst, call, false)
}

/// Returns the name of the integers of a width in OpenCL C.
fn integer_name(width: u32, signed: bool) -> Option<&'static str> {
    let [with_sign, without] = match width {
        8 => ["char", "uchar"],
        16 => ["short", "ushort"],
        32 => ["int", "uint"],
        64 => ["long", "ulong"],
        _ => return None,
    };
    Some(if signed { with_sign } else { without })
}

/// Out of range the conversion gives any value, which is not chosen; NaN gives zero.
fn saturating(e: &mut Emitter, inst: InstId, call: &Call, signed: bool) -> Step {
    let [x] = args(e, call);
    let (from, to) = (e.ty(x), e.body.insts[inst].ty);
    let (Some((bits, fraction)), Some(width)) = (format(e, from), e.int_width(to)) else {
        e.problem(
            inst,
            IntrinsicProblem::FloatType { operation: "a saturating conversion".to_owned(), types: "double" },
        );
        return super::gone(e, inst);
    };
    if e.cx.options.forms().saturating_conversions == SaturatingConversions::Instruction
        && let (true, Some(value), Some(result)) =
            (super::native(width), mangled(e, from), integer_name(width, signed))
    {
        let lanes = e.module.types.lanes(to).map(|lanes| lanes.to_string()).unwrap_or_default();
        let name = builtin(&format!("convert_{result}{lanes}_sat"), vec![value]);
        return Step::Replace(e.call_named(name, to, vec![x]));
    }
    // Limits are powers of two, exact in every format or infinite.
    let magnitude = power_of_two(bits, fraction, if signed { width - 1 } else { width });
    let above = e.float_bits(from, magnitude);
    let below = e.float_bits(from, if signed { magnitude | 1 << (bits - 1) } else { 0 });
    let op = if signed { CastOp::FPToSI } else { CastOp::FPToUI };
    let converted = e.cast(op, x, to);
    let (most, least) = if signed {
        let least = e.one_bit(to, width - 1);
        (e.not(least), least)
    } else {
        (e.all_ones(to), e.zero(to))
    };
    let too_big = e.fcmp(FloatPredicate::Oge, x, above);
    let too_small = e.fcmp(FloatPredicate::Ole, x, below);
    let upper = e.select(too_big, most, converted);
    let both = e.select(too_small, least, upper);
    let nan = e.fcmp(FloatPredicate::Uno, x, x);
    let zero = e.zero(to);
    Step::Replace(e.select(nan, zero, both))
}

/// Returns the smaller or larger of two numbers, with -0 below +0. The caller handles NaN operands.
fn ordered_zeros(e: &mut Emitter, a: Value, b: Value, least: bool) -> Value {
    let ty = e.ty(a);
    let predicate = if least { FloatPredicate::Olt } else { FloatPredicate::Ogt };
    let first = e.fcmp(predicate, a, b);
    let chosen = e.select(first, a, b);
    let Some((bits, _)) = format(e, ty) else { return chosen };
    // Equal numbers differ in the sign of zero at most: or keeps a minus, and keeps a plus.
    let int = e.int_type_like(ty, bits);
    let (x, y) = (e.cast(CastOp::BitCast, a, int), e.cast(CastOp::BitCast, b, int));
    let merged = e.binary(if least { BinaryOp::Or } else { BinaryOp::And }, x, y);
    let merged = e.cast(CastOp::BitCast, merged, ty);
    let equal = e.fcmp(FloatPredicate::Oeq, a, b);
    e.select(equal, merged, chosen)
}

/// `llvm.minimum` of two values: NaN when one is.
pub(super) fn minimum_of(e: &mut Emitter, a: Value, b: Value, least: bool) -> Value {
    let number = ordered_zeros(e, a, b, least);
    let nan = e.fcmp(FloatPredicate::Uno, a, b);
    let sum = e.binary(BinaryOp::FAdd, a, b);
    e.select(nan, sum, number)
}

/// `llvm.minimum`
pub(super) fn minimum(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [a, b] = args(e, call);
    Step::Replace(minimum_of(e, a, b, true))
}
/// `llvm.maximum`
pub(super) fn maximum(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [a, b] = args(e, call);
    Step::Replace(minimum_of(e, a, b, false))
}

fn number(e: &mut Emitter, call: &Call, least: bool) -> Step {
    let [a, b] = args(e, call);
    let number = ordered_zeros(e, a, b, least);
    let b_nan = e.fcmp(FloatPredicate::Uno, b, b);
    let without_b = e.select(b_nan, a, number);
    let a_nan = e.fcmp(FloatPredicate::Uno, a, a);
    Step::Replace(e.select(a_nan, b, without_b))
}
/// `llvm.minimumnum`: the other operand when one is NaN.
pub(super) fn minimumnum(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    number(e, call, true)
}
/// `llvm.maximumnum`
pub(super) fn maximumnum(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    number(e, call, false)
}

/// `llvm.canonicalize`: a multiplication by one canonicalizes as every operation does.
pub(super) fn canonicalize(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [x] = args(e, call);
    let ty = e.ty(x);
    let Some((bits, fraction)) = format(e, ty) else {
        e.problem(
            inst,
            IntrinsicProblem::FloatType {
                operation: "arithmetic on the exponent".to_owned(),
                types: "double",
            },
        );
        return super::gone(e, inst);
    };
    let one = e.float_bits(ty, power_of_two(bits, fraction, 0));
    Step::Replace(e.binary(BinaryOp::FMul, x, one))
}

fn rounded(e: &mut Emitter, inst: InstId, call: &Call, rounding: &str) -> Step {
    let [x] = args(e, call);
    let (from, to) = (e.ty(x), e.body.insts[inst].ty);
    let whole = e.call_intrinsic(&format!("llvm.{rounding}"), &[from], from, vec![x]);
    Step::Replace(e.cast(CastOp::FPToSI, whole, to))
}
/// `llvm.lrint`, `llvm.llrint`
pub(super) fn lrint(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    rounded(e, inst, call, "rint")
}
/// `llvm.lround`, `llvm.llround`
pub(super) fn lround(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    rounded(e, inst, call, "round")
}

/// `llvm.ldexp`: exponents of other widths than 32 are cut to where they make no difference.
pub(super) fn ldexp(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [x, exponent] = args(e, call);
    let (ty, exponent_ty) = (e.ty(x), e.ty(exponent));
    let width = e.int_width(exponent_ty).unwrap_or(32);
    if width == 32 {
        return Step::Keep;
    }
    let exponent = exponent_32(e, exponent, width);
    let exponent_ty = e.ty(exponent);
    Step::Replace(e.call_intrinsic("llvm.ldexp", &[ty, exponent_ty], ty, vec![x, exponent]))
}

/// An exponent as 32 bits; beyond ±16384 all results of all formats are the same.
fn exponent_32(e: &mut Emitter, exponent: Value, width: u32) -> Value {
    let ty = e.ty(exponent);
    let to = e.int_type_like(ty, 32);
    if width < 32 {
        return e.cast(CastOp::SExt, exponent, to);
    }
    let most = e.int(ty, 16384);
    let least = e.int(ty, (-16384i64) as u64);
    let least = if width > 64 { e.neg(most) } else { least };
    let big = e.icmp(IntPredicate::Sgt, exponent, most);
    let exponent = e.select(big, most, exponent);
    let small = e.icmp(IntPredicate::Slt, exponent, least);
    let exponent = e.select(small, least, exponent);
    e.cast(CastOp::Trunc, exponent, to)
}

/// `llvm.powi`: the writer has `pown` for operands of equal length and 32-bit exponents.
pub(super) fn powi(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [x, exponent] = args(e, call);
    let (ty, exponent_ty) = (e.ty(x), e.ty(exponent));
    let width = e.int_width(exponent_ty).unwrap_or(32);
    let lanes = e.module.types.lanes(ty);
    if width == 32 && lanes.is_none() {
        return Step::Keep;
    }
    let mut exponent = if width == 32 { exponent } else { exponent_32(e, exponent, width) };
    if let Some(lanes) = lanes {
        exponent = e.vector(&vec![exponent; lanes as usize]);
    }
    let exponent_ty = e.ty(exponent);
    let (Some(a), Some(b)) = (mangled(e, ty), mangled(e, exponent_ty)) else {
        e.problem(
            inst,
            IntrinsicProblem::FloatType {
                operation: "arithmetic on the exponent".to_owned(),
                types: "double",
            },
        );
        return super::gone(e, inst);
    };
    let name = builtin("pown", vec![a, b]);
    Step::Replace(e.call_named(name, ty, vec![x, exponent]))
}

/// `llvm.convert.from.fp16`
pub(super) fn from_half(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [bits] = args(e, call);
    let half = e.module.types.intern(Type::Half);
    let value = e.cast(CastOp::BitCast, bits, half);
    let ty = e.body.insts[inst].ty;
    Step::Replace(e.cast(CastOp::FPExt, value, ty))
}
/// `llvm.convert.to.fp16`
pub(super) fn to_half(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [value] = args(e, call);
    let half = e.module.types.intern(Type::Half);
    let value = e.cast(CastOp::FPTrunc, value, half);
    let ty = e.body.insts[inst].ty;
    Step::Replace(e.cast(CastOp::BitCast, value, ty))
}

/// An operation on floats with the fast-math flags of the instruction it comes from.
pub(super) fn fast(e: &mut Emitter, op: BinaryOp, lhs: Value, rhs: Value, flags: Flags) -> Value {
    let ty = e.ty(lhs);
    e.emit_with(InstKind::Binary { op, lhs, rhs }, ty, flags.fast_math())
}

/// `llvm.fptrunc.round` with rounding to nearest is a plain truncation.
pub(super) fn truncate_round(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let value = arg(e, call, 0);
    let ty = e.body.insts[inst].ty;
    match super::constrained::metadata_text(e, call, 1).as_deref() {
        Some("round.tonearest" | "round.dynamic") => Step::Replace(e.cast(CastOp::FPTrunc, value, ty)),
        _ => {
            e.problem(inst, IntrinsicProblem::RoundingModeHere);
            super::gone(e, inst)
        }
    }
}

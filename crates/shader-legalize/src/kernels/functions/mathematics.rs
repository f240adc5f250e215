//! Functions of floats.
//!
//! Functions of which OpenCL demands less than the instructions of `GLSL.std.450` give (`native_…`, roundings, choices)
//! are these; those that need more are left to the library.

use super::{Call, Lowering, intrinsic, width};
use crate::calls::call;
use llvm_model::{BinaryOp, Builder, CastOp, FloatPredicate, InstBuilder as _, Value};
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;

/// The functions that this file expresses.
pub(super) const TABLE: &[(Cl, Lowering)] = &[
    (Cl::ceil, |at, c| plain(at, c, "llvm.ceil")),
    (Cl::copysign, |at, c| plain(at, c, "llvm.copysign")),
    (Cl::degrees, |at, c| scaled(at, c, 180.0 / std::f64::consts::PI)),
    (Cl::fabs, |at, c| plain(at, c, "llvm.fabs")),
    (Cl::fclamp, |at, c| {
        let (value, least, most) = c.triple(at)?;
        let [least, most] = [least, most].map(|bound| like(at, bound, value));
        let above = intrinsic(at, "llvm.maxnum", &[value, least], c.ty)?;
        intrinsic(at, "llvm.minnum", &[above, most], c.ty)
    }),
    (Cl::fdim, |at, c| {
        let (a, b) = c.pair(at)?;
        let rest = at.binary(BinaryOp::FSub, a, b);
        let zero = at.zero(c.ty);
        let is_less = at.fcmp(FloatPredicate::Ole, a, b);
        Some(at.select(is_less, zero, rest))
    }),
    (Cl::floor, |at, c| plain(at, c, "llvm.floor")),
    (Cl::fmax, |at, c| extreme(at, c, "llvm.maxnum")),
    (Cl::fmax_common, |at, c| extreme(at, c, "llvm.maxnum")),
    (Cl::fmin, |at, c| extreme(at, c, "llvm.minnum")),
    (Cl::fmin_common, |at, c| extreme(at, c, "llvm.minnum")),
    (Cl::half_divide, divide),
    (Cl::half_exp, |at, c| plain(at, c, "llvm.exp")),
    (Cl::half_exp10, |at, c| plain(at, c, "llvm.exp10")),
    (Cl::half_exp2, |at, c| plain(at, c, "llvm.exp2")),
    (Cl::half_recip, reciprocal),
    (Cl::half_rsqrt, inverse_root),
    (Cl::half_sqrt, |at, c| plain(at, c, "llvm.sqrt")),
    (Cl::mad, |at, c| {
        let (a, b, addend) = c.triple(at)?;
        let product = at.binary(BinaryOp::FMul, a, b);
        Some(at.binary(BinaryOp::FAdd, product, addend))
    }),
    (Cl::maxmag, |at, c| by_magnitude(at, c, "llvm.maxnum", FloatPredicate::Ogt)),
    (Cl::minmag, |at, c| by_magnitude(at, c, "llvm.minnum", FloatPredicate::Olt)),
    (Cl::mix, |at, c| {
        let (a, b, part) = c.triple(at)?;
        let part = like(at, part, a);
        let way = at.binary(BinaryOp::FSub, b, a);
        let step = at.binary(BinaryOp::FMul, way, part);
        Some(at.binary(BinaryOp::FAdd, a, step))
    }),
    (Cl::nan, |at, c| {
        let code = c.operand(at, 0)?;
        let quiet = match width(at, code)? {
            16 => 0x7e00,
            32 => 0x7fc0_0000,
            _ => 0x7ff8 << 48,
        };
        let ty = at.ty(code);
        let bits = at.int(ty, quiet);
        let both = at.binary(BinaryOp::Or, code, bits);
        Some(at.cast(CastOp::BitCast, both, c.ty))
    }),
    (Cl::native_cos, |at, c| plain(at, c, "llvm.cos")),
    (Cl::native_divide, divide),
    (Cl::native_exp, |at, c| plain(at, c, "llvm.exp")),
    (Cl::native_exp10, |at, c| plain(at, c, "llvm.exp10")),
    (Cl::native_exp2, |at, c| plain(at, c, "llvm.exp2")),
    (Cl::native_log, |at, c| plain(at, c, "llvm.log")),
    (Cl::native_log10, |at, c| plain(at, c, "llvm.log10")),
    (Cl::native_log2, |at, c| plain(at, c, "llvm.log2")),
    (Cl::native_powr, |at, c| plain(at, c, "llvm.pow")),
    (Cl::native_recip, reciprocal),
    (Cl::native_rsqrt, inverse_root),
    (Cl::native_sin, |at, c| plain(at, c, "llvm.sin")),
    (Cl::native_sqrt, |at, c| plain(at, c, "llvm.sqrt")),
    (Cl::native_tan, |at, c| plain(at, c, "llvm.tan")),
    (Cl::radians, |at, c| scaled(at, c, std::f64::consts::PI / 180.0)),
    (Cl::rint, |at, c| plain(at, c, "llvm.rint")),
    (Cl::round, |at, c| plain(at, c, "llvm.round")),
    (Cl::rsqrt, inverse_root),
    (Cl::sign, |at, c| {
        let value = c.operand(at, 0)?;
        let one = at.float_like(value, 1.0);
        let zero = at.zero(c.ty);
        let signed = intrinsic(at, "llvm.copysign", &[one, value], c.ty)?;
        let is_zero = at.fcmp(FloatPredicate::Oeq, value, zero);
        let sign = at.select(is_zero, value, signed);
        let is_none = at.fcmp(FloatPredicate::Uno, value, value);
        Some(at.select(is_none, zero, sign))
    }),
    (Cl::smoothstep, |at, c| {
        let (from, to, value) = c.triple(at)?;
        let [from, to] = [from, to].map(|edge| like(at, edge, value));
        let way = at.binary(BinaryOp::FSub, to, from);
        let part = at.binary(BinaryOp::FSub, value, from);
        let part = at.binary(BinaryOp::FDiv, part, way);
        let [zero, one] = [0.0, 1.0].map(|bound| at.float_like(value, bound));
        let part = intrinsic(at, "llvm.maxnum", &[part, zero], c.ty)?;
        let part = intrinsic(at, "llvm.minnum", &[part, one], c.ty)?;
        let [two, three] = [2.0, 3.0].map(|factor| at.float_like(value, factor));
        let twice = at.binary(BinaryOp::FMul, two, part);
        let rest = at.binary(BinaryOp::FSub, three, twice);
        let square = at.binary(BinaryOp::FMul, part, part);
        Some(at.binary(BinaryOp::FMul, square, rest))
    }),
    (Cl::sqrt, |at, c| plain(at, c, "llvm.sqrt")),
    (Cl::step, |at, c| {
        let (edge, value) = c.pair(at)?;
        let edge = like(at, edge, value);
        let [zero, one] = [0.0, 1.0].map(|result| at.float_like(value, result));
        let is_less = at.fcmp(FloatPredicate::Olt, value, edge);
        Some(at.select(is_less, zero, one))
    }),
    (Cl::trunc, |at, c| plain(at, c, "llvm.trunc")),
];

/// An intrinsic of LLVM with the same operands.
fn plain(at: &mut Builder<'_>, this: &Call, name: &str) -> Option<Value> {
    let count = this.reading.operands.len();
    let args: Option<Vec<Value>> = (0..count).map(|index| this.operand(at, index)).collect();
    intrinsic(at, name, &args?, this.ty)
}

/// The larger or smaller of two; the second may be a scalar.
fn extreme(at: &mut Builder<'_>, this: &Call, name: &str) -> Option<Value> {
    let (a, b) = this.pair(at)?;
    let b = like(at, b, a);
    intrinsic(at, name, &[a, b], this.ty)
}

/// A scalar as a vector of as many elements as another value has.
pub(super) fn like(at: &mut Builder<'_>, value: Value, other: Value) -> Value {
    let (own, wanted) = (at.ty(value), at.ty(other));
    match own == wanted {
        true => value,
        false => at.splat(wanted, value),
    }
}

fn scaled(at: &mut Builder<'_>, this: &Call, factor: f64) -> Option<Value> {
    let value = this.operand(at, 0)?;
    let factor = at.float_like(value, factor);
    Some(at.binary(BinaryOp::FMul, value, factor))
}

fn divide(at: &mut Builder<'_>, this: &Call) -> Option<Value> {
    let (a, b) = this.pair(at)?;
    Some(at.binary(BinaryOp::FDiv, a, b))
}

fn reciprocal(at: &mut Builder<'_>, this: &Call) -> Option<Value> {
    let value = this.operand(at, 0)?;
    let one = at.float_like(value, 1.0);
    Some(at.binary(BinaryOp::FDiv, one, value))
}

fn inverse_root(at: &mut Builder<'_>, this: &Call) -> Option<Value> {
    let value = this.operand(at, 0)?;
    // The instruction has vectors of up to four elements.
    if width(at, value)? == 32 && at.module.types.lanes(this.ty).is_none_or(|lanes| lanes <= 4) {
        return Some(call(at, "__spirv_GLSL_InverseSqrt", &[value], this.ty));
    }
    let root = intrinsic(at, "llvm.sqrt", &[value], this.ty)?;
    let one = at.float_like(value, 1.0);
    Some(at.binary(BinaryOp::FDiv, one, root))
}

/// The one of two numbers with the larger or smaller magnitude.
fn by_magnitude(at: &mut Builder<'_>, this: &Call, name: &str, predicate: FloatPredicate) -> Option<Value> {
    let (a, b) = this.pair(at)?;
    let sizes = [intrinsic(at, "llvm.fabs", &[a], this.ty)?, intrinsic(at, "llvm.fabs", &[b], this.ty)?];
    let [of_a, of_b] = sizes;
    let is_a = at.fcmp(predicate, of_a, of_b);
    let is_b = at.fcmp(predicate, of_b, of_a);
    let other = intrinsic(at, name, &[a, b], this.ty)?;
    let other = at.select(is_b, b, other);
    Some(at.select(is_a, a, other))
}

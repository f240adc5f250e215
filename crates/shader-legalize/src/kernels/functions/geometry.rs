//! Lengths and products of vectors. The instructions of `GLSL.std.450` may leave the range of numbers on the way: lengths of
//! halves are computed in float, and other vectors are scaled where squares of their elements have no precise representation.

use super::mathematics::like;
use super::{Call, Lowering, intrinsic};
use crate::calls::call;
use llvm_model::{BinaryOp, Builder, CastOp, FloatPredicate, InstBuilder as _, Type, Value};
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;

/// The functions that this file expresses.
pub(super) const TABLE: &[(Cl, Lowering)] = &[
    (Cl::cross, cross),
    (Cl::distance, |at, c| {
        let way = way(at, c)?;
        length_of(at, way)
    }),
    (Cl::fast_distance, |at, c| {
        let way = way(at, c)?;
        fast_length_of(at, way)
    }),
    (Cl::fast_length, |at, c| {
        let value = c.operand(at, 0)?;
        fast_length_of(at, value)
    }),
    (Cl::fast_normalize, |at, c| {
        let value = c.operand(at, 0)?;
        let length = fast_length_of(at, value)?;
        Some(divided(at, value, length))
    }),
    (Cl::length, |at, c| {
        let value = c.operand(at, 0)?;
        length_of(at, value)
    }),
    (Cl::normalize, normalize),
];

/// Between which powers of two squares are precise, and the power that scales the others, for a type of floats.
struct Range {
    least: i32,
    most: i32,
    scale: i32,
}

const OF_FLOAT: Range = Range { least: -50, most: 60, scale: 90 };
const OF_DOUBLE: Range = Range { least: -450, most: 500, scale: 600 };

fn way(at: &mut Builder<'_>, this: &Call) -> Option<Value> {
    let (a, b) = this.pair(at)?;
    Some(at.binary(BinaryOp::FSub, a, b))
}

/// The length of a vector by the instruction.
fn fast_length_of(at: &mut Builder<'_>, value: Value) -> Option<Value> {
    let of = at.ty(value);
    let scalar = at.module.types.scalar(of);
    match at.module.types.lanes(of) {
        None => intrinsic(at, "llvm.fabs", &[value], of),
        Some(_) => Some(call(at, "__spirv_GLSL_Length", &[value], scalar)),
    }
}

fn length_of(at: &mut Builder<'_>, value: Value) -> Option<Value> {
    let of = at.ty(value);
    let scalar = at.module.types.scalar(of);
    if at.module.types.lanes(of).is_none() {
        return intrinsic(at, "llvm.fabs", &[value], of);
    }
    if at.module.types[scalar] == Type::Half {
        let wide = widened(at, value);
        let length = fast_length_of(at, wide)?;
        return Some(at.cast(CastOp::FPTrunc, length, scalar));
    }
    let [up, down] = scales(at, value)?;
    let factor = like(at, up, value);
    let scaled = at.binary(BinaryOp::FMul, value, factor);
    let length = fast_length_of(at, scaled)?;
    Some(at.binary(BinaryOp::FMul, length, down))
}

/// A vector of length 1; a vector of zeros stays.
fn normalize(at: &mut Builder<'_>, this: &Call) -> Option<Value> {
    let value = this.operand(at, 0)?;
    let scalar = at.module.types.scalar(this.ty);
    if at.module.types[scalar] == Type::Half {
        let wide = widened(at, value);
        let length = fast_length_of(at, wide)?;
        let unit = divided(at, wide, length);
        return Some(at.cast(CastOp::FPTrunc, unit, this.ty));
    }
    let [up, _] = scales(at, value)?;
    let factor = like(at, up, value);
    let scaled = at.binary(BinaryOp::FMul, value, factor);
    let length = fast_length_of(at, scaled)?;
    Some(divided(at, scaled, length))
}

/// A vector by its length, unless that is zero.
fn divided(at: &mut Builder<'_>, value: Value, length: Value) -> Value {
    let ty = at.ty(length);
    let zero = at.zero(ty);
    let is_zero = at.fcmp(FloatPredicate::Oeq, length, zero);
    let length = like(at, length, value);
    let unit = at.binary(BinaryOp::FDiv, value, length);
    at.select(is_zero, value, unit)
}

fn widened(at: &mut Builder<'_>, value: Value) -> Value {
    let of = at.ty(value);
    let float = at.module.types.intern(Type::Float);
    let ty = match at.module.types.lanes(of) {
        Some(lanes) => at.module.types.vector(float, lanes),
        None => float,
    };
    at.cast(CastOp::FPExt, value, ty)
}

/// The power of two that brings a vector into the range of precise squares, and the one that takes a length back.
fn scales(at: &mut Builder<'_>, value: Value) -> Option<[Value; 2]> {
    let of = at.ty(value);
    let scalar = at.module.types.scalar(of);
    let range = if at.module.types[scalar] == Type::Double { OF_DOUBLE } else { OF_FLOAT };
    let sizes = intrinsic(at, "llvm.fabs", &[value], of)?;
    let mut size = sizes;
    if let Some(lanes) = at.module.types.lanes(of) {
        size = at.extract(sizes, 0);
        for lane in 1..lanes {
            let other = at.extract(sizes, lane);
            size = intrinsic(at, "llvm.maxnum", &[size, other], scalar)?;
        }
    }
    let power = |at: &mut Builder<'_>, exponent: i32| at.float_like(size, 2f64.powi(exponent));
    let (least, most) = (power(at, range.least), power(at, range.most));
    let is_small = at.fcmp(FloatPredicate::Olt, size, least);
    let is_large = at.fcmp(FloatPredicate::Ogt, size, most);
    let mut factor = |small: i32| {
        let (one, large) = (power(at, 0), power(at, -small));
        let small = power(at, small);
        let other = at.select(is_large, large, one);
        at.select(is_small, small, other)
    };
    let up = factor(range.scale);
    let down = factor(-range.scale);
    Some([up, down])
}

/// The vector product; of vectors of four, the fourth element is 0.
fn cross(at: &mut Builder<'_>, this: &Call) -> Option<Value> {
    let (a, b) = this.pair(at)?;
    let part = |at: &mut Builder<'_>, first: u32, second: u32| {
        let (x, y) = (at.extract(a, first), at.extract(b, second));
        at.binary(BinaryOp::FMul, x, y)
    };
    let mut parts = Vec::new();
    for (first, second) in [(1, 2), (2, 0), (0, 1)] {
        let (positive, negative) = (part(at, first, second), part(at, second, first));
        parts.push(at.binary(BinaryOp::FSub, positive, negative));
    }
    if at.module.types.lanes(this.ty) == Some(4) {
        let scalar = at.module.types.scalar(this.ty);
        parts.push(at.zero(scalar));
    }
    Some(at.vector(&parts))
}

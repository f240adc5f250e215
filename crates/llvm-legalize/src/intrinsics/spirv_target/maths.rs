//! Functions of numbers and of vectors as in geometry.

use crate::emit::{Emitter, Step};
use crate::intrinsics::float::mangled;
use crate::intrinsics::{arg, args, builtin, gone};
use llvm_model::instruction::Call;
use llvm_model::{BinaryOp, FloatPredicate, InstBuilder as _, InstId, IntPredicate, Type, TypeId, Value};
use translate_common::problems::IntrinsicProblem;

/// Emits a call of a function of OpenCL C with parameters of the types of the values; `None` if it has none for them.
fn function(e: &mut Emitter, name: &str, values: &[Value], ty: TypeId) -> Option<Value> {
    let types: Option<Vec<_>> = values
        .iter()
        .map(|&value| {
            let ty = e.ty(value);
            mangled(e, ty)
        })
        .collect();
    Some(e.call_named(builtin(name, types?), ty, values.to_vec()))
}

/// A function of vectors of up to four elements, with so many arguments.
fn geometric(e: &mut Emitter, inst: InstId, call: &Call, name: &str, count: usize) -> Step {
    let values: Vec<Value> = (0..count).map(|index| arg(e, call, index)).collect();
    let ty = e.body.insts[inst].ty;
    let fits = values.iter().all(|&value| {
        let ty = e.ty(value);
        e.module.types.lanes(ty).unwrap_or(1) <= 4
    });
    match function(e, name, &values, ty).filter(|_| fits) {
        Some(value) => Step::Replace(value),
        None => {
            e.problem(inst, IntrinsicProblem::MathTypes { name: name.to_string() });
            gone(e, inst)
        }
    }
}

/// `llvm.spv.length`
pub(in crate::intrinsics) fn length(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    geometric(e, inst, call, "length", 1)
}
/// `llvm.spv.normalize`
pub(in crate::intrinsics) fn normalize(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    geometric(e, inst, call, "normalize", 1)
}
/// `llvm.spv.distance`
pub(in crate::intrinsics) fn distance(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    geometric(e, inst, call, "distance", 2)
}
/// `llvm.spv.cross`
pub(in crate::intrinsics) fn cross(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    geometric(e, inst, call, "cross", 2)
}
/// `llvm.spv.fdot`
pub(in crate::intrinsics) fn dot(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    geometric(e, inst, call, "dot", 2)
}

/// The dot product of two vectors of floats, or of two floats.
fn dot_of(e: &mut Emitter, a: Value, b: Value) -> Option<Value> {
    let ty = e.ty(a);
    if e.module.types.lanes(ty).is_none() {
        return Some(e.binary(BinaryOp::FMul, a, b));
    }
    let element = e.module.types.scalar(ty);
    function(e, "dot", &[a, b], element)
}

/// A value in every lane of a type.
fn spread(e: &mut Emitter, value: Value, ty: TypeId) -> Value {
    match e.module.types.lanes(ty) {
        Some(lanes) => e.vector(&vec![value; lanes as usize]),
        None => value,
    }
}

/// A float constant in every lane of a type, by its value as a whole number.
fn whole(e: &mut Emitter, ty: TypeId, number: u64) -> Value {
    let element = e.module.types.scalar(ty);
    let bits = match (&e.module.types[element], number) {
        (_, 0) => 0,
        (Type::Half, 1) => 0x3C00,
        (Type::Half, _) => 0x4000,
        (Type::Double, 1) => 1f64.to_bits(),
        (Type::Double, _) => 2f64.to_bits(),
        (_, 1) => u64::from(1f32.to_bits()),
        _ => u64::from(2f32.to_bits()),
    };
    e.float_bits(ty, bits)
}

/// `llvm.spv.reflect`: `i - 2 * dot(n, i) * n`.
pub(in crate::intrinsics) fn reflect(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [i, n] = args(e, call);
    let ty = e.ty(i);
    let Some(dot) = dot_of(e, n, i) else { return gone(e, inst) };
    let scalar = e.ty(dot);
    let two = whole(e, scalar, 2);
    let factor = e.binary(BinaryOp::FMul, two, dot);
    let factor = spread(e, factor, ty);
    let along = e.binary(BinaryOp::FMul, factor, n);
    Step::Replace(e.binary(BinaryOp::FSub, i, along))
}

/// `llvm.spv.faceforward`: `n` where `dot(ng, i)` is below 0, else `-n`.
pub(in crate::intrinsics) fn face_forward(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [n, i, ng] = args(e, call);
    let Some(dot) = dot_of(e, ng, i) else { return gone(e, inst) };
    let scalar = e.ty(dot);
    let zero = whole(e, scalar, 0);
    let is_below = e.fcmp(FloatPredicate::Olt, dot, zero);
    let turned = e.fneg(n);
    Step::Replace(e.select(is_below, n, turned))
}

/// `llvm.spv.frac`: the difference from the next whole number below.
pub(in crate::intrinsics) fn fraction(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [x] = args(e, call);
    let ty = e.ty(x);
    let Some(below) = function(e, "floor", &[x], ty) else { return gone(e, inst) };
    Step::Replace(e.binary(BinaryOp::FSub, x, below))
}

/// `llvm.spv.saturate`
pub(in crate::intrinsics) fn saturate(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [x] = args(e, call);
    let ty = e.ty(x);
    let (zero, one) = (whole(e, ty, 0), whole(e, ty, 1));
    match function(e, "clamp", &[x, zero, one], ty) {
        Some(value) => Step::Replace(value),
        None => gone(e, inst),
    }
}

/// Truth values of a number's lanes: whether they are not zero.
fn is_not_zero(e: &mut Emitter, value: Value) -> Value {
    let ty = e.ty(value);
    match e.int_width(ty) {
        Some(1) => value,
        Some(_) => e.icmp_int(IntPredicate::Ne, value, 0),
        None => {
            let zero = whole(e, ty, 0);
            e.fcmp(FloatPredicate::Une, value, zero)
        }
    }
}

fn joined(e: &mut Emitter, call: &Call, op: BinaryOp) -> Step {
    let [value] = args(e, call);
    let truths = is_not_zero(e, value);
    Step::Replace(fold(e, truths, op))
}

/// The elements of a vector, joined; a scalar as it is.
fn fold(e: &mut Emitter, value: Value, op: BinaryOp) -> Value {
    let ty = e.ty(value);
    let Some(lanes) = e.module.types.lanes(ty) else { return value };
    let mut whole = e.extract(value, 0);
    for lane in 1..lanes {
        let next = e.extract(value, lane);
        whole = e.binary(op, whole, next);
    }
    whole
}

/// `llvm.spv.any`
pub(in crate::intrinsics) fn any(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    joined(e, call, BinaryOp::Or)
}
/// `llvm.spv.all`
pub(in crate::intrinsics) fn all(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    joined(e, call, BinaryOp::And)
}

/// `llvm.spv.sdot`, `llvm.spv.udot`: the lowest bits of the sum are the same.
pub(in crate::intrinsics) fn dot_of_integers(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [a, b] = args(e, call);
    let products = e.binary(BinaryOp::Mul, a, b);
    Step::Replace(fold(e, products, BinaryOp::Add))
}

/// `llvm.spv.sign`: 1, 0 or -1 as integers of 32 bits; 0 for NaN.
pub(in crate::intrinsics) fn sign(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [x] = args(e, call);
    let (ty, wanted) = (e.ty(x), e.body.insts[inst].ty);
    let (above, below) = if e.int_width(ty).is_some() {
        (e.icmp_int(IntPredicate::Sgt, x, 0), e.icmp_int(IntPredicate::Slt, x, 0))
    } else {
        let zero = whole(e, ty, 0);
        (e.fcmp(FloatPredicate::Ogt, x, zero), e.fcmp(FloatPredicate::Olt, x, zero))
    };
    let (one, zero, minus) = (e.int(wanted, 1), e.int(wanted, 0), e.all_ones(wanted));
    let otherwise = e.select(below, minus, zero);
    Step::Replace(e.select(above, one, otherwise))
}

/// `llvm.spv.isnan`
pub(in crate::intrinsics) fn is_nan(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [x] = args(e, call);
    Step::Replace(e.fcmp(FloatPredicate::Uno, x, x))
}
/// `llvm.spv.isinf`
pub(in crate::intrinsics) fn is_infinite(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [x] = args(e, call);
    let ty = e.ty(x);
    let element = e.module.types.scalar(ty);
    let infinity = match e.module.types[element] {
        Type::Half => 0x7C00,
        Type::Double => f64::INFINITY.to_bits(),
        _ => u64::from(f32::INFINITY.to_bits()),
    };
    let magnitude = e.call_intrinsic("llvm.fabs", &[ty], ty, vec![x]);
    let infinity = e.float_bits(ty, infinity);
    Step::Replace(e.fcmp(FloatPredicate::Oeq, magnitude, infinity))
}

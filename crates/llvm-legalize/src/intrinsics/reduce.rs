//! Reductions of vectors of any length.

use super::args;
use crate::emit::{Emitter, Step};
use crate::intrinsics::builtin;
use crate::intrinsics::float::mangled;
use llvm_model::instruction::Call;
use llvm_model::{BinaryOp, Flags, InstBuilder as _, InstId, IntPredicate, Value};
use translate_common::forms::ReducedElements;

/// The elements of a vector.
fn elements(e: &mut Emitter, vector: Value) -> Vec<Value> {
    let ty = e.ty(vector);
    let lanes = e.module.types.lanes(ty).unwrap_or(0);
    (0..lanes).map(|lane| e.extract(vector, lane)).collect()
}

/// Returns the elements of a vector that is reduced. Khronos' translator extracts them by constants, as by any number.
fn reduced(e: &mut Emitter, vector: Value) -> Vec<Value> {
    let ty = e.ty(vector);
    let lanes = e.module.types.lanes(ty).unwrap_or(0);
    let element = e.module.types.scalar(ty);
    let name = mangled(e, ty).zip(ocl_mangle::Type::int(32, true));
    match name.filter(|_| {
        e.cx.options.forms().reduced_elements == ReducedElements::Dynamic
            && is_plain(lanes, e.int_width(element))
    }) {
        None => elements(e, vector),
        Some((of_vector, of_index)) => {
            let name = builtin("__spirv_VectorExtractDynamic", vec![of_vector, of_index]);
            let index = e.module.types.int(32);
            let lanes = 0..lanes;
            lanes
                .map(|lane| {
                    let lane = e.int(index, u64::from(lane));
                    e.call_named(name.as_str(), element, vec![vector, lane])
                })
                .collect()
        }
    }
}

/// Returns whether a vector of so many elements is one in every module, if its integers have this width.
fn is_plain(lanes: u32, width: Option<u32>) -> bool {
    matches!(lanes, 2 | 3 | 4 | 8 | 16) && matches!(width, None | Some(8 | 16 | 32 | 64))
}

/// Joins neighbors until one is left; the order of operations does not matter to the caller.
fn tree(
    e: &mut Emitter,
    mut values: Vec<Value>,
    mut join: impl FnMut(&mut Emitter, Value, Value) -> Value,
) -> Step {
    while values.len() > 1 {
        values = values
            .chunks(2)
            .filter_map(|pair| match *pair {
                [a, b] => Some(join(e, a, b)),
                _ => pair.first().copied(),
            })
            .collect();
    }
    match values.first() {
        Some(&value) => Step::Replace(value),
        None => Step::Keep,
    }
}

fn by_op(e: &mut Emitter, call: &Call, op: BinaryOp) -> Step {
    let [vector] = args(e, call);
    let values = reduced(e, vector);
    tree(e, values, |e, a, b| e.binary(op, a, b))
}
/// `llvm.vector.reduce.add`
pub(super) fn add(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    by_op(e, call, BinaryOp::Add)
}
/// `llvm.vector.reduce.mul`
pub(super) fn mul(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    by_op(e, call, BinaryOp::Mul)
}
/// `llvm.vector.reduce.and`
pub(super) fn and(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    by_op(e, call, BinaryOp::And)
}
/// `llvm.vector.reduce.or`
pub(super) fn or(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    by_op(e, call, BinaryOp::Or)
}
/// `llvm.vector.reduce.xor`
pub(super) fn xor(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    by_op(e, call, BinaryOp::Xor)
}

fn by_order(e: &mut Emitter, call: &Call, predicate: IntPredicate) -> Step {
    let [vector] = args(e, call);
    let values = reduced(e, vector);
    tree(e, values, |e, a, b| {
        let first = e.icmp(predicate, a, b);
        e.select(first, a, b)
    })
}
/// `llvm.vector.reduce.smax`
pub(super) fn smax(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    by_order(e, call, IntPredicate::Sgt)
}
/// `llvm.vector.reduce.smin`
pub(super) fn smin(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    by_order(e, call, IntPredicate::Slt)
}
/// `llvm.vector.reduce.umax`
pub(super) fn umax(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    by_order(e, call, IntPredicate::Ugt)
}
/// `llvm.vector.reduce.umin`
pub(super) fn umin(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    by_order(e, call, IntPredicate::Ult)
}

/// With a start value; from the first element to the last unless the call allows any order.
fn float(e: &mut Emitter, inst: InstId, call: &Call, op: BinaryOp) -> Step {
    let [start, vector] = args(e, call);
    let flags = e.body.insts[inst].flags;
    let values = reduced(e, vector);
    let mut join = move |e: &mut Emitter, a, b| super::float::fast(e, op, a, b, flags);
    if flags.contains(Flags::REASSOC) {
        return match tree(e, values, &mut join) {
            Step::Replace(sum) => Step::Replace(join(e, start, sum)),
            other => other,
        };
    }
    Step::Replace(values.into_iter().fold(start, |sum, value| join(e, sum, value)))
}
/// `llvm.vector.reduce.fadd`
pub(super) fn fadd(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    float(e, inst, call, BinaryOp::FAdd)
}
/// `llvm.vector.reduce.fmul`
pub(super) fn fmul(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    float(e, inst, call, BinaryOp::FMul)
}

fn by_number(e: &mut Emitter, call: &Call, name: &str) -> Step {
    let [vector] = args(e, call);
    let values = elements(e, vector);
    tree(e, values, |e, a, b| {
        let ty = e.ty(a);
        e.call_intrinsic(&format!("llvm.{name}"), &[ty], ty, vec![a, b])
    })
}
/// `llvm.vector.reduce.fmax`
pub(super) fn fmax(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    by_number(e, call, "maxnum")
}
/// `llvm.vector.reduce.fmin`
pub(super) fn fmin(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    by_number(e, call, "minnum")
}
/// `llvm.vector.reduce.fmaximum`
pub(super) fn fmaximum(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [vector] = args(e, call);
    let values = elements(e, vector);
    tree(e, values, |e, a, b| super::float::minimum_of(e, a, b, false))
}
/// `llvm.vector.reduce.fminimum`
pub(super) fn fminimum(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [vector] = args(e, call);
    let values = elements(e, vector);
    tree(e, values, |e, a, b| super::float::minimum_of(e, a, b, true))
}

/// `llvm.vector.partial.reduce.add`: slices of the vector as long as the accumulator are added to it.
pub(super) fn partial_add(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    partial(e, call, BinaryOp::Add)
}
/// `llvm.vector.partial.reduce.fadd`
pub(super) fn partial_fadd(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    partial(e, call, BinaryOp::FAdd)
}

fn partial(e: &mut Emitter, call: &Call, op: BinaryOp) -> Step {
    let [mut sum, vector] = args(e, call);
    let (of_sum, of_vector) = (e.ty(sum), e.ty(vector));
    let (Some(short), Some(long)) = (e.module.types.lanes(of_sum), e.module.types.lanes(of_vector)) else {
        return Step::Keep;
    };
    for slice in 0..long / short.max(1) {
        let mask = (0..short).map(|lane| (slice * short + lane) as i32).collect();
        let poison = e.poison(of_vector);
        let part = e.shuffle(vector, poison, mask);
        sum = e.binary(op, sum, part);
    }
    Step::Replace(sum)
}

/// `llvm.experimental.cttz.elts`: the number of false elements before the first true one.
pub(super) fn count_trailing(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [vector] = args(e, call);
    let ty = e.body.insts[inst].ty;
    let values = elements(e, vector);
    let mut result = e.int(ty, values.len() as u64);
    for (lane, &value) in values.iter().enumerate().rev() {
        let of = e.ty(value);
        let set = if e.int_width(of) == Some(1) { value } else { e.icmp_int(IntPredicate::Ne, value, 0) };
        let here = e.int(ty, lane as u64);
        result = e.select(set, here, result);
    }
    Step::Replace(result)
}

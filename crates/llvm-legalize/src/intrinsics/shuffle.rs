//! Intrinsics that only move elements of vectors.

use super::{arg, args, immediate};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{InstBuilder as _, InstId, InstKind, IntPredicate, Value};
use translate_common::problems::IntrinsicProblem;

/// The number of elements of a vector; 0 for other types.
fn lanes(e: &mut Emitter, value: Value) -> u32 {
    let ty = e.ty(value);
    e.module.types.lanes(ty).unwrap_or(0)
}

/// Elements of one vector.
fn pick(e: &mut Emitter, vector: Value, mask: Box<[i32]>) -> Value {
    let ty = e.ty(vector);
    let poison = e.poison(ty);
    e.shuffle(vector, poison, mask.into())
}

/// `llvm.vector.extract`
pub(super) fn extract(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let vector = arg(e, call, 0);
    let (from, count) = (immediate(e, call, 1) as i32, lanes(e, vector) as i32);
    let ty = e.body.insts[inst].ty;
    let wanted = e.module.types.lanes(ty).unwrap_or(1) as i32;
    let mask = (0..wanted).map(|i| if from.saturating_add(i) < count { from + i } else { -1 }).collect();
    Step::Replace(pick(e, vector, mask))
}

/// `llvm.vector.insert`
pub(super) fn insert(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [vector, part] = args(e, call);
    let (count, short) = (lanes(e, vector) as i32, lanes(e, part) as i32);
    let at = immediate(e, call, 2) as i32;
    let widened = (0..count).map(|i| if i < short { i } else { -1 }).collect();
    let wide = pick(e, part, widened);
    let mask =
        (0..count).map(|i| if (at..at.saturating_add(short)).contains(&i) { count + i - at } else { i });
    let mask = mask.collect();
    Step::Replace(e.shuffle(vector, wide, mask))
}

/// `llvm.vector.reverse`
pub(super) fn reverse(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [vector] = args(e, call);
    let count = lanes(e, vector) as i32;
    Step::Replace(pick(e, vector, (0..count).rev().collect()))
}

fn splice_at(e: &mut Emitter, call: &Call, start: i64) -> Step {
    let [a, b] = args(e, call);
    let count = i64::from(lanes(e, a));
    let mask =
        (start..start + count).map(|i| if (0..2 * count).contains(&i) { i as i32 } else { -1 }).collect();
    Step::Replace(e.shuffle(a, b, mask))
}
/// `llvm.vector.splice.left`: the elements from a constant position on.
pub(super) fn splice_left(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    match call.args.get(2).and_then(|&by| e.module.as_u64(by)) {
        Some(by) => splice_at(e, call, by.min(1 << 30) as i64),
        None => variable_splice(e, inst),
    }
}
/// `llvm.vector.splice.right`: from so many elements before the end of the first vector on.
pub(super) fn splice_right(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let count = i64::from(call.args.first().map_or(0, |&a| lanes(e, a)));
    match call.args.get(2).and_then(|&by| e.module.as_u64(by)) {
        Some(by) => splice_at(e, call, count - by.min(1 << 30) as i64),
        None => variable_splice(e, inst),
    }
}
/// `llvm.vector.splice` of LLVM 12 to 21: negative positions count from the end of the first vector.
pub(super) fn splice(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let count = i64::from(call.args.first().map_or(0, |&a| lanes(e, a)));
    let Some(by) = call.args.get(2).and_then(|&by| e.module.as_u64(by)) else {
        return variable_splice(e, inst);
    };
    let by = i64::from(by as u32 as i32);
    splice_at(e, call, if by < 0 { count + by } else { by })
}

fn variable_splice(e: &mut Emitter, inst: InstId) -> Step {
    e.problem(inst, IntrinsicProblem::VariableSplice);
    super::gone(e, inst)
}

/// `llvm.vector.interleave2` to `8`: built up by joining two vectors at a time.
pub(super) fn interleave(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let Some(&first) = call.args.first() else { return Step::Keep };
    let (count, of) = (lanes(e, first) as i32, call.args.len() as i32);
    // Behind one another first.
    let mut joined = first;
    let mut length = count;
    for &next in call.args.iter().skip(1) {
        let widened = (0..length).map(|i| if i < count { i } else { -1 }).collect();
        let wide = pick(e, next, widened);
        joined = e.shuffle(joined, wide, (0..length + count).collect());
        length += count;
    }
    let mask = (0..length).map(|i| i % of * count + i / of).collect();
    Step::Replace(pick(e, joined, mask))
}

/// `llvm.vector.deinterleave2` to `8`
pub(super) fn deinterleave(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [vector] = args(e, call);
    let ty = e.body.insts[inst].ty;
    let Some(of) = e.module.types.struct_body(ty).map(|body| body.fields.len() as i32) else {
        return Step::Keep;
    };
    let count = lanes(e, vector) as i32 / of.max(1);
    let mut aggregate = e.poison(ty);
    let mut parts = Vec::new();
    for part in 0..of {
        let element = pick(e, vector, (0..count).map(|i| i * of + part).collect());
        parts.push(element);
        let kind = InstKind::InsertValue { aggregate, element, indices: [part as u32].into() };
        aggregate = e.emit(kind, ty);
    }
    if let [a, b] = parts[..] {
        e.last_pair = Some([a, b]);
    }
    Step::Replace(aggregate)
}

/// `llvm.stepvector`
pub(super) fn step(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    let ty = e.body.insts[inst].ty;
    let element = e.module.types.scalar(ty);
    let (Some(count), Some(width)) = (e.module.types.lanes(ty), e.module.types.int_width(element)) else {
        return Step::Keep;
    };
    let values: Vec<_> = (0..count).map(|i| e.module.constants.int(element, width, u64::from(i))).collect();
    Step::Replace(Value::Const(e.module.constants.aggregate(&e.module.types, ty, &values)))
}

/// `llvm.get.active.lane.mask`: element i is whether base + i, without wrapping, is below the limit.
pub(super) fn active_lanes(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [base, limit] = args(e, call);
    let ty = e.body.insts[inst].ty;
    let count = e.module.types.lanes(ty).unwrap_or(1);
    let width = e.value_type(base).and_then(|ty| e.module.types.int_width(ty)).unwrap_or(64);
    let largest = llvm_model::int::mask(width.min(64));
    let below = e.icmp(IntPredicate::Ult, base, limit);
    let rest = e.binary(llvm_model::BinaryOp::Sub, limit, base);
    let values: Vec<Value> = (0..count)
        .map(|lane| {
            // No rest is larger than the largest number.
            let lane = u64::from(lane).min(largest);
            let more = e.icmp_int(IntPredicate::Ugt, rest, lane);
            e.binary(llvm_model::BinaryOp::And, below, more)
        })
        .collect();
    Step::Replace(e.vector(&values))
}

//! Intrinsics that choose elements of vectors by a mask or by comparing them.

use super::{args, gone, immediate};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, InstId, IntPredicate, Value};
use translate_common::problems::IntrinsicProblem;

fn lanes(e: &mut Emitter, value: Value) -> u32 {
    let ty = e.ty(value);
    e.module.types.lanes(ty).unwrap_or(0)
}

/// `llvm.experimental.vector.compress`: the chosen elements first, behind them those of the third operand.
pub(super) fn compress(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [vector, mask, rest] = args(e, call);
    let i32_ = e.module.types.int(32);
    let mut result = rest;
    let mut index = e.zero(i32_);
    for lane in 0..lanes(e, vector) {
        let (element, chosen) = (e.extract(vector, lane), e.extract(mask, lane));
        // As many elements may be chosen as there are, so the index is always below their number here.
        let inserted = e.insert_at(result, element, index);
        result = e.select(chosen, inserted, result);
        let one = e.cast(CastOp::ZExt, chosen, i32_);
        index = e.binary(BinaryOp::Add, index, one);
    }
    Step::Replace(result)
}

/// `llvm.experimental.vector.extract.last.active`
pub(super) fn last_active(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [vector, mask, otherwise] = args(e, call);
    let mut result = otherwise;
    for lane in 0..lanes(e, vector) {
        let (element, chosen) = (e.extract(vector, lane), e.extract(mask, lane));
        result = e.select(chosen, element, result);
    }
    Step::Replace(result)
}

/// `llvm.experimental.vector.match`: which chosen elements are among those of the second operand.
pub(super) fn matching(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [vector, searched, mask] = args(e, call);
    let count = lanes(e, vector);
    let ty = e.body.insts[inst].ty;
    let mut found = e.zero(ty);
    for lane in 0..lanes(e, searched) {
        let element = e.extract(searched, lane);
        let elements = e.vector(&vec![element; count as usize]);
        let equal = e.icmp(IntPredicate::Eq, vector, elements);
        found = e.binary(BinaryOp::Or, found, equal);
    }
    Step::Replace(e.binary(BinaryOp::And, found, mask))
}

/// `llvm.experimental.get.vector.length`: as many elements as there are left, at most a vector full.
pub(super) fn vector_length(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [left] = args(e, call);
    if immediate(e, call, 2) != 0 {
        e.problem(inst, IntrinsicProblem::ScalableLanes);
        return gone(e, inst);
    }
    let (full, ty) = (immediate(e, call, 1), e.body.insts[inst].ty);
    let of_left = e.ty(left);
    let most = e.int(of_left, full);
    // A vector full that is no number of this type is more than there can be left.
    let width = e.int_width(of_left).unwrap_or(32);
    let length = if width < 64 && full > llvm_model::int::mask(width) {
        left
    } else {
        let fewer = e.icmp(IntPredicate::Ult, left, most);
        e.select(fewer, left, most)
    };
    Step::Replace(e.cast_to(length, ty))
}

/// `llvm.loop.dependence.war.mask`: elements that can be written before the reads of a later round, which is all when
/// the writes are not behind the reads.
pub(super) fn write_after_read(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    dependence(e, inst, call, false)
}
/// `llvm.loop.dependence.raw.mask`: likewise for reads after writes; the distance counts with either sign.
pub(super) fn read_after_write(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    dependence(e, inst, call, true)
}

fn dependence(e: &mut Emitter, inst: InstId, call: &Call, either_sign: bool) -> Step {
    let operands: [Value; 2] = args(e, call);
    let (size, ty) = (immediate(e, call, 2).max(1), e.body.insts[inst].ty);
    let of_pointer = e.ty(operands[0]);
    let space = e.module.types.address_space(of_pointer).unwrap_or(0);
    let bits = e.cx.layout.pointer(space).bits;
    let int = e.module.types.int(bits);
    let [a, b] = operands.map(|pointer| e.cast(CastOp::PtrToInt, pointer, int));
    let mut bytes = e.binary(BinaryOp::Sub, b, a);
    if either_sign {
        let negative = e.icmp_int(IntPredicate::Slt, bytes, 0);
        let other = e.neg(bytes);
        bytes = e.select(negative, other, bytes);
    }
    let distance = e.binary_int(BinaryOp::SDiv, bytes, size);
    let predicate = if either_sign { IntPredicate::Eq } else { IntPredicate::Sle };
    let all = e.icmp_int(predicate, distance, 0);
    let count = e.module.types.lanes(ty).unwrap_or(1);
    let parts: Vec<Value> = (0..count)
        .map(|lane| {
            let near = e.icmp_int(IntPredicate::Ugt, distance, u64::from(lane));
            e.binary(BinaryOp::Or, all, near)
        })
        .collect();
    Step::Replace(e.vector(&parts))
}

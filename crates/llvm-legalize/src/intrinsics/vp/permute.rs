//! Predicated operations that move elements by amounts known at run time only.

use super::active;
use crate::emit::{Emitter, Step};
use crate::intrinsics::{arg, args, immediate};
use llvm_model::instruction::Call;
use llvm_model::{BinaryOp, InstBuilder as _, InstId, IntPredicate, TypeId, Value};

/// Element `index` of a vector, any element when there is none of this number.
fn element(e: &mut Emitter, vector: Value, index: Value) -> Value {
    let ty = e.ty(vector);
    let lanes = e.module.types.lanes(ty).unwrap_or(1);
    let inside = e.icmp_int(IntPredicate::Ult, index, u64::from(lanes));
    let of_index = e.ty(index);
    let zero = e.zero(of_index);
    let index = e.select(inside, index, zero);
    e.extract_at(vector, index)
}

fn lanes(e: &Emitter, ty: TypeId) -> u64 {
    u64::from(e.module.types.lanes(ty).unwrap_or(1))
}

/// `llvm.experimental.vp.reverse`: reverses the first elements, up to the length.
pub(in crate::intrinsics) fn reverse(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [vector, _, length] = args(e, call);
    let ty = e.body.insts[inst].ty;
    let parts: Vec<Value> = (0..lanes(e, ty))
        .map(|lane| {
            let index = e.binary_int(BinaryOp::Sub, length, lane + 1);
            element(e, vector, index)
        })
        .collect();
    Step::Replace(e.vector(&parts))
}

/// `llvm.experimental.vp.splice`: the first elements of two vectors behind one another, from a position on; negative
/// positions count from the end of the first.
pub(in crate::intrinsics) fn splice(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [first, second, _, _, length, _] = args(e, call);
    let at = immediate(e, call, 2) as u32;
    let ty = e.body.insts[inst].ty;
    let start = if (at as i32) < 0 {
        e.binary_int(BinaryOp::Add, length, u64::from(at))
    } else {
        let of_length = e.ty(length);
        e.int(of_length, u64::from(at))
    };
    let parts: Vec<Value> = (0..lanes(e, ty))
        .map(|lane| {
            let position = e.binary_int(BinaryOp::Add, start, lane);
            let in_first = e.icmp(IntPredicate::Ult, position, length);
            let beyond = e.binary(BinaryOp::Sub, position, length);
            let (a, b) = (element(e, first, position), element(e, second, beyond));
            e.select(in_first, a, b)
        })
        .collect();
    Step::Replace(e.vector(&parts))
}

/// `llvm.vp.cttz.elts`: the number of the first element that is set, or the length.
pub(in crate::intrinsics) fn count_trailing(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [vector] = args(e, call);
    let length = arg(e, call, call.args.len().saturating_sub(1));
    let (ty, of_vector) = (e.body.insts[inst].ty, e.ty(vector));
    let active = active(e, of_vector, call);
    let set =
        if e.int_width(of_vector) == Some(1) { vector } else { e.icmp_int(IntPredicate::Ne, vector, 0) };
    let set = e.binary(BinaryOp::And, set, active);
    let width = e.int_width(ty).unwrap_or(32);
    let mut result = e.resize(length, width);
    for lane in (0..lanes(e, of_vector)).rev() {
        let this = e.extract(set, lane as u32);
        let number = e.int(ty, lane);
        result = e.select(this, number, result);
    }
    Step::Replace(result)
}

//! Minimum, maximum, absolute value, three-way comparison, saturating arithmetic, funnel shifts.

use super::{args, native};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{BinaryOp, InstBuilder as _, InstId, IntPredicate, Value};
use translate_common::forms::IntegerExtrema;

/// The width of the first argument's elements.
fn width(e: &mut Emitter, call: &Call) -> u32 {
    let [a] = args(e, call);
    let ty = e.ty(a);
    e.int_width(ty).unwrap_or(32)
}

/// `llvm.abs`: the smallest number's result is poison or itself; both allow itself.
pub(super) fn abs(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    if native(width(e, call)) {
        return Step::Keep;
    }
    let [a] = args(e, call);
    let negative = e.icmp_int(IntPredicate::Slt, a, 0);
    let negated = e.neg(a);
    Step::Replace(e.select(negative, negated, a))
}

fn min_max(e: &mut Emitter, call: &Call, predicate: IntPredicate) -> Step {
    if native(width(e, call)) && e.cx.options.forms().integer_extrema == IntegerExtrema::Instruction {
        return Step::Keep;
    }
    let [a, b] = args(e, call);
    let first = e.icmp(predicate, a, b);
    Step::Replace(e.select(first, a, b))
}

/// `llvm.smax`
pub(super) fn smax(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    min_max(e, call, IntPredicate::Sgt)
}
/// `llvm.smin`
pub(super) fn smin(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    min_max(e, call, IntPredicate::Slt)
}
/// `llvm.umax`
pub(super) fn umax(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    min_max(e, call, IntPredicate::Ugt)
}
/// `llvm.umin`
pub(super) fn umin(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    min_max(e, call, IntPredicate::Ult)
}

fn three_way(e: &mut Emitter, inst: InstId, call: &Call, less: IntPredicate, greater: IntPredicate) -> Step {
    let [a, b] = args(e, call);
    let ty = e.body.insts[inst].ty;
    let (less, greater) = (e.icmp(less, a, b), e.icmp(greater, a, b));
    let (minus_one, zero, one) = (e.all_ones(ty), e.zero(ty), e.int(ty, 1));
    let upper = e.select(greater, one, zero);
    Step::Replace(e.select(less, minus_one, upper))
}

/// `llvm.scmp`
pub(super) fn scmp(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    three_way(e, inst, call, IntPredicate::Slt, IntPredicate::Sgt)
}
/// `llvm.ucmp`
pub(super) fn ucmp(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    three_way(e, inst, call, IntPredicate::Ult, IntPredicate::Ugt)
}

/// `llvm.uadd.sat`
pub(super) fn uadd_sat(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    if native(width(e, call)) {
        return Step::Keep;
    }
    let [a, b] = args(e, call);
    let sum = e.binary(BinaryOp::Add, a, b);
    let wrapped = e.icmp(IntPredicate::Ult, sum, a);
    let ty = e.ty(a);
    let most = e.all_ones(ty);
    Step::Replace(e.select(wrapped, most, sum))
}

/// `llvm.usub.sat`
pub(super) fn usub_sat(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    if native(width(e, call)) {
        return Step::Keep;
    }
    let [a, b] = args(e, call);
    let difference = e.binary(BinaryOp::Sub, a, b);
    let wrapped = e.icmp(IntPredicate::Ult, a, b);
    let ty = e.ty(a);
    let zero = e.zero(ty);
    Step::Replace(e.select(wrapped, zero, difference))
}

/// The largest signed number when `sign_of` is not negative, else the smallest.
fn signed_limit(e: &mut Emitter, sign_of: Value) -> Value {
    let ty = e.ty(sign_of);
    let width = e.int_width(ty).unwrap_or(32);
    let sign = e.binary_int(BinaryOp::AShr, sign_of, u64::from(width) - 1);
    let smallest = e.one_bit(ty, width - 1);
    let largest = e.not(smallest);
    e.binary(BinaryOp::Xor, sign, largest)
}

/// `llvm.sadd.sat`
pub(super) fn sadd_sat(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    if native(width(e, call)) {
        return Step::Keep;
    }
    let [a, b] = args(e, call);
    let (sum, wrapped) = super::overflow::signed_add(e, a, b);
    let limit = signed_limit(e, a);
    Step::Replace(e.select(wrapped, limit, sum))
}

/// `llvm.ssub.sat`
pub(super) fn ssub_sat(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    if native(width(e, call)) {
        return Step::Keep;
    }
    let [a, b] = args(e, call);
    let (difference, wrapped) = super::overflow::signed_sub(e, a, b);
    let limit = signed_limit(e, a);
    Step::Replace(e.select(wrapped, limit, difference))
}

/// `llvm.ushl.sat`; shifting by the width or more is poison.
pub(super) fn ushl_sat(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [a, by] = args(e, call);
    let shifted = e.binary(BinaryOp::Shl, a, by);
    let back = e.binary(BinaryOp::LShr, shifted, by);
    let kept = e.icmp(IntPredicate::Eq, back, a);
    let ty = e.ty(a);
    let most = e.all_ones(ty);
    Step::Replace(e.select(kept, shifted, most))
}

/// `llvm.sshl.sat`
pub(super) fn sshl_sat(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [a, by] = args(e, call);
    let shifted = e.binary(BinaryOp::Shl, a, by);
    let back = e.binary(BinaryOp::AShr, shifted, by);
    let kept = e.icmp(IntPredicate::Eq, back, a);
    let limit = signed_limit(e, a);
    Step::Replace(e.select(kept, shifted, limit))
}

/// The shift amount modulo the width, and the width less one less that amount. Both are shifts that are defined.
fn amounts(e: &mut Emitter, by: Value) -> (Value, Value) {
    let ty = e.ty(by);
    let width = u64::from(e.int_width(ty).unwrap_or(32));
    let by = if width.is_power_of_two() {
        e.binary_int(BinaryOp::And, by, width - 1)
    } else {
        e.binary_int(BinaryOp::URem, by, width)
    };
    let last = e.int(ty, width - 1);
    let rest = e.binary(BinaryOp::Sub, last, by);
    (by, rest)
}

/// Returns the shift amount modulo the width, if it is one constant for all lanes. A single bit is never shifted.
fn constant_amount(e: &mut Emitter, by: Value) -> Option<u64> {
    let ty = e.ty(by);
    let width = u64::from(e.int_width(ty)?);
    if width == 1 {
        return Some(0);
    }
    let Value::Const(by) = by else { return None };
    let lanes = match e.module.types.lanes(ty) {
        Some(lanes) => e.module.constants.elements(&e.module.types, by, lanes as usize)?,
        None => vec![by],
    };
    let (&first, rest) = lanes.split_first()?;
    let amount = e.module.constants.as_int(first)?.to_u64()?;
    rest.iter().all(|&lane| lane == first).then_some(amount % width)
}

/// The bits of `a` moved up by `by`, below them the highest `by` bits of `b`: at least 1, less than the width.
fn joined(e: &mut Emitter, a: Value, b: Value, by: u64) -> Step {
    let ty = e.ty(a);
    let width = u64::from(e.int_width(ty).unwrap_or(32));
    let high = e.binary_int(BinaryOp::Shl, a, by);
    let low = e.binary_int(BinaryOp::LShr, b, width - by);
    Step::Replace(e.binary(BinaryOp::Or, high, low))
}

/// `llvm.fshl`: the high half of `a:b` shifted left. A rotation of a native width is the writer's.
pub(super) fn fshl(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [a, b, by] = args(e, call);
    if a == b && native(width(e, call)) {
        return Step::Keep;
    }
    match constant_amount(e, by) {
        Some(0) => return Step::Replace(a),
        Some(amount) => return joined(e, a, b, amount),
        None => {}
    }
    let (by, rest) = amounts(e, by);
    let high = e.binary(BinaryOp::Shl, a, by);
    // By one and then by the rest: at an amount of zero the sum is the whole width.
    let half = e.binary_int(BinaryOp::LShr, b, 1);
    let low = e.binary(BinaryOp::LShr, half, rest);
    Step::Replace(e.binary(BinaryOp::Or, high, low))
}

/// `llvm.fshr`: the low half of `a:b` shifted right. A rotation becomes the rotation the other way.
pub(super) fn fshr(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [a, b, by] = args(e, call);
    let (ty, amount) = (e.body.insts[inst].ty, constant_amount(e, by));
    let whole = u64::from(e.int_width(ty).unwrap_or(32));
    if a == b && native(width(e, call)) {
        let back = match amount {
            Some(amount) => e.int(ty, (whole - amount) % whole),
            None => e.neg(by),
        };
        return Step::Replace(e.call_intrinsic("llvm.fshl", &[ty], ty, vec![a, a, back]));
    }
    match amount {
        Some(0) => return Step::Replace(b),
        Some(amount) => return joined(e, a, b, whole - amount),
        None => {}
    }
    let (by, rest) = amounts(e, by);
    let low = e.binary(BinaryOp::LShr, b, by);
    let half = e.binary_int(BinaryOp::Shl, a, 1);
    let high = e.binary(BinaryOp::Shl, half, rest);
    Step::Replace(e.binary(BinaryOp::Or, high, low))
}

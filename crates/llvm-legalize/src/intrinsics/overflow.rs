//! Arithmetic with an overflow flag.

use super::{args, builtin};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, InstId, IntPredicate, Value};

/// The sum, and whether it wrapped as signed numbers.
pub(super) fn signed_add(e: &mut Emitter, a: Value, b: Value) -> (Value, Value) {
    let sum = e.binary(BinaryOp::Add, a, b);
    let (x, y) = (e.binary(BinaryOp::Xor, sum, a), e.binary(BinaryOp::Xor, sum, b));
    let both = e.binary(BinaryOp::And, x, y);
    (sum, e.icmp_int(IntPredicate::Slt, both, 0))
}

/// The difference, and whether it wrapped as signed numbers.
pub(super) fn signed_sub(e: &mut Emitter, a: Value, b: Value) -> (Value, Value) {
    let difference = e.binary(BinaryOp::Sub, a, b);
    let (x, y) = (e.binary(BinaryOp::Xor, a, b), e.binary(BinaryOp::Xor, a, difference));
    let both = e.binary(BinaryOp::And, x, y);
    (difference, e.icmp_int(IntPredicate::Slt, both, 0))
}

/// The result and the flag as the struct that the intrinsic returns.
pub(super) fn pair(e: &mut Emitter, inst: InstId, first: Value, second: Value) -> Step {
    let ty = e.body.insts[inst].ty;
    let pair = e.structure(ty, &[first, second]);
    e.last_pair = Some([first, second]);
    Step::Replace(pair)
}

/// `llvm.uadd.with.overflow`
pub(super) fn uadd(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [a, b] = args(e, call);
    let sum = e.binary(BinaryOp::Add, a, b);
    let wrapped = e.icmp(IntPredicate::Ult, sum, a);
    pair(e, inst, sum, wrapped)
}

/// `llvm.usub.with.overflow`
pub(super) fn usub(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [a, b] = args(e, call);
    let difference = e.binary(BinaryOp::Sub, a, b);
    let wrapped = e.icmp(IntPredicate::Ult, a, b);
    pair(e, inst, difference, wrapped)
}

/// `llvm.sadd.with.overflow`
pub(super) fn sadd(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [a, b] = args(e, call);
    let (sum, wrapped) = signed_add(e, a, b);
    pair(e, inst, sum, wrapped)
}

/// `llvm.ssub.with.overflow`
pub(super) fn ssub(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [a, b] = args(e, call);
    let (difference, wrapped) = signed_sub(e, a, b);
    pair(e, inst, difference, wrapped)
}

/// `llvm.umul.with.overflow`
pub(super) fn umul(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    mul(e, inst, call, false)
}
/// `llvm.smul.with.overflow`
pub(super) fn smul(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    mul(e, inst, call, true)
}

fn mul(e: &mut Emitter, inst: InstId, call: &Call, signed: bool) -> Step {
    let [a, b] = args(e, call);
    let ty = e.ty(a);
    let width = e.int_width(ty).unwrap_or(32);
    let extend = if signed { CastOp::SExt } else { CastOp::ZExt };
    if width <= 32 || width > 64 {
        // The exact product has twice as many bits.
        let wide = e.int_type_like(ty, 2 * width);
        let (x, y) = (e.cast(extend, a, wide), e.cast(extend, b, wide));
        let exact = e.binary(BinaryOp::Mul, x, y);
        let product = e.cast(CastOp::Trunc, exact, ty);
        let back = e.cast(extend, product, wide);
        let wrapped = e.icmp(IntPredicate::Ne, back, exact);
        return pair(e, inst, product, wrapped);
    }
    let Some(lanes) = e.module.types.lanes(ty) else {
        let (product, wrapped) = mul_64(e, a, b, width, signed);
        return pair(e, inst, product, wrapped);
    };
    let (mut products, mut flags) = (Vec::new(), Vec::new());
    for lane in 0..lanes {
        let (x, y) = (e.extract(a, lane), e.extract(b, lane));
        let (product, wrapped) = mul_64(e, x, y, width, signed);
        products.push(product);
        flags.push(wrapped);
    }
    let (products, flags) = (e.vector(&products), e.vector(&flags));
    pair(e, inst, products, flags)
}

/// The product of two scalars of 33 to 64 bits, by the upper half that OpenCL's `mul_hi` gives.
fn mul_64(e: &mut Emitter, a: Value, b: Value, width: u32, signed: bool) -> (Value, Value) {
    let (narrow, i64_) = (e.ty(a), e.module.types.int(64));
    let extend = if signed { CastOp::SExt } else { CastOp::ZExt };
    let mut wide = |value| if width == 64 { value } else { e.cast(extend, value, i64_) };
    let (x, y) = (wide(a), wide(b));
    let low = e.binary(BinaryOp::Mul, x, y);
    let long = ocl_mangle::Type::Builtin(if signed {
        ocl_mangle::Builtin::Long
    } else {
        ocl_mangle::Builtin::ULong
    });
    let name = builtin("mul_hi", vec![long.clone(), long]);
    let high = e.call_named(name, i64_, vec![x, y]);
    let expected = if signed { e.binary_int(BinaryOp::AShr, low, 63) } else { e.zero(i64_) };
    let mut wrapped = e.icmp(IntPredicate::Ne, high, expected);
    if width == 64 {
        return (low, wrapped);
    }
    let product = e.cast(CastOp::Trunc, low, narrow);
    let back = e.cast(extend, product, i64_);
    let cut = e.icmp(IntPredicate::Ne, back, low);
    wrapped = e.binary(BinaryOp::Or, wrapped, cut);
    (product, wrapped)
}

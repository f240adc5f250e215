//! Integers: choosing, remainders, and results of twice the width.

use super::common::clamp;
use super::{Operation, Row, core, glsl};
use crate::guards;
use crate::problem::Res;
use llvm_model::{BinaryOp, CastOp, Flags, InstBuilder as _, IntPredicate, Value};
use spirv_grammar::Op;
use spirv_grammar::ext::glsl_std450::GlslStd450;

pub(super) const ROWS: &[Row] = &[
    glsl(GlslStd450::SMin, |o| choose_int(o, IntPredicate::Slt)),
    glsl(GlslStd450::UMin, |o| choose_int(o, IntPredicate::Ult)),
    glsl(GlslStd450::SMax, |o| choose_int(o, IntPredicate::Sgt)),
    glsl(GlslStd450::UMax, |o| choose_int(o, IntPredicate::Ugt)),
    glsl(GlslStd450::SClamp, |o| clamp(o, "llvm.smax", "llvm.smin")),
    glsl(GlslStd450::UClamp, |o| clamp(o, "llvm.umax", "llvm.umin")),
    glsl(GlslStd450::SAbs, |o| {
        let [x] = o.operands()?;
        let zero = o.code.int_like(x, 0);
        let below = o.code.icmp(IntPredicate::Slt, x, zero);
        let negated = o.code.binary(BinaryOp::Sub, zero, x);
        Ok(o.code.select(below, negated, x))
    }),
    glsl(GlslStd450::SSign, |o| {
        let [x] = o.operands()?;
        let (zero, one, minus) = (o.code.int_like(x, 0), o.code.int_like(x, 1), o.code.int_like(x, -1));
        let below = o.code.icmp(IntPredicate::Slt, x, zero);
        let above = o.code.icmp(IntPredicate::Sgt, x, zero);
        let small = o.code.select(below, minus, zero);
        Ok(o.code.select(above, one, small))
    }),
    core(Op::SMod, signed_mod),
    core(Op::SNegate, |o| {
        let [x] = o.operands()?;
        let zero = o.code.int_like(x, 0);
        Ok(o.code.binary(BinaryOp::Sub, zero, x))
    }),
    core(Op::IAddCarry, |o| with_overflow(o, "llvm.uadd.with.overflow")),
    core(Op::ISubBorrow, |o| with_overflow(o, "llvm.usub.with.overflow")),
    core(Op::UMulExtended, |o| multiply_extended(o, CastOp::ZExt)),
    core(Op::SMulExtended, |o| multiply_extended(o, CastOp::SExt)),
];

/// The smaller or the greater of two integers.
fn choose_int(o: &mut Operation<'_, '_>, second_is: IntPredicate) -> Res<Value> {
    let [x, y] = o.operands()?;
    let second = o.code.icmp(second_is, y, x);
    Ok(o.code.select(second, y, x))
}

/// The remainder with the sign of the divisor.
fn signed_mod(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x, y] = o.operands()?;
    let code = &mut *o.code;
    let remainder = guards::binary(code, BinaryOp::SRem, x, y, Flags::NONE);
    let zero = code.int_like(x, 0);
    let inexact = code.icmp(IntPredicate::Ne, remainder, zero);
    let signs = code.binary(BinaryOp::Xor, remainder, y);
    let differ = code.icmp(IntPredicate::Slt, signs, zero);
    let wrong = code.binary(BinaryOp::And, inexact, differ);
    let moved = code.binary(BinaryOp::Add, remainder, y);
    Ok(code.select(wrong, moved, remainder))
}

/// The low bits, and 1 where they are not all.
fn with_overflow(o: &mut Operation<'_, '_>, base: &str) -> Res<Value> {
    let [x, y] = o.operands()?;
    let code = &mut *o.code;
    let (ty, truth) = (code.ty(x), code.out.types.int(1));
    let truth = code.shaped(truth, x);
    let both = code.out.types.literal_struct(&[ty, truth], false);
    let result = code.call_intrinsic(base, &[ty], both, [x, y]);
    let (low, carry) = (code.extract_value(result, &[0]), code.extract_value(result, &[1]));
    let carry = code.cast(CastOp::ZExt, carry, ty);
    Ok(code.structure(o.result, &[low, carry]))
}

/// The low and the high half of a product.
fn multiply_extended(o: &mut Operation<'_, '_>, extend: CastOp) -> Res<Value> {
    let [x, y] = o.operands()?;
    let code = &mut *o.code;
    let (ty, width) = (code.ty(x), code.width(x));
    let wide = code.out.types.int(width.saturating_mul(2));
    let wide = code.shaped(wide, x);
    let (x, y) = (code.cast(extend, x, wide), code.cast(extend, y, wide));
    let product = code.binary(BinaryOp::Mul, x, y);
    let amount = code.int_like(product, width.into());
    let high = code.binary(BinaryOp::LShr, product, amount);
    let halves = [product, high].map(|half| code.cast(CastOp::Trunc, half, ty));
    Ok(code.structure(o.result, &halves))
}

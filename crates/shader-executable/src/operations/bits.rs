//! Bit fields, and where bits are set.
//!
//! Source: SPIR-V specification, "Bit Instructions". A count of the full width is allowed there, and a shift by it is not in
//! LLVM IR.

use super::{Operation, Row, core, glsl};
use crate::code::Code;
use crate::guards::shift_amount;
use crate::problem::Res;
use llvm_model::{BinaryOp, InstBuilder as _, IntPredicate, Value};
use spirv_grammar::Op;
use spirv_grammar::ext::glsl_std450::GlslStd450;

pub(super) const ROWS: &[Row] = &[
    core(Op::BitReverse, |o| super::common::unary(o, "llvm.bitreverse")),
    core(Op::BitCount, |o| {
        let [x] = o.operands()?;
        let count = o.code.same("llvm.ctpop", &[x]);
        let width = o.code.out.types.scalar(o.result);
        let width = o.code.out.types.int_width(width).unwrap_or(32);
        Ok(o.code.resize(count, width))
    }),
    core(Op::BitFieldInsert, insert),
    core(Op::BitFieldUExtract, extract_unsigned),
    core(Op::BitFieldSExtract, extract_signed),
    glsl(GlslStd450::FindILsb, |o| {
        let [x] = o.operands()?;
        let position = counted_zeros(o.code, "llvm.cttz", x);
        let nothing = o.code.int_like(x, -1);
        Ok(unless_zero(o.code, x, position, nothing))
    }),
    glsl(GlslStd450::FindUMsb, |o| {
        let [x] = o.operands()?;
        Ok(highest(o.code, x))
    }),
    glsl(GlslStd450::FindSMsb, |o| {
        let [x] = o.operands()?;
        // The highest bit that is not the sign: of a negative number, the highest 0.
        let zero = o.code.int_like(x, 0);
        let negative = o.code.icmp(IntPredicate::Slt, x, zero);
        let inverse = o.code.not(x);
        let bits = o.code.select(negative, inverse, x);
        Ok(highest(o.code, bits))
    }),
];

/// The number of the highest bit that is set, -1 if none is.
fn highest(code: &mut Code<'_>, x: Value) -> Value {
    let (zeros, last) = (counted_zeros(code, "llvm.ctlz", x), i64::from(code.width(x)) - 1);
    let last = code.int_like(x, last);
    // Of zero, as many as the width: it gives -1.
    code.binary(BinaryOp::Sub, last, zeros)
}

fn counted_zeros(code: &mut Code<'_>, base: &str, x: Value) -> Value {
    let (ty, truth) = (code.ty(x), code.out.types.int(1));
    let defined = code.zero(truth);
    code.call_intrinsic(base, &[ty], ty, [x, defined])
}

fn unless_zero(code: &mut Code<'_>, x: Value, value: Value, otherwise: Value) -> Value {
    let zero = code.int_like(x, 0);
    let nothing = code.icmp(IntPredicate::Eq, x, zero);
    code.select(nothing, otherwise, value)
}

/// An offset or a count in each component of a vector like `like`, of its width.
fn number(code: &mut Code<'_>, number: Value, like: Value) -> Value {
    let width = code.width(like);
    let number = code.resize(number, width);
    code.broadcast(number, like)
}

/// As many ones as `count`.
fn ones(code: &mut Code<'_>, count: Value) -> Value {
    let (one, all) = (code.int_like(count, 1), code.int_like(count, -1));
    let width = i64::from(code.width(count));
    let width = code.int_like(count, width);
    let amount = shift_amount(code, count);
    let power = code.binary(BinaryOp::Shl, one, amount);
    let low = code.binary(BinaryOp::Sub, power, one);
    let full = code.icmp(IntPredicate::Uge, count, width);
    code.select(full, all, low)
}

fn insert(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [base, inserted, offset, count] = o.operands()?;
    let code = &mut *o.code;
    let (offset, count) = (number(code, offset, base), number(code, count, base));
    let (amount, ones) = (shift_amount(code, offset), ones(code, count));
    let mask = code.binary(BinaryOp::Shl, ones, amount);
    let rest = code.not(mask);
    let kept = code.binary(BinaryOp::And, base, rest);
    let moved = code.binary(BinaryOp::Shl, inserted, amount);
    let new = code.binary(BinaryOp::And, moved, mask);
    Ok(code.binary(BinaryOp::Or, kept, new))
}

fn extract_unsigned(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [base, offset, count] = o.operands()?;
    let code = &mut *o.code;
    let (offset, count) = (number(code, offset, base), number(code, count, base));
    let (amount, ones) = (shift_amount(code, offset), ones(code, count));
    let moved = code.binary(BinaryOp::LShr, base, amount);
    Ok(code.binary(BinaryOp::And, moved, ones))
}

/// The field moved to the top, and back with its sign.
fn extract_signed(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [base, offset, count] = o.operands()?;
    let code = &mut *o.code;
    let (offset, count) = (number(code, offset, base), number(code, count, base));
    let (zero, width) = (code.int_like(base, 0), i64::from(code.width(base)));
    let width = code.int_like(base, width);
    let down = code.binary(BinaryOp::Sub, width, count);
    let up = code.binary(BinaryOp::Sub, down, offset);
    let (up, down) = (shift_amount(code, up), shift_amount(code, down));
    let top = code.binary(BinaryOp::Shl, base, up);
    let field = code.binary(BinaryOp::AShr, top, down);
    let nothing = code.icmp(IntPredicate::Eq, count, zero);
    Ok(code.select(nothing, zero, field))
}

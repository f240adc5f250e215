//! Arithmetic whose result SPIR-V leaves undefined, where LLVM IR would let the whole program be undefined.
//!
//! Source: SPIR-V specification, OpShiftLeftLogical and OpUDiv and their like ("the resulting value is undefined"); LangRef,
//! "shl" (poison) and "udiv" (undefined behavior).

use crate::code::Code;
use llvm_model::{BinaryOp, Flags, InstBuilder as _, InstKind, IntPredicate, Value};

/// A binary operation that is defined for all operands: shifts by the low bits of the amount, division by 1 in place of 0.
pub(crate) fn binary(code: &mut Code<'_>, op: BinaryOp, lhs: Value, rhs: Value, flags: Flags) -> Value {
    let rhs = match op {
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => shift_amount(code, rhs),
        _ if op.divides() => divisor(code, op, lhs, rhs),
        _ => rhs,
    };
    let ty = code.ty(lhs);
    code.emit_with(InstKind::Binary { op, lhs, rhs }, ty, flags)
}

/// An amount to shift by that is less than the width.
pub(crate) fn shift_amount(code: &mut Code<'_>, amount: Value) -> Value {
    let width = code.width(amount);
    if code.out.as_u64(amount).is_some_and(|amount| amount < width.into()) || !width.is_power_of_two() {
        return amount;
    }
    let mask = code.int_like(amount, i64::from(width) - 1);
    code.binary(BinaryOp::And, amount, mask)
}

/// A divisor that is not zero, and for signed division none that makes the quotient overflow.
fn divisor(code: &mut Code<'_>, op: BinaryOp, dividend: Value, divisor: Value) -> Value {
    let width = code.width(divisor);
    let all_ones = llvm_model::int::mask(width.min(64));
    if code.out.as_u64(divisor).is_some_and(|divisor| divisor != 0 && divisor != all_ones) {
        return divisor;
    }
    let (zero, one) = (code.int_like(divisor, 0), code.int_like(divisor, 1));
    let mut wrong = code.icmp(IntPredicate::Eq, divisor, zero);
    if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) && width <= 64 {
        let (lowest, minus_one) = (code.int_like(divisor, 1i64 << (width - 1)), code.int_like(divisor, -1));
        let is_lowest = code.icmp(IntPredicate::Eq, dividend, lowest);
        let negates = code.icmp(IntPredicate::Eq, divisor, minus_one);
        let overflows = code.binary(BinaryOp::And, is_lowest, negates);
        wrong = code.binary(BinaryOp::Or, wrong, overflows);
    }
    code.select(wrong, one, divisor)
}

//! Integers of odd widths up to 64 bits, in the next native width. The bits above the width are zero in every value.

use super::shape::Element;
use crate::emit::Emitter;
use llvm_model::{BinaryOp, Flags, InstBuilder as _, InstKind, IntPredicate, Value};

/// The value without the bits above `width`.
pub(super) fn mask(e: &mut Emitter, value: Value, width: u32) -> Value {
    let ty = e.ty(value);
    let mask = llvm_model::int::mask(width);
    match e.int_width(ty) {
        Some(native) if native > width && !e.is_masked(value, mask) => {
            e.binary_int(BinaryOp::And, value, mask)
        }
        _ => value,
    }
}

/// The value with the bits above `width` equal to its sign.
pub(super) fn sign_extended(e: &mut Emitter, value: Value, width: u32) -> Value {
    let ty = e.ty(value);
    match e.int_width(ty) {
        Some(native) if native > width => {
            let by = u64::from(native - width);
            let high = e.binary_int(BinaryOp::Shl, value, by);
            e.binary_int(BinaryOp::AShr, high, by)
        }
        _ => value,
    }
}

/// A binary operation on plain or narrow values.
pub(super) fn binary(
    e: &mut Emitter,
    element: Element,
    op: BinaryOp,
    a: Value,
    b: Value,
    flags: Flags,
) -> Value {
    use BinaryOp::*;
    let Element::Narrow { width, .. } = element else {
        let ty = e.ty(a);
        return e.emit_with(InstKind::Binary { op, lhs: a, rhs: b }, ty, flags);
    };
    match op {
        Add | Sub | Mul | Shl => {
            let value = e.binary(op, a, b);
            mask(e, value, width)
        }
        AShr => {
            let a = sign_extended(e, a, width);
            let value = e.binary(op, a, b);
            mask(e, value, width)
        }
        SDiv | SRem => {
            let (a, b) = (sign_extended(e, a, width), sign_extended(e, b, width));
            let value = e.binary(op, a, b);
            mask(e, value, width)
        }
        _ => e.binary(op, a, b),
    }
}

/// A comparison of plain or narrow values.
pub(super) fn compare(
    e: &mut Emitter,
    element: Element,
    predicate: IntPredicate,
    a: Value,
    b: Value,
) -> Value {
    match element {
        Element::Narrow { width, .. } if is_signed(predicate) => {
            let (a, b) = (sign_extended(e, a, width), sign_extended(e, b, width));
            e.icmp(predicate, a, b)
        }
        _ => e.icmp(predicate, a, b),
    }
}

/// Whether a comparison is of signed numbers.
pub(super) fn is_signed(predicate: IntPredicate) -> bool {
    use IntPredicate::*;
    matches!(predicate, Sgt | Sge | Slt | Sle)
}

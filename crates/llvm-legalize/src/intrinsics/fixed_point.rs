//! Fixed-point arithmetic: integers that stand for themselves divided by a power of two, the scale. Results that are
//! not exact are rounded towards minus infinity, as LLVM's code generators do.

use super::{args, immediate};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, InstId, IntPredicate, TypeId, Value};

/// The operation.
#[derive(Clone, Copy)]
struct Kind {
    signed: bool,
    saturates: bool,
}

fn kind(signed: bool, saturates: bool) -> Kind {
    Kind { signed, saturates }
}

/// `llvm.smul.fix`
pub(super) fn smul(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    product(e, call, kind(true, false))
}
/// `llvm.smul.fix.sat`
pub(super) fn smul_sat(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    product(e, call, kind(true, true))
}
/// `llvm.umul.fix`
pub(super) fn umul(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    product(e, call, kind(false, false))
}
/// `llvm.umul.fix.sat`
pub(super) fn umul_sat(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    product(e, call, kind(false, true))
}
/// `llvm.sdiv.fix`
pub(super) fn sdiv(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    quotient(e, call, kind(true, false))
}
/// `llvm.sdiv.fix.sat`
pub(super) fn sdiv_sat(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    quotient(e, call, kind(true, true))
}
/// `llvm.udiv.fix`
pub(super) fn udiv(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    quotient(e, call, kind(false, false))
}
/// `llvm.udiv.fix.sat`
pub(super) fn udiv_sat(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    quotient(e, call, kind(false, true))
}

/// The operands with twice the bits, which hold the exact product, and the dividend moved by the scale.
fn widened(e: &mut Emitter, call: &Call, kind: Kind) -> (TypeId, [Value; 2]) {
    let operands: [Value; 2] = args(e, call);
    let ty = e.ty(operands[0]);
    let width = e.int_width(ty).unwrap_or(32);
    let wide = e.int_type_like(ty, 2 * width);
    let extend = if kind.signed { CastOp::SExt } else { CastOp::ZExt };
    (ty, operands.map(|operand| e.cast(extend, operand, wide)))
}

fn product(e: &mut Emitter, call: &Call, kind: Kind) -> Step {
    let scale = immediate(e, call, 2);
    let (ty, [a, b]) = widened(e, call, kind);
    let exact = e.binary(BinaryOp::Mul, a, b);
    let shift = if kind.signed { BinaryOp::AShr } else { BinaryOp::LShr };
    let scaled = e.binary_int(shift, exact, scale);
    Step::Replace(narrowed(e, scaled, ty, kind))
}

fn quotient(e: &mut Emitter, call: &Call, kind: Kind) -> Step {
    let scale = immediate(e, call, 2);
    let (ty, [a, b]) = widened(e, call, kind);
    let moved = e.binary_int(BinaryOp::Shl, a, scale);
    if !kind.signed {
        let quotient = e.binary(BinaryOp::UDiv, moved, b);
        return Step::Replace(narrowed(e, quotient, ty, kind));
    }
    // Division rounds towards zero: one less when there is a remainder and the result is negative.
    let quotient = e.binary(BinaryOp::SDiv, moved, b);
    let back = e.binary(BinaryOp::Mul, quotient, b);
    let inexact = e.icmp(IntPredicate::Ne, back, moved);
    let signs = e.binary(BinaryOp::Xor, moved, b);
    let negative = e.icmp_int(IntPredicate::Slt, signs, 0);
    let rounds = e.binary(BinaryOp::And, inexact, negative);
    let wide = e.ty(quotient);
    let (minus_one, zero) = (e.all_ones(wide), e.zero(wide));
    let correction = e.select(rounds, minus_one, zero);
    let quotient = e.binary(BinaryOp::Add, quotient, correction);
    Step::Replace(narrowed(e, quotient, ty, kind))
}

/// A result with as many bits as the operands: the nearest number when it saturates, else the low bits.
fn narrowed(e: &mut Emitter, value: Value, ty: TypeId, kind: Kind) -> Value {
    if !kind.saturates {
        return e.cast(CastOp::Trunc, value, ty);
    }
    let wide = e.ty(value);
    let width = e.int_width(ty).unwrap_or(32);
    let (extend, less, greater) = if kind.signed {
        (CastOp::SExt, IntPredicate::Slt, IntPredicate::Sgt)
    } else {
        (CastOp::ZExt, IntPredicate::Ult, IntPredicate::Ugt)
    };
    let (least, most) = if kind.signed {
        let least = e.one_bit(ty, width - 1);
        (least, e.not(least))
    } else {
        (e.zero(ty), e.all_ones(ty))
    };
    let mut value = value;
    for (predicate, limit) in [(less, least), (greater, most)] {
        let limit = e.cast(extend, limit, wide);
        let beyond = e.icmp(predicate, value, limit);
        value = e.select(beyond, limit, value);
    }
    e.cast(CastOp::Trunc, value, ty)
}

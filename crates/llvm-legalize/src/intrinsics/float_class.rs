//! `llvm.is.fpclass`: tests on the bits, for every mask.

use super::{args, immediate};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, InstId, IntPredicate, Value};
use translate_common::problems::IntrinsicProblem;

const SIGNALING_NAN: u64 = 1 << 0;
const QUIET_NAN: u64 = 1 << 1;
const NAN: u64 = SIGNALING_NAN | QUIET_NAN;
/// The classes of negative and positive numbers of one kind, as (negative, positive).
const INFINITY: (u64, u64) = (1 << 2, 1 << 9);
const NORMAL: (u64, u64) = (1 << 3, 1 << 8);
const SUBNORMAL: (u64, u64) = (1 << 4, 1 << 7);
const ZERO: (u64, u64) = (1 << 5, 1 << 6);
const ALL: u64 = 0x3ff;

/// Replaces the test by comparisons of the value's bits, which do not trap or flush.
pub(super) fn is_class(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [x] = args(e, call);
    let ty = e.ty(x);
    let Some((bits, fraction)) = super::float::format(e, ty) else {
        e.problem(
            inst,
            IntrinsicProblem::FloatType { operation: "the class of a number".to_owned(), types: "double" },
        );
        return super::gone(e, inst);
    };
    let result = e.body.insts[inst].ty;
    let mask = immediate(e, call, 1) & ALL;
    if mask == 0 || mask == ALL {
        return Step::Replace(e.int(result, u64::from(mask != 0)));
    }
    let int = e.int_type_like(ty, bits);
    let whole = e.cast(CastOp::BitCast, x, int);
    let magnitude = e.binary_int(BinaryOp::And, whole, llvm_model::int::mask(bits - 1));
    let test = Test { whole, magnitude, infinity: llvm_model::int::mask(bits - 1 - fraction) << fraction };
    let quiet = test.infinity | 1 << (fraction - 1);
    let smallest_normal = 1 << fraction;

    let mut found: Vec<Value> = Vec::new();
    match mask & NAN {
        NAN => found.push(e.icmp_int(IntPredicate::Ugt, magnitude, test.infinity)),
        QUIET_NAN => found.push(e.icmp_int(IntPredicate::Uge, magnitude, quiet)),
        SIGNALING_NAN => found.push(test.between(e, test.infinity + 1, quiet)),
        _ => {}
    }
    test.signed(e, mask, INFINITY, &mut found, |e, t| e.icmp_int(IntPredicate::Eq, t.magnitude, t.infinity));
    test.signed(e, mask, NORMAL, &mut found, |e, t| t.between(e, smallest_normal, t.infinity));
    test.signed(e, mask, SUBNORMAL, &mut found, |e, t| t.between(e, 1, smallest_normal));
    test.signed(e, mask, ZERO, &mut found, |e, t| e.icmp_int(IntPredicate::Eq, t.magnitude, 0));
    let any = found.into_iter().reduce(|a, b| e.binary(BinaryOp::Or, a, b));
    Step::Replace(any.unwrap_or_else(|| e.zero(result)))
}

struct Test {
    whole: Value,
    magnitude: Value,
    /// The bits of positive infinity.
    infinity: u64,
}

impl Test {
    /// Whether the magnitude's bits are at least `from` and below `to`.
    fn between(&self, e: &mut Emitter, from: u64, to: u64) -> Value {
        let ty = e.ty(self.magnitude);
        let start = e.int(ty, from);
        let moved = e.binary(BinaryOp::Sub, self.magnitude, start);
        e.icmp_int(IntPredicate::Ult, moved, to - from)
    }

    /// A test of the magnitude, limited to one sign if only that is asked for.
    fn signed(
        &self,
        e: &mut Emitter,
        mask: u64,
        (negative, positive): (u64, u64),
        found: &mut Vec<Value>,
        kind: impl Fn(&mut Emitter, &Test) -> Value,
    ) {
        if mask & (negative | positive) == 0 {
            return;
        }
        let mut value = kind(e, self);
        if mask & (negative | positive) != negative | positive {
            let predicate = if mask & negative != 0 { IntPredicate::Slt } else { IntPredicate::Sge };
            let sign = e.icmp_int(predicate, self.whole, 0);
            value = e.binary(BinaryOp::And, value, sign);
        }
        found.push(value);
    }
}

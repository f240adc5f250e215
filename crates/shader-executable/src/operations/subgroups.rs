//! Subgroups of one invocation: every operation on the group is one on its own value.
//!
//! Source: SPIR-V specification, "Non-Uniform Instructions". Vulkan allows a subgroup of any power of two, 1 included.

use super::{Operation, Row, core};
use crate::code::Code;
use crate::problem::Res;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, IntPredicate, Value};
use spirv_grammar::{GroupOperation, Op};
use translate_common::problems::ExecutableProblem;

pub(super) const ROWS: &[Row] = &[
    core(Op::GroupNonUniformElect, |o| truth(o, 1)),
    core(Op::GroupNonUniformAllEqual, |o| truth(o, 1)),
    core(Op::GroupNonUniformAll, second),
    core(Op::GroupNonUniformAny, second),
    core(Op::GroupNonUniformBroadcast, second),
    core(Op::GroupNonUniformBroadcastFirst, second),
    core(Op::GroupNonUniformShuffle, second),
    core(Op::GroupNonUniformShuffleXor, second),
    core(Op::GroupNonUniformShuffleUp, second),
    core(Op::GroupNonUniformShuffleDown, second),
    core(Op::GroupNonUniformRotateKHR, second),
    core(Op::GroupNonUniformQuadBroadcast, second),
    core(Op::GroupNonUniformQuadSwap, second),
    core(Op::GroupNonUniformBallot, |o| {
        let [_, predicate] = o.operands()?;
        let code = &mut *o.code;
        let word = code.out.types.int(32);
        let (first, zero) = (code.cast(CastOp::ZExt, predicate, word), code.zero(word));
        Ok(code.join_components(&[first, zero, zero, zero]))
    }),
    core(Op::GroupNonUniformInverseBallot, |o| {
        let [_, ballot] = o.operands()?;
        Ok(bit(o.code, ballot))
    }),
    core(Op::GroupNonUniformBallotBitExtract, |o| {
        let [_, ballot, index] = o.operands()?;
        let code = &mut *o.code;
        let (zero, set) = (code.int_like(index, 0), bit(code, ballot));
        let own = code.icmp(IntPredicate::Eq, index, zero);
        Ok(code.binary(BinaryOp::And, own, set))
    }),
    core(Op::GroupNonUniformBallotBitCount, |o| {
        let [_, operation, ballot] = o.operands()?;
        if o.constant(operation)? == u64::from(GroupOperation::ExclusiveScan.0) {
            return Ok(o.code.zero(o.result));
        }
        let set = bit(o.code, ballot);
        Ok(o.code.cast(CastOp::ZExt, set, o.result))
    }),
    core(Op::GroupNonUniformBallotFindLSB, |o| Ok(o.code.zero(o.result))),
    core(Op::GroupNonUniformBallotFindMSB, |o| Ok(o.code.zero(o.result))),
    core(Op::GroupNonUniformIAdd, |o| reduce(o, |code, x| code.int_like(x, 0))),
    core(Op::GroupNonUniformFAdd, |o| reduce(o, |code, x| code.float_like(x, 0.0))),
    core(Op::GroupNonUniformIMul, |o| reduce(o, |code, x| code.int_like(x, 1))),
    core(Op::GroupNonUniformFMul, |o| reduce(o, |code, x| code.float_like(x, 1.0))),
    core(Op::GroupNonUniformSMin, |o| reduce(o, highest_signed)),
    core(Op::GroupNonUniformUMin, |o| reduce(o, |code, x| code.int_like(x, -1))),
    core(Op::GroupNonUniformFMin, |o| reduce(o, |code, x| code.float_like(x, f64::INFINITY))),
    core(Op::GroupNonUniformSMax, |o| {
        reduce(o, |code, x| {
            let (highest, all) = (highest_signed(code, x), code.int_like(x, -1));
            code.binary(BinaryOp::Xor, highest, all)
        })
    }),
    core(Op::GroupNonUniformUMax, |o| reduce(o, |code, x| code.int_like(x, 0))),
    core(Op::GroupNonUniformFMax, |o| reduce(o, |code, x| code.float_like(x, f64::NEG_INFINITY))),
    core(Op::GroupNonUniformBitwiseAnd, |o| reduce(o, |code, x| code.int_like(x, -1))),
    core(Op::GroupNonUniformBitwiseOr, |o| reduce(o, |code, x| code.int_like(x, 0))),
    core(Op::GroupNonUniformBitwiseXor, |o| reduce(o, |code, x| code.int_like(x, 0))),
    core(Op::GroupNonUniformLogicalAnd, |o| reduce(o, |code, x| code.int_like(x, 1))),
    core(Op::GroupNonUniformLogicalOr, |o| reduce(o, |code, x| code.int_like(x, 0))),
    core(Op::GroupNonUniformLogicalXor, |o| reduce(o, |code, x| code.int_like(x, 0))),
];

fn truth(o: &mut Operation<'_, '_>, value: u64) -> Res<Value> {
    let ty = o.code.out.types.int(1);
    Ok(Value::Const(o.code.out.constants.int(ty, 1, value)))
}

/// The operand behind the scope.
fn second(o: &mut Operation<'_, '_>) -> Res<Value> {
    o.args.get(1).copied().ok_or(ExecutableProblem::TooFewOperands.into())
}

/// The bit of the only invocation.
fn bit(code: &mut Code<'_>, ballot: Value) -> Value {
    let (first, truth) = (code.component(ballot, 0), code.out.types.int(1));
    code.cast(CastOp::Trunc, first, truth)
}

/// A reduction or a scan over one: the value itself, or of an exclusive scan the identity.
fn reduce(o: &mut Operation<'_, '_>, identity: fn(&mut Code<'_>, Value) -> Value) -> Res<Value> {
    let [_, operation, value, ..] = *o.args else { return Err(ExecutableProblem::TooFewOperands.into()) };
    if o.constant(operation)? == u64::from(GroupOperation::ExclusiveScan.0) {
        return Ok(identity(o.code, value));
    }
    Ok(value)
}

fn highest_signed(code: &mut Code<'_>, like: Value) -> Value {
    let width = code.width(like).clamp(1, 64);
    code.int_like(like, (llvm_model::int::mask(width) >> 1) as i64)
}

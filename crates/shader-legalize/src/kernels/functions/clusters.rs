//! Operations of clusters of a subgroup: every invocation reads the values of its cluster. Most devices that have subgroups
//! have shuffles; fewer have these operations.

use super::Call;
use super::subgroups::{SHUFFLE, each, number};
use crate::calls::call;
use crate::kernels::Context;
use llvm_model::{BinaryOp, Builder, InstBuilder as _, IntPredicate, Value};
use spirv_grammar::{BuiltIn, GroupOperation, Op, Scope};

/// The largest clusters: subgroups have at most so many invocations (SPIR-V specification, OpGroupNonUniformBallot).
const MAX_SIZE: u32 = 128;

/// Adds an operation of clusters; `None` if the call is none.
pub(super) fn lower(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, this: &Call, op: Op) -> Option<Value> {
    let is_one = this.constant(at.module, 0) == Some(Scope::Subgroup.0)
        && this.constant(at.module, 1) == Some(GroupOperation::ClusteredReduce.0)
        && op.name().is_some_and(|name| name.starts_with("GroupNonUniform"));
    if !is_one {
        return None;
    }
    let value = this.operand(at, 2)?;
    let size = this.constant(at.module, 3).filter(|size| size.is_power_of_two() && *size <= MAX_SIZE)?;
    let scope = at.int32(Scope::Subgroup.0);
    let [i1, i32] = [1, 32].map(|width| at.module.types.int(width));
    let (truth, words) = (at.int(i1, 1), at.module.types.vector(i32, 4));
    let active = call(at, "__spirv_GroupNonUniformBallot", &[scope, truth], words);
    let own = number(at, cx, BuiltIn::SubgroupLocalInvocationId);
    let start = at.binary_int(BinaryOp::And, own, u64::from(!(size - 1)));
    let ty = at.ty(value);
    let mut sum: Option<(Value, Value)> = None;
    for lane in 0..size {
        let lane = at.binary_int(BinaryOp::Add, start, lane.into());
        let other = each(at, SHUFFLE, &[scope, value, lane], 1, ty);
        // An invocation that is not active has no part in it.
        let is_active = call(at, "__spirv_GroupNonUniformBallotBitExtract", &[scope, active, lane], i1);
        sum = Some(match sum {
            None => (other, is_active),
            Some((before, has_before)) => {
                let both = combine(at, op, before, other)?;
                let here = at.select(has_before, both, other);
                (at.select(is_active, here, before), at.binary(BinaryOp::Or, has_before, is_active))
            }
        });
    }
    sum.map(|(value, _)| value)
}

/// The operation on two values.
fn combine(at: &mut Builder<'_>, op: Op, a: Value, b: Value) -> Option<Value> {
    let chosen = |at: &mut Builder<'_>, predicate: IntPredicate| {
        let is_first = at.icmp(predicate, a, b);
        at.select(is_first, a, b)
    };
    Some(match op {
        Op::GroupNonUniformIAdd => at.binary(BinaryOp::Add, a, b),
        Op::GroupNonUniformFAdd => at.binary(BinaryOp::FAdd, a, b),
        Op::GroupNonUniformIMul => at.binary(BinaryOp::Mul, a, b),
        Op::GroupNonUniformFMul => at.binary(BinaryOp::FMul, a, b),
        Op::GroupNonUniformSMin => chosen(at, IntPredicate::Slt),
        Op::GroupNonUniformUMin => chosen(at, IntPredicate::Ult),
        Op::GroupNonUniformSMax => chosen(at, IntPredicate::Sgt),
        Op::GroupNonUniformUMax => chosen(at, IntPredicate::Ugt),
        Op::GroupNonUniformFMin | Op::GroupNonUniformFMax => {
            let name = if op == Op::GroupNonUniformFMin { "llvm.minnum" } else { "llvm.maxnum" };
            let ty = at.ty(a);
            super::intrinsic(at, name, &[a, b], ty)?
        }
        Op::GroupNonUniformBitwiseAnd | Op::GroupNonUniformLogicalAnd => at.binary(BinaryOp::And, a, b),
        Op::GroupNonUniformBitwiseOr | Op::GroupNonUniformLogicalOr => at.binary(BinaryOp::Or, a, b),
        Op::GroupNonUniformBitwiseXor | Op::GroupNonUniformLogicalXor => at.binary(BinaryOp::Xor, a, b),
        _ => return None,
    })
}

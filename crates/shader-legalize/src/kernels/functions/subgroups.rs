//! Operations of subgroups: kernels have those of all groups, shaders have their own for subgroups only.

use super::{Call, clusters};
use crate::calls::call;
use crate::hlsl::intrinsics::builtin_variable;
use crate::kernels::Context;
use llvm_model::{BinaryOp, Builder, InstBuilder as _, IntPredicate, TypeId, Value};
use spirv_grammar::{BuiltIn, Op, Scope};
use spirv_mapping::{Inst, ResultAdapter};

/// The operations of groups, and those of subgroups.
const OPERATIONS: &[(Op, &str)] = &[
    (Op::GroupIAdd, "__spirv_GroupNonUniformIAdd"),
    (Op::GroupFAdd, "__spirv_GroupNonUniformFAdd"),
    (Op::GroupFMin, "__spirv_GroupNonUniformFMin"),
    (Op::GroupUMin, "__spirv_GroupNonUniformUMin"),
    (Op::GroupSMin, "__spirv_GroupNonUniformSMin"),
    (Op::GroupFMax, "__spirv_GroupNonUniformFMax"),
    (Op::GroupUMax, "__spirv_GroupNonUniformUMax"),
    (Op::GroupSMax, "__spirv_GroupNonUniformSMax"),
];

/// The same with a value and perhaps the number of an invocation behind the scope.
const VALUES: &[(Op, &str)] = &[
    (Op::GroupAll, "__spirv_GroupNonUniformAll"),
    (Op::GroupAny, "__spirv_GroupNonUniformAny"),
    (Op::GroupBroadcast, SHUFFLE),
    (Op::SubgroupShuffleINTEL, SHUFFLE),
    (Op::SubgroupShuffleXorINTEL, "__spirv_GroupNonUniformShuffleXor"),
    (Op::GroupNonUniformBroadcast, SHUFFLE),
];

/// The value of another invocation, whose number may differ between invocations: that of a broadcast must not.
pub(super) const SHUFFLE: &str = "__spirv_GroupNonUniformShuffle";

/// Adds an operation of a subgroup; `None` if the call is none, `Some(None)` if it has no result.
pub(super) fn lower(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, this: &Call) -> Option<Option<Value>> {
    let Inst::Core(op) = this.reading.inst else { return None };
    let own = match op {
        Op::SubgroupShuffleDownINTEL | Op::SubgroupShuffleUpINTEL => of_two(at, cx, this, op),
        Op::GroupNonUniformRotateKHR => rotated(at, cx, this),
        Op::SubgroupBlockReadINTEL => read_block(at, cx, this),
        Op::SubgroupBlockWriteINTEL => {
            write_block(at, cx, this)?;
            return Some(None);
        }
        _ => clusters::lower(at, cx, this, op),
    };
    own.or_else(|| plain(at, this, op)).map(Some)
}

/// An operation that is one of shaders with the same operands.
fn plain(at: &mut Builder<'_>, this: &Call, op: Op) -> Option<Value> {
    let of = |table: &[(Op, &'static str)]| table.iter().find(|(own, _)| *own == op).map(|(_, name)| *name);
    let has_scope = !matches!(op, Op::SubgroupShuffleINTEL | Op::SubgroupShuffleXorINTEL);
    if has_scope && this.constant(at.module, 0) != Some(Scope::Subgroup.0) {
        return None;
    }
    let scope = at.int32(Scope::Subgroup.0);
    if let Some(name) = of(OPERATIONS) {
        let operation = at.int32(this.constant(at.module, 1)?);
        let value = this.operand(at, 2)?;
        return Some(each(at, name, &[scope, operation, value], 2, this.ty));
    }
    let named;
    let name = match of(VALUES) {
        Some(name) => name,
        None => {
            // The instructions of subgroups that kernels and shaders have in common have a name in either.
            named = format!("__spirv_{}", op.name().filter(|name| name.starts_with("GroupNonUniform"))?);
            &named
        }
    };
    let first = usize::from(has_scope);
    let count = this.reading.operands.len();
    let args: Option<Vec<Value>> = (first..count).map(|index| this.operand(at, index)).collect();
    let mut all = vec![scope];
    all.extend(args?);
    let i1 = at.module.types.int(1);
    let is_test =
        matches!(this.reading.result, ResultAdapter::Test) || matches!(op, Op::GroupAll | Op::GroupAny);
    let ty = if is_test { i1 } else { this.ty };
    let value = if op.name().is_some_and(|name| name.starts_with("GroupNonUniform"))
        && matches!(all.get(1).and_then(|&arg| at.int_width(at.value_type(arg)?)), Some(32))
        && all.len() > 3
    {
        2
    } else {
        1
    };
    Some(each(at, name, &all, value, ty))
}

/// The instruction, for each element if operand `value` is a vector of more elements than shaders have.
pub(super) fn each(at: &mut Builder<'_>, name: &str, args: &[Value], value: usize, ty: TypeId) -> Value {
    let lanes = args.get(value).and_then(|&arg| at.value_type(arg)).and_then(|of| at.module.types.lanes(of));
    let Some(lanes @ 5..) = lanes else { return call(at, name, args, ty) };
    let element = at.module.types.scalar(ty);
    let parts: Vec<Value> = (0..lanes)
        .map(|lane| {
            let mut own = args.to_vec();
            if let Some(value) = own.get_mut(value) {
                *value = at.extract(*value, lane);
            }
            call(at, name, &own, element)
        })
        .collect();
    at.vector(&parts)
}

pub(super) fn number(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, builtin: BuiltIn) -> Value {
    let i32 = at.module.types.int(32);
    let variable = builtin_variable(at, &mut cx.variables, builtin, i32);
    at.load(i32, variable, 0)
}

/// The value of an invocation some numbers away, of the second operand where the first subgroup ends.
fn of_two(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, this: &Call, op: Op) -> Option<Value> {
    let (first, second, delta) = this.triple(at)?;
    let own = number(at, cx, BuiltIn::SubgroupLocalInvocationId);
    let size = number(at, cx, BuiltIn::SubgroupSize);
    let scope = at.int32(Scope::Subgroup.0);
    let is_down = op == Op::SubgroupShuffleDownINTEL;
    let far = match is_down {
        true => at.binary(BinaryOp::Add, own, delta),
        false => {
            // Up counts from the end of what is in front.
            let end = at.binary(BinaryOp::Add, own, size);
            at.binary(BinaryOp::Sub, end, delta)
        }
    };
    let lane = at.binary(BinaryOp::URem, far, size);
    let of_first = each(at, SHUFFLE, &[scope, first, lane], 1, this.ty);
    let of_second = each(at, SHUFFLE, &[scope, second, lane], 1, this.ty);
    let is_beyond = at.icmp(IntPredicate::Uge, far, size);
    // Down: the current values come first, then the next ones. Up: the previous ones come first.
    let (inside, beyond) = (of_first, of_second);
    Some(at.select(is_beyond, beyond, inside))
}

/// The value of an invocation some numbers further, in a circle of the subgroup or of a cluster.
fn rotated(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, this: &Call) -> Option<Value> {
    if this.constant(at.module, 0) != Some(Scope::Subgroup.0) {
        return None;
    }
    let (value, delta) = (this.operand(at, 1)?, this.operand(at, 2)?);
    let own = number(at, cx, BuiltIn::SubgroupLocalInvocationId);
    let size = match this.operand(at, 3) {
        Some(size) => size,
        None => number(at, cx, BuiltIn::SubgroupSize),
    };
    // Sizes are powers of two.
    let last = at.binary_int(BinaryOp::Sub, size, 1);
    let sum = at.binary(BinaryOp::Add, own, delta);
    let inside = at.binary(BinaryOp::And, sum, last);
    let outside = at.not(last);
    let start = at.binary(BinaryOp::And, own, outside);
    let lane = at.binary(BinaryOp::Or, start, inside);
    let scope = at.int32(Scope::Subgroup.0);
    Some(each(at, SHUFFLE, &[scope, value, lane], 1, this.ty))
}

/// The address of an invocation's part number `part` of a block.
fn part_of_block(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    pointer: Value,
    element: TypeId,
    part: u32,
) -> Value {
    let own = number(at, cx, BuiltIn::SubgroupLocalInvocationId);
    let size = number(at, cx, BuiltIn::SubgroupSize);
    let before = at.binary_int(BinaryOp::Mul, size, part.into());
    let index = at.binary(BinaryOp::Add, before, own);
    at.gep(element, pointer, &[index])
}

/// The bytes of a number.
fn bytes(at: &Builder<'_>, ty: TypeId) -> u64 {
    at.module.types.int_width(ty).map_or(4, |width| u64::from(width / 8))
}

fn read_block(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, this: &Call) -> Option<Value> {
    let pointer = this.operand(at, 0)?;
    let element = at.module.types.scalar(this.ty);
    let lanes = at.module.types.lanes(this.ty);
    let parts: Vec<Value> = (0..lanes.unwrap_or(1))
        .map(|part| {
            let place = part_of_block(at, cx, pointer, element, part);
            let align = bytes(at, element);
            at.load(element, place, align)
        })
        .collect();
    match lanes {
        Some(_) => Some(at.vector(&parts)),
        None => parts.first().copied(),
    }
}

fn write_block(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, this: &Call) -> Option<()> {
    let (pointer, value) = this.pair(at)?;
    let ty = at.ty(value);
    let element = at.module.types.scalar(ty);
    let lanes = at.module.types.lanes(ty);
    for part in 0..lanes.unwrap_or(1) {
        let own = if lanes.is_some() { at.extract(value, part) } else { value };
        let place = part_of_block(at, cx, pointer, element, part);
        let align = bytes(at, element);
        at.store(own, place, align);
    }
    Some(())
}

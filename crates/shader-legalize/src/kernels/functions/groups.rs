//! Functions of work-groups, which shaders have for subgroups only: work-items exchange values through memory.

use super::Call;
use crate::calls::call;
use crate::kernels::Context;
use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, IntPredicate, Type, TypeId, Value};
use spirv_grammar::{MemorySemantics, Op, Scope};
use spirv_mapping::{Builtin, Inst, Ty};

/// The operations, and the functions of the library for them.
const OPERATIONS: &[(Op, &str)] = &[
    (Op::GroupIAdd, "IAdd"),
    (Op::GroupFAdd, "FAdd"),
    (Op::GroupFMin, "FMin"),
    (Op::GroupUMin, "UMin"),
    (Op::GroupSMin, "SMin"),
    (Op::GroupFMax, "FMax"),
    (Op::GroupUMax, "UMax"),
    (Op::GroupSMax, "SMax"),
];

/// Adds a function of work-groups; `None` if the call is none, `Some(None)` if it has no result.
pub(super) fn lower(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    this: &Call,
    builtin: &Builtin,
) -> Option<Option<Value>> {
    let Inst::Core(op) = this.reading.inst else { return None };
    let is_of_group = this.constant(at.module, 0) == Some(Scope::Workgroup.0);
    match op {
        Op::GroupWaitEvents => {
            wait(at, this);
            Some(None)
        }
        Op::GroupAsyncCopy => {
            copy(at, cx, this, builtin)?;
            Some(Some(at.poison(this.ty)))
        }
        Op::GroupAll | Op::GroupAny if is_of_group => {
            let truth = this.operand(at, 1)?;
            let i32 = at.module.types.int(32);
            let number = at.cast(CastOp::ZExt, truth, i32);
            let name = if op == Op::GroupAll { "UMin" } else { "UMax" };
            let kind = at.int32(0);
            let all = reduce(at, cx, name, number, kind)?;
            Some(Some(at.icmp_int(IntPredicate::Ne, all, 0)))
        }
        Op::GroupBroadcast if is_of_group => broadcast(at, cx, this).map(Some),
        _ if is_of_group => {
            let (_, name) = OPERATIONS.iter().find(|(own, _)| *own == op)?;
            let kind = at.int32(this.constant(at.module, 1)?);
            let value = this.operand(at, 2)?;
            reduce(at, cx, name, value, kind).map(Some)
        }
        _ => None,
    }
}

/// A barrier after which copies of the group are done.
fn wait(at: &mut Builder<'_>, this: &Call) {
    let memory = MemorySemantics::WorkgroupMemory.0 | MemorySemantics::UniformMemory.0;
    let semantics = at.int32(memory | MemorySemantics::AcquireRelease.0);
    let scope = at.int32(Scope::Workgroup.0);
    call(at, "__spirv_ControlBarrier", &[scope, scope, semantics], this.ty);
}

fn reduce(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    name: &str,
    value: Value,
    kind: Value,
) -> Option<Value> {
    let ty = at.ty(value);
    if at.module.types[ty] == Type::Half {
        let float = at.module.types.intern(Type::Float);
        let value = at.cast(CastOp::FPExt, value, float);
        let all = reduce(at, cx, name, value, kind)?;
        return Some(at.cast(CastOp::FPTrunc, all, ty));
    }
    let bits = super::width(at, value).filter(|bits| matches!(bits, 32 | 64))?;
    let scratch = cx.library.scratch(at, bits);
    cx.library.call_named(at, &format!("library_{name}_{bits}"), vec![value, kind, scratch])
}

/// The value of one work-item, which is named by its number in each dimension, or in the group.
fn broadcast(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, this: &Call) -> Option<Value> {
    let value = this.operand(at, 1)?;
    let i64 = at.module.types.int(64);
    let mut number = None;
    for dimension in (0..this.reading.operands.len().checked_sub(2)? as u32).rev() {
        let own = this.operand(at, 2 + dimension as usize)?;
        let own = at.resize(own, 64);
        number = Some(match number {
            None => own,
            Some(outer) => {
                let size = cx.group_size(at, dimension);
                let size = at.cast(CastOp::ZExt, size, i64);
                let before = at.binary(BinaryOp::Mul, outer, size);
                at.binary(BinaryOp::Add, before, own)
            }
        });
    }
    let number = number?;
    let ty = at.ty(value);
    let lanes = at.module.types.lanes(ty);
    let element = at.module.types.scalar(ty);
    let mut parts = Vec::new();
    for lane in 0..lanes.unwrap_or(1) {
        let part = if lanes.is_some() { at.extract(value, lane) } else { value };
        parts.push(broadcast_number(at, cx, part, element, number)?);
    }
    match lanes {
        Some(_) => Some(at.vector(&parts)),
        None => parts.first().copied(),
    }
}

fn broadcast_number(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    value: Value,
    ty: TypeId,
    number: Value,
) -> Option<Value> {
    let own = super::width(at, value)?;
    let bits = if own > 32 { 64 } else { 32 };
    let exact = at.module.types.int(own);
    let whole = if ty == exact { value } else { at.cast(CastOp::BitCast, value, exact) };
    let whole = at.resize(whole, bits);
    let scratch = cx.library.scratch(at, bits);
    let found =
        cx.library.call_named(at, &format!("library_Broadcast_{bits}"), vec![whole, number, scratch])?;
    let found = at.resize(found, own);
    Some(if ty == exact { found } else { at.cast(CastOp::BitCast, found, ty) })
}

/// A copy by all work-items, between memory of the group and global memory; strides are of global memory.
fn copy(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, this: &Call, builtin: &Builtin) -> Option<()> {
    let (to, from, count) = (this.operand(at, 1)?, this.operand(at, 2)?, this.operand(at, 3)?);
    let stride = this.operand(at, 4)?;
    let bits = bits_of(&builtin.pointee(0)?)?;
    // More than sixteen bytes are several elements.
    let (bits, parts) = if bits > 128 { (128, bits / 128) } else { (bits, 1) };
    let parts = u64::from(parts);
    let local = at.value_type(to).and_then(|ty| at.module.types.address_space(ty));
    let [count, stride] = [count, stride].map(|number| at.resize(number, 64));
    let one = at.int64(1);
    let is_strided = at.module.as_u64(stride) != Some(1);
    let (count, step, stride, copies) = match (parts, is_strided) {
        (1, _) => (count, one, stride, 1),
        (_, false) => (at.binary_int(BinaryOp::Mul, count, parts), one, one, 1),
        // Of each element its first sixteen bytes, then the next.
        (_, true) => (count, at.int64(parts), at.binary_int(BinaryOp::Mul, stride, parts), parts),
    };
    let (to_step, from_step) = if local == Some(LOCAL) { (step, stride) } else { (stride, step) };
    let generic = at.module.types.ptr(GENERIC);
    let [to, from] = [to, from].map(|pointer| at.cast(CastOp::AddrSpaceCast, pointer, generic));
    let name = format!("library_GroupCopy_{bits}");
    let byte = at.module.types.int(8);
    for copy in 0..copies {
        let offset = at.int64(copy * 16);
        let [to, from] =
            [to, from].map(|pointer| if copy == 0 { pointer } else { at.gep(byte, pointer, &[offset]) });
        cx.library.call_named(at, &name, vec![to, from, count, to_step, from_step])?;
    }
    Some(())
}

/// The address spaces of the memory of groups, and of generic pointers.
const LOCAL: u32 = 3;
const GENERIC: u32 = 4;

/// The bits that a type takes in memory.
fn bits_of(ty: &Ty) -> Option<u32> {
    match ty {
        Ty::Int(width) | Ty::Float(width) => Some(*width),
        Ty::Vector(lanes, element) => Some(bits_of(element)? * lanes.next_power_of_two()),
        _ => None,
    }
}

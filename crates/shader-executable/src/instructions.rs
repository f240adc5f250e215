//! Dispatches instructions to their files.

use crate::accesses;
use crate::attachments;
use crate::calls;
use crate::function::Lowering;
use crate::guards;
use crate::pointers;
use crate::problem::Res;
use llvm_model::{
    Align, CastOp, InstBuilder as _, InstBuilderBase as _, InstId, InstKind, Instruction, Type, Value,
};
use translate_common::Problem;
use translate_common::profile;
use translate_common::shaders::unwrapped_path;

/// Translates an instruction that is not a phi; returns its result, if it has one.
pub(crate) fn lower(
    lowering: &mut Lowering<'_, '_, '_>,
    id: InstId,
    inst: &Instruction,
) -> Res<Option<Value>> {
    match &inst.kind {
        InstKind::Binary { op, lhs, rhs } => {
            let (lhs, rhs) = (lowering.value(*lhs)?, lowering.value(*rhs)?);
            if lowering.is_mlir() {
                return same(lowering, inst, InstKind::Binary { op: *op, lhs, rhs });
            }
            Ok(Some(guards::binary(&mut lowering.code, *op, lhs, rhs, inst.flags)))
        }
        InstKind::GetElementPtr { source_type, base, indices } => {
            pointers::lower(lowering, id, *source_type, *base, indices, inst.flags).map(Some)
        }
        InstKind::Load { pointer, atomic: None, .. }
            if lowering.is_mlir() && lowering.is_plain(*pointer, inst.ty)? =>
        {
            as_it_is(lowering, inst)
        }
        InstKind::Store { value, pointer, atomic: None, .. }
            if lowering.is_mlir()
                && let Some(ty) = lowering.old_type(*value)
                && lowering.is_plain(*pointer, ty)? =>
        {
            as_it_is(lowering, inst)
        }
        InstKind::Load { pointer, volatile, atomic: None, .. } => {
            accesses::load(lowering, *pointer, inst.ty, *volatile).map(Some)
        }
        InstKind::Store { value, pointer, volatile, atomic: None, .. } => {
            let ty = lowering
                .old_type(*value)
                .ok_or_else(|| Problem::internal("a stored operand without a type"))?;
            let value = lowering.value(*value)?;
            accesses::store(lowering, *pointer, ty, value, *volatile).map(|()| None)
        }
        InstKind::Alloca { allocated, count, .. } => {
            let (allocated, count) = (lowering.memory_type(*allocated)?, lowering.value(*count)?);
            Ok(Some(lowering.code.alloca(allocated, count, 0)))
        }
        // There is one address space.
        InstKind::Cast { op: CastOp::AddrSpaceCast, operand } => lowering.value(*operand).map(Some),
        InstKind::Call(call) => calls::lower(lowering, call, id, inst),
        InstKind::Switch { value, default, cases } => {
            let (value, default) = (lowering.value(*value)?, lowering.block(*default)?);
            let mut new = Vec::with_capacity(cases.len());
            for &(case, target) in cases {
                let case = lowering.converter.constant(lowering.plan.from, lowering.code.out, case)?;
                new.push((case, lowering.block(target)?));
            }
            same(lowering, inst, InstKind::Switch { value, default, cases: new.into() })
        }
        InstKind::Cast { op: op @ (CastOp::FPToSI | CastOp::FPToUI), operand } if lowering.is_robust() => {
            let (operand, ty) = (lowering.value(*operand)?, lowering.convert(inst.ty)?);
            let name = if *op == CastOp::FPToSI { "llvm.fptosi.sat" } else { "llvm.fptoui.sat" };
            let from = lowering.code.ty(operand);
            Ok(Some(lowering.code.call_intrinsic(name, &[ty, from], ty, [operand])))
        }
        InstKind::Br { .. }
        | InstKind::CondBr { .. }
        | InstKind::Ret { .. }
        | InstKind::Unreachable
        | InstKind::Unary { .. }
        | InstKind::Cast { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Select { .. }
        | InstKind::Freeze { .. }
        | InstKind::Load { .. }
        | InstKind::Store { .. }
        | InstKind::ExtractElement { .. }
        | InstKind::InsertElement { .. }
        | InstKind::ShuffleVector { .. }
        | InstKind::ExtractValue { .. }
        | InstKind::InsertValue { .. }
        | InstKind::Fence { .. }
        | InstKind::AtomicRmw { .. }
        | InstKind::CmpXchg(_) => {
            let kind = with_operands(lowering, inst)?;
            same(lowering, inst, kind)
        }
        _ => Err(Problem::internal("an instruction that no instruction of SPIR-V becomes")),
    }
}

/// The same operation on the values and blocks that stand for its operands. There is one scope, the whole machine.
fn with_operands(lowering: &mut Lowering<'_, '_, '_>, inst: &Instruction) -> Res<InstKind> {
    let old = &inst.kind;
    let mut values = Vec::new();
    old.for_each_operand(|operand| values.push(operand));
    let mut blocks = Vec::new();
    old.for_each_target(|target| blocks.push(target));
    let values = values.into_iter().map(|value| lowering.value(value)).collect::<Res<Vec<_>>>()?;
    let blocks = blocks.into_iter().map(|block| lowering.block(block)).collect::<Res<Vec<_>>>()?;
    let mut kind = old.clone();
    let mut values = values.into_iter();
    kind.for_each_operand_mut(|operand| {
        if let Some(value) = values.next() {
            *operand = value;
        }
    });
    let mut blocks = blocks.into_iter();
    kind.for_each_target_mut(|target| {
        if let Some(block) = blocks.next() {
            *target = block;
        }
    });
    if lowering.is_mlir()
        && let InstKind::ExtractValue { aggregate, indices }
        | InstKind::InsertValue { aggregate, indices, .. } = old
        && let Some(ty) = lowering.old_type(*aggregate)
        && let InstKind::ExtractValue { indices: path, .. } | InstKind::InsertValue { indices: path, .. } =
            &mut kind
    {
        *path = unwrapped_path(&lowering.plan.from.types, ty, indices, &profile::SHADER).into();
    }
    lowering.keep_within(inst.ty, old, &mut kind)?;
    let system = lowering.code.out.sync_scopes.intern("".into());
    match &mut kind {
        InstKind::Load { atomic: Some(atomic), .. } | InstKind::Store { atomic: Some(atomic), .. } => {
            atomic.scope = system;
        }
        InstKind::Fence { atomic } | InstKind::AtomicRmw { atomic, .. } => atomic.scope = system,
        InstKind::CmpXchg(cmpxchg) => cmpxchg.scope = system,
        _ => {}
    }
    Ok(kind)
}

/// A load or a store of memory that is as LLVM would have it.
fn as_it_is(lowering: &mut Lowering<'_, '_, '_>, inst: &Instruction) -> Res<Option<Value>> {
    let mut kind = with_operands(lowering, inst)?;
    if let InstKind::Load { pointer, align, .. } | InstKind::Store { pointer, align, .. } = &mut kind
        && let Some(&known) = lowering.alignments.get(pointer)
    {
        *align = if align.is_none() { Align::of(known) } else { Align::of(known).min(*align) };
    }
    same(lowering, inst, kind)
}

fn same(lowering: &mut Lowering<'_, '_, '_>, inst: &Instruction, kind: InstKind) -> Res<Option<Value>> {
    let ty = lowering.convert(inst.ty)?;
    let gives = lowering.code.out.types[ty] != Type::Void;
    let mut new = Instruction::new(kind, ty);
    (new.flags, new.attachments) = (inst.flags, attachments::kept(lowering, inst));
    let value = Value::Inst(lowering.code.push(new));
    Ok(gives.then_some(value))
}

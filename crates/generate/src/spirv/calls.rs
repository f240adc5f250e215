//! Instructions by their signatures: operands of the chosen types, literals, and decorations.

use super::Smith;
use super::fit::{Chosen, fit, storages};
use super::table::Row;
use super::types::{Scalar, Ty};
use spirv_grammar::{OperandFacts, OperandKind, Quantifier};
use spirv_mapping::Inst;
use spirv_mapping::signatures::Kind;
use spirv_module::{Capability, Decoration, ExtInstSet, FPRoundingMode, Id, Op, Scope, StorageClass};

/// Adds an instruction of the table.
pub(super) fn add(smith: &mut Smith<'_>) {
    let Some(row) = smith.choices.pick((smith.flavor.rows)()) else { return };
    let Some(parts) = fit(smith, row) else { return };
    let Some((operands, result)) = operands(smith, row, &parts) else { return };
    let requires = match row.inst {
        Inst::Core(op) => op.facts().map(|facts| facts.requires),
        Inst::Ext(set, number) => set.instruction(number).map(|facts| facts.requires),
        Inst::Variable(_) => None,
    };
    match (requires, atomic_capability(row, &parts)) {
        (Some(_), Some(capability)) => smith.require(Some(capability)),
        (Some(requires), None) => smith.require_all(requires),
        (None, _) => {}
    }
    match row.inst {
        Inst::Core(op) => emit(smith, op, &result, &operands),
        Inst::Ext(ExtInstSet::OpenClStd, number) => {
            let set = smith.library();
            let words: Vec<u32> = [set.0, number].into_iter().chain(operands).collect();
            smith.emit(Op::ExtInst, &result, &words);
        }
        _ => {}
    }
}

/// The capability that an atomic operation needs for the width of its numbers, where that is not the one of 32 bits.
fn atomic_capability(row: Row, parts: &[Chosen]) -> Option<Capability> {
    let name = row.name();
    let scalar = parts.iter().find_map(|part| match part {
        Chosen::Type(ty) => ty.scalar(),
        _ => None,
    })?;
    match (name, scalar) {
        ("AtomicFAddEXT", Scalar::Float(16)) => Some(Capability::AtomicFloat16AddEXT),
        ("AtomicFAddEXT", Scalar::Float(64)) => Some(Capability::AtomicFloat64AddEXT),
        ("AtomicFMinEXT" | "AtomicFMaxEXT", Scalar::Float(16)) => Some(Capability::AtomicFloat16MinMaxEXT),
        ("AtomicFMinEXT" | "AtomicFMaxEXT", Scalar::Float(64)) => Some(Capability::AtomicFloat64MinMaxEXT),
        (name, Scalar::Int(64) | Scalar::Signed(64)) if name.starts_with("Atomic") => {
            Some(Capability::Int64Atomics)
        }
        _ => None,
    }
}

fn emit(smith: &mut Smith<'_>, op: Op, result: &Ty, operands: &[u32]) {
    if *result == Ty::Void {
        smith.emit_void(op, operands);
        return;
    }
    let id = smith.emit(op, result, operands);
    (smith.flavor.decorate)(smith, op, id, result);
}

/// Adds decorations of kernels that change the meaning of arithmetic and conversions.
pub(super) fn decorate(smith: &mut Smith<'_>, op: Op, id: Id, result: &Ty) {
    if !smith.choices.rarely(3) {
        return;
    }
    let wraps = matches!(op, Op::IAdd | Op::ISub | Op::IMul | Op::ShiftLeftLogical | Op::SNegate);
    let is_fast = matches!(op, Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FRem | Op::FMod);
    let (decoration, literal) = match op {
        _ if wraps => (smith.choices.pick(&[Decoration::NoSignedWrap, Decoration::NoUnsignedWrap]), None),
        _ if is_fast => (Some(Decoration::FPFastMathMode), Some(smith.choices.below(32) as u32)),
        Op::ConvertFToU | Op::ConvertFToS | Op::UConvert | Op::SConvert => {
            (Some(Decoration::SaturatedConversion), None)
        }
        Op::FConvert if matches!(result, Ty::Value(Scalar::Float(16), _)) => {
            (Some(Decoration::FPRoundingMode), Some(smith.choices.below(4) as u32))
        }
        Op::ConvertSToF | Op::ConvertUToF => {
            (Some(Decoration::FPRoundingMode), Some(smith.choices.below(4) as u32))
        }
        _ => return,
    };
    let Some(decoration) = decoration else { return };
    if let Some(facts) = decoration.facts() {
        smith.require_all(facts.requires);
    }
    let operands: Vec<u32> = [id.0, decoration.0].into_iter().chain(literal).collect();
    smith.push(Op::Decorate, None, None, &operands);
}

/// Returns the operands of an instruction, chosen for the types of its parts, and the type of its result.
fn operands(smith: &mut Smith<'_>, row: Row, parts: &[Chosen]) -> Option<(Vec<u32>, Ty)> {
    let facts = row.inst.operands()?;
    let mut storage = None;
    let mut words = Vec::new();
    for (index, part) in parts.iter().skip(1).enumerate() {
        let facts = facts.get(index)?;
        if facts.quantifier != Quantifier::One && !matches!(row.inst, Inst::Ext(..)) {
            break;
        }
        match part {
            // The number of an invocation is a constant before version 1.5.
            Chosen::Type(ty) if index == 2 && is_constant_before_1_5(row) => {
                words.push(smith.defined(ty).0);
            }
            Chosen::Type(ty) => words.push(smith.value(ty).0),
            Chosen::PointerTo(pointee) => {
                let (id, class) = smith.pointer(&storages(smith.flavor, row, index), pointee);
                storage.get_or_insert(class);
                words.push(id.0);
            }
            Chosen::Scope => words.push(scope(smith, row, index).0),
            Chosen::Semantics => words.push(semantics(smith, row, index).0),
            Chosen::Literal => words.push(literal(smith, row, facts, parts)?),
        }
    }
    let result = match parts.first()? {
        Chosen::Type(ty) => ty.clone(),
        // The result of a cast from generic memory has the storage class of the literal, or any.
        Chosen::PointerTo(pointee) => Ty::pointer(StorageClass::CrossWorkgroup, pointee.clone()),
        _ => return None,
    };
    // A pointer to generic memory is made of one to memory of another kind.
    let is_cast = matches!(row.inst, Inst::Core(Op::PtrCastToGeneric));
    if is_cast && storage.is_none_or(|class| class == StorageClass::Generic) {
        return None;
    }
    Some((words, result))
}

/// The third operand is the number of an invocation, or a direction.
fn is_constant_before_1_5(row: Row) -> bool {
    ["Broadcast", "QuadSwap"].iter().any(|end| row.name().ends_with(end))
}

fn scope(smith: &mut Smith<'_>, row: Row, operand: usize) -> Id {
    let scopes: &[Scope] = match row.name() {
        name if name.starts_with("GroupNonUniform") => &[Scope::Subgroup],
        name if name.starts_with("Group") => &[Scope::Workgroup, Scope::Subgroup],
        "ReadClockKHR" => &[Scope::Subgroup, Scope::Device],
        "ControlBarrier" if operand == 0 => smith.flavor.barriers,
        _ => smith.flavor.scopes,
    };
    let scope = smith.choices.pick(scopes).unwrap_or(Scope::Workgroup);
    smith.number(32, u64::from(scope.0))
}

/// Memory semantics that an operation may have.
fn semantics(smith: &mut Smith<'_>, row: Row, operand: usize) -> Id {
    const RELAXED: u64 = 0;
    const ACQUIRE: u64 = 2;
    const RELEASE: u64 = 4;
    const ACQUIRE_RELEASE: u64 = 8;
    const SEQUENTIAL: u64 = 16;
    let is_kernel = smith.flavor.is_kernel();
    let orders: &[u64] = match row.name() {
        "AtomicLoad" => &[RELAXED, ACQUIRE, SEQUENTIAL],
        "AtomicStore" => &[RELAXED, RELEASE, SEQUENTIAL],
        "ControlBarrier" | "MemoryBarrier" if !is_kernel => &[ACQUIRE_RELEASE, ACQUIRE, RELEASE],
        // The second one is that of failure, which does not write.
        name if name.starts_with("AtomicCompareExchange") && operand == 3 => &[RELAXED],
        _ => &[RELAXED, ACQUIRE, RELEASE, ACQUIRE_RELEASE, SEQUENTIAL],
    };
    // Vulkan has no sequential consistency.
    let order = smith.choices.pick(orders).filter(|&order| is_kernel || order != SEQUENTIAL);
    let order = order.unwrap_or(RELAXED);
    let memory = smith.choices.pick(smith.flavor.semantics).unwrap_or(0);
    let memory = if order == RELAXED { 0 } else { memory };
    smith.number(32, order | memory)
}

fn literal(smith: &mut Smith<'_>, row: Row, facts: &OperandFacts, parts: &[Chosen]) -> Option<u32> {
    match facts.kind {
        // Without those of clusters, which have one operand more.
        OperandKind::GroupOperation => Some(smith.choices.below(3) as u32),
        OperandKind::FPRoundingMode => smith.choices.pick(&[
            FPRoundingMode::RTE.0,
            FPRoundingMode::RTZ.0,
            FPRoundingMode::RTP.0,
            FPRoundingMode::RTN.0,
        ]),
        OperandKind::StorageClass => Some(StorageClass::CrossWorkgroup.0),
        // The number of components of a load.
        OperandKind::LiteralInteger if row.signature.result.kind != Kind::Nothing => match parts.first()? {
            Chosen::Type(ty) => Some(ty.lanes()),
            _ => None,
        },
        _ => None,
    }
}

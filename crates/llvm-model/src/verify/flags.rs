//! Flags: that an operation has those it may have.

use super::function::Check;
use super::types::is_float_or_vector;
use crate::flags::Flags;
use crate::instruction::{InstKind, Instruction};
use crate::opcode::{BinaryOp, CastOp};
use crate::types::{Type, TypeId, Types};

const WRAP: Flags = Flags::NUW.with(Flags::NSW);
const OFFSET: Flags = Flags::INBOUNDS.with(Flags::NUSW).with(Flags::NUW);

pub(super) fn check(check: &mut Check<'_>, inst: &Instruction) {
    if inst.flags.is_empty() {
        return;
    }
    let types = &check.module.types;
    let allowed = match &inst.kind {
        InstKind::Binary { op, .. } => match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => WRAP,
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => Flags::EXACT,
            BinaryOp::Or => Flags::DISJOINT,
            op if op.is_float() => Flags::FAST,
            _ => Flags::NONE,
        },
        InstKind::Unary { .. } | InstKind::FCmp { .. } => Flags::FAST,
        InstKind::Cast { op, .. } => match op {
            CastOp::Trunc => WRAP,
            CastOp::ZExt => Flags::NNEG,
            CastOp::UIToFP => Flags::NNEG.with(Flags::FAST),
            CastOp::FPTrunc | CastOp::FPExt | CastOp::SIToFP => Flags::FAST,
            _ => Flags::NONE,
        },
        InstKind::ICmp { .. } => Flags::SAMESIGN,
        InstKind::GetElementPtr { .. } => OFFSET,
        InstKind::AtomicRmw { .. } if types.lanes(inst.ty).is_some() => Flags::ELEMENTWISE,
        InstKind::Select { .. } | InstKind::Phi { .. } | InstKind::Call(_) if has_floats(types, inst.ty) => {
            Flags::FAST
        }
        _ => Flags::NONE,
    };
    let wrong = inst.flags.without(allowed);
    check.require(wrong.is_empty(), || format!("this operation cannot have the flags {wrong:?}"));
}

/// Whether a result is of floats: aggregates of them count too, as results of calls, phi nodes and selects.
fn has_floats(types: &Types, mut ty: TypeId) -> bool {
    while let Type::Array { element, .. } = types[ty] {
        ty = element;
    }
    if let Some(body) = types.struct_body(ty)
        && let Some(first) = body.fields.first()
        && body.fields.iter().all(|field| field == first)
    {
        ty = *first;
    }
    is_float_or_vector(types, ty)
}

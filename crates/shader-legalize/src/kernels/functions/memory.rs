//! Vectors and halves in memory, and vectors whose elements are chosen.

use super::rounding;
use super::{Call, Lowering};
use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, IntPredicate, Type, TypeId, Value};
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;
use spirv_grammar::{ExtInstSet, FPRoundingMode};
use spirv_mapping::{Inst, Value as Source};

/// The functions with a result that this file expresses.
pub(super) const TABLE: &[(Cl, Lowering)] = &[
    (Cl::vloadn, |at, c| {
        let (offset, pointer) = c.pair(at)?;
        let lanes = at.module.types.lanes(c.ty)?;
        let scalar = at.module.types.scalar(c.ty);
        let pointer = element(at, scalar, pointer, offset, lanes);
        let align = bytes(at, scalar);
        Some(at.load(c.ty, pointer, align))
    }),
    (Cl::vload_half, |at, c| load_halves(at, c, 1, false)),
    (Cl::vload_halfn, |at, c| {
        let lanes = at.module.types.lanes(c.ty)?;
        load_halves(at, c, lanes, false)
    }),
    (Cl::vloada_halfn, |at, c| {
        let lanes = at.module.types.lanes(c.ty)?;
        load_halves(at, c, lanes, true)
    }),
    (Cl::shuffle, |at, c| {
        let (vector, mask) = c.pair(at)?;
        shuffle(at, c.ty, &[vector], mask)
    }),
    (Cl::shuffle2, |at, c| {
        let (a, b, mask) = c.triple(at)?;
        shuffle(at, c.ty, &[a, b], mask)
    }),
    (Cl::prefetch, |at, _| Some(at.int32(0))),
];

/// The functions that store, with whether they store halves and whether a vector of three counts as four.
const STORES: &[(Cl, bool, bool)] = &[
    (Cl::vstoren, false, false),
    (Cl::vstore_half, true, false),
    (Cl::vstore_half_r, true, false),
    (Cl::vstore_halfn, true, false),
    (Cl::vstore_halfn_r, true, false),
    (Cl::vstorea_halfn, true, true),
    (Cl::vstorea_halfn_r, true, true),
];

fn row(this: &Call) -> Option<(Cl, bool, bool)> {
    let Inst::Ext(ExtInstSet::OpenClStd, number) = this.reading.inst else { return None };
    STORES.iter().find(|(function, ..)| function.0 == number).copied()
}

/// Whether a call stores a vector or halves.
pub(super) fn is_store(this: &Call) -> bool {
    row(this).is_some()
}

/// Adds the store that a call is.
pub(super) fn store(at: &mut Builder<'_>, this: &Call) -> Option<()> {
    let (_, is_half, is_aligned) = row(this)?;
    let (value, offset, pointer) = this.triple(at)?;
    let rounding = this.reading.operands.iter().find_map(|operand| match operand {
        Source::Literal(mode) => Some(FPRoundingMode(*mode)),
        _ => None,
    });
    let rounding = rounding.filter(|&mode| mode != FPRoundingMode::RTE);
    let ty = at.ty(value);
    let lanes = at.module.types.lanes(ty);
    let (value, scalar) = match is_half {
        true => {
            let half = at.module.types.intern(Type::Half);
            let halves = at.like(ty, half);
            let value = match rounding {
                Some(mode) => rounding::float(at, value, halves, mode)?,
                None => at.cast(CastOp::FPTrunc, value, halves),
            };
            (value, half)
        }
        false => (value, at.module.types.scalar(ty)),
    };
    let count = lanes.unwrap_or(1);
    let step = if is_aligned && count == 3 { 4 } else { count };
    let pointer = element(at, scalar, pointer, offset, step);
    let align = bytes(at, scalar);
    at.store(value, pointer, align);
    Some(())
}

/// Loads halves as floats.
fn load_halves(at: &mut Builder<'_>, this: &Call, lanes: u32, is_aligned: bool) -> Option<Value> {
    let (offset, pointer) = this.pair(at)?;
    let half = at.module.types.intern(Type::Half);
    let halves = at.like(this.ty, half);
    let step = if is_aligned && lanes == 3 { 4 } else { lanes };
    let pointer = element(at, half, pointer, offset, step);
    let value = at.load(halves, pointer, 2);
    Some(at.cast(CastOp::FPExt, value, this.ty))
}

/// The address of an element: `lanes * offset` elements behind a pointer.
fn element(at: &mut Builder<'_>, scalar: TypeId, pointer: Value, offset: Value, lanes: u32) -> Value {
    let offset = match lanes {
        1 => offset,
        _ => at.binary_int(BinaryOp::Mul, offset, lanes.into()),
    };
    at.gep(scalar, pointer, &[offset])
}

/// The bytes of a number.
fn bytes(at: &Builder<'_>, ty: TypeId) -> u64 {
    let types = &at.module.types;
    let width = types.int_width(ty).or_else(|| types[ty].float_width()).unwrap_or(32);
    u64::from(width / 8)
}

/// A vector of elements of others, by numbers of which the low bits count.
fn shuffle(at: &mut Builder<'_>, ty: TypeId, vectors: &[Value], mask: Value) -> Option<Value> {
    let of = at.ty(*vectors.first()?);
    let lanes = at.module.types.lanes(of)?;
    let results = at.module.types.lanes(ty)?;
    let count = lanes.checked_mul(vectors.len() as u32)?;
    let elements: Vec<Value> = vectors
        .iter()
        .flat_map(|&vector| (0..lanes).map(move |lane| (vector, lane)))
        .map(|(vector, lane)| at.extract(vector, lane))
        .collect();
    let mut parts = Vec::new();
    for result in 0..results {
        // Words suffice, and every device has them.
        let number = at.extract(mask, result);
        let number = at.resize(number, 32);
        let number = at.binary_int(BinaryOp::And, number, u64::from(count - 1));
        let mut part = *elements.first()?;
        for (index, &element) in (0u64..).zip(&elements).skip(1) {
            let is_this = at.icmp_int(IntPredicate::Eq, number, index);
            part = at.select(is_this, element, part);
        }
        parts.push(part);
    }
    Some(at.vector(&parts))
}

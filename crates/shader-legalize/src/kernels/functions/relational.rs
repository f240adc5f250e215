//! Tests of numbers.

use super::{Call, width};
use crate::calls::call;
use crate::kernels::arguments::LOCAL;
use llvm_model::{BinaryOp, Builder, CastOp, FloatPredicate, InstBuilder as _, IntPredicate, TypeId, Value};
use spirv_grammar::{MemorySemantics, Op};
use spirv_mapping::ResultAdapter;

/// The comparisons of floats.
const COMPARISONS: &[(Op, FloatPredicate)] = &[
    (Op::FOrdEqual, FloatPredicate::Oeq),
    (Op::FOrdGreaterThan, FloatPredicate::Ogt),
    (Op::FOrdGreaterThanEqual, FloatPredicate::Oge),
    (Op::FOrdLessThan, FloatPredicate::Olt),
    (Op::FOrdLessThanEqual, FloatPredicate::Ole),
    (Op::FOrdNotEqual, FloatPredicate::One),
    (Op::FUnordEqual, FloatPredicate::Ueq),
    (Op::FUnordNotEqual, FloatPredicate::Une),
    (Op::LessOrGreater, FloatPredicate::One),
    (Op::Ordered, FloatPredicate::Ord),
    (Op::Unordered, FloatPredicate::Uno),
];

/// Adds a test, or a function of bits or vectors; `None` if the call is none.
pub(super) fn lower(at: &mut Builder<'_>, this: &Call, op: Op) -> Option<Value> {
    if let Some((_, predicate)) = COMPARISONS.iter().find(|(own, _)| *own == op) {
        let (a, b) = this.pair(at)?;
        return Some(at.fcmp(*predicate, a, b));
    }
    let value = this.operand(at, 0)?;
    let i1 = at.module.types.int(1);
    Some(match op {
        Op::Any => reduce(at, "__spirv_Any", value),
        Op::All => reduce(at, "__spirv_All", value),
        Op::SLessThan => {
            let zero = this.operand(at, 1)?;
            at.icmp(IntPredicate::Slt, value, zero)
        }
        Op::IsNan => at.fcmp(FloatPredicate::Uno, value, value),
        Op::IsInf => {
            let size = bits_of_size(at, value)?;
            let infinity = infinity(at, value)?;
            at.icmp(IntPredicate::Eq, size, infinity)
        }
        Op::IsFinite => {
            let size = bits_of_size(at, value)?;
            let infinity = infinity(at, value)?;
            at.icmp(IntPredicate::Ult, size, infinity)
        }
        Op::IsNormal => {
            let size = bits_of_size(at, value)?;
            let infinity = infinity(at, value)?;
            let smallest = smallest(at, value)?;
            let is_finite = at.icmp(IntPredicate::Ult, size, infinity);
            let is_large = at.icmp(IntPredicate::Uge, size, smallest);
            at.binary(BinaryOp::And, is_finite, is_large)
        }
        Op::SignBitSet => {
            let bits = bits(at, value)?;
            let ty = at.ty(bits);
            let zero = at.zero(ty);
            at.icmp(IntPredicate::Slt, bits, zero)
        }
        Op::Dot => {
            let other = this.operand(at, 1)?;
            call(at, "__spirv_Dot", &[value, other], this.ty)
        }
        Op::BitReverse => super::intrinsic(at, "llvm.bitreverse", &[value], this.ty)?,
        Op::BitCount => super::intrinsic(at, "llvm.ctpop", &[value], this.ty)?,
        Op::CopyObject => value,
        // What the pointer leads to decides whether the result is null.
        Op::GenericCastToPtrExplicit | Op::GenericCastToPtr | Op::PtrCastToGeneric => {
            at.cast(CastOp::AddrSpaceCast, value, this.ty)
        }
        Op::GenericPtrMemSemantics => memory_of(at, this, value),
        Op::SDot | Op::UDot | Op::SUDot => integer_dot(at, this, op)?,
        Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat => saturated_dot(at, this, op)?,
        Op::Select => {
            let (condition, a, b) = this.triple(at)?;
            let of = at.ty(condition);
            if at.module.types.scalar(of) != i1 {
                return None;
            }
            at.select(condition, a, b)
        }
        _ => return None,
    })
}

/// The memory that a generic pointer leads into, as a barrier names it: that of the work-group, or global memory.
fn memory_of(at: &mut Builder<'_>, this: &Call, pointer: Value) -> Value {
    let bits = |semantics: MemorySemantics| match this.reading.result {
        ResultAdapter::Via(relation) => relation.to_ocl(semantics.0).unwrap_or(semantics.0),
        _ => semantics.0,
    };
    let local = at.module.types.ptr(LOCAL);
    let pointer = at.cast(CastOp::AddrSpaceCast, pointer, local);
    let nowhere = at.zero(local);
    let is_local = at.icmp(IntPredicate::Ne, pointer, nowhere);
    let [local, global] = [MemorySemantics::WorkgroupMemory, MemorySemantics::CrossWorkgroupMemory]
        .map(|of| at.int32(bits(of)));
    at.select(is_local, local, global)
}

/// The sum of the products of integers: bytes of two words, or elements of vectors.
fn integer_dot(at: &mut Builder<'_>, this: &Call, op: Op) -> Option<Value> {
    let (a, b) = this.pair(at)?;
    let (first, second) = match op {
        Op::SDot | Op::SDotAccSat => (CastOp::SExt, CastOp::SExt),
        Op::UDot | Op::UDotAccSat => (CastOp::ZExt, CastOp::ZExt),
        _ => (CastOp::SExt, CastOp::ZExt),
    };
    let (a, b) = (numbers(at, a, first, this.ty)?, numbers(at, b, second, this.ty)?);
    let products: Vec<Value> = a.into_iter().zip(b).map(|(a, b)| at.binary(BinaryOp::Mul, a, b)).collect();
    products.into_iter().reduce(|sum, product| at.binary(BinaryOp::Add, sum, product))
}

/// The same with a number that is added, limited to the type.
fn saturated_dot(at: &mut Builder<'_>, this: &Call, op: Op) -> Option<Value> {
    let sum = integer_dot(at, this, op)?;
    let addend = this.operand(at, 2)?;
    let name = if op == Op::UDotAccSat { "llvm.uadd.sat" } else { "llvm.sadd.sat" };
    super::intrinsic(at, name, &[sum, addend], this.ty)
}

/// The elements of a vector, or the bytes of a word, as numbers of another type.
fn numbers(at: &mut Builder<'_>, value: Value, extend: CastOp, ty: TypeId) -> Option<Vec<Value>> {
    let of = at.ty(value);
    let Some(lanes) = at.module.types.lanes(of) else {
        let wanted = at.int_width(ty)?;
        let shift = if extend == CastOp::SExt { BinaryOp::AShr } else { BinaryOp::LShr };
        let bytes = (0..4u32).map(|byte| {
            let high = at.binary_int(BinaryOp::Shl, value, (24 - byte * 8).into());
            let byte = at.binary_int(shift, high, 24);
            if extend == CastOp::SExt && wanted > 32 {
                at.cast(CastOp::SExt, byte, ty)
            } else {
                at.resize(byte, wanted)
            }
        });
        return Some(bytes.collect());
    };
    let elements = (0..lanes).map(|lane| {
        let element = at.extract(value, lane);
        let own = at.ty(element);
        if own == ty { element } else { at.cast(extend, element, ty) }
    });
    Some(elements.collect())
}

fn reduce(at: &mut Builder<'_>, name: &str, truth: Value) -> Value {
    let i1 = at.module.types.int(1);
    let ty = at.ty(truth);
    match at.module.types.lanes(ty) {
        Some(2..=4) => call(at, name, &[truth], i1),
        Some(lanes) => {
            let op = if name == "__spirv_Any" { BinaryOp::Or } else { BinaryOp::And };
            let first = at.extract(truth, 0);
            (1..lanes).fold(first, |all, lane| {
                let one = at.extract(truth, lane);
                at.binary(op, all, one)
            })
        }
        None => truth,
    }
}

/// The bits of a float.
pub(super) fn bits(at: &mut Builder<'_>, value: Value) -> Option<Value> {
    let width = width(at, value)?;
    let ty = at.ty(value);
    let bits = at.int_type_like(ty, width);
    Some(at.cast(CastOp::BitCast, value, bits))
}

/// The bits of a float without the sign.
fn bits_of_size(at: &mut Builder<'_>, value: Value) -> Option<Value> {
    let width = width(at, value)?;
    let bits = bits(at, value)?;
    let mask = u64::MAX >> (65 - width);
    let ty = at.ty(bits);
    let mask = at.int(ty, mask);
    Some(at.binary(BinaryOp::And, bits, mask))
}

/// The bits of infinity, and of the smallest normal number, of a float's type.
fn infinity(at: &mut Builder<'_>, value: Value) -> Option<Value> {
    let width = width(at, value)?;
    let (exponent, mantissa) = format(width)?;
    let ty = at.ty(value);
    let bits = at.int_type_like(ty, width);
    Some(at.int(bits, ((1 << exponent) - 1) << mantissa))
}

fn smallest(at: &mut Builder<'_>, value: Value) -> Option<Value> {
    let width = width(at, value)?;
    let (_, mantissa) = format(width)?;
    let ty = at.ty(value);
    let bits = at.int_type_like(ty, width);
    Some(at.int(bits, 1 << mantissa))
}

/// The bits of the exponent and of the mantissa.
fn format(width: u32) -> Option<(u32, u32)> {
    match width {
        16 => Some((5, 10)),
        32 => Some((8, 23)),
        64 => Some((11, 52)),
        _ => None,
    }
}

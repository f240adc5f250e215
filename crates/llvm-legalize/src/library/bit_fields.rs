//! The functions of cl_khr_extended_bit_ops as masks and shifts: their instructions are those of shaders where
//! [`EXTENSION`] is not allowed.

use super::Function;
use crate::emit::Emitter;
use llvm_model::{BinaryOp, InstBuilder as _, IntPredicate, Value};

/// With it kernels have the instructions.
pub(super) const EXTENSION: &str = "SPV_KHR_bit_instructions";

/// The functions.
pub(super) const FUNCTIONS: &[Function] = &[
    ("bit_reverse", 1, |e, _, args| reverse(e, args)),
    ("bitfield_insert", 4, |e, _, args| insert(e, args)),
    ("bitfield_extract_signed", 3, |e, _, args| extract(e, args, true)),
    ("bitfield_extract_unsigned", 3, |e, _, args| extract(e, args, false)),
];

/// `bit_reverse`: the same as for `llvm.bitreverse`.
fn reverse(e: &mut Emitter, args: &[Value]) -> Option<Value> {
    let &[value] = args else { return None };
    let ty = e.ty(value);
    Some(e.call_intrinsic("llvm.bitreverse", &[ty], ty, vec![value]))
}

/// `bitfield_insert`: `count` bits of the second argument in place of those of the first from `offset` on.
fn insert(e: &mut Emitter, args: &[Value]) -> Option<Value> {
    let &[base, inserted, offset, count] = args else { return None };
    let field = Field::new(e, base, offset, count)?;
    let kept = e.binary(BinaryOp::Shl, field.mask, field.offset);
    let kept = e.not(kept);
    let kept = e.binary(BinaryOp::And, base, kept);
    let inserted = e.binary(BinaryOp::And, inserted, field.mask);
    let inserted = e.binary(BinaryOp::Shl, inserted, field.offset);
    Some(e.binary(BinaryOp::Or, kept, inserted))
}

/// `bitfield_extract_signed` and `bitfield_extract_unsigned`.
fn extract(e: &mut Emitter, args: &[Value], signed: bool) -> Option<Value> {
    let &[base, offset, count] = args else { return None };
    let field = Field::new(e, base, offset, count)?;
    let moved = e.binary(BinaryOp::LShr, base, field.offset);
    let bits = e.binary(BinaryOp::And, moved, field.mask);
    if !signed {
        return Some(bits);
    }
    let high = e.binary(BinaryOp::Shl, bits, field.above);
    Some(e.binary(BinaryOp::AShr, high, field.above))
}

/// A field of bits, its parts of the type of the value that it is in.
struct Field {
    /// So many ones as the field has bits.
    mask: Value,
    offset: Value,
    /// How far its highest bit is from that of the value, once it stands at the bottom; 0 for an empty one.
    above: Value,
}

impl Field {
    /// The field of `count` bits from `offset` on. Distances are kept below the width, where only an empty field could
    /// reach it.
    fn new(e: &mut Emitter, base: Value, offset: Value, count: Value) -> Option<Self> {
        let ty = e.ty(base);
        let scalar = e.module.types.scalar(ty);
        let width = e.int_width(scalar)?;
        let last = u64::from(width) - 1;
        let [offset, count] = [offset, count].map(|value| e.resize(value, width));
        let offset = e.binary_int(BinaryOp::And, offset, last);
        let distance = e.binary_int(BinaryOp::And, count, last);
        let one = e.int(scalar, 1);
        let beyond = e.binary(BinaryOp::Shl, one, distance);
        let part = e.binary_int(BinaryOp::Sub, beyond, 1);
        let is_whole = e.icmp_int(IntPredicate::Uge, count, u64::from(width));
        let all = e.all_ones(scalar);
        let mask = e.select(is_whole, all, part);
        let above = e.neg(count);
        let above = e.binary_int(BinaryOp::And, above, last);
        let [mask, offset, above] = [mask, offset, above].map(|value| spread(e, value, base));
        Some(Self { mask, offset, above })
    }
}

/// A scalar for every element of a vector like `like`.
fn spread(e: &mut Emitter, scalar: Value, like: Value) -> Value {
    let ty = e.ty(like);
    match e.module.types.lanes(ty) {
        Some(lanes) => e.vector(&vec![scalar; lanes as usize]),
        None => scalar,
    }
}

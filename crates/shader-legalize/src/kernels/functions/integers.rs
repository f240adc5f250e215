//! Functions of integers.

use super::{Call, Lowering, intrinsic, width};
use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, IntPredicate, Value};
use spirv_grammar::Op;
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;

/// The functions that this file expresses.
pub(super) const TABLE: &[(Cl, Lowering)] = &[
    (Cl::clz, |at, c| counted(at, c, "llvm.ctlz")),
    (Cl::ctz, |at, c| counted(at, c, "llvm.cttz")),
    (Cl::popcount, |at, c| plain(at, c, "llvm.ctpop")),
    (Cl::s_abs, |at, c| {
        let value = c.operand(at, 0)?;
        let i1 = at.module.types.int(1);
        let keeps_least = at.int(i1, 0);
        intrinsic(at, "llvm.abs", &[value, keeps_least], c.ty)
    }),
    (Cl::u_abs, |at, c| c.operand(at, 0)),
    (Cl::s_abs_diff, |at, c| difference(at, c, "llvm.smax", "llvm.smin")),
    (Cl::u_abs_diff, |at, c| difference(at, c, "llvm.umax", "llvm.umin")),
    (Cl::s_add_sat, |at, c| plain(at, c, "llvm.sadd.sat")),
    (Cl::u_add_sat, |at, c| plain(at, c, "llvm.uadd.sat")),
    (Cl::s_sub_sat, |at, c| plain(at, c, "llvm.ssub.sat")),
    (Cl::u_sub_sat, |at, c| plain(at, c, "llvm.usub.sat")),
    (Cl::s_hadd, |at, c| half(at, c, BinaryOp::And, BinaryOp::Add, BinaryOp::AShr)),
    (Cl::u_hadd, |at, c| half(at, c, BinaryOp::And, BinaryOp::Add, BinaryOp::LShr)),
    (Cl::s_rhadd, |at, c| half(at, c, BinaryOp::Or, BinaryOp::Sub, BinaryOp::AShr)),
    (Cl::u_rhadd, |at, c| half(at, c, BinaryOp::Or, BinaryOp::Sub, BinaryOp::LShr)),
    (Cl::s_max, |at, c| extreme(at, c, "llvm.smax")),
    (Cl::u_max, |at, c| extreme(at, c, "llvm.umax")),
    (Cl::s_min, |at, c| extreme(at, c, "llvm.smin")),
    (Cl::u_min, |at, c| extreme(at, c, "llvm.umin")),
    (Cl::s_clamp, |at, c| clamp(at, c, "llvm.smax", "llvm.smin")),
    (Cl::u_clamp, |at, c| clamp(at, c, "llvm.umax", "llvm.umin")),
    (Cl::s_mul_hi, |at, c| high_product(at, c, CastOp::SExt)),
    (Cl::u_mul_hi, |at, c| high_product(at, c, CastOp::ZExt)),
    (Cl::s_mad_hi, |at, c| high_sum(at, c, CastOp::SExt)),
    (Cl::u_mad_hi, |at, c| high_sum(at, c, CastOp::ZExt)),
    (Cl::s_mad_sat, |at, c| saturated_sum(at, c, CastOp::SExt)),
    (Cl::u_mad_sat, |at, c| saturated_sum(at, c, CastOp::ZExt)),
    (Cl::s_mul24, |at, c| product_24(at, c, BinaryOp::AShr)),
    (Cl::u_mul24, |at, c| product_24(at, c, BinaryOp::LShr)),
    (Cl::s_mad24, |at, c| sum_24(at, c, BinaryOp::AShr)),
    (Cl::u_mad24, |at, c| sum_24(at, c, BinaryOp::LShr)),
    (Cl::rotate, |at, c| {
        let (value, amount) = c.pair(at)?;
        intrinsic(at, "llvm.fshl", &[value, value, amount], c.ty)
    }),
    (Cl::s_upsample, upsample),
    (Cl::u_upsample, upsample),
    (Cl::bitselect, |at, c| {
        let (a, b, mask) = c.triple(at)?;
        let of = at.ty(mask);
        let width = width(at, mask)?;
        let bits = at.int_type_like(of, width);
        let [a, b, mask] =
            [a, b, mask].map(|value| if of == bits { value } else { at.cast(CastOp::BitCast, value, bits) });
        let chosen = at.binary(BinaryOp::And, b, mask);
        let others = at.not(mask);
        let kept = at.binary(BinaryOp::And, a, others);
        let both = at.binary(BinaryOp::Or, chosen, kept);
        Some(if of == bits { both } else { at.cast(CastOp::BitCast, both, of) })
    }),
    (Cl::select, |at, c| {
        let (a, b, condition) = c.triple(at)?;
        let of = at.ty(condition);
        let zero = at.zero(of);
        // Vectors are chosen by the highest bit of each element.
        let predicate = match at.module.types.lanes(of) {
            Some(_) => IntPredicate::Slt,
            None => IntPredicate::Ne,
        };
        let is_second = at.icmp(predicate, condition, zero);
        Some(at.select(is_second, b, a))
    }),
];

fn plain(at: &mut Builder<'_>, this: &Call, name: &str) -> Option<Value> {
    let count = this.reading.operands.len();
    let args: Option<Vec<Value>> = (0..count).map(|index| this.operand(at, index)).collect();
    intrinsic(at, name, &args?, this.ty)
}

/// A number of bits, which is the width for 0.
fn counted(at: &mut Builder<'_>, this: &Call, name: &str) -> Option<Value> {
    let value = this.operand(at, 0)?;
    let i1 = at.module.types.int(1);
    let zero_is_defined = at.int(i1, 0);
    intrinsic(at, name, &[value, zero_is_defined], this.ty)
}

/// A scalar as a vector of as many elements as another value has.
fn like(at: &mut Builder<'_>, value: Value, other: Value) -> Value {
    let (own, wanted) = (at.ty(value), at.ty(other));
    match own == wanted {
        true => value,
        false => at.splat(wanted, value),
    }
}

fn extreme(at: &mut Builder<'_>, this: &Call, name: &str) -> Option<Value> {
    let (a, b) = this.pair(at)?;
    let b = like(at, b, a);
    intrinsic(at, name, &[a, b], this.ty)
}

fn clamp(at: &mut Builder<'_>, this: &Call, larger: &str, smaller: &str) -> Option<Value> {
    let (value, least, most) = this.triple(at)?;
    let [least, most] = [least, most].map(|bound| like(at, bound, value));
    let value = intrinsic(at, larger, &[value, least], this.ty)?;
    intrinsic(at, smaller, &[value, most], this.ty)
}

fn difference(at: &mut Builder<'_>, this: &Call, larger: &str, smaller: &str) -> Option<Value> {
    let (a, b) = this.pair(at)?;
    let larger = intrinsic(at, larger, &[a, b], this.ty)?;
    let smaller = intrinsic(at, smaller, &[a, b], this.ty)?;
    Some(at.binary(BinaryOp::Sub, larger, smaller))
}

/// The mean of two numbers, without the bit that their sum may need more.
fn half(
    at: &mut Builder<'_>,
    this: &Call,
    common: BinaryOp,
    sum: BinaryOp,
    shift: BinaryOp,
) -> Option<Value> {
    let (a, b) = this.pair(at)?;
    let common = at.binary(common, a, b);
    let others = at.binary(BinaryOp::Xor, a, b);
    let others = at.binary_int(shift, others, 1);
    Some(at.binary(sum, common, others))
}

/// The upper half of a product.
fn high_product(at: &mut Builder<'_>, this: &Call, extend: CastOp) -> Option<Value> {
    let (a, b) = this.pair(at)?;
    high(at, a, b, extend)
}

fn high(at: &mut Builder<'_>, a: Value, b: Value, extend: CastOp) -> Option<Value> {
    let (ty, width) = (at.ty(a), width(at, a)?);
    let wide = at.int_type_like(ty, width * 2);
    let [a, b] = [a, b].map(|value| at.cast(extend, value, wide));
    let product = at.binary(BinaryOp::Mul, a, b);
    let upper = at.binary_int(BinaryOp::LShr, product, width.into());
    Some(at.cast(CastOp::Trunc, upper, ty))
}

fn high_sum(at: &mut Builder<'_>, this: &Call, extend: CastOp) -> Option<Value> {
    let (a, b, addend) = this.triple(at)?;
    let upper = high(at, a, b, extend)?;
    Some(at.binary(BinaryOp::Add, upper, addend))
}

/// A product and a sum, computed in more than twice the width and limited to the type.
fn saturated_sum(at: &mut Builder<'_>, this: &Call, extend: CastOp) -> Option<Value> {
    let (a, b, addend) = this.triple(at)?;
    let width = width(at, a)?;
    let wide = at.int_type_like(this.ty, width * 2);
    let [a, b, addend] = [a, b, addend].map(|value| at.cast(extend, value, wide));
    let product = at.binary(BinaryOp::Mul, a, b);
    // Twice the width holds the product and the sum of any three numbers.
    let sum = at.binary(BinaryOp::Add, product, addend);
    let limited = match extend {
        CastOp::SExt => {
            let most = at.int(wide, u64::MAX >> (65 - width));
            let least = at.not(most);
            let sum = intrinsic(at, "llvm.smin", &[sum, most], wide)?;
            intrinsic(at, "llvm.smax", &[sum, least], wide)?
        }
        _ => {
            let most = at.int(wide, u64::MAX >> (64 - width));
            intrinsic(at, "llvm.umin", &[sum, most], wide)?
        }
    };
    Some(at.cast(CastOp::Trunc, limited, this.ty))
}

/// A product of the lower 24 bits.
fn product_24(at: &mut Builder<'_>, this: &Call, shift: BinaryOp) -> Option<Value> {
    let (a, b) = this.pair(at)?;
    let [a, b] = [a, b].map(|value| {
        let upper = at.binary_int(BinaryOp::Shl, value, 8);
        at.binary_int(shift, upper, 8)
    });
    Some(at.binary(BinaryOp::Mul, a, b))
}

fn sum_24(at: &mut Builder<'_>, this: &Call, shift: BinaryOp) -> Option<Value> {
    let addend = this.operand(at, 2)?;
    let product = product_24(at, this, shift)?;
    Some(at.binary(BinaryOp::Add, product, addend))
}

/// A number of two halves.
fn upsample(at: &mut Builder<'_>, this: &Call) -> Option<Value> {
    let (upper, lower) = this.pair(at)?;
    let width = width(at, upper)?;
    let [upper, lower] = [upper, lower].map(|half| at.cast(CastOp::ZExt, half, this.ty));
    let upper = at.binary_int(BinaryOp::Shl, upper, width.into());
    Some(at.binary(BinaryOp::Or, upper, lower))
}

/// Adds a function of bit fields; `None` if the call is none.
pub(super) fn bit_field(at: &mut Builder<'_>, this: &Call, op: Op) -> Option<Value> {
    let first = match op {
        Op::BitFieldInsert => 2,
        Op::BitFieldSExtract | Op::BitFieldUExtract => 1,
        _ => return None,
    };
    let value = this.operand(at, 0)?;
    let (offset, count) = (this.operand(at, first)?, this.operand(at, first + 1)?);
    let (ty, width) = (at.ty(value), width(at, value)?);
    let [offset, count] = [offset, count].map(|amount| {
        let amount = at.resize(amount, width);
        like(at, amount, value)
    });
    let all = at.int(ty, width.into());
    let zero = at.zero(ty);
    let is_empty = at.icmp(IntPredicate::Eq, count, zero);
    // A shift by the width has no result: fields of no bits are chosen apart.
    let one = at.int(ty, 1);
    let some = at.select(is_empty, one, count);
    let rest = at.binary(BinaryOp::Sub, all, some);
    Some(match op {
        Op::BitFieldInsert => {
            let insert = this.operand(at, 1)?;
            let ones = at.all_ones(ty);
            let mask = at.binary(BinaryOp::LShr, ones, rest);
            let mask = at.binary(BinaryOp::Shl, mask, offset);
            let moved = at.binary(BinaryOp::Shl, insert, offset);
            let moved = at.binary(BinaryOp::And, moved, mask);
            let others = at.not(mask);
            let kept = at.binary(BinaryOp::And, value, others);
            let both = at.binary(BinaryOp::Or, kept, moved);
            at.select(is_empty, value, both)
        }
        _ => {
            let up = at.binary(BinaryOp::Sub, rest, offset);
            let high = at.binary(BinaryOp::Shl, value, up);
            let shift = if op == Op::BitFieldSExtract { BinaryOp::AShr } else { BinaryOp::LShr };
            let field = at.binary(shift, high, rest);
            at.select(is_empty, zero, field)
        }
    })
}

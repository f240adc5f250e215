//! Intrinsics of integers that are several instructions.

use super::Call;
use super::widths::{self, Bit};
use crate::calls::call;
use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, IntPredicate, Value};

/// Adds the instructions of an intrinsic; `None` if it is another, or has no form.
pub(super) fn lower(at: &mut Builder<'_>, this: &Call<'_>) -> Option<Value> {
    let (args, ty) = (this.args, this.ty);
    let first = *args.first()?;
    if let Some(chosen) = chosen(at, this, first) {
        return Some(chosen);
    }
    let of = at.ty(first);
    let scalar = at.module.types.scalar(of);
    let width = at.int_width(scalar).filter(|width| matches!(width, 8 | 16 | 32 | 64))?;
    let second = args.get(1).copied();
    Some(match this.name {
        "llvm.ctpop" if width != 32 => count(at, first, width),
        "llvm.bitreverse" => reverse(at, first, width)?,
        "llvm.bswap" => swap(at, first, width),
        "llvm.ctlz" => {
            let number = number(at, Bit::High, first, width);
            // -1 for zero gives the width.
            let last = at.int_like(number, i64::from(width) - 1);
            at.binary(BinaryOp::Sub, last, number)
        }
        "llvm.cttz" => {
            let word = at.int_type_like(of, 32);
            let number = widths::bit(at, Bit::Low, first, word);
            let none = at.icmp_int(IntPredicate::Slt, number, 0);
            let all = at.int_like(number, width.into());
            let count = at.select(none, all, number);
            match width {
                32 => count,
                ..32 => at.cast(CastOp::Trunc, count, of),
                // The zero is in 32 bits: Mesa 22.3 takes the number of a bit for positive once it is extended.
                _ => at.cast(CastOp::ZExt, count, of),
            }
        }
        "llvm.fshl" => funnel(at, first, second?, *args.get(2)?, width, true),
        "llvm.fshr" => funnel(at, first, second?, *args.get(2)?, width, false),
        "llvm.uadd.sat" => {
            let sum = at.binary(BinaryOp::Add, first, second?);
            let wraps = at.icmp(IntPredicate::Ult, sum, first);
            let most = at.all_ones(ty);
            at.select(wraps, most, sum)
        }
        "llvm.usub.sat" => {
            let rest = at.binary(BinaryOp::Sub, first, second?);
            let wraps = at.icmp(IntPredicate::Ult, first, second?);
            let zero = at.zero(ty);
            at.select(wraps, zero, rest)
        }
        "llvm.sadd.sat" => saturated(at, BinaryOp::Add, first, second?, width),
        "llvm.ssub.sat" => saturated(at, BinaryOp::Sub, first, second?, width),
        "llvm.uadd.with.overflow" => {
            let sum = at.binary(BinaryOp::Add, first, second?);
            let wraps = at.icmp(IntPredicate::Ult, sum, first);
            pair(at, this, sum, wraps)
        }
        "llvm.usub.with.overflow" => {
            let rest = at.binary(BinaryOp::Sub, first, second?);
            let wraps = at.icmp(IntPredicate::Ult, first, second?);
            pair(at, this, rest, wraps)
        }
        "llvm.sadd.with.overflow" => {
            let sum = at.binary(BinaryOp::Add, first, second?);
            let wraps = overflows(at, BinaryOp::Add, first, second?, sum);
            pair(at, this, sum, wraps)
        }
        "llvm.ssub.with.overflow" => {
            let rest = at.binary(BinaryOp::Sub, first, second?);
            let wraps = overflows(at, BinaryOp::Sub, first, second?, rest);
            pair(at, this, rest, wraps)
        }
        "llvm.umul.with.overflow" | "llvm.smul.with.overflow" => {
            let product = at.binary(BinaryOp::Mul, first, second?);
            let is_signed = this.name == "llvm.smul.with.overflow";
            let wraps = wraps(at, (first, second?, product), is_signed, width);
            pair(at, this, product, wraps)
        }
        "llvm.scmp" => order(at, this, IntPredicate::Slt, IntPredicate::Sgt)?,
        "llvm.ucmp" => order(at, this, IntPredicate::Ult, IntPredicate::Ugt)?,
        _ => return None,
    })
}

/// The smaller or the larger of two integers of any width, or the absolute value of one.
fn chosen(at: &mut Builder<'_>, this: &Call<'_>, first: Value) -> Option<Value> {
    let predicate = match this.name {
        "llvm.smin" | "llvm.abs" => IntPredicate::Slt,
        "llvm.smax" => IntPredicate::Sgt,
        "llvm.umin" => IntPredicate::Ult,
        "llvm.umax" => IntPredicate::Ugt,
        _ => return None,
    };
    if this.name == "llvm.abs" {
        let is_negative = at.icmp_int(predicate, first, 0);
        let negated = at.neg(first);
        return Some(at.select(is_negative, negated, first));
    }
    let second = *this.args.get(1)?;
    let is_first = at.icmp(predicate, first, second);
    Some(at.select(is_first, first, second))
}

/// The truth value false, of the shape of another.
fn never(at: &mut Builder<'_>, like: Value) -> Value {
    let ty = at.ty(like);
    at.zero(ty)
}

/// Whether a product is not that of unlimited integers: it divided by a factor does not give the other.
fn wraps(at: &mut Builder<'_>, (a, b, product): (Value, Value, Value), is_signed: bool, width: u32) -> Value {
    let is_zero = at.icmp_int(IntPredicate::Eq, a, 0);
    let one = at.int_like(a, 1);
    let mut divisor = at.select(is_zero, one, a);
    if !is_signed {
        let other = at.binary(BinaryOp::UDiv, product, divisor);
        let differs = at.icmp(IntPredicate::Ne, other, b);
        let no = never(at, is_zero);
        return at.select(is_zero, no, differs);
    }
    // The least number divided by -1 is not defined.
    let ty = at.ty(a);
    let (minus_one, least) = (at.all_ones(ty), at.one_bit(ty, width - 1));
    let is_minus_one = at.icmp(IntPredicate::Eq, a, minus_one);
    divisor = at.select(is_minus_one, one, divisor);
    let other = at.binary(BinaryOp::SDiv, product, divisor);
    let differs = at.icmp(IntPredicate::Ne, other, b);
    let no = never(at, is_zero);
    let differs = at.select(is_zero, no, differs);
    let is_least = at.icmp(IntPredicate::Eq, b, least);
    at.select(is_minus_one, is_least, differs)
}

/// The number of a bit as an integer of the operand's type, -1 if there is none.
fn number(at: &mut Builder<'_>, which: Bit, value: Value, width: u32) -> Value {
    let ty = at.ty(value);
    let word = at.int_type_like(ty, 32);
    let number = widths::bit(at, which, value, word);
    match width {
        32 => number,
        ..32 => at.cast(CastOp::Trunc, number, ty),
        _ => at.cast(CastOp::SExt, number, ty),
    }
}

/// How many bits of a value of another width than 32 are 1.
fn count(at: &mut Builder<'_>, value: Value, width: u32) -> Value {
    let ty = at.ty(value);
    let word = at.int_type_like(ty, 32);
    if width < 32 {
        let wide = at.cast(CastOp::ZExt, value, word);
        let bits = call(at, "__spirv_BitCount", &[wide], word);
        return at.cast(CastOp::Trunc, bits, ty);
    }
    let [low, high] = words(at, value);
    let [low, high] = [low, high].map(|part| call(at, "__spirv_BitCount", &[part], word));
    let sum = at.binary(BinaryOp::Add, low, high);
    at.cast(CastOp::ZExt, sum, ty)
}

/// The bits in the opposite order.
fn reverse(at: &mut Builder<'_>, value: Value, width: u32) -> Option<Value> {
    let ty = at.ty(value);
    let word = at.int_type_like(ty, 32);
    Some(match width {
        32 => call(at, "__spirv_BitReverse", &[value], ty),
        8 | 16 => {
            let wide = at.cast(CastOp::ZExt, value, word);
            let reversed = call(at, "__spirv_BitReverse", &[wide], word);
            let moved = at.binary_int(BinaryOp::LShr, reversed, (32 - width).into());
            at.cast(CastOp::Trunc, moved, ty)
        }
        64 => {
            let [low, high] = words(at, value);
            let [low, high] = [low, high].map(|part| call(at, "__spirv_BitReverse", &[part], word));
            let [low, high] = [low, high].map(|part| at.cast(CastOp::ZExt, part, ty));
            let moved = at.binary_int(BinaryOp::Shl, low, 32);
            at.binary(BinaryOp::Or, moved, high)
        }
        _ => return None,
    })
}

/// The low and the high 32 bits of integers of 64 bits.
fn words(at: &mut Builder<'_>, value: Value) -> [Value; 2] {
    let ty = at.ty(value);
    let word = at.int_type_like(ty, 32);
    let high = at.binary_int(BinaryOp::LShr, value, 32);
    [value, high].map(|part| at.cast(CastOp::Trunc, part, word))
}

/// The bytes in the opposite order.
fn swap(at: &mut Builder<'_>, value: Value, width: u32) -> Value {
    let bytes = width / 8;
    let mut all = None;
    for byte in 0..bytes {
        let part = at.binary_int(BinaryOp::LShr, value, (8 * byte).into());
        let part = at.binary_int(BinaryOp::And, part, 0xff);
        let part = at.binary_int(BinaryOp::Shl, part, (8 * (bytes - 1 - byte)).into());
        all = Some(all.map_or(part, |all| at.binary(BinaryOp::Or, all, part)));
    }
    all.unwrap_or(value)
}

/// The upper or the lower half of two values in a row that are shifted.
fn funnel(at: &mut Builder<'_>, high: Value, low: Value, amount: Value, width: u32, is_left: bool) -> Value {
    // Widths are powers of two here; an amount of zero must not shift by the whole width.
    let by = at.binary_int(BinaryOp::And, amount, u64::from(width) - 1);
    let last = at.int_like(by, i64::from(width) - 1);
    let rest = at.binary(BinaryOp::Sub, last, by);
    let (left, right) = if is_left { (by, rest) } else { (rest, by) };
    let (upper, lower) = match is_left {
        true => (high, at.binary_int(BinaryOp::LShr, low, 1)),
        false => (at.binary_int(BinaryOp::Shl, high, 1), low),
    };
    let upper = at.binary(BinaryOp::Shl, upper, left);
    let lower = at.binary(BinaryOp::LShr, lower, right);
    at.binary(BinaryOp::Or, upper, lower)
}

/// Whether a signed sum or difference is another number.
fn overflows(at: &mut Builder<'_>, op: BinaryOp, a: Value, b: Value, result: Value) -> Value {
    // The signs of the operands say that the result has that of the first.
    let changed = at.binary(BinaryOp::Xor, a, result);
    let other = at.binary(
        BinaryOp::Xor,
        if op == BinaryOp::Add { b } else { a },
        if op == BinaryOp::Add { result } else { b },
    );
    let both = at.binary(BinaryOp::And, changed, other);
    at.icmp_int(IntPredicate::Slt, both, 0)
}

/// A signed sum or difference, or the nearest number.
fn saturated(at: &mut Builder<'_>, op: BinaryOp, a: Value, b: Value, width: u32) -> Value {
    let result = at.binary(op, a, b);
    let wraps = overflows(at, op, a, b, result);
    // The largest number, and with the sign's bits inverted the smallest.
    let signs = at.binary_int(BinaryOp::AShr, a, u64::from(width) - 1);
    let most = at.int_like(a, i64::MAX >> (64 - width));
    let nearest = at.binary(BinaryOp::Xor, signs, most);
    at.select(wraps, nearest, result)
}

/// The structure of a result and whether it is another number.
fn pair(at: &mut Builder<'_>, this: &Call<'_>, result: Value, wraps: Value) -> Value {
    at.structure(this.ty, &[result, wraps])
}

/// -1, 0 or 1.
fn order(at: &mut Builder<'_>, this: &Call<'_>, less: IntPredicate, more: IntPredicate) -> Option<Value> {
    let &[a, b] = this.args else { return None };
    let is_less = at.icmp(less, a, b);
    let is_more = at.icmp(more, a, b);
    let [up, down] = [is_more, is_less].map(|truth| at.cast(CastOp::ZExt, truth, this.ty));
    Some(at.binary(BinaryOp::Sub, up, down))
}

//! Integers of more than a word, as words of 32 or 64 bits. The bits above the width are zero in every value.

use super::narrow;
use super::wide_shifts::shift;
use crate::emit::Emitter;
use crate::intrinsics::helper::helper;
use llvm_model::{
    BinaryOp, BlockId, Builder, CastOp, FunctionId, InstBuilder as _, IntPredicate, Type, TypeId, Value,
};

/// The bits of the highest of the words.
fn top_width(e: &Emitter, width: u32) -> u32 {
    let size = e.cx.native.word;
    match width % size {
        0 => size,
        rest => rest,
    }
}

/// Clears the bits above the width.
pub(super) fn mask(e: &mut Emitter, words: &mut [Value], width: u32) {
    if let Some(top) = words.last_mut() {
        *top = narrow::mask(e, *top, top_width(e, width));
    }
}

/// Words of zero.
pub(super) fn zero(e: &mut Emitter) -> Value {
    let word = word_type(e);
    e.zero(word)
}

pub(super) fn word_type(e: &mut Emitter) -> TypeId {
    e.module.types.int(e.cx.native.word)
}

/// The words with the highest one sign extended.
pub(super) fn signed(e: &mut Emitter, words: &[Value], width: u32) -> Vec<Value> {
    let mut words = words.to_vec();
    if let Some(top) = words.last_mut() {
        *top = narrow::sign_extended(e, *top, top_width(e, width));
    }
    words
}

/// A binary operation; `None` for those that need control flow.
pub(super) fn binary(
    e: &mut Emitter,
    op: BinaryOp,
    a: &[Value],
    b: &[Value],
    width: u32,
) -> Option<Vec<Value>> {
    use BinaryOp::*;
    let mut out = match op {
        And | Or | Xor => a.iter().zip(b).map(|(&a, &b)| e.binary(op, a, b)).collect(),
        Add | Sub => add_sub(e, op, a, b),
        Mul => multiply(e, a, b),
        Shl | LShr | AShr => shift(e, op, a, b, width),
        _ => return None,
    };
    mask(e, &mut out, width);
    Some(out)
}

/// With carry from word to word.
fn add_sub(e: &mut Emitter, op: BinaryOp, a: &[Value], b: &[Value]) -> Vec<Value> {
    let word = word_type(e);
    let mut carry: Option<Value> = None;
    let mut out = Vec::with_capacity(a.len());
    for (&a, &b) in a.iter().zip(b) {
        let plain = e.binary(op, a, b);
        let wrapped = match op {
            BinaryOp::Add => e.icmp(IntPredicate::Ult, plain, a),
            _ => e.icmp(IntPredicate::Ult, a, b),
        };
        let (value, next) = match carry {
            None => (plain, wrapped),
            Some(carry) => {
                let (one, none) = (e.int(word, 1), e.zero(word));
                let carried = e.select(carry, one, none);
                let value = e.binary(op, plain, carried);
                let again = match op {
                    BinaryOp::Add => e.icmp(IntPredicate::Ult, value, plain),
                    _ => e.icmp(IntPredicate::Ult, plain, carried),
                };
                (value, e.binary(BinaryOp::Or, wrapped, again))
            }
        };
        out.push(value);
        carry = Some(next);
    }
    out
}

/// By words, the products that reach beyond the width left out.
fn multiply(e: &mut Emitter, a: &[Value], b: &[Value]) -> Vec<Value> {
    let nothing = zero(e);
    let mut sum = vec![nothing; a.len()];
    for (i, &x) in a.iter().enumerate() {
        for (j, &y) in b.iter().enumerate().take(a.len() - i) {
            let low = e.binary(BinaryOp::Mul, x, y);
            let mut product = vec![nothing; a.len()];
            product[i + j] = low;
            if i + j + 1 < a.len() {
                product[i + j + 1] = multiply_high(e, x, y);
            }
            if i == 0 && j == 0 {
                sum = product;
            } else {
                let from = i + j;
                let upper = add_sub(e, BinaryOp::Add, &sum[from..], &product[from..]);
                sum.truncate(from);
                sum.extend(upper);
            }
        }
    }
    sum
}

/// The upper half of the product of two words.
fn multiply_high(e: &mut Emitter, x: Value, y: Value) -> Value {
    let word = word_type(e);
    if e.cx.native.word == 64 {
        return e.call_named("_Z6mul_himm", word, vec![x, y]);
    }
    let both = e.module.types.literal_struct(&[word, word], false);
    let product = e.call_named("_Z20__spirv_UMulExtendedjj", both, vec![x, y]);
    e.extract_value(product, &[1])
}

/// A comparison.
pub(super) fn compare(
    e: &mut Emitter,
    predicate: IntPredicate,
    a: &[Value],
    b: &[Value],
    width: u32,
) -> Value {
    use IntPredicate::*;
    let is_signed = narrow::is_signed(predicate);
    let (a, b) =
        if is_signed { (signed(e, a, width), signed(e, b, width)) } else { (a.to_vec(), b.to_vec()) };
    let (a, b, invert) = match predicate {
        Eq | Ne => {
            let mut all: Option<Value> = None;
            for (&a, &b) in a.iter().zip(&b) {
                let differs = e.binary(BinaryOp::Xor, a, b);
                all = Some(all.map_or(differs, |all| e.binary(BinaryOp::Or, all, differs)));
            }
            let all = all.unwrap_or_else(|| zero(e));
            return e.icmp_int(predicate, all, 0);
        }
        Ult | Slt => (a, b, false),
        Ugt | Sgt => (b, a, false),
        Uge | Sge => (a, b, true),
        Ule | Sle => (b, a, true),
    };
    let bool_ = e.module.types.int(1);
    let mut less: Option<Value> = None;
    for (index, (&x, &y)) in a.iter().zip(&b).enumerate() {
        let top = index + 1 == a.len();
        let order = if top && is_signed { Slt } else { Ult };
        let here = e.icmp(order, x, y);
        less = Some(match less {
            None => here,
            Some(below) => {
                let equal = e.icmp(Eq, x, y);
                e.select(equal, below, here)
            }
        });
    }
    match (less, invert) {
        (Some(less), true) => e.not(less),
        (Some(less), false) => less,
        (None, _) => e.int(bool_, u64::from(invert)),
    }
}

/// Words of another integer as words of `width` bits: cut, or extended by zeros or the sign.
pub(super) fn resize(e: &mut Emitter, words: &[Value], from: u32, to: u32, sign: bool) -> Vec<Value> {
    let mut out = if sign { signed(e, words, from) } else { words.to_vec() };
    let size = e.cx.native.word;
    let count = to.div_ceil(size) as usize;
    if out.len() < count {
        let fill = match (sign, out.last()) {
            (true, Some(&top)) => e.binary_int(BinaryOp::AShr, top, u64::from(size - 1)),
            _ => zero(e),
        };
        out.resize(count, fill);
    }
    out.truncate(count);
    if to < from || sign {
        mask(e, &mut out, to);
    }
    out
}

/// The function that divides integers of this type: plain LLVM IR on the type itself, legalized like everything else.
pub(super) fn divider(e: &mut Emitter, op: BinaryOp, ty: TypeId, width: u32) -> FunctionId {
    let name = format!("expanded.{}_i{width}", op.keyword());
    helper(e.cx, e.module, name, ty, &[ty, ty], |b, entry| divide(b, entry, op, ty, width))
}

/// Shift and subtract, one bit at a time; signed numbers by their magnitudes.
fn divide(b: &mut Builder, entry: BlockId, op: BinaryOp, ty: TypeId, width: u32) {
    let [zero, one, start, sign_bit] = [0, 1, width, width - 1].map(|value| b.int(ty, value.into()));
    let is_signed = matches!(op, BinaryOp::SDiv | BinaryOp::SRem);
    let remainder = matches!(op, BinaryOp::URem | BinaryOp::SRem);
    let (each, exit) = (b.add_block("bit"), b.add_block("exit"));
    let negate_if = |b: &mut Builder, sign: Value, value: Value| {
        let flipped = b.binary(BinaryOp::Xor, value, sign);
        b.binary(BinaryOp::Sub, flipped, sign)
    };
    let (mut dividend, mut divisor, mut sign) = (Value::Arg(0), Value::Arg(1), zero);
    if is_signed {
        let a = b.binary(BinaryOp::AShr, dividend, sign_bit);
        let c = b.binary(BinaryOp::AShr, divisor, sign_bit);
        dividend = negate_if(b, a, dividend);
        divisor = negate_if(b, c, divisor);
        sign = if remainder { a } else { b.binary(BinaryOp::Xor, a, c) };
    }
    b.br(each);
    b.switch_to(each);
    let phis = [start, zero, zero].map(|start| b.phi(ty, [(start, entry)]));
    let [count, quotient, rest] = phis.map(Value::Inst);
    let bit_index = b.binary(BinaryOp::Sub, count, one);
    let moved = b.binary(BinaryOp::LShr, dividend, bit_index);
    let bit = b.binary(BinaryOp::And, moved, one);
    // The bit that falls off the top when the rest is doubled makes it larger than any divisor.
    let top = b.icmp(IntPredicate::Slt, rest, zero);
    let doubled = b.binary(BinaryOp::Shl, rest, one);
    let next = b.binary(BinaryOp::Or, doubled, bit);
    let enough = b.icmp(IntPredicate::Uge, next, divisor);
    let fits = b.binary(BinaryOp::Or, top, enough);
    let less = b.binary(BinaryOp::Sub, next, divisor);
    let new_rest = b.select(fits, less, next);
    let quotient_bit = b.select(fits, one, zero);
    let quotient_moved = b.binary(BinaryOp::Shl, quotient, one);
    let new_quotient = b.binary(BinaryOp::Or, quotient_moved, quotient_bit);
    let more = b.icmp(IntPredicate::Ne, bit_index, zero);
    b.cond_br(more, each, exit);
    for (phi, value) in phis.into_iter().zip([bit_index, new_quotient, new_rest]) {
        b.body.add_incoming(phi, value, each);
    }
    b.switch_to(exit);
    let result = if remainder { new_rest } else { new_quotient };
    let result = if is_signed { negate_if(b, sign, result) } else { result };
    b.ret(Some(result));
}

/// The float nearest to an unsigned number: the highest 64 bits that are used, the rest only as a sticky bit, scaled
/// by a power of two. The words have 64 bits.
pub(super) fn to_float(
    e: &mut Emitter,
    words: &[Value],
    width: u32,
    ty: TypeId,
    sign: bool,
) -> Option<Value> {
    if e.cx.native.word < 64 {
        return None;
    }
    let i64_ = e.module.types.int(64);
    let mut magnitude = if sign { signed(e, words, width) } else { words.to_vec() };
    let negative = match (sign, magnitude.last()) {
        (true, Some(&top)) => {
            let mask = e.binary_int(BinaryOp::AShr, top, 63);
            let flipped: Vec<Value> = magnitude.iter().map(|&w| e.binary(BinaryOp::Xor, w, mask)).collect();
            let masks = vec![mask; flipped.len()];
            magnitude = add_sub(e, BinaryOp::Sub, &flipped, &masks);
            Some(e.icmp_int(IntPredicate::Ne, mask, 0))
        }
        _ => None,
    };
    if !matches!(e.module.types[ty], Type::Float | Type::Double) {
        return None;
    }
    // Drop whole words from the top while they are zero: keep (high, low) of the highest used word, and what is lost.
    let mut high = zero(e);
    let mut low = zero(e);
    let mut lost = zero(e);
    let mut exponent = zero(e);
    for (index, &word) in magnitude.iter().enumerate() {
        let used = e.icmp_int(IntPredicate::Ne, word, 0);
        let shifted = e.int(i64_, index as u64 * 64);
        // Moving up one word: the previous high becomes low.
        let below = if index == 0 { zero(e) } else { magnitude[index - 1] };
        let mut all_below = zero(e);
        for &earlier in magnitude.iter().take(index.saturating_sub(1)) {
            all_below = e.binary(BinaryOp::Or, all_below, earlier);
        }
        high = e.select(used, word, high);
        low = e.select(used, below, low);
        lost = e.select(used, all_below, lost);
        exponent = e.select(used, shifted, exponent);
    }
    // Normalize: the leading one to bit 63.
    let bool_ = e.module.types.int(1);
    let no = e.int(bool_, 0);
    let lead = e.call_named("llvm.ctlz.i64", i64_, vec![high, no]);
    let lead = e.binary_int(BinaryOp::And, lead, 63);
    let up = e.binary(BinaryOp::Shl, high, lead);
    let last = e.int(i64_, 63);
    let opposite = e.binary(BinaryOp::Sub, last, lead);
    let half = e.binary_int(BinaryOp::LShr, low, 1);
    let from_low = e.binary(BinaryOp::LShr, half, opposite);
    let top = e.binary(BinaryOp::Or, up, from_low);
    let rest_low = e.binary(BinaryOp::Shl, low, lead);
    let rest = e.binary(BinaryOp::Or, rest_low, lost);
    let sticky = e.icmp_int(IntPredicate::Ne, rest, 0);
    let (one, none) = (e.int(i64_, 1), e.zero(i64_));
    let sticky = e.select(sticky, one, none);
    let top = e.binary(BinaryOp::Or, top, sticky);
    let float = e.cast(CastOp::UIToFP, top, ty);
    let exponent = e.binary(BinaryOp::Sub, exponent, lead);
    let i32_ = e.module.types.int(32);
    let exponent = e.cast(CastOp::Trunc, exponent, i32_);
    let name = if e.module.types[ty] == Type::Float { "llvm.ldexp.f32.i32" } else { "llvm.ldexp.f64.i32" };
    let scaled = e.call_named(name, ty, vec![float, exponent]);
    Some(match negative {
        Some(negative) => {
            let flipped = e.fneg(scaled);
            e.select(negative, flipped, scaled)
        }
        None => scaled,
    })
}

/// The integer part of a float in range: word by word from the top, each step exact. The words have 64 bits.
pub(super) fn from_float(e: &mut Emitter, value: Value, width: u32, sign: bool) -> Option<Vec<Value>> {
    if e.cx.native.word < 64 {
        return None;
    }
    let ty = e.ty(value);
    let (i64_, i32_) = (e.module.types.int(64), e.module.types.int(32));
    let (name, absolute) = match e.module.types[ty] {
        Type::Float => ("llvm.ldexp.f32.i32", "llvm.fabs.f32"),
        Type::Double => ("llvm.ldexp.f64.i32", "llvm.fabs.f64"),
        _ => return None,
    };
    let zero_float = e.zero(ty);
    let negative = sign.then(|| e.fcmp(llvm_model::FloatPredicate::Olt, value, zero_float));
    let mut rest = if sign { e.call_named(absolute, ty, vec![value]) } else { value };
    let count = width.div_ceil(64);
    let mut words = Vec::new();
    for index in (0..count).rev() {
        let down = e.int(i32_, (-64 * i64::from(index)) as u64);
        let scaled = if index == 0 { rest } else { e.call_named(name, ty, vec![rest, down]) };
        let word = e.cast(CastOp::FPToUI, scaled, i64_);
        words.push(word);
        if index > 0 {
            let back = e.cast(CastOp::UIToFP, word, ty);
            let up = e.int(i32_, 64 * u64::from(index));
            let taken = e.call_named(name, ty, vec![back, up]);
            rest = e.binary(BinaryOp::FSub, rest, taken);
        }
    }
    words.reverse();
    if let Some(negative) = negative {
        let zeros: Vec<Value> = words.iter().map(|_| zero(e)).collect();
        let negated = add_sub(e, BinaryOp::Sub, &zeros, &words);
        words = negated.iter().zip(&words).map(|(&n, &p)| e.select(negative, n, p)).collect();
    }
    mask(e, &mut words, width);
    Some(words)
}

//! AMD's media operations as the arithmetic that their specifications state: cl_amd_media_ops and cl_amd_media_ops2.
//!
//! SPIR-V has no instructions for them, and no library of another vendor has the functions. Each works on every element
//! of a vector alike.

use super::Function;
use crate::emit::Emitter;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, IntPredicate, Value};
use ocl_mangle::Builtin;

/// The functions.
pub(super) const FUNCTIONS: &[Function] = &[
    ("amd_pack", 1, pack),
    ("amd_unpack0", 1, |e, _, args| unpack(e, args, 0)),
    ("amd_unpack1", 1, |e, _, args| unpack(e, args, 8)),
    ("amd_unpack2", 1, |e, _, args| unpack(e, args, 16)),
    ("amd_unpack3", 1, |e, _, args| unpack(e, args, 24)),
    ("amd_bitalign", 3, |e, _, args| align(e, args, 31, 1)),
    ("amd_bytealign", 3, |e, _, args| align(e, args, 3, 8)),
    ("amd_lerp", 3, lerp),
    ("amd_sad", 3, |e, _, args| sad(e, args, 0)),
    ("amd_sadhi", 3, |e, _, args| sad(e, args, 16)),
    ("amd_sad4", 3, sad4),
    ("amd_msad", 3, msad),
    ("amd_qsad", 3, |e, _, args| four_sads(e, args, false)),
    ("amd_mqsad", 3, |e, _, args| four_sads(e, args, true)),
    ("amd_sadw", 3, |e, _, args| sum_of_differences(e, args, 16, false)),
    ("amd_sadd", 3, |e, _, args| sum_of_differences(e, args, 32, false)),
    ("amd_bfm", 2, mask),
    ("amd_bfe", 3, field),
    ("amd_median3", 3, median),
    ("amd_min3", 3, |e, element, args| of_three(e, element, args, "min")),
    ("amd_max3", 3, |e, element, args| of_three(e, element, args, "max")),
];

/// `amd_pack`: four floats as the bytes of an integer.
fn pack(e: &mut Emitter, _: Builtin, args: &[Value]) -> Option<Value> {
    let &[floats] = args else { return None };
    let int = e.module.types.int(32);
    let mut sum = None;
    for lane in 0..4 {
        let float = e.extract(floats, lane);
        let whole = e.cast(CastOp::FPToUI, float, int);
        let byte = e.binary_int(BinaryOp::And, whole, 0xff);
        let place = e.binary_int(BinaryOp::Shl, byte, u64::from(8 * lane));
        sum = Some(match sum {
            Some(sum) => e.binary(BinaryOp::Or, sum, place),
            None => place,
        });
    }
    sum
}

/// `amd_unpackN`: one byte as a float.
fn unpack(e: &mut Emitter, args: &[Value], shift: u64) -> Option<Value> {
    let &[packed] = args else { return None };
    let byte = part(e, packed, shift, 8);
    let ty = e.ty(packed);
    let float = e.module.types.intern(llvm_model::Type::Float);
    let ty = e.like(ty, float);
    Some(e.cast(CastOp::UIToFP, byte, ty))
}

/// `amd_bitalign` and `amd_bytealign`: 32 bits out of 64, from a distance that counts in units of so many bits.
fn align(e: &mut Emitter, args: &[Value], last: u64, unit: u64) -> Option<Value> {
    let &[high, low, distance] = args else { return None };
    let [high, low, distance] = [high, low, distance].map(|value| e.resize(value, 64));
    let high = e.binary_int(BinaryOp::Shl, high, 32);
    let both = e.binary(BinaryOp::Or, high, low);
    let distance = e.binary_int(BinaryOp::And, distance, last);
    let distance = e.binary_int(BinaryOp::Mul, distance, unit);
    let moved = e.binary(BinaryOp::LShr, both, distance);
    Some(e.resize(moved, 32))
}

/// `amd_lerp`: the mean of each two bytes, rounded up if the lowest bit of the third argument's byte is set.
fn lerp(e: &mut Emitter, _: Builtin, args: &[Value]) -> Option<Value> {
    let &[a, b, rounding] = args else { return None };
    let mut result = None;
    for shift in [0, 8, 16, 24] {
        let (a, b) = (part(e, a, shift, 8), part(e, b, shift, 8));
        let up = part(e, rounding, shift, 1);
        let sum = e.binary(BinaryOp::Add, a, b);
        let sum = e.binary(BinaryOp::Add, sum, up);
        let mean = e.binary_int(BinaryOp::LShr, sum, 1);
        let place = e.binary_int(BinaryOp::Shl, mean, shift);
        result = Some(match result {
            Some(result) => e.binary(BinaryOp::Or, result, place),
            None => place,
        });
    }
    result
}

/// `amd_sad` and `amd_sadhi`: the sum of the differences of bytes, added at a place of the third argument.
fn sad(e: &mut Emitter, args: &[Value], shift: u64) -> Option<Value> {
    let &[a, b, start] = args else { return None };
    let sum = differences(e, a, b, 8, false);
    let sum = e.binary_int(BinaryOp::Shl, sum, shift);
    Some(e.binary(BinaryOp::Add, start, sum))
}

/// `amd_sad4`: the differences of sixteen bytes.
fn sad4(e: &mut Emitter, _: Builtin, args: &[Value]) -> Option<Value> {
    let &[a, b, start] = args else { return None };
    let mut sum = start;
    for lane in 0..4 {
        let (a, b) = (e.extract(a, lane), e.extract(b, lane));
        let own = differences(e, a, b, 8, false);
        sum = e.binary(BinaryOp::Add, sum, own);
    }
    Some(sum)
}

/// `amd_msad`: as `amd_sad`, without the bytes with a zero counterpart in the second argument.
fn msad(e: &mut Emitter, _: Builtin, args: &[Value]) -> Option<Value> {
    sum_of_differences(e, args, 8, true)
}

/// The differences of parts of so many bits added to the third argument.
fn sum_of_differences(e: &mut Emitter, args: &[Value], bits: u64, masked: bool) -> Option<Value> {
    let &[a, b, start] = args else { return None };
    let sum = differences(e, a, b, bits, masked);
    Some(e.binary(BinaryOp::Add, start, sum))
}

/// `amd_qsad` and `amd_mqsad`: four sums of 16 bits, each of the differences from one byte further on.
fn four_sads(e: &mut Emitter, args: &[Value], masked: bool) -> Option<Value> {
    let &[a, b, start] = args else { return None };
    let mut result = None;
    for number in 0..4 {
        let window = e.binary_int(BinaryOp::LShr, a, 8 * number);
        let window = e.resize(window, 32);
        let sum = differences(e, window, b, 8, masked);
        let sum = e.resize(sum, 64);
        let own = part(e, start, 16 * number, 16);
        let sum = e.binary(BinaryOp::Add, own, sum);
        // Each sum has 16 bits of its own.
        let sum = e.binary_int(BinaryOp::And, sum, 0xffff);
        let place = e.binary_int(BinaryOp::Shl, sum, 16 * number);
        result = Some(match result {
            Some(result) => e.binary(BinaryOp::Or, result, place),
            None => place,
        });
    }
    result
}

/// `amd_bfm`: so many bits set from a place on.
fn mask(e: &mut Emitter, _: Builtin, args: &[Value]) -> Option<Value> {
    let &[width, place] = args else { return None };
    let ty = e.ty(width);
    let one = e.int(ty, 1);
    let width = e.binary_int(BinaryOp::And, width, 31);
    let place = e.binary_int(BinaryOp::And, place, 31);
    let above = e.binary(BinaryOp::Shl, one, width);
    let bits = e.binary_int(BinaryOp::Sub, above, 1);
    Some(e.binary(BinaryOp::Shl, bits, place))
}

/// `amd_bfe`: a bit field, extended by its sign where the type has one.
fn field(e: &mut Emitter, element: Builtin, args: &[Value]) -> Option<Value> {
    let &[value, offset, width] = args else { return None };
    let shift = if element.as_int()?.1 { BinaryOp::AShr } else { BinaryOp::LShr };
    let ty = e.ty(value);
    let offset = e.binary_int(BinaryOp::And, offset, 31);
    let width = e.binary_int(BinaryOp::And, width, 31);
    let end = e.binary(BinaryOp::Add, offset, width);
    let thirty_two = e.int(ty, 32);
    let zero = e.zero(ty);
    // What is not chosen may shift by any distance, so distances are kept below 32.
    let above = e.binary(BinaryOp::Sub, thirty_two, end);
    let above = e.binary_int(BinaryOp::And, above, 31);
    let rest = e.binary(BinaryOp::Sub, thirty_two, width);
    let rest = e.binary_int(BinaryOp::And, rest, 31);
    let inside = e.binary(BinaryOp::Shl, value, above);
    let inside = e.binary(shift, inside, rest);
    let at_end = e.binary(shift, value, offset);
    let is_inside = e.icmp(IntPredicate::Ult, end, thirty_two);
    let found = e.select(is_inside, inside, at_end);
    let is_empty = e.icmp(IntPredicate::Eq, width, zero);
    Some(e.select(is_empty, zero, found))
}

/// `amd_median3`
fn median(e: &mut Emitter, element: Builtin, args: &[Value]) -> Option<Value> {
    let &[a, b, c] = args else { return None };
    let low = choose(e, element, "min", a, b);
    let high = choose(e, element, "max", a, b);
    let below = choose(e, element, "min", high, c);
    Some(choose(e, element, "max", low, below))
}

/// `amd_min3` and `amd_max3`
fn of_three(e: &mut Emitter, element: Builtin, args: &[Value], which: &str) -> Option<Value> {
    let &[a, b, c] = args else { return None };
    let two = choose(e, element, which, b, c);
    Some(choose(e, element, which, a, two))
}

/// The smaller or the larger of two numbers.
fn choose(e: &mut Emitter, element: Builtin, which: &str, a: Value, b: Value) -> Value {
    let ty = e.ty(a);
    let name = match element.as_int() {
        Some((_, true)) => format!("llvm.s{which}"),
        Some((_, false)) => format!("llvm.u{which}"),
        None => format!("llvm.{which}num"),
    };
    e.call_intrinsic(&name, &[ty], ty, vec![a, b])
}

/// So many bits of an integer from a place on.
fn part(e: &mut Emitter, value: Value, shift: u64, bits: u64) -> Value {
    let moved = if shift == 0 { value } else { e.binary_int(BinaryOp::LShr, value, shift) };
    e.binary_int(BinaryOp::And, moved, (1 << bits) - 1)
}

/// Returns the sum of the absolute differences between parts of 32-bit integers; with `masked` without those with a zero
/// second part.
fn differences(e: &mut Emitter, a: Value, b: Value, bits: u64, masked: bool) -> Value {
    let mut sum: Option<Value> = None;
    for shift in (0..32).step_by(bits as usize) {
        let whole = bits == 32;
        let (a, b) = if whole { (a, b) } else { (part(e, a, shift, bits), part(e, b, shift, bits)) };
        let larger = choose(e, Builtin::UInt, "max", a, b);
        let smaller = choose(e, Builtin::UInt, "min", a, b);
        let mut difference = e.binary(BinaryOp::Sub, larger, smaller);
        if masked {
            let is_zero = e.icmp_int(IntPredicate::Eq, b, 0);
            let ty = e.ty(difference);
            let zero = e.zero(ty);
            difference = e.select(is_zero, zero, difference);
        }
        sum = Some(match sum {
            Some(sum) => e.binary(BinaryOp::Add, sum, difference),
            None => difference,
        });
    }
    match sum {
        Some(sum) => sum,
        // There is always a part.
        None => a,
    }
}

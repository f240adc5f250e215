//! Counting, reversing and swapping bits.

use super::{args, native};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, InstId, IntPredicate, TypeId, Value};

/// The smallest native width that holds `width` bits.
fn native_width(width: u32) -> u32 {
    width.max(8).next_power_of_two()
}

/// The 64-bit parts of an integer wider than that, the lowest first, the highest zero extended.
fn parts(e: &mut Emitter, value: Value, width: u32) -> Vec<(Value, u32)> {
    (0..width.div_ceil(64))
        .map(|part| {
            let shifted = e.binary_int(BinaryOp::LShr, value, u64::from(part) * 64);
            (e.resize(shifted, 64), (width - part * 64).min(64))
        })
        .collect()
}

/// Counts with a count of one integer of at most 64 bits, and joins the counts of wider ones.
fn count(e: &mut Emitter, inst: InstId, call: &Call, name: &str) -> Step {
    let [value] = args(e, call);
    let ty = e.ty(value);
    let width = e.int_width(ty).unwrap_or(32);
    if native(width) {
        return Step::Keep;
    }
    let result = e.body.insts[inst].ty;
    if width <= 64 {
        let counted = count_small(e, name, value, width);
        let counted = e.resize(counted, width);
        return Step::Replace(e.cast_to(counted, result));
    }
    let mut parts = parts(e, value, width);
    if name == "ctlz" {
        parts.reverse();
    }
    // From the part that decides last to the one that decides first.
    let mut total: Option<Value> = None;
    for (part, part_width) in parts.into_iter().rev() {
        let narrow = e.resize(part, part_width);
        let counted = count_small(e, name, narrow, part_width);
        total = Some(match total {
            None => counted,
            Some(rest) if name == "ctpop" => e.binary(BinaryOp::Add, rest, counted),
            Some(rest) => {
                let empty = e.icmp_int(IntPredicate::Eq, narrow, 0);
                let beyond = e.binary_int(BinaryOp::Add, rest, u64::from(part_width));
                e.select(empty, beyond, counted)
            }
        });
    }
    match total {
        Some(total) => Step::Replace(e.resize(total, width)),
        None => Step::Keep,
    }
}

/// The count of an integer of at most 64 bits, with 64 bits. Zero counts as all its bits.
fn count_small(e: &mut Emitter, name: &str, value: Value, width: u32) -> Value {
    let wide = native_width(width);
    let mut operand = e.resize(value, wide);
    if name == "cttz" && wide > width {
        let ty = e.ty(operand);
        let stop = e.one_bit(ty, width);
        operand = e.binary(BinaryOp::Or, operand, stop);
    }
    let ty = e.ty(operand);
    let mut arguments = vec![operand];
    if name != "ctpop" {
        let bool_ = e.module.types.int(1);
        arguments.push(e.int(bool_, 0));
    }
    let counted = e.call_intrinsic(&format!("llvm.{name}"), &[ty], ty, arguments);
    let counted = if name == "ctlz" && wide > width {
        e.binary_int(BinaryOp::Sub, counted, u64::from(wide - width))
    } else {
        counted
    };
    e.resize(counted, 64)
}

/// `llvm.ctpop`
pub(super) fn ctpop(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    count(e, inst, call, "ctpop")
}
/// `llvm.ctlz`; with the flag that zero is poison any result will do.
pub(super) fn ctlz(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    count(e, inst, call, "ctlz")
}
/// `llvm.cttz`
pub(super) fn cttz(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    count(e, inst, call, "cttz")
}

/// `llvm.bitreverse`: by halves, quarters, … of the next power of two, then shifted down by the excess width.
pub(super) fn bitreverse(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [value] = args(e, call);
    let ty = e.ty(value);
    let width = e.int_width(ty).unwrap_or(32);
    if native(width) && e.cx.options.spirv.extensions.allows("SPV_KHR_bit_instructions") {
        return Step::Keep;
    }
    Step::Replace(reverse(e, value, width, 1))
}

/// `llvm.bswap`
pub(super) fn bswap(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [value] = args(e, call);
    let ty = e.ty(value);
    let width = e.int_width(ty).unwrap_or(32);
    Step::Replace(reverse(e, value, width, 8))
}

/// Reverses the order of groups of `unit` bits.
fn reverse(e: &mut Emitter, value: Value, width: u32, unit: u32) -> Value {
    if width > 64 {
        let parts = parts(e, value, width);
        let whole = parts.len() as u32 * 64;
        let mut sum: Option<Value> = None;
        for (index, (part, _)) in parts.into_iter().enumerate() {
            let reversed = reverse(e, part, 64, unit);
            // Part 0 becomes the highest; the empty bits of the highest part fall off at the bottom.
            let at = i64::from(whole) - 64 * (index as i64 + 1) - i64::from(whole - width);
            let piece = if at < 0 {
                let moved = e.binary_int(BinaryOp::LShr, reversed, at.unsigned_abs());
                e.resize(moved, width)
            } else {
                let wide = e.resize(reversed, width);
                e.binary_int(BinaryOp::Shl, wide, at.unsigned_abs())
            };
            sum = Some(sum.map_or(piece, |sum| e.binary(BinaryOp::Or, sum, piece)));
        }
        return sum.unwrap_or(value);
    }
    let whole = width.max(unit).next_power_of_two();
    let mut value = e.resize(value, whole);
    let mut group = whole / 2;
    while group >= unit && group > 0 {
        value = if group * 2 == whole {
            let high = e.binary_int(BinaryOp::Shl, value, u64::from(group));
            let low = e.binary_int(BinaryOp::LShr, value, u64::from(group));
            e.binary(BinaryOp::Or, high, low)
        } else {
            let mask = alternating(group);
            let kept = e.binary_int(BinaryOp::And, value, mask);
            let high = e.binary_int(BinaryOp::Shl, kept, u64::from(group));
            let moved = e.binary_int(BinaryOp::LShr, value, u64::from(group));
            let low = e.binary_int(BinaryOp::And, moved, mask);
            e.binary(BinaryOp::Or, high, low)
        };
        group /= 2;
    }
    if whole > width {
        value = e.binary_int(BinaryOp::LShr, value, u64::from(whole - width));
        value = e.resize(value, width);
    }
    value
}

/// `llvm.clmul`: the sum without carries of one operand moved to every bit that is set in the other.
pub(super) fn carryless(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [a, b] = args(e, call);
    let ty = e.ty(a);
    let mut sum = e.zero(ty);
    for bit in 0..e.int_width(ty).unwrap_or(32) {
        let one = e.one_bit(ty, bit);
        let chosen = e.binary(BinaryOp::And, b, one);
        let set = e.icmp_int(IntPredicate::Ne, chosen, 0);
        let moved = e.binary_int(BinaryOp::Shl, a, u64::from(bit));
        let zero = e.zero(ty);
        let part = e.select(set, moved, zero);
        sum = e.binary(BinaryOp::Xor, sum, part);
    }
    Step::Replace(sum)
}

/// Groups of `group` ones and zeros, ones lowest.
fn alternating(group: u32) -> u64 {
    let ones = llvm_model::int::mask(group);
    (0..64).step_by(2 * group as usize).fold(0, |mask, at| mask | ones << at)
}

impl Emitter<'_, '_> {
    /// `value` as it is, or converted between integers of different widths, to have type `ty`.
    pub(super) fn cast_to(&mut self, value: Value, ty: TypeId) -> Value {
        let from = self.ty(value);
        match (self.int_width(from), self.int_width(ty)) {
            (Some(a), Some(b)) if a < b => self.cast(CastOp::ZExt, value, ty),
            (Some(a), Some(b)) if a > b => self.cast(CastOp::Trunc, value, ty),
            _ => value,
        }
    }
}

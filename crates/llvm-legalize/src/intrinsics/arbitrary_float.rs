//! `llvm.convert.from.arbitrary.fp`: numbers in formats of 4 to 8 bits, which LLVM IR holds as integers, become floats.
//!
//! Every such number but those of `Float8E8M0FNU` is a normal number of 32 bits, so that the conversion is exact also where
//! denormal numbers are flushed. Source: LLVM language reference, `llvm.convert.from.arbitrary.fp`; `APFloat.h` for the formats.

use super::constrained::metadata_text;
use super::{arg, gone};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, InstId, IntPredicate, Type, TypeId, Value};
use translate_common::problems::IntrinsicProblem;

/// The numbers of a format that are not finite.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Special {
    /// The highest exponent is that of infinity and of NaN.
    Ieee,
    /// The highest magnitude is NaN.
    Highest,
    /// Negative zero is NaN.
    NegativeZero,
    /// There are none.
    Nothing,
}

/// A format with a sign: the bits of its exponent and of its fraction, and the bias of the exponent.
struct Format {
    name: &'static str,
    exponent: u32,
    fraction: u32,
    bias: u32,
    special: Special,
}

const fn format(name: &'static str, exponent: u32, fraction: u32, bias: u32, special: Special) -> Format {
    Format { name, exponent, fraction, bias, special }
}

const FORMATS: &[Format] = &[
    format("Float8E5M2", 5, 2, 15, Special::Ieee),
    format("Float8E5M2FNUZ", 5, 2, 16, Special::NegativeZero),
    format("Float8E4M3", 4, 3, 7, Special::Ieee),
    format("Float8E4M3FN", 4, 3, 7, Special::Highest),
    format("Float8E4M3FNUZ", 4, 3, 8, Special::NegativeZero),
    format("Float8E4M3B11FNUZ", 4, 3, 11, Special::NegativeZero),
    format("Float8E3M4", 3, 4, 3, Special::Ieee),
    format("Float6E3M2FN", 3, 2, 3, Special::Nothing),
    format("Float6E2M3FN", 2, 3, 1, Special::Nothing),
    format("Float4E2M1FN", 2, 1, 1, Special::Nothing),
];

/// Powers of two without a sign.
const EXPONENTS: &str = "Float8E8M0FNU";

const FRACTION: u32 = 23;
const BIAS: u32 = 127;
const SIGN: u32 = 31;
const NAN: u64 = 0x7fc0_0000;
const INFINITY: u64 = 0x7f80_0000;
const QUIET: u64 = 0x0040_0000;

/// `llvm.convert.from.arbitrary.fp`
pub(super) fn convert_from(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let number = arg(e, call, 0);
    let name = metadata_text(e, call, 1).unwrap_or_default();
    let known = FORMATS.iter().find(|format| format.name == name);
    if known.is_none() && name != EXPONENTS {
        e.problem(inst, IntrinsicProblem::Format { name });
        return gone(e, inst);
    }
    let wide = e.resize(number, 32);
    let bits = match known {
        Some(format) => single(e, wide, format),
        None => power_of_two(e, wide),
    };
    let of_bits = e.ty(bits);
    let float = e.module.types.intern(Type::Float);
    let float = e.like(of_bits, float);
    let converted = e.cast(CastOp::BitCast, bits, float);
    let ty = e.body.insts[inst].ty;
    Step::Replace(fit(e, converted, ty))
}

/// The bits of a number as a float of 32 bits.
fn single(e: &mut Emitter, wide: Value, format: &Format) -> Value {
    let (ty, width) = (e.ty(wide), format.exponent + format.fraction);
    let magnitude = e.binary_int(BinaryOp::And, wide, llvm_model::int::mask(width));
    let shifted = e.binary_int(BinaryOp::Shl, magnitude, u64::from(FRACTION - format.fraction));
    let rebased = e.binary_int(BinaryOp::Add, shifted, u64::from(BIAS - format.bias) << FRACTION);
    let small = denormal(e, magnitude, format);
    let is_small = e.icmp_int(IntPredicate::Ult, magnitude, 1 << format.fraction);
    let mut bits = e.select(is_small, small, rebased);
    let nan = e.int(ty, NAN);
    match format.special {
        Special::Ieee => {
            let infinity = llvm_model::int::mask(format.exponent) << format.fraction;
            let special = e.binary_int(BinaryOp::Or, shifted, INFINITY);
            let quiet = e.binary_int(BinaryOp::Or, special, QUIET);
            let is_nan = e.icmp_int(IntPredicate::Ugt, magnitude, infinity);
            let special = e.select(is_nan, quiet, special);
            let is_special = e.icmp_int(IntPredicate::Uge, magnitude, infinity);
            bits = e.select(is_special, special, bits);
        }
        Special::Highest => {
            let is_nan = e.icmp_int(IntPredicate::Eq, magnitude, llvm_model::int::mask(width));
            bits = e.select(is_nan, nan, bits);
        }
        Special::NegativeZero | Special::Nothing => {}
    }
    let sign = e.binary_int(BinaryOp::LShr, wide, u64::from(width));
    let sign = e.binary_int(BinaryOp::Shl, sign, u64::from(SIGN));
    bits = e.binary(BinaryOp::Or, bits, sign);
    if format.special == Special::NegativeZero {
        let is_nan = e.icmp_int(IntPredicate::Eq, wide, 1 << width);
        bits = e.select(is_nan, nan, bits);
    }
    bits
}

/// The bits of a number without an exponent: so many of the smallest numbers.
fn denormal(e: &mut Emitter, magnitude: Value, format: &Format) -> Value {
    let ty = e.ty(magnitude);
    let float = e.module.types.intern(Type::Float);
    let float = e.like(ty, float);
    let count = e.cast(CastOp::UIToFP, magnitude, float);
    let exponent = BIAS + 1 - format.bias - format.fraction;
    let smallest = e.float_bits(float, u64::from(exponent) << FRACTION);
    let value = e.binary(BinaryOp::FMul, count, smallest);
    e.cast(CastOp::BitCast, value, ty)
}

/// The bits of a power of two by its exponent; the smallest one has none of its own in 32 bits.
fn power_of_two(e: &mut Emitter, wide: Value) -> Value {
    let ty = e.ty(wide);
    let normal = e.binary_int(BinaryOp::Shl, wide, u64::from(FRACTION));
    let (smallest, nan) = (e.int(ty, QUIET), e.int(ty, NAN));
    let is_smallest = e.icmp_int(IntPredicate::Eq, wide, 0);
    let bits = e.select(is_smallest, smallest, normal);
    let is_nan = e.icmp_int(IntPredicate::Eq, wide, 0xff);
    e.select(is_nan, nan, bits)
}

/// A float of 32 bits in another format of floats.
fn fit(e: &mut Emitter, value: Value, ty: TypeId) -> Value {
    let scalar = e.module.types.scalar(ty);
    match e.module.types[scalar] {
        Type::Float => value,
        Type::Half | Type::BFloat => e.cast(CastOp::FPTrunc, value, ty),
        _ => e.cast(CastOp::FPExt, value, ty),
    }
}

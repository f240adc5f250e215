//! Operations of OpSpecConstantOp on floating-point numbers, computed with IEEE arithmetic that rounds to the nearest.
//!
//! Source: SPIR-V specification, OpSpecConstantOp, the instructions that the capability Kernel adds.

use llvm_model::int::{mask, sign_extend};
use llvm_model::{BinaryOp, CastOp, FloatPredicate, Type, UnaryOp};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use spirv_mapping::convention::{casts, operators, predicates};
use spirv_module::Op;
use std::cmp::Ordering;

/// A number: its bits, and its type. The bits of integers are zero extended.
pub(crate) type Number = (u64, Type);

/// Returns the bits of the result of an operation with floating-point operands or result. `None` if it is another
/// operation, `Some(None)` if the result is undefined.
pub(crate) fn compute(op: Op, result: &Type, operands: &[Number]) -> Option<Option<u64>> {
    match operands {
        &[(bits, Type::Integer(width))] => from_integer(op, result, bits, width),
        [(bits, ty)] => match ty {
            Type::Half => unary::<Half>(op, *bits, result),
            Type::BFloat => unary::<BFloat>(op, *bits, result),
            Type::Float => unary::<Single>(op, *bits, result),
            Type::Double => unary::<Double>(op, *bits, result),
            _ => None,
        },
        [(a, ty), (b, other)] if ty == other => match ty {
            Type::Half => binary::<Half>(op, *a, *b),
            Type::BFloat => binary::<BFloat>(op, *a, *b),
            Type::Float => binary::<Single>(op, *a, *b),
            Type::Double => binary::<Double>(op, *a, *b),
            _ => None,
        }
        .map(Some),
        _ => None,
    }
}

/// Formats that every other one can be made of.
trait Format:
    Float + FloatConvert<Half> + FloatConvert<BFloat> + FloatConvert<Single> + FloatConvert<Double>
{
}

impl<F> Format for F where
    F: Float + FloatConvert<Half> + FloatConvert<BFloat> + FloatConvert<Single> + FloatConvert<Double>
{
}

fn read<F: Float>(bits: u64) -> F {
    F::from_bits(u128::from(bits))
}

fn write(number: impl Float) -> u64 {
    // No format here has more than 64 bits.
    number.to_bits() as u64
}

fn unary<F: Format>(op: Op, bits: u64, result: &Type) -> Option<Option<u64>>
where
    Half: FloatConvert<F>,
{
    let value = read::<F>(bits);
    if operators::unary(op) == Some(UnaryOp::FNeg) {
        return Some(Some(write(-value)));
    }
    if op == Op::QuantizeToF16 {
        return Some(Some(write(convert::<Half, F>(convert(value)))));
    }
    match (casts::cast(op)?, result) {
        (CastOp::FPExt, Type::Half) => Some(Some(write(convert::<F, Half>(value)))),
        (CastOp::FPExt, Type::BFloat) => Some(Some(write(convert::<F, BFloat>(value)))),
        (CastOp::FPExt, Type::Float) => Some(Some(write(convert::<F, Single>(value)))),
        (CastOp::FPExt, Type::Double) => Some(Some(write(convert::<F, Double>(value)))),
        (cast @ (CastOp::FPToSI | CastOp::FPToUI), &Type::Integer(width @ 1..=64)) => {
            let (width, mut exact) = (width as usize, false);
            let made = if cast == CastOp::FPToSI {
                value.to_i128_r(width, Round::TowardZero, &mut exact).map(|number| number as u64)
            } else {
                value.to_u128_r(width, Round::TowardZero, &mut exact).map(|number| number as u64)
            };
            // A float that is not near to any integer is undefined.
            let is_defined = !made.status.contains(rustc_apfloat::Status::INVALID_OP);
            Some(is_defined.then_some(made.value & mask(width as u32)))
        }
        _ => None,
    }
}

fn convert<F: FloatConvert<T>, T: Float>(value: F) -> T {
    value.convert(&mut false).value
}

fn from_integer(op: Op, result: &Type, bits: u64, width: u32) -> Option<Option<u64>> {
    let signed = match casts::cast(op)? {
        CastOp::SIToFP => true,
        CastOp::UIToFP => false,
        _ => return None,
    };
    let number = if signed { i128::from(sign_extend(bits, width)) } else { i128::from(bits) };
    let made = match result {
        Type::Half => write(Half::from_i128_r(number, Round::NearestTiesToEven).value),
        Type::BFloat => write(BFloat::from_i128_r(number, Round::NearestTiesToEven).value),
        Type::Float => write(Single::from_i128_r(number, Round::NearestTiesToEven).value),
        Type::Double => write(Double::from_i128_r(number, Round::NearestTiesToEven).value),
        _ => return None,
    };
    Some(Some(made))
}

fn binary<F: Float>(op: Op, a: u64, b: u64) -> Option<u64> {
    let (a, b) = (read::<F>(a), read::<F>(b));
    if let Some(predicate) = predicates::float(op) {
        return Some(u64::from(compare(predicate, a.partial_cmp(&b))));
    }
    if op == Op::FMod {
        let remainder = a.c_fmod(b).value;
        // The result has the sign of the divisor.
        let corrects = !remainder.is_zero() && remainder.is_negative() != b.is_negative();
        return Some(write(if corrects { (remainder + b).value } else { remainder }));
    }
    Some(write(match operators::binary(op)? {
        BinaryOp::FAdd => (a + b).value,
        BinaryOp::FSub => (a - b).value,
        BinaryOp::FMul => (a * b).value,
        BinaryOp::FDiv => (a / b).value,
        BinaryOp::FRem => a.c_fmod(b).value,
        _ => return None,
    }))
}

fn compare(predicate: FloatPredicate, order: Option<Ordering>) -> bool {
    use FloatPredicate as P;
    match predicate {
        P::False => false,
        P::Oeq => order == Some(Ordering::Equal),
        P::Ogt => order == Some(Ordering::Greater),
        P::Oge => order.is_some_and(Ordering::is_ge),
        P::Olt => order == Some(Ordering::Less),
        P::Ole => order.is_some_and(Ordering::is_le),
        P::One => order.is_some_and(Ordering::is_ne),
        P::Ord => order.is_some(),
        P::Uno => order.is_none(),
        P::Ueq => order.is_none_or(Ordering::is_eq),
        P::Ugt => order.is_none_or(Ordering::is_gt),
        P::Uge => order.is_none_or(Ordering::is_ge),
        P::Ult => order.is_none_or(Ordering::is_lt),
        P::Ule => order.is_none_or(Ordering::is_le),
        P::Une => order != Some(Ordering::Equal),
        P::True => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_round_to_the_nearest() {
        let single = |number: f32| (u64::from(number.to_bits()), Type::Float);
        let double = |number: f64| (number.to_bits(), Type::Double);
        let of = |op, ty: Type, operands: &[Number]| compute(op, &ty, operands);
        assert_eq!(of(Op::FMul, Type::Float, &[single(0.1), single(3.0)]), Some(Some(single(0.1 * 3.0).0)));
        assert_eq!(of(Op::FRem, Type::Double, &[double(-7.5), double(2.0)]), Some(Some(double(-1.5).0)));
        assert_eq!(of(Op::FMod, Type::Double, &[double(-7.5), double(2.0)]), Some(Some(double(0.5).0)));
        assert_eq!(of(Op::FConvert, Type::Half, &[single(0.1)]), Some(Some(0x2e66)));
        assert_eq!(of(Op::FConvert, Type::Double, &[single(0.1)]), Some(Some(f64::from(0.1_f32).to_bits())));
        assert_eq!(of(Op::QuantizeToF16, Type::Float, &[single(0.1)]), Some(Some(single(0.099_975_586).0)));
        assert_eq!(of(Op::ConvertFToS, Type::Integer(32), &[single(-8.75)]), Some(Some(0xffff_fff8)));
        assert_eq!(of(Op::ConvertFToU, Type::Integer(8), &[single(256.0)]), Some(None));
        assert_eq!(of(Op::ConvertSToF, Type::Float, &[(0xff, Type::Integer(8))]), Some(Some(single(-1.0).0)));
        assert_eq!(
            of(Op::ConvertUToF, Type::Float, &[(0xff, Type::Integer(8))]),
            Some(Some(single(255.0).0))
        );
        assert_eq!(of(Op::FNegate, Type::Double, &[double(2.5)]), Some(Some(double(-2.5).0)));
        assert_eq!(of(Op::FOrdLessThan, Type::Integer(1), &[single(1.0), single(f32::NAN)]), Some(Some(0)));
        assert_eq!(of(Op::FUnordLessThan, Type::Integer(1), &[single(1.0), single(f32::NAN)]), Some(Some(1)));
        assert_eq!(of(Op::IAdd, Type::Integer(8), &[single(1.0), single(2.0)]), None);
    }
}

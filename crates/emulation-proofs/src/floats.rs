//! Floats, on known values only: a symbolic one is not decided.
//!
//! A float is represented by its bits. The payload of a NaN that an operation gives is unspecified in LLVM; the caller
//! compares NaNs as equal.

use crate::bits::Bits;
use crate::semantics::Scalar;
use crate::undecided::Undecided;
use llvm_model::{BinaryOp, CastOp, FloatPredicate};
use num_bigint::BigUint;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status};
use std::cmp::Ordering;

/// Evaluates an expression with the type `F` of a format.
macro_rules! by_format {
    ($format:expr, $f:ident => $body:expr) => {
        match $format {
            Format::Half => {
                type $f = Half;
                $body
            }
            Format::BFloat => {
                type $f = BFloat;
                $body
            }
            Format::Single => {
                type $f = Single;
                $body
            }
            Format::Double => {
                type $f = Double;
                $body
            }
        }
    };
}

/// A format of floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the types")]
pub enum Format {
    Half,
    BFloat,
    Single,
    Double,
}

/// A scalar type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// An integer of a width, or a pointer.
    Integer(u32),
    /// A float.
    Float(Format),
}

impl Format {
    /// Returns the number of bits.
    pub fn width(self) -> u32 {
        match self {
            Format::Half | Format::BFloat => 16,
            Format::Single => 32,
            Format::Double => 64,
        }
    }
    /// Returns the number of bits of the fraction.
    pub fn fraction(self) -> u32 {
        match self {
            Format::Half => 10,
            Format::BFloat => 7,
            Format::Single => 23,
            Format::Double => 52,
        }
    }
    /// Returns the keyword of the type in LLVM assembly.
    pub fn keyword(self) -> &'static str {
        match self {
            Format::Half => "half",
            Format::BFloat => "bfloat",
            Format::Single => "float",
            Format::Double => "double",
        }
    }
    /// Returns whether these bits are a NaN.
    pub fn is_nan(self, bits: u64) -> bool {
        by_format!(self, F => F::from_bits(bits.into()).is_nan())
    }
}

/// The known bits of operands, and whether one of them is poison.
fn known<const N: usize>(operands: [&Scalar; N]) -> Result<([u128; N], bool), Undecided> {
    let symbolic = || Undecided::Construct("floating point on symbolic values".to_owned());
    let mut bits = [0; N];
    let mut any_poison = false;
    for (slot, operand) in bits.iter_mut().zip(operands) {
        *slot = operand.bits.known().and_then(|bits| u128::try_from(bits).ok()).ok_or_else(symbolic)?;
        any_poison |= operand.poison.decided().ok_or_else(symbolic)?;
    }
    Ok((bits, any_poison))
}

fn scalar(width: u32, bits: u128, poison: bool) -> Scalar {
    Scalar { bits: Bits::large(width, BigUint::from(bits)), poison: Bits::truth(poison) }
}

/// An arithmetic operation, rounded to nearest.
pub(crate) fn binary(op: BinaryOp, a: &Scalar, b: &Scalar, format: Format) -> Result<Scalar, Undecided> {
    let ([a, b], poison) = known([a, b])?;
    let bits = by_format!(format, F => {
        let (a, b) = (F::from_bits(a), F::from_bits(b));
        let result = match op {
            BinaryOp::FAdd => a + b,
            BinaryOp::FSub => a - b,
            BinaryOp::FMul => a * b,
            BinaryOp::FDiv => a / b,
            BinaryOp::FRem => a.c_fmod(b),
            _ => return Err(Undecided::Construct(op.keyword().to_owned())),
        };
        result.value.to_bits()
    });
    Ok(scalar(format.width(), bits, poison))
}

/// A comparison.
pub(crate) fn compare(
    predicate: FloatPredicate,
    a: &Scalar,
    b: &Scalar,
    format: Format,
) -> Result<Scalar, Undecided> {
    use FloatPredicate::*;
    let ([a, b], poison) = known([a, b])?;
    let order = by_format!(format, F => F::from_bits(a).partial_cmp(&F::from_bits(b)));
    let less = order == Some(Ordering::Less);
    let equal = order == Some(Ordering::Equal);
    let greater = order == Some(Ordering::Greater);
    let unordered = order.is_none();
    let holds = match predicate {
        False => false,
        Oeq => equal,
        Ogt => greater,
        Oge => greater || equal,
        Olt => less,
        Ole => less || equal,
        One => less || greater,
        Ord => !unordered,
        Uno => unordered,
        Ueq => unordered || equal,
        Ugt => unordered || greater,
        Uge => unordered || greater || equal,
        Ult => unordered || less,
        Ule => unordered || less || equal,
        Une => !equal,
        True => true,
    };
    Ok(scalar(1, u128::from(holds), poison))
}

/// A conversion. An integer that does not fit is poison.
pub(crate) fn cast(op: CastOp, a: &Scalar, from: Number, to: Number) -> Result<Scalar, Undecided> {
    let ([bits], poison) = known([a])?;
    let unknown = || Undecided::Construct(format!("`{}` of these types", op.keyword()));
    match (from, to) {
        (Number::Float(from), Number::Float(to)) => {
            let bits = by_format!(from, A => {
                let value = A::from_bits(bits);
                by_format!(to, B => convert::<A, B>(value))
            });
            Ok(scalar(to.width(), bits, poison))
        }
        (Number::Integer(width), Number::Float(to)) if width <= 128 => {
            let signed = op == CastOp::SIToFP;
            let extended = signed_value(bits, width);
            let bits = by_format!(to, F => match signed {
                true => F::from_i128(extended).value.to_bits(),
                false => F::from_u128(bits).value.to_bits(),
            });
            Ok(scalar(to.width(), bits, poison))
        }
        (Number::Float(from), Number::Integer(width)) if width <= 128 => {
            let (bits, fits) = to_integer(bits, from, width, op == CastOp::FPToSI);
            Ok(scalar(width, bits, poison || !fits))
        }
        _ => Err(unknown()),
    }
}

fn convert<A: FloatConvert<B>, B: Float>(value: A) -> u128 {
    let mut loses = false;
    value.convert(&mut loses).value.to_bits()
}

fn signed_value(bits: u128, width: u32) -> i128 {
    let up = 128 - width;
    (bits << up) as i128 >> up
}

/// The integer part, and whether it fits. If it does not, the nearest number that does, and zero for NaN.
fn to_integer(bits: u128, from: Format, width: u32, signed: bool) -> (u128, bool) {
    if signed && width == 1 {
        // The library needs a bit beside the sign.
        let (value, fits) = to_integer(bits, from, 2, true);
        return match value as i128 {
            value @ (0 | -1) => (u128::from(value != 0), fits),
            value => (u128::from(value < 0), false),
        };
    }
    let mut exact = false;
    let width = width as usize;
    let (value, status) = by_format!(from, F => {
        let value = F::from_bits(bits);
        match signed {
            true => {
                let result = value.to_i128_r(width, Round::TowardZero, &mut exact);
                (result.value as u128, result.status)
            }
            false => {
                let result = value.to_u128_r(width, Round::TowardZero, &mut exact);
                (result.value, result.status)
            }
        }
    });
    (value, !status.contains(Status::INVALID_OP))
}

/// A conversion that saturates: `llvm.fptosi.sat`, `convert_int_sat`.
pub(crate) fn to_integer_saturating(
    a: &Scalar,
    from: Format,
    width: u32,
    signed: bool,
) -> Result<Scalar, Undecided> {
    let ([bits], poison) = known([a])?;
    if width > 128 {
        return Err(Undecided::Construct("a conversion to an integer of more than 128 bits".to_owned()));
    }
    let (value, _) = to_integer(bits, from, width, signed);
    let value = if from.is_nan(bits as u64) { 0 } else { value };
    Ok(scalar(width, value, poison))
}

/// `llvm.convert.from.fp16`
pub(crate) fn from_half(name: &str, args: &[Scalar], to: Format) -> Result<Scalar, Undecided> {
    match args {
        [a] if name == "llvm.convert.from.fp16" => {
            cast(CastOp::FPExt, a, Number::Float(Format::Half), Number::Float(to))
        }
        _ => Err(Undecided::Construct(format!("@{name}"))),
    }
}

/// An intrinsic that gives an integer for a float.
pub(crate) fn to_number(name: &str, args: &[Scalar], from: Format, width: u32) -> Result<Scalar, Undecided> {
    let [a] = args else { return Err(Undecided::Construct(format!("@{name}"))) };
    let number = Number::Integer(width);
    match name {
        "llvm.fptosi.sat" => to_integer_saturating(a, from, width, true),
        "llvm.fptoui.sat" => to_integer_saturating(a, from, width, false),
        "llvm.lrint" | "llvm.llrint" => {
            let rounded = intrinsic("llvm.rint", args, from)?;
            cast(CastOp::FPToSI, &rounded, Number::Float(from), number)
        }
        "llvm.lround" | "llvm.llround" => {
            let rounded = intrinsic("llvm.round", args, from)?;
            cast(CastOp::FPToSI, &rounded, Number::Float(from), number)
        }
        "llvm.convert.to.fp16" => cast(CastOp::FPTrunc, a, Number::Float(from), Number::Float(Format::Half)),
        _ => Err(Undecided::Construct(format!("@{name}"))),
    }
}

/// An intrinsic that gives a float. LangRef, "Standard C/C++ Library Intrinsics".
pub(crate) fn intrinsic(name: &str, args: &[Scalar], format: Format) -> Result<Scalar, Undecided> {
    let unknown = || Undecided::Construct(format!("@{name}"));
    let result = |bits, poison| Ok(scalar(format.width(), bits, poison));
    match args {
        [a] => {
            let ([a], poison) = known([a])?;
            let rounding = match name {
                "llvm.rint" | "llvm.nearbyint" | "llvm.roundeven" => Some(Round::NearestTiesToEven),
                "llvm.round" => Some(Round::NearestTiesToAway),
                "llvm.floor" => Some(Round::TowardNegative),
                "llvm.ceil" => Some(Round::TowardPositive),
                "llvm.trunc" => Some(Round::TowardZero),
                _ => None,
            };
            let bits = by_format!(format, F => match (name, rounding) {
                (_, Some(rounding)) => F::from_bits(a).round_to_integral(rounding).value.to_bits(),
                ("llvm.fabs", _) => F::from_bits(a).abs().to_bits(),
                ("llvm.canonicalize", _) => F::from_bits(a).to_bits(),
                _ => return Err(unknown()),
            });
            result(bits, poison)
        }
        [a, b] if name == "llvm.ldexp" => {
            let width = b.bits.width();
            let ([a, exponent], poison) = known([a, b])?;
            let exponent = signed_value(exponent, width).clamp(-40_000, 40_000) as i32;
            result(by_format!(format, F => F::from_bits(a).scalbn(exponent).to_bits()), poison)
        }
        [a, b] => {
            let ([a, b], poison) = known([a, b])?;
            let bits = by_format!(format, F => {
                let (a, b) = (F::from_bits(a), F::from_bits(b));
                extreme(name, a, b).ok_or_else(unknown)?.to_bits()
            });
            result(bits, poison)
        }
        // LLVM allows one rounding or two for `llvm.fmuladd`: here it is one.
        [a, b, c] if name == "llvm.fma" || name == "llvm.fmuladd" => {
            let ([a, b, c], poison) = known([a, b, c])?;
            let sum = by_format!(format, F => {
                F::from_bits(a).mul_add(F::from_bits(b), F::from_bits(c)).value.to_bits()
            });
            result(sum, poison)
        }
        _ => Err(unknown()),
    }
}

/// `llvm.minimum` and `llvm.maximum` give NaN if an operand is NaN, the others then give the other operand. -0 is below +0.
fn extreme<F: Float>(name: &str, a: F, b: F) -> Option<F> {
    if name == "llvm.copysign" {
        return Some(a.copy_sign(b));
    }
    let wants_less = match name {
        "llvm.minimum" | "llvm.minimumnum" | "llvm.minnum" => true,
        "llvm.maximum" | "llvm.maximumnum" | "llvm.maxnum" => false,
        _ => return None,
    };
    if a.is_nan() || b.is_nan() {
        return Some(match name {
            "llvm.minimum" | "llvm.maximum" => F::qnan(None),
            _ if a.is_nan() => b,
            _ => a,
        });
    }
    let a_is_less = match a.partial_cmp(&b) {
        Some(Ordering::Equal) => a.is_negative(),
        order => order == Some(Ordering::Less),
    };
    Some(if a_is_less == wants_less { a } else { b })
}

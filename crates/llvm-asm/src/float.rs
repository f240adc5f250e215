//! Floating-point literals: decimal when that is exact, else the bits in hexadecimal.
//!
//! Source: LangRef, "Simple Constants". `float` is written as the `double` of the same value; the other formats as
//! bits behind `0xH` (half), `0xR` (bfloat), `0xK` (x86_fp80), `0xL` (fp128), `0xM` (ppc_fp128).

use crate::decimal::six_digits;
use llvm_model::{ApInt, Type};
use std::fmt::Write;

/// Appends the literal for `bits` of floating-point type `ty`; nothing for other types.
pub(crate) fn print(out: &mut String, ty: &Type, bits: &ApInt) {
    let words = bits.words();
    let low = words.first().copied().unwrap_or(0);
    let high = words.get(1).copied().unwrap_or(0);
    // Writing to a string does not fail.
    let _ = match ty {
        Type::Float => double(out, widen(low as u32)),
        Type::Double => double(out, low),
        Type::Half => write!(out, "0xH{low:04X}"),
        Type::BFloat => write!(out, "0xR{low:04X}"),
        Type::X86Fp80 => write!(out, "0xK{:04X}{low:016X}", high & 0xffff),
        Type::Fp128 => write!(out, "0xL{low:016X}{high:016X}"),
        Type::PpcFp128 => write!(out, "0xM{low:016X}{high:016X}"),
        _ => Ok(()),
    };
}

/// Six digits when they denote exactly this value, else all the bits.
fn double(out: &mut String, bits: u64) -> std::fmt::Result {
    // Most values are no short decimals: the correctly rounded digits show it, at less cost than LLVM's. (Among
    // subnormal values, several decimals denote one.)
    let value = f64::from_bits(bits);
    if value.is_normal() && format!("{value:.5e}").parse() != Ok(value) {
        return write!(out, "0x{bits:X}");
    }
    match six_digits(value) {
        Some(text) if text.parse::<f64>().is_ok_and(|parsed| parsed.to_bits() == bits) => {
            out.push_str(&text);
            Ok(())
        }
        _ => write!(out, "0x{bits:X}"),
    }
}

/// The bits of the double with the value (and the NaN payload) of a float.
pub(crate) fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let sign = u64::from(bits >> 31) << 63;
        return sign | 0x7ff0_0000_0000_0000 | u64::from(bits & 0x7f_ffff) << 29;
    }
    f64::from(value).to_bits()
}

/// The bits of the float with the value of a double; `None` when it has none without rounding.
pub(crate) fn narrow(bits: u64) -> Option<u32> {
    let value = f64::from_bits(bits);
    let narrowed = if value.is_nan() {
        ((bits >> 63) as u32) << 31 | 0x7f80_0000 | (bits >> 29) as u32 & 0x7f_ffff
    } else {
        (value as f32).to_bits()
    };
    (widen(narrowed) == bits).then_some(narrowed)
}

/// The parts of a finite double that is not zero: sign, exponent of the leading bit, and the significand with the
/// leading bit at bit 63.
fn parts(bits: u64) -> (u64, i32, u64) {
    let sign = bits >> 63;
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & 0xf_ffff_ffff_ffff;
    if exponent == 0 {
        let shift = fraction.leading_zeros();
        return (sign, -1011 - shift as i32, fraction << shift);
    }
    (sign, exponent - 1023, 1 << 63 | fraction << 11)
}

/// A double as x86_fp80.
pub(crate) fn to_x86_fp80(bits: u64) -> Vec<u64> {
    let value = f64::from_bits(bits);
    let sign = bits >> 63 << 15;
    if value == 0.0 {
        return vec![0, sign];
    }
    if !value.is_finite() {
        return vec![1 << 63 | (bits & 0xf_ffff_ffff_ffff) << 11, sign | 0x7fff];
    }
    let (_, exponent, significand) = parts(bits);
    vec![significand, sign | (exponent + 16383) as u64]
}

/// A double as fp128.
pub(crate) fn to_fp128(bits: u64) -> Vec<u64> {
    let value = f64::from_bits(bits);
    let sign = bits >> 63 << 63;
    let (exponent, fraction) = if value == 0.0 {
        (0, 0)
    } else if !value.is_finite() {
        (0x7fff, (bits & 0xf_ffff_ffff_ffff) << 12)
    } else {
        let (_, exponent, significand) = parts(bits);
        ((exponent + 16383) as u64, significand << 1)
    };
    // The fraction's 64 bits stand at the top of the 112 bits behind the exponent.
    vec![fraction << 48, sign | exponent << 48 | fraction >> 16]
}

/// A double in a format with few exponent and fraction bits; `None` when it has no exact value there.
pub(crate) fn to_small(bits: u64, exponent_bits: u32, fraction_bits: u32) -> Option<u64> {
    let value = f64::from_bits(bits);
    let sign = bits >> 63 << (exponent_bits + fraction_bits);
    let top = (1u64 << exponent_bits) - 1;
    if value == 0.0 {
        return Some(sign);
    }
    if !value.is_finite() {
        let fraction = (bits & 0xf_ffff_ffff_ffff) >> (52 - fraction_bits);
        return Some(sign | top << fraction_bits | fraction);
    }
    let (_, exponent, significand) = parts(bits);
    let bias = (top >> 1) as i32;
    let biased = exponent + bias;
    if biased >= top as i32 {
        return None;
    }
    // A value below the normal range loses one bit of its significand for each step.
    let (field, dropped) = if biased >= 1 { (biased as u64, 0) } else { (0, (1 - biased) as u32) };
    let shift = 63 - fraction_bits + dropped;
    if shift > 63 || significand & ((1u64 << shift) - 1) != 0 {
        return None;
    }
    let fraction = (significand >> shift) & ((1u64 << fraction_bits) - 1);
    let fraction = if field == 0 { significand >> shift } else { fraction };
    Some(sign | field << fraction_bits | fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(ty: Type, words: &[u64]) -> String {
        let mut out = String::new();
        print(&mut out, &ty, &ApInt::from_words(words.len() as u32 * 64, words));
        out
    }

    #[test]
    fn literals_as_llvm_writes_them() {
        let d = |v: f64| text(Type::Double, &[v.to_bits()]);
        assert_eq!(d(1.0), "1.000000e+00");
        assert_eq!(d(-0.0), "-0.000000e+00");
        assert_eq!(d(65536.0), "6.553600e+04");
        assert_eq!(d(0.1), "1.000000e-01");
        assert_eq!(d(1e100), "1.000000e+100");
        assert_eq!(d(1.234567), "0x3FF3C0C9539B8887");
        // Below the decimal number: LLVM finds some and not others.
        assert_eq!(d(0.7), "0x3FE6666666666666");
        assert_eq!(d(-0.7), "0xBFE6666666666666");
        assert_eq!(d(0.3), "3.000000e-01");
        assert_eq!(d(1e-6), "0x3EB0C6F7A0B5ED8D");
        assert_eq!(d(1e23), "0x44B52D02C7E14AF6");
        assert_eq!(d(f64::INFINITY), "0x7FF0000000000000");
        let f = |v: u32| text(Type::Float, &[u64::from(v)]);
        assert_eq!(f(0.5f32.to_bits()), "5.000000e-01");
        assert_eq!(f(0.1f32.to_bits()), "0x3FB99999A0000000");
        assert_eq!(f(0x7fa0_0000), "0x7FF4000000000000");
        assert_eq!(text(Type::Half, &[0x3c00]), "0xH3C00");
        assert_eq!(text(Type::X86Fp80, &[1 << 63, 0x3fff]), "0xK3FFF8000000000000000");
        assert_eq!(text(Type::Fp128, &[0, 0x3fff_0000_0000_0000]), "0xL00000000000000003FFF000000000000");
    }

    #[test]
    fn floats_are_narrowed_only_when_exact() {
        for bits in [0u32, 1, 0x8000_0000, 0x3f80_0000, 0x7f80_0000, 0x7fa0_0001, 0xffc0_0000] {
            assert_eq!(narrow(widen(bits)), Some(bits));
        }
        assert_eq!(narrow(0.1f64.to_bits()), None);
    }

    #[test]
    fn doubles_in_other_formats() {
        assert_eq!(to_small(1.0f64.to_bits(), 5, 10), Some(0x3c00));
        assert_eq!(to_small((-2.5f64).to_bits(), 8, 7), Some(0xc020));
        assert_eq!(to_small(2f64.powi(-24).to_bits(), 5, 10), Some(1));
        assert_eq!(to_small(2f64.powi(-14).to_bits(), 5, 10), Some(0x400));
        assert_eq!(to_small(0.1f64.to_bits(), 5, 10), None);
        assert_eq!(to_small(1e6f64.to_bits(), 5, 10), None);
        assert_eq!(to_x86_fp80(1.0f64.to_bits()), [1 << 63, 0x3fff]);
        assert_eq!(to_x86_fp80(5e-324f64.to_bits()), [1 << 63, 16383 - 1074]);
        assert_eq!(to_fp128(1.5f64.to_bits()), [0, 0x3fff_8000_0000_0000]);
    }
}

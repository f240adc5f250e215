//! Floating-point literals: decimal where six digits denote the value, else the bits in hexadecimal.
//!
//! Source: LangRef, "Simple Constants", and the output of `llvm-dis`. Up to LLVM 22 `float` is written as the `double` of the
//! same value, and the other formats as bits behind `0xH` (half), `0xR` (bfloat), `0xK` (x86_fp80), `0xL` (fp128), `0xM`
//! (ppc_fp128). LLVM 23 writes digits that denote the value in its own format, names for infinities and NaNs, and the bits
//! behind `f0x`.

use crate::decimal::six_digits;
use crate::float_format::{Decoded, Format, Number, pair_of_doubles};
use llvm_model::{ApInt, Release, Type};
use std::fmt::Write;

/// Appends the literal of a release for `bits` of floating-point type `ty`; nothing for other types.
pub(crate) fn print(out: &mut String, release: Release, ty: &Type, bits: &ApInt) {
    let words = bits.words();
    let low = words.first().copied().unwrap_or(0);
    let high = words.get(1).copied().unwrap_or(0);
    // Writing to a string does not fail.
    let _ = match release {
        Release::Llvm22 => of_llvm_22(out, ty, low, high),
        Release::Llvm23 => of_llvm_23(out, ty, low, high),
    };
}

fn of_llvm_22(out: &mut String, ty: &Type, low: u64, high: u64) -> std::fmt::Result {
    match ty {
        Type::Float => double(out, widen(low as u32)),
        Type::Double => double(out, low),
        Type::Half => write!(out, "0xH{low:04X}"),
        Type::BFloat => write!(out, "0xR{low:04X}"),
        Type::X86Fp80 => write!(out, "0xK{:04X}{low:016X}", high & 0xffff),
        Type::Fp128 => write!(out, "0xL{low:016X}{high:016X}"),
        Type::PpcFp128 => write!(out, "0xM{low:016X}{high:016X}"),
        _ => Ok(()),
    }
}

/// Six digits when they denote exactly this value, else all the bits.
fn double(out: &mut String, bits: u64) -> std::fmt::Result {
    match digits(bits) {
        Some(text) => out.write_str(&text),
        None => write!(out, "0x{bits:X}"),
    }
}

/// The six digits that denote a double, if LLVM finds them.
fn digits(bits: u64) -> Option<String> {
    // Most values are no short decimals: the correctly rounded digits show it, at less cost than LLVM's. (Among
    // subnormal values, several decimals denote one.)
    let value = f64::from_bits(bits);
    if value.is_normal() && format!("{value:.5e}").parse() != Ok(value) {
        return None;
    }
    let Decoded { negative, number: Number::Finite { significand, exponent } } =
        Format::of(&Type::Double)?.decode(u128::from(bits))
    else {
        return None;
    };
    let text = six_digits(negative, significand, exponent);
    text.parse::<f64>().is_ok_and(|parsed| parsed.to_bits() == bits).then_some(text)
}

fn of_llvm_23(out: &mut String, ty: &Type, low: u64, high: u64) -> std::fmt::Result {
    let bits = u128::from(high) << 64 | u128::from(low);
    let Some(format) = Format::of(ty) else { return Ok(()) };
    match ty {
        Type::Double => match digits(low) {
            Some(text) => out.write_str(&text),
            None => bits_or_name(out, format, bits),
        },
        // Most values are no short decimals, as among doubles.
        Type::Float if !is_short(f32::from_bits(low as u32)) => bits_or_name(out, format, bits),
        Type::PpcFp128 => pair(out, low, high),
        _ => match format.decode(bits) {
            Decoded { negative, number: Number::Finite { significand, exponent } } => {
                let text = six_digits(negative, significand, exponent);
                match format.nearest(&text) {
                    Ok(nearest) if same(nearest.significand, nearest.exponent, significand, exponent) => {
                        out.write_str(&text)
                    }
                    _ => bits_or_name(out, format, without_odd_exponent(format, bits)),
                }
            }
            _ => bits_or_name(out, format, bits),
        },
    }
}

/// Whether six digits may denote a float.
fn is_short(value: f32) -> bool {
    !value.is_normal() || format!("{value:.5e}").parse() == Ok(value)
}

/// Whether two products of a significand and a power of two are one number.
fn same(a: u128, a_exponent: i32, b: u128, b_exponent: i32) -> bool {
    let normal = |significand: u128, exponent: i32| {
        let zeros = significand.trailing_zeros();
        if significand == 0 { (0, 0) } else { (significand >> zeros, exponent + zeros as i32) }
    };
    normal(a, a_exponent) == normal(b, b_exponent)
}

/// The bits of a number with an explicit leading bit although its exponent is that of numbers without one.
fn without_odd_exponent(format: Format, bits: u128) -> u128 {
    let stored = format.stored_bits();
    let has_leading_bit = stored == format.precision && bits >> (stored - 1) & 1 == 1;
    let field = bits >> stored & ((1 << format.exponent_bits) - 1);
    if has_leading_bit && field == 0 { bits | 1 << stored } else { bits }
}

/// The name of an infinity or a NaN, else the bits.
fn bits_or_name(out: &mut String, format: Format, bits: u128) -> std::fmt::Result {
    let Decoded { negative, number } = format.decode(bits);
    let sign = if negative { '-' } else { '+' };
    match number {
        Number::Infinity => write!(out, "{sign}inf"),
        Number::Nan { quiet: true, payload: 0 } => write!(out, "{sign}qnan"),
        Number::Nan { quiet, payload } => {
            write!(out, "{sign}{}nan(0x{payload:X})", if quiet { "" } else { "s" })
        }
        Number::Finite { .. } => write!(out, "f0x{bits:0width$X}", width = format.width() as usize / 4),
    }
}

/// A pair of doubles that represents its sum.
fn pair(out: &mut String, high: u64, low: u64) -> std::fmt::Result {
    let (Some(double), Some(format)) = (Format::of(&Type::Double), Format::of(&Type::PpcFp128)) else {
        return Ok(());
    };
    // Neither zero of the second one changes the sum.
    let low = if low << 1 == 0 { 0 } else { low };
    let [first, second] = [high, low].map(|bits| double.decode(u128::from(bits)));
    if !matches!(first.number, Number::Finite { .. }) && low == 0 {
        return bits_or_name(out, double, u128::from(high));
    }
    if let Some((significand, exponent)) = sum(first, second) {
        let text = six_digits(first.negative, significand, exponent);
        if format.nearest(&text).is_ok_and(|nearest| pair_of_doubles(nearest) == [high, low]) {
            return out.write_str(&text);
        }
    }
    write!(out, "f0x{low:016X}{high:016X}")
}

/// The sum of two numbers without its sign, which is that of the first: a significand times two to an exponent. `None` if it
/// has too many bits, or the sum another sign.
fn sum(first: Decoded, second: Decoded) -> Option<(u128, i32)> {
    let parts = |number: Number| match number {
        Number::Finite { significand, exponent } if significand != 0 => {
            let zeros = significand.trailing_zeros();
            Some((significand >> zeros, exponent + zeros as i32))
        }
        Number::Finite { .. } => Some((0, i32::MAX)),
        _ => None,
    };
    let ((a, a_exponent), (b, b_exponent)) = (parts(first.number)?, parts(second.number)?);
    let exponent = a_exponent.min(b_exponent);
    if exponent == i32::MAX {
        return Some((0, 0));
    }
    let shifted = |significand: u128, at: i32| {
        let shift = if significand == 0 { 0 } else { u32::try_from(at - exponent).ok()? };
        (shift <= significand.leading_zeros()).then(|| significand << shift)
    };
    let (a, b) = (shifted(a, a_exponent)?, shifted(b, b_exponent)?);
    let total = if first.negative == second.negative { a.checked_add(b)? } else { a.checked_sub(b)? };
    Some((total, exponent))
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

/// The bits in a format of the number that a double is; `None` when it has none without rounding.
pub(crate) fn convert(bits: u64, format: Format) -> Option<u128> {
    let Decoded { negative, number } = Format::of(&Type::Double)?.decode(u128::from(bits));
    match number {
        Number::Finite { significand, exponent } => format.exact(negative, significand, exponent),
        Number::Infinity => Some(format.special(negative, number)),
        // A NaN keeps the upper bits of its payload.
        Number::Nan { quiet, payload } => {
            let payload = match format.precision.checked_sub(53) {
                Some(more) => payload << more,
                None => payload >> (53 - format.precision),
            };
            Some(format.special(negative, Number::Nan { quiet, payload }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(release: Release, ty: Type, words: &[u64]) -> String {
        let mut out = String::new();
        print(&mut out, release, &ty, &ApInt::from_words(words.len() as u32 * 64, words));
        out
    }

    fn text(ty: Type, words: &[u64]) -> String {
        printed(Release::Llvm22, ty, words)
    }

    #[test]
    fn literals_as_llvm_23_writes_them() {
        let text = |ty: Type, words: &[u64]| printed(Release::Llvm23, ty, words);
        let d = |v: u64| text(Type::Double, &[v]);
        assert_eq!(d(0.1f64.to_bits()), "1.000000e-01");
        assert_eq!(d(0x4009_21FB_5444_2D18), "f0x400921FB54442D18");
        assert_eq!(d(0x7FF8_0000_0000_0001), "+nan(0x1)");
        assert_eq!(d(0xFFF0_0000_0000_0001), "-snan(0x1)");
        let f = |v: u32| text(Type::Float, &[u64::from(v)]);
        assert_eq!(f(0.1f32.to_bits()), "1.000000e-01");
        assert_eq!(f(0x3ECC_422A), "f0x3ECC422A");
        assert_eq!((f(0x7f80_0000), f(0xffc0_0000)), ("+inf".to_owned(), "-qnan".to_owned()));
        assert_eq!(f(1), "1.401300e-45");
        assert_eq!(text(Type::Half, &[0x3C01]), "1.000980e+00");
        assert_eq!(text(Type::BFloat, &[0x3F81]), "1.007810e+00");
        assert_eq!(text(Type::Half, &[1]), "5.960460e-08");
        let k = |low: u64, high: u64| text(Type::X86Fp80, &[low, high]);
        assert_eq!(k(1 << 63, 0x3fff), "1.000000e+00");
        assert_eq!(k(1, 0), "3.645200e-4951");
        assert_eq!(k(1 << 63 | 1, 0x3fff), "f0x3FFF8000000000000001");
        assert_eq!(k(1 << 63, 0), "f0x00018000000000000000");
        assert_eq!(k(1, 0x3fff), "+snan(0x1)");
        assert_eq!(text(Type::Fp128, &[1, 0x3FFF_0000_0000_0000]), "f0x3FFF0000000000000000000000000001");
        let pair = |low: u64, high: u64| text(Type::PpcFp128, &[low, high]);
        assert_eq!(pair(1.0f64.to_bits(), 1), "f0x00000000000000013FF0000000000000");
        assert_eq!(pair(1.0f64.to_bits(), 1 << 63), "1.000000e+00");
        assert_eq!(pair(0.1f64.to_bits(), 0), "f0x00000000000000003FB999999999999A");
        assert_eq!(pair(1, 0), "4.940660e-324");
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
        let to = |value: f64, ty: Type| convert(value.to_bits(), Format::of(&ty).unwrap());
        assert_eq!(to(1.0, Type::Half), Some(0x3c00));
        assert_eq!(to(-2.5, Type::BFloat), Some(0xc020));
        assert_eq!(to(2f64.powi(-24), Type::Half), Some(1));
        assert_eq!(to(2f64.powi(-14), Type::Half), Some(0x400));
        assert_eq!(to(0.1, Type::Half), None);
        assert_eq!(to(1e6, Type::Half), None);
        assert_eq!(to(1.0, Type::X86Fp80), Some(0x3fff << 64 | 1 << 63));
        assert_eq!(to(5e-324, Type::X86Fp80), Some((16383 - 1074) << 64 | 1 << 63));
        assert_eq!(to(1.5, Type::Fp128), Some(0x3fff_8000 << 96));
    }
}

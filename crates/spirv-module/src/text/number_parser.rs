//! Literal numbers from text.

use super::float_format::{DOUBLE, FloatFormat, SINGLE};
use crate::definitions::{NumberClass, NumberType};
use smallvec::{SmallVec, smallvec};
use spirv_grammar::FPEncoding;

/// Returns the words of a number of type `ty`; `None` if the text is not such a number or does not fit.
pub(super) fn parse_number(text: &str, ty: NumberType) -> Option<SmallVec<[u32; 2]>> {
    if ty.width > 64 {
        return None;
    }
    let bits = match ty.class {
        NumberClass::Unsigned => parse_integer(text, ty.width, false)?,
        NumberClass::Signed => parse_integer(text, ty.width, true)?,
        NumberClass::Float => parse_float(text, FloatFormat::ieee(ty.width)?)?,
        NumberClass::FloatEncoded(FPEncoding::MXInt8EXT) => {
            // A fixed-point number of 64ths.
            let single = f32::from_bits(parse_float(text, SINGLE)? as u32);
            let scaled = single * 64.0;
            if scaled.fract() != 0.0 || !(-128.0..128.0).contains(&scaled) {
                return None;
            }
            u64::from(scaled as i8 as u8)
        }
        NumberClass::FloatEncoded(encoding) => parse_float(text, FloatFormat::encoded(encoding)?)?,
    };
    Some(if ty.width <= 32 { smallvec![bits as u32] } else { smallvec![bits as u32, (bits >> 32) as u32] })
}

/// An integer of `width` bits as it stands in one or two words: sign-extended when signed. A hexadecimal number may
/// spell the bits of a negative one.
pub(super) fn parse_integer(text: &str, width: u32, signed: bool) -> Option<u64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let (magnitude, hexadecimal) = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(digits) => (parse_digits(digits, 16)?, true),
        None => (parse_digits(digits, 10)?, false),
    };
    let all = u64::MAX >> (64 - width);
    let room = if width <= 32 { u64::from(u32::MAX) } else { u64::MAX };
    if negative {
        let limit = 1u64 << (width - 1);
        return (signed && magnitude <= limit).then(|| magnitude.wrapping_neg() & room);
    }
    if !signed {
        return (magnitude <= all).then_some(magnitude);
    }
    if magnitude <= all >> 1 {
        return Some(magnitude);
    }
    // The sign bit was spelled out.
    (hexadecimal && magnitude <= all).then_some((magnitude | !all) & room)
}

fn parse_digits(digits: &str, radix: u32) -> Option<u64> {
    // `from_str_radix` would take a sign.
    if digits.starts_with(['+', '-']) { None } else { u64::from_str_radix(digits, radix).ok() }
}

/// The bits of a floating-point number written in decimal or hexadecimal.
pub(super) fn parse_float(text: &str, format: FloatFormat) -> Option<u64> {
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    if unsigned.starts_with("0x") || unsigned.starts_with("0X") {
        return parse_hexadecimal(unsigned.get(2..)?, text.starts_with('-'), format);
    }
    // Rust knows spellings of infinities and NaNs that the language does not.
    if !unsigned.starts_with(|c: char| c.is_ascii_digit() || c == '.') {
        return None;
    }
    if format == SINGLE {
        let value: f32 = text.parse().ok()?;
        return value.is_finite().then(|| u64::from(value.to_bits()));
    }
    let value: f64 = text.parse().ok()?;
    if !value.is_finite() {
        return None;
    }
    let bits = value.to_bits();
    if format == DOUBLE {
        return Some(bits);
    }
    let exponent = (bits >> 52 & 0x7FF) as i32;
    let mantissa = bits & ((1 << 52) - 1) | u64::from(exponent != 0) << 52;
    encode(u128::from(mantissa), exponent.max(1) - 1023 - 52, bits >> 63 == 1, format, false)
}

/// `1.8p+3`, after the `0x`.
fn parse_hexadecimal(text: &str, negative: bool, format: FloatFormat) -> Option<u64> {
    let (digits, exponent) = match text.split_once(['p', 'P']) {
        Some((digits, exponent)) => (digits, exponent.parse::<i32>().ok()?),
        None => (text, 0),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut mantissa: u128 = 0;
    for c in whole.chars().chain(fraction.chars()) {
        // More digits than any format has bits are a mistake.
        if mantissa >> 120 != 0 {
            return None;
        }
        mantissa = mantissa << 4 | u128::from(c.to_digit(16)?);
    }
    if whole.is_empty() && fraction.is_empty() {
        return None;
    }
    let exponent = exponent.checked_sub(i32::try_from(fraction.len()).ok()?.checked_mul(4)?)?;
    encode(mantissa, exponent, negative, format, true)
}

/// The bits of `mantissa * 2^exponent`, rounded to nearest even. `special`: the exponent above the largest number may be
/// spelled out, which is how infinities and NaNs are written.
fn encode(mantissa: u128, exponent: i32, negative: bool, format: FloatFormat, special: bool) -> Option<u64> {
    let sign = match (negative, format.sign_bits) {
        (true, 0) => return None,
        (true, _) => 1u64 << (format.exponent_bits + format.fraction_bits),
        (false, _) => 0,
    };
    if mantissa == 0 {
        return format.has_zero.then_some(sign);
    }
    let leading = 127 - mantissa.leading_zeros() as i32;
    let all_ones = (1i32 << format.exponent_bits) - 1;
    let largest = if special || !format.has_zero { all_ones } else { all_ones - 1 };
    let smallest = i32::from(format.has_zero);
    let biased = exponent.checked_add(leading)?.checked_add(format.bias)?;
    if biased > largest {
        return None;
    }
    // Below the smallest exponent the fraction loses bits instead.
    let field = biased.max(smallest);
    let lost = (field - biased) as u32;
    let shift = leading - format.fraction_bits as i32 + lost.min(200) as i32;
    let rounded = if shift <= 0 { mantissa << -shift } else { round_shift(mantissa, shift as u32) };
    // With the implicit bit; rounding may carry into the exponent, which is correct.
    let implicit = 1u128 << format.fraction_bits;
    let base =
        if rounded < implicit && format.has_zero { 0 } else { (field as u128) << format.fraction_bits };
    let magnitude = if base == 0 && format.has_zero { rounded } else { base + rounded - implicit };
    if magnitude >> format.fraction_bits > largest as u128 {
        return None;
    }
    Some(sign | magnitude as u64)
}

/// `value >> shift`, rounded to nearest, ties to even.
fn round_shift(value: u128, shift: u32) -> u128 {
    if shift > 127 {
        return 0;
    }
    let kept = value >> shift;
    let rest = value & ((1 << shift) - 1);
    let half = 1u128 << (shift - 1);
    if rest > half || (rest == half && kept & 1 == 1) { kept + 1 } else { kept }
}

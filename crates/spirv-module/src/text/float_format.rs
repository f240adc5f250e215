//! The bit layouts of floating-point numbers, and their text.

use spirv_grammar::FPEncoding;
use std::fmt::Write;

/// The layout of a binary floating-point format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FloatFormat {
    /// 1, or 0 for formats without sign.
    pub(super) sign_bits: u32,
    pub(super) exponent_bits: u32,
    pub(super) fraction_bits: u32,
    pub(super) bias: i32,
    /// False when exponent 0 is a number like any other: no zero, no subnormals.
    pub(super) has_zero: bool,
}

const fn format(exponent_bits: u32, fraction_bits: u32) -> FloatFormat {
    FloatFormat {
        sign_bits: 1,
        exponent_bits,
        fraction_bits,
        bias: (1 << (exponent_bits - 1)) - 1,
        has_zero: true,
    }
}

pub(super) const HALF: FloatFormat = format(5, 10);
pub(super) const SINGLE: FloatFormat = format(8, 23);
pub(super) const DOUBLE: FloatFormat = format(11, 52);
const BFLOAT16: FloatFormat = format(8, 7);
const E4M3: FloatFormat = format(4, 3);
const E5M2: FloatFormat = format(5, 2);

impl FloatFormat {
    /// The IEEE 754 format of a width in bits.
    pub(super) fn ieee(width: u32) -> Option<FloatFormat> {
        match width {
            16 => Some(HALF),
            32 => Some(SINGLE),
            64 => Some(DOUBLE),
            _ => None,
        }
    }

    /// The format of an encoding; `None` for one that is unknown here.
    pub(super) fn encoded(encoding: FPEncoding) -> Option<FloatFormat> {
        match encoding {
            FPEncoding::BFloat16KHR => Some(BFLOAT16),
            FPEncoding::Float8E4M3EXT => Some(E4M3),
            FPEncoding::Float8E5M2EXT => Some(E5M2),
            FPEncoding::Float6E2M3EXT => Some(format(2, 3)),
            FPEncoding::Float6E3M2EXT => Some(format(3, 2)),
            FPEncoding::Float4E2M1EXT => Some(format(2, 1)),
            FPEncoding::Float8UnsignedE8M0EXT => {
                Some(FloatFormat { sign_bits: 0, has_zero: false, ..format(8, 0) })
            }
            _ => None,
        }
    }

    /// All bits together.
    pub(super) fn width(self) -> u32 {
        self.sign_bits + self.exponent_bits + self.fraction_bits
    }
}

/// Writes a number the way SPIRV-Tools does: 32 and 64 bits in decimal with enough digits to read the same number
/// back, everything else, infinities, NaNs and subnormals in hexadecimal (`0x1.8p+3`).
pub(super) fn write_float(out: &mut String, format: FloatFormat, bits: u64) {
    if format == SINGLE {
        let value = f32::from_bits(bits as u32);
        if value.is_normal() || value == 0.0 {
            return write_decimal(out, &format!("{value:.8e}"), 9);
        }
    } else if format == DOUBLE {
        let value = f64::from_bits(bits);
        if value.is_normal() || value == 0.0 {
            return write_decimal(out, &format!("{value:.16e}"), 17);
        }
    }
    write_hexadecimal(out, format, bits);
}

/// C's `%.{precision}g` of a number given as `d.ddde±x` with `precision` digits.
fn write_decimal(out: &mut String, scientific: &str, precision: i32) {
    let (digits, exponent) = scientific.split_once('e').unwrap_or((scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let (sign, digits) = match digits.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", digits),
    };
    out.push_str(sign);
    let digits: String = digits.chars().filter(char::is_ascii_digit).collect();
    let kept = digits.trim_end_matches('0');
    let kept = if kept.is_empty() { "0" } else { kept };
    if !(-4..precision).contains(&exponent) {
        let (first, rest) = kept.split_at(1);
        let point = if rest.is_empty() { "" } else { "." };
        let sign = if exponent < 0 { '-' } else { '+' };
        let _ = write!(out, "{first}{point}{rest}e{sign}{:02}", exponent.unsigned_abs());
    } else if exponent < 0 {
        out.push_str("0.");
        out.extend(std::iter::repeat_n('0', exponent.unsigned_abs() as usize - 1));
        out.push_str(kept);
    } else {
        let whole = exponent as usize + 1;
        if kept.len() <= whole {
            out.push_str(kept);
            out.extend(std::iter::repeat_n('0', whole - kept.len()));
        } else {
            let (whole, rest) = kept.split_at(whole);
            let _ = write!(out, "{whole}.{rest}");
        }
    }
}

pub(super) fn write_hexadecimal(out: &mut String, format: FloatFormat, bits: u64) {
    let exponent_mask = (1u64 << format.exponent_bits) - 1;
    let fraction_mask = (1u64 << format.fraction_bits) - 1;
    if format.sign_bits == 1 && bits >> (format.exponent_bits + format.fraction_bits) & 1 == 1 {
        out.push('-');
    }
    let exponent = (bits >> format.fraction_bits & exponent_mask) as i32;
    let mut fraction = bits & fraction_mask;
    let mut power = exponent - format.bias;
    if format.has_zero && exponent == 0 {
        if fraction == 0 {
            out.push_str("0x0p+0");
            return;
        }
        // A subnormal: shift until the leading one is the implicit one.
        let shift = format.fraction_bits - (63 - fraction.leading_zeros());
        fraction = fraction << shift & fraction_mask;
        power -= shift as i32 - 1;
    }
    out.push_str("0x1");
    if fraction != 0 {
        // Aligned to whole hexadecimal digits, trailing zeros dropped.
        let digits = format.fraction_bits.div_ceil(4);
        let aligned = fraction << (digits * 4 - format.fraction_bits);
        let text = format!("{aligned:0width$x}", width = digits as usize);
        let _ = write!(out, ".{}", text.trim_end_matches('0'));
    }
    let _ = write!(out, "p{power:+}");
}

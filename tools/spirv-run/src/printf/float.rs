//! Floats as C writes them.

use super::specification::{Specification, Style};

/// The default precision, except for `%a`.
const DIGITS: usize = 6;
/// No `f64` has a digit other than 0 further behind its point.
const DIGITS_OF_ANY: usize = 1100;

/// Appends `value`.
pub(super) fn print(how: &Specification, style: Style, upper: bool, value: f64, out: &mut Vec<u8>) {
    let sign = how.sign(value.is_sign_negative());
    let size = value.abs();
    let mut prefix = sign.to_vec();
    let mut text = match style {
        _ if value.is_nan() => "nan".to_owned(),
        _ if value.is_infinite() => "inf".to_owned(),
        Style::Fixed => pointed(fixed(size, how.precision.unwrap_or(DIGITS)), how.alternate),
        Style::Exponent => {
            let (digits, exponent) = scientific(size, how.precision.unwrap_or(DIGITS));
            with_exponent(&pointed(digits, how.alternate), exponent)
        }
        Style::Shortest => shortest(size, how.precision.unwrap_or(DIGITS).max(1), how.alternate),
        Style::Hexadecimal => {
            prefix.extend(if upper { b"0X" } else { b"0x" });
            hexadecimal(size, how.precision, how.alternate)
        }
    };
    if upper {
        text.make_ascii_uppercase();
    }
    how.pad(&prefix, text.as_bytes(), value.is_finite(), out);
}

/// Decimal digits, so many behind the point.
fn fixed(size: f64, precision: usize) -> String {
    let computed = precision.min(DIGITS_OF_ANY);
    let mut text = format!("{size:.computed$}");
    text.push_str(&"0".repeat(precision - computed));
    text
}

/// Decimal digits, one before the point and so many behind it, and the exponent of ten that belongs to them.
fn scientific(size: f64, precision: usize) -> (String, i32) {
    let computed = precision.min(DIGITS_OF_ANY);
    let text = format!("{size:.computed$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    (format!("{digits}{}", "0".repeat(precision - computed)), exponent.parse().unwrap_or(0))
}

/// Adds the point that digits without a fraction have in the alternate form.
fn pointed(mut text: String, alternate: bool) -> String {
    if alternate && !text.contains('.') {
        text.push('.');
    }
    text
}

/// Adds the exponent, of at least two digits.
fn with_exponent(digits: &str, exponent: i32) -> String {
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{digits}e{sign}{:02}", exponent.unsigned_abs())
}

/// `%g`: so many significant digits, in the shorter way, without zeros at the end.
fn shortest(size: f64, significant: usize, alternate: bool) -> String {
    let (digits, exponent) = scientific(size, significant - 1);
    let trimmed = |text: String| {
        if alternate {
            return pointed(text, true);
        }
        if !text.contains('.') {
            return text;
        }
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    };
    match usize::try_from(i64::from(exponent) + 4) {
        // The exponent is from -4 on and below the number of digits.
        Ok(above) if above < significant + 4 => trimmed(fixed(size, significant + 3 - above)),
        _ => with_exponent(&trimmed(digits), exponent),
    }
}

/// `%a` without its prefix: one digit before the point, which is 1 unless the number is 0 or subnormal.
fn hexadecimal(size: f64, precision: Option<usize>, alternate: bool) -> String {
    const FRACTION: u32 = 52;
    let bits = size.to_bits();
    let (mut significand, biased) = (bits & ((1 << FRACTION) - 1), (bits >> FRACTION) as i32);
    let exponent = match (biased, significand) {
        (0, 0) => 0,
        (0, _) => -1022,
        _ => {
            significand |= 1 << FRACTION;
            biased - 1023
        }
    };
    let all = FRACTION as usize / 4;
    if let Some(kept) = precision.filter(|&kept| kept < all) {
        let dropped = 4 * (all - kept);
        let (half, rest) = (1u64 << (dropped - 1), significand & ((1 << dropped) - 1));
        significand >>= dropped;
        if rest > half || rest == half && significand & 1 == 1 {
            significand += 1;
        }
        significand <<= dropped;
    }
    let mut digits = format!("{:013x}", significand & ((1 << FRACTION) - 1));
    match precision {
        Some(precision) if precision < all => digits.truncate(precision),
        Some(precision) => digits.push_str(&"0".repeat(precision - all)),
        None => digits.truncate(digits.trim_end_matches('0').len()),
    }
    let point = if alternate || !digits.is_empty() { "." } else { "" };
    format!("{}{point}{digits}p{exponent:+}", significand >> FRACTION)
}

/// The value of a half.
pub(crate) fn half(bits: u16) -> f64 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff));
    let size = match exponent {
        0 => fraction * 2f64.powi(-24),
        0x1f if fraction == 0.0 => f64::INFINITY,
        0x1f => f64::NAN,
        _ => (fraction + 1024.0) * 2f64.powi(exponent - 25),
    };
    if bits >> 15 == 1 { -size } else { size }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_alternate_form_keeps_points_and_zeros() {
        for (value, significant, wanted) in [
            (1.0, 6, "1.00000"),
            (0.0, 6, "0.00000"),
            (0.0001, 6, "0.000100000"),
            (0.00001, 3, "1.00e-05"),
            (100_000.0, 6, "100000."),
            (999_999.5, 6, "1.00000e+06"),
            (2.0, 1, "2."),
            (20.0, 1, "2.e+01"),
        ] {
            assert_eq!(shortest(value, significant, true), wanted);
        }
    }

    #[test]
    fn halves_have_their_values() {
        for (bits, value) in [
            (0, 0.0),
            (0x3c00, 1.0),
            (0xc000, -2.0),
            (0x7bff, 65504.0),
            (1, 2f64.powi(-24)),
            (0xfc00, f64::NEG_INFINITY),
        ] {
            assert_eq!(half(bits), value);
        }
        assert!(half(0x7e00).is_nan());
    }
}

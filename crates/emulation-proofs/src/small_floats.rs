//! Floats of 4 to 8 bits, by the rules for the names of their formats. LangRef, `llvm.convert.from.arbitrary.fp`; LLVM's
//! `APFloat.h`.

/// Returns the value of a number in a format; `None` for an unknown format.
///
/// `E` and `M` in a name are followed by the bits of the exponent and of the fraction. `FN` has no infinities, `UZ` no negative
/// zero: its bits are NaN. `B` is followed by the bias of the exponent; `FNUZ` alone has one more than IEEE's formats.
pub(crate) fn value(format: &str, bits: u64) -> Option<f64> {
    let (_, digits) = format.strip_prefix("Float")?.split_once('E')?;
    let (exponent_bits, rest) = number(digits)?;
    let (fraction_bits, rest) = number(rest.strip_prefix('M')?)?;
    let (stated_bias, kind) = match rest.strip_prefix('B') {
        Some(rest) => number(rest).map(|(bias, kind)| (Some(bias), kind))?,
        None => (None, rest),
    };
    if fraction_bits == 0 {
        // Powers of two without a sign; all bits set are NaN.
        let is_nan = bits == (1 << exponent_bits) - 1;
        return Some(if is_nan { f64::NAN } else { 2f64.powi(bits as i32 - 127) });
    }
    let magnitude_bits = exponent_bits + fraction_bits;
    let (sign, magnitude) = (bits >> magnitude_bits & 1, bits & ((1 << magnitude_bits) - 1));
    let (exponent, fraction) = (magnitude >> fraction_bits, magnitude & ((1 << fraction_bits) - 1));
    let ieee = (1 << (exponent_bits - 1)) - 1;
    let bias = stated_bias.unwrap_or(if kind == "FNUZ" { ieee + 1 } else { ieee });
    let is_highest = exponent == (1 << exponent_bits) - 1;
    let unsigned = match kind {
        "FNUZ" if sign == 1 && magnitude == 0 => f64::NAN,
        "" if is_highest && fraction > 0 => f64::NAN,
        "" if is_highest => f64::INFINITY,
        // Formats of fewer than 8 bits have finite numbers only.
        "FN" if magnitude_bits == 7 && magnitude == 0x7f => f64::NAN,
        "" | "FN" | "FNUZ" => {
            let scale = |exponent: u64| 2f64.powi(exponent as i32 - bias as i32 - fraction_bits as i32);
            match exponent {
                0 => fraction as f64 * scale(1),
                _ => (fraction + (1 << fraction_bits)) as f64 * scale(exponent),
            }
        }
        _ => return None,
    };
    Some(if sign == 1 { -unsigned } else { unsigned })
}

/// The number at the beginning of a text, and what is behind it.
fn number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at_checked(end)?;
    Some((digits.parse().ok()?, rest))
}

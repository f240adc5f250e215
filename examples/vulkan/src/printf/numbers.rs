//! Floating-point numbers as C prints them.

/// Returns a number that is not negative, by the letter of a conversion: `f`, `e`, `g` or `a`, or a capital.
pub(super) fn float(value: f64, letter: char, precision: Option<usize>, alternate: bool) -> String {
    let text = if value.is_nan() {
        "nan".to_owned()
    } else if value.is_infinite() {
        "inf".to_owned()
    } else {
        match letter.to_ascii_lowercase() {
            'e' => exponential(value, precision.unwrap_or(6), alternate),
            'g' => shortest(value, precision.unwrap_or(6).max(1), alternate),
            'a' => hexadecimal(value, precision),
            _ => {
                let point = if alternate && precision == Some(0) { "." } else { "" };
                format!("{value:.*}{point}", precision.unwrap_or(6))
            }
        }
    };
    if letter.is_ascii_uppercase() { text.to_uppercase() } else { text }
}

fn exponential(value: f64, precision: usize, alternate: bool) -> String {
    let text = format!("{value:.precision$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let point = if alternate && precision == 0 { "." } else { "" };
    format!("{digits}{point}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.unsigned_abs())
}

/// With so many digits, without an exponent if it is neither small nor large; zeros at the end are dropped.
fn shortest(value: f64, digits: usize, alternate: bool) -> String {
    let text = exponential(value, digits - 1, alternate);
    let exponent: i32 = text.rsplit_once('e').and_then(|(_, exponent)| exponent.parse().ok()).unwrap_or(0);
    if exponent < -4 || exponent >= digits as i32 {
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, ""));
        let digits = if alternate { digits } else { without_zeros(digits) };
        return format!("{digits}e{exponent}");
    }
    let decimals = (digits as i32 - 1 - exponent).max(0) as usize;
    let text = format!("{value:.decimals$}");
    if alternate { text } else { without_zeros(&text).to_owned() }
}

fn without_zeros(text: &str) -> &str {
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { text }
}

fn hexadecimal(value: f64, precision: Option<usize>) -> String {
    let bits = value.to_bits();
    let (mut exponent, mut fraction) = ((bits >> 52) as i32 - 1023, bits & ((1 << 52) - 1));
    let mut lead = 1;
    if bits >> 52 == 0 {
        (lead, exponent) = (0, if fraction == 0 { 0 } else { -1022 });
    }
    if let Some(precision) = precision.filter(|precision| *precision < 13) {
        // Round to nearest, ties to even.
        let shift = 52 - 4 * precision as u32;
        let all = lead << 52 | fraction;
        let half = 1u64 << (shift - 1);
        let is_odd = all >> shift & 1;
        let rounded = (all + half - 1 + is_odd) >> shift << shift;
        (lead, fraction) = (rounded >> 52, rounded & ((1 << 52) - 1));
    }
    let digits = format!("{fraction:013x}");
    let digits = match precision {
        Some(precision) if precision < 13 => digits[..precision].to_owned(),
        Some(precision) => format!("{digits:0<precision$}"),
        None => digits.trim_end_matches('0').to_owned(),
    };
    let point = if digits.is_empty() { "" } else { "." };
    format!("0x{lead:x}{point}{digits}p{exponent:+}")
}

/// Returns the value of a float of 16 bits.
pub(super) fn half(bits: u16) -> f64 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f64::from(bits & 1023));
    let magnitude = match exponent {
        0 => fraction * 2f64.powi(-24),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1.0 + fraction / 1024.0) * 2f64.powi(exponent - 15),
    };
    if bits >> 15 == 1 { -magnitude } else { magnitude }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_are_printed_as_c_prints_them() {
        let all = |value, letter| float(value, letter, None, false);
        assert_eq!(all(1.5, 'f'), "1.500000");
        assert_eq!(all(1234567.0, 'e'), "1.234567e+06");
        assert_eq!(all(1234567.0, 'g'), "1.23457e+06");
        assert_eq!(all(0.0001, 'g'), "0.0001");
        assert_eq!(all(100.0, 'G'), "100");
        assert_eq!(all(0.00001, 'G'), "1E-05");
        assert_eq!(all(1.0, 'a'), "0x1p+0");
        assert_eq!(all(0.1, 'a'), "0x1.999999999999ap-4");
        assert_eq!(float(0.1, 'a', Some(2), false), "0x1.9ap-4");
        assert_eq!(all(f64::INFINITY, 'F'), "INF");
        assert_eq!(half(0x3C00), 1.0);
        assert_eq!(half(0xC000), -2.0);
    }
}

//! Values of specialization constants as text, as command lines have them: `1:i32:64`.

use crate::specialization::SpecValue;

/// The number of a specialization constant and its value, of `ID:TYPE:VALUE` with the types i1, i8, i16, i32, i64, f16,
/// f32 and f64. The bits of floats may be written in hexadecimal (`0x3c00`).
///
/// # Errors
/// It has another form, or the value does not fit the type; a message for the user.
pub fn parse_spec_constant(text: &str) -> Result<(u32, SpecValue), String> {
    let mut parts = text.splitn(3, ':');
    let (Some(number), Some(ty), Some(value)) = (parts.next(), parts.next(), parts.next()) else {
        return Err("expected ID:TYPE:VALUE".to_owned());
    };
    let number = number.parse().map_err(|_| format!("'{number}' is no number of a constant"))?;
    let value = match (ty, ty.get(1..).and_then(|width| width.parse().ok())) {
        ("i1" | "i8" | "i16" | "i32" | "i64", Some(width)) => {
            integer(width, value).map(|bits| SpecValue::of_width(width, bits))
        }
        ("f16" | "f32" | "f64", Some(width)) => {
            float(width, value).map(|bits| SpecValue::of_float(width, bits))
        }
        _ => return Err(format!("the type '{ty}' is none of i1, i8, i16, i32, i64, f16, f32 and f64")),
    };
    Ok((number, value.ok_or_else(|| format!("'{text}' has no value of the type {ty}"))?))
}

/// The bits of an integer that has the width with or without a sign.
fn integer(width: u32, value: &str) -> Option<u64> {
    let value: i128 = value.parse().ok()?;
    let fits = value >= -(1 << (width - 1)) && value < 1 << width;
    fits.then_some((value & ((1 << width) - 1)) as u64)
}

/// The bits of a float: a decimal number, or `0x` and the bits.
fn float(width: u32, value: &str) -> Option<u64> {
    if let Some(bits) = value.strip_prefix("0x") {
        let bits = u64::from_str_radix(bits, 16).ok()?;
        return (width == 64 || bits >> width == 0).then_some(bits);
    }
    Some(match width {
        16 => u64::from(half(value.parse().ok()?)),
        32 => {
            u64::from(value.parse::<f32>().ok().filter(|number| fits(number.is_infinite(), value))?.to_bits())
        }
        _ => value.parse::<f64>().ok().filter(|number| fits(number.is_infinite(), value))?.to_bits(),
    })
}

/// Whether a number is not too large for its width: one that is infinite is written as a word.
fn fits(is_infinite: bool, text: &str) -> bool {
    !is_infinite || !text.contains(|c: char| c.is_ascii_digit())
}

/// The bits of the nearest number of 16 bits.
fn half(value: f64) -> u16 {
    let sign = if value.is_sign_negative() { 0x8000 } else { 0 };
    let size = value.abs();
    let bits = if value.is_nan() {
        0x7e00
    } else if size >= 65520.0 {
        0x7c00
    } else if size < 2f64.powi(-14) {
        // Numbers below the least normal one are multiples of this.
        (size / 2f64.powi(-24)).round_ties_even() as u16
    } else {
        let exponent = (size.to_bits() >> 52) as i32 - 1023;
        // Rounding up to the next power of two carries into the exponent.
        let fraction = (size / 2f64.powi(exponent) * 1024.0).round_ties_even() as u16 - 1024;
        ((exponent + 15) as u16) * 1024 + fraction
    };
    sign | bits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<(u32, u64), String> {
        parse_spec_constant(text).map(|(number, value)| (number, value.bits()))
    }

    #[test]
    fn values_fit_their_types() {
        assert_eq!(parse("1:i32:64"), Ok((1, 64)));
        assert_eq!(parse("2:i8:-1"), Ok((2, 0xff)));
        assert_eq!(parse("2:i8:255"), Ok((2, 0xff)));
        assert!(parse("2:f32:1e39").is_err() && parse("2:f64:1e999").is_err());
        assert_eq!(parse("2:f32:-inf"), Ok((2, 0xff80_0000)));
        assert_eq!(parse("3:i1:1"), Ok((3, 1)));
        assert_eq!(parse("4:i64:-9223372036854775808"), Ok((4, 1 << 63)));
        assert_eq!(parse("5:f32:0.5"), Ok((5, 0x3f00_0000)));
        assert_eq!(parse("5:f64:0x3ff0000000000000"), Ok((5, 1.0f64.to_bits())));
        for wrong in
            ["1:i8:256", "1:i8:-129", "1:i7:1", "i32:1", "x:i32:1", "1:f32:0x100000000", "1:i1:2", ""]
        {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn halves_are_the_nearest() {
        let bits = |text: &str| parse(&format!("0:f16:{text}")).map(|(_, bits)| bits);
        let cases = [("1", 0x3c00), ("-2", 0xc000), ("0.5", 0x3800), ("65504", 0x7bff), ("65520", 0x7c00)];
        for (text, wanted) in cases.into_iter().chain([
            ("6.0975e-5", 0x03ff),
            ("5.9604645e-8", 1),
            ("0.99999", 0x3c00),
            ("-0.0", 0x8000),
            ("inf", 0x7c00),
        ]) {
            assert_eq!(bits(text), Ok(wanted), "{text}");
        }
    }
}

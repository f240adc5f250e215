//! The text of literal numbers.

use super::float_format::{FloatFormat, write_float};
use crate::definitions::{NumberClass, NumberType};
use spirv_grammar::FPEncoding;

/// Writes a number. `None` if no text gives the same words back: a number wider than 64 bits, an unknown encoding, bits
/// outside of the type's width that violate the specification (2.2.1: sign-extended for signed integers, else 0).
pub(super) fn write_number(out: &mut String, words: &[u32], ty: NumberType) -> Option<()> {
    let (bits, room) = match *words {
        [word] => (u64::from(word), 32),
        [low, high] => (u64::from(low) | u64::from(high) << 32, 64),
        _ => return None,
    };
    if ty.width > room {
        return None;
    }
    let unused = 64 - ty.width;
    match ty.class {
        NumberClass::Signed => {
            let value = (bits << unused) as i64 >> unused;
            if value as u64 & (u64::MAX >> (64 - room)) != bits {
                return None;
            }
            write_integer(out, value.unsigned_abs(), value < 0);
        }
        _ if bits << unused >> unused != bits => return None,
        NumberClass::Unsigned => write_integer(out, bits, false),
        NumberClass::Float => write_float(out, FloatFormat::ieee(ty.width)?, bits),
        NumberClass::FloatEncoded(FPEncoding::MXInt8EXT) => {
            // A fixed-point number of 64ths, shown as the float that has its value.
            let value = f32::from(bits as u8 as i8) / 64.0;
            super::float_format::write_hexadecimal(
                out,
                super::float_format::SINGLE,
                u64::from(value.to_bits()),
            );
        }
        NumberClass::FloatEncoded(encoding) => {
            let format = FloatFormat::encoded(encoding).filter(|format| format.width() == ty.width)?;
            write_float(out, format, bits);
        }
    }
    Some(())
}

/// Decimal digits; faster than the formatting machinery for the largest part of a text.
pub(super) fn write_integer(out: &mut String, value: u64, negative: bool) {
    let mut digits = [0u8; 20];
    let mut at = digits.len();
    let mut rest = value;
    loop {
        at -= 1;
        if let Some(digit) = digits.get_mut(at) {
            *digit = b'0' + (rest % 10) as u8;
        }
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if negative {
        out.push('-');
    }
    out.push_str(std::str::from_utf8(digits.get(at..).unwrap_or(&[])).unwrap_or_default());
}

//! The floating-point formats of LLVM: values from their bits and from decimal digits, and the bits of values.

use crate::decimal;
use llvm_model::Type;

/// A binary format: the number of bits of each part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Format {
    /// Bits of the exponent's field.
    pub(crate) exponent_bits: u32,
    /// Bits of the significand, the leading one included.
    pub(crate) precision: u32,
    /// Whether the leading bit of the significand is stored.
    has_leading_bit: bool,
    /// How far above its format's own smallest exponent the smallest one of normal numbers is.
    raised_exponent: i32,
}

impl Format {
    const fn new(exponent_bits: u32, precision: u32) -> Format {
        Format { exponent_bits, precision, has_leading_bit: false, raised_exponent: 0 }
    }

    /// The format of a type. A pair of doubles is taken as one number of 106 bits, as LLVM takes it for digits.
    pub(crate) fn of(ty: &Type) -> Option<Format> {
        Some(match ty {
            Type::Half => Format::new(5, 11),
            Type::BFloat => Format::new(8, 8),
            Type::Float => Format::new(8, 24),
            Type::Double => Format::new(11, 53),
            Type::X86Fp80 => Format { has_leading_bit: true, ..Format::new(15, 64) },
            Type::Fp128 => Format::new(15, 113),
            Type::PpcFp128 => Format { raised_exponent: 53, ..Format::new(11, 106) },
            _ => return None,
        })
    }

    /// Bits of the significand that are stored.
    pub(crate) fn stored_bits(self) -> u32 {
        if self.has_leading_bit { self.precision } else { self.precision - 1 }
    }

    /// The number of bits of all parts.
    pub(crate) fn width(self) -> u32 {
        1 + self.exponent_bits + self.stored_bits()
    }

    fn bias(self) -> i32 {
        (1 << (self.exponent_bits - 1)) - 1
    }

    /// The exponent of the last bit of the smallest numbers.
    fn least_exponent(self) -> i32 {
        1 - self.bias() + self.raised_exponent - (self.precision as i32 - 1)
    }

    fn top_field(self) -> u128 {
        (1 << self.exponent_bits) - 1
    }

    /// The quiet bit of a NaN.
    fn quiet_bit(self) -> u128 {
        1 << (self.precision - 2)
    }

    /// The value of bits.
    pub(crate) fn decode(self, bits: u128) -> Decoded {
        let stored = self.stored_bits();
        let negative = bits >> (self.width() - 1) & 1 == 1;
        let field = bits >> stored & self.top_field();
        let significand = bits & ((1 << stored) - 1);
        let leading = 1 << (self.precision - 1);
        let fraction = significand & (leading - 1);
        // To LLVM, a number with a leading bit where none may be, or without one, is a NaN.
        let is_odd = self.has_leading_bit && field != 0 && significand & leading == 0;
        let number = if field == self.top_field() && fraction == 0 && !is_odd {
            Number::Infinity
        } else if field == self.top_field() || is_odd {
            let quiet = fraction & self.quiet_bit() != 0;
            Number::Nan { quiet, payload: fraction & (self.quiet_bit() - 1) }
        } else {
            let hidden = if field == 0 || self.has_leading_bit { 0 } else { leading };
            let exponent = (field as i32).max(1) - self.bias() - (self.precision as i32 - 1);
            Number::Finite { significand: significand | hidden, exponent }
        };
        Decoded { negative, number }
    }

    fn with_parts(self, negative: bool, field: u128, significand: u128) -> u128 {
        let stored = self.stored_bits();
        u128::from(negative) << (self.width() - 1) | field << stored | significand & ((1 << stored) - 1)
    }

    /// The bits of an infinity or a NaN. The payload is cut to its room; a signaling NaN has one.
    pub(crate) fn special(self, negative: bool, number: Number) -> u128 {
        let leading = 1 << (self.precision - 1);
        let fraction = match number {
            Number::Nan { quiet, payload } => {
                let payload = payload & (self.quiet_bit() - 1);
                match (quiet, payload) {
                    (true, _) => self.quiet_bit() | payload,
                    (false, 0) => self.quiet_bit() >> 1,
                    (false, _) => payload,
                }
            }
            Number::Infinity | Number::Finite { .. } => 0,
        };
        self.with_parts(negative, self.top_field(), leading | fraction)
    }

    /// The bits of a finite number; `None` if it is too large. The significand has at most as many bits as the format.
    fn encode(self, negative: bool, significand: u128, exponent: i32) -> Option<u128> {
        let leading = 1 << (self.precision - 1);
        if significand & leading == 0 {
            return Some(self.with_parts(negative, 0, significand));
        }
        let field = exponent + (self.precision as i32 - 1) + self.bias();
        let field = u128::try_from(field).ok().filter(|field| *field < self.top_field())?;
        Some(self.with_parts(negative, field, significand))
    }

    /// The bits of a finite number, if the format has it without rounding.
    pub(crate) fn exact(self, negative: bool, significand: u128, exponent: i32) -> Option<u128> {
        if significand == 0 {
            return Some(self.with_parts(negative, 0, 0));
        }
        let bits = 128 - significand.leading_zeros();
        // The last bit is where the precision ends, or where the smallest number is.
        let last = (exponent + bits as i32 - self.precision as i32).max(self.least_exponent());
        let shift = exponent - last;
        if shift >= 0 {
            return self.encode(negative, significand << shift, last);
        }
        let cut = shift.unsigned_abs();
        if cut >= bits || significand & ((1 << cut) - 1) != 0 {
            return None;
        }
        self.encode(negative, significand >> cut, last)
    }

    /// The number nearest to decimal digits such as `-1.25e3`, of two the even one.
    pub(crate) fn nearest(self, text: &str) -> Result<Nearest, OutOfRange> {
        let (negative, text) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let Some((significand, exponent)) = decimal::rounded_to(text, self.precision, self.least_exponent())
        else {
            return Err(OutOfRange::Overflow);
        };
        let is_zero =
            text.bytes().take_while(|b| !b.eq_ignore_ascii_case(&b'e')).all(|b| matches!(b, b'0' | b'.'));
        if significand == 0 && !is_zero {
            return Err(OutOfRange::Underflow);
        }
        // Of a pair of doubles, the bits of the parts are made elsewhere.
        let limit = self.bias() - (self.precision as i32 - 1);
        if exponent > limit {
            return Err(OutOfRange::Overflow);
        }
        Ok(Nearest { negative, significand, exponent })
    }

    /// The bits of the number nearest to decimal digits.
    pub(crate) fn bits_of(self, text: &str) -> Result<u128, OutOfRange> {
        let Nearest { negative, significand, exponent } = self.nearest(text)?;
        self.encode(negative, significand, exponent).ok_or(OutOfRange::Overflow)
    }
}

/// A number with its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decoded {
    pub(crate) negative: bool,
    pub(crate) number: Number,
}

/// Returns the value of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    Infinity,
    Nan {
        quiet: bool,
        payload: u128,
    },
    /// The significand times two to the exponent.
    Finite {
        significand: u128,
        exponent: i32,
    },
}

/// The number nearest to digits: the significand times two to the exponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Nearest {
    pub(crate) negative: bool,
    pub(crate) significand: u128,
    pub(crate) exponent: i32,
}

/// Why digits have no number in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OutOfRange {
    Overflow,
    Underflow,
}

/// Returns the two doubles whose sum is a number of 106 bits: the nearest double, and the remainder.
pub(crate) fn pair_of_doubles(number: Nearest) -> [u64; 2] {
    let Nearest { negative, significand, exponent } = number;
    let double = Format::new(11, 53);
    let bits = 128 - significand.leading_zeros();
    let excess = bits.saturating_sub(double.precision).max((-1074 - exponent).max(0) as u32);
    let (mut high, rest) = (significand >> excess, significand & ((1u128 << excess) - 1));
    let half = if excess == 0 { 1 } else { 1u128 << (excess - 1) };
    if rest > half || rest == half && high & 1 == 1 {
        high += 1;
    }
    let sign = if negative { -1.0 } else { 1.0 };
    let value = |significand: u128, exponent: i32| sign * significand as f64 * power_of_two(exponent);
    let high_value = value(high, exponent + excess as i32);
    // The significands have few enough bits for both to be exact.
    let difference = significand as i128 - (high << excess) as i128;
    let low_value = sign * difference as f64 * power_of_two(exponent);
    [high_value.to_bits(), if difference == 0 { 0 } else { low_value.to_bits() }]
}

/// Two to an exponent down to that of the smallest double.
fn power_of_two(exponent: i32) -> f64 {
    match exponent {
        ..-1074 => 0.0,
        -1074..-1022 => f64::from_bits(1 << (exponent + 1074)),
        _ => f64::from_bits(((exponent + 1023).clamp(1, 2047) as u64) << 52),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn format(ty: Type) -> Format {
        Format::of(&ty).unwrap()
    }

    #[test]
    fn floats_and_doubles_are_rust_s() {
        let mut state = 7u64;
        for number in 0..20_000u32 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let digits = (state >> 33) % 10u64.pow(1 + number % 9);
            let exponent = (state >> 20) % 80;
            let text = format!("{digits}.0e{}", exponent as i64 - 50);
            let float: f32 = text.parse().unwrap();
            if float.is_finite() && (float != 0.0 || digits == 0) {
                assert_eq!(format(Type::Float).bits_of(&text), Ok(u128::from(float.to_bits())), "{text}");
            }
            let double: f64 = text.parse().unwrap();
            assert_eq!(format(Type::Double).bits_of(&text), Ok(u128::from(double.to_bits())), "{text}");
        }
    }

    #[test]
    fn numbers_out_of_range_are_none() {
        let half = format(Type::Half);
        assert_eq!(half.bits_of("65519.9"), Ok(0x7bff));
        assert_eq!(half.bits_of("65520.0"), Err(OutOfRange::Overflow));
        assert_eq!(half.bits_of("-5.96046e-08"), Ok(0x8001));
        assert_eq!(half.bits_of("2.0e-8"), Err(OutOfRange::Underflow));
        assert_eq!(half.bits_of("0.0e-99999999999"), Ok(0));
        assert_eq!(half.bits_of("1.0e99999999999"), Err(OutOfRange::Overflow));
        let float = format(Type::Float);
        assert_eq!(float.bits_of("0.8e-45"), Ok(1));
        assert_eq!(float.bits_of("0.7e-45"), Err(OutOfRange::Underflow));
    }

    #[test]
    fn bits_are_decoded_and_encoded() {
        for ty in [Type::Half, Type::BFloat] {
            let format = format(ty);
            for bits in 0..0x1_0000u128 {
                let Decoded { negative, number } = format.decode(bits);
                let again = match number {
                    Number::Finite { significand, exponent } => {
                        format.encode(negative, significand, exponent)
                    }
                    special => Some(format.special(negative, special)),
                };
                assert_eq!(again, Some(bits));
            }
        }
    }

    #[test]
    fn a_pair_of_doubles_is_the_nearest_and_the_rest() {
        let of = |text: &str| pair_of_doubles(format(Type::PpcFp128).nearest(text).unwrap());
        assert_eq!(of("0.1"), [0x3FB9_9999_9999_999A, 0xBC59_9999_9999_999A]);
        assert_eq!(of("1.0e-300"), [0x01A5_6E1F_C2F8_F359, 0x8000_0000_004D_6491]);
        assert_eq!(of("1.5"), [1.5f64.to_bits(), 0]);
        assert_eq!(of("4.9e-324"), [1, 0]);
    }
}

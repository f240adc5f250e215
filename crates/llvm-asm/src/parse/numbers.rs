//! Integer and floating-point literals.

use super::{Kind, Parser, Result};
use crate::float;
use crate::float_format::{Format, Number, OutOfRange, pair_of_doubles};
use crate::print::negate;
use llvm_model::int::word_count;
use llvm_model::{ApInt, ConstId, Constant, Type, TypeId};

/// The digits of a number as words, least significant first. Quadratic in the number of digits, which is bounded.
fn parse_words(digits: &[u8], radix: u64) -> Vec<u64> {
    let mut words = vec![0u64];
    for &digit in digits {
        let mut carry = u128::from((digit as char).to_digit(radix as u32).unwrap_or(0));
        for word in &mut words {
            let value = u128::from(*word) * u128::from(radix) + carry;
            *word = value as u64;
            carry = value >> 64;
        }
        if carry != 0 {
            words.push(carry as u64);
        }
    }
    words
}

/// The longest number taken apart digit by digit.
const MAX_DIGITS: usize = 20_000;

impl<'t> Parser<'t> {
    /// A decimal or hexadecimal integer cut to `width` bits.
    pub(super) fn integer(&mut self, width: u32) -> Result<ApInt> {
        let token = self.token(0);
        let text = self.bytes(token);
        if text.len() > MAX_DIGITS {
            return self.error("this number has too many digits");
        }
        let (negative, words) = match token.kind {
            Kind::Int => {
                let digits = text.strip_prefix(b"-").or(text.strip_prefix(b"+")).unwrap_or(text);
                (text.first() == Some(&b'-'), parse_words(digits, 10))
            }
            Kind::HexInt => {
                let digits = text.get(3..).unwrap_or_default();
                let words = parse_words(digits, 16);
                // A signed literal is as wide as its digits.
                let bits = digits.len() as u32 * 4;
                let sign = ApInt::from_words(bits.max(1), &words).bit(bits.saturating_sub(1));
                if text.first() == Some(&b's') && sign {
                    let mut extended = ApInt::from_words(bits, &words).words().to_vec();
                    negate(&mut extended, bits);
                    (true, extended)
                } else {
                    (false, words)
                }
            }
            _ => return self.expected("an integer"),
        };
        self.advance();
        let mut words = words;
        words.resize(words.len().max(word_count(width)), 0);
        if negative {
            let bits = words.len() as u32 * 64;
            negate(&mut words, bits);
        }
        Ok(ApInt::from_words(width, &words))
    }

    /// An integer and the fewest bits that hold it (one more for the sign when it is negative).
    pub(super) fn integer_of_any_width(&mut self) -> Result<(ApInt, u32)> {
        let token = self.token(0);
        let text = self.bytes(token);
        if token.kind != Kind::Int || text.len() > 1000 {
            return self.expected("an integer");
        }
        let negative = text.first() == Some(&b'-');
        let wide = self.integer(4096)?;
        let magnitude = if negative {
            // For -2^n, n + 1 bits suffice: count the bits of -x - 1 and add one.
            let inverted: Vec<u64> = wide.words().iter().map(|w| !*w).collect();
            active_bits(&inverted) + 1
        } else {
            active_bits(wide.words())
        };
        let width = magnitude.max(1);
        Ok((ApInt::from_words(width, wide.words()), width))
    }

    /// A constant of floating-point type `ty`.
    pub(super) fn float_constant(&mut self, ty: TypeId) -> Result<ConstId> {
        let token = self.token(0);
        let text = std::str::from_utf8(self.bytes(token)).unwrap_or_default();
        let Some(width) = self.m.types[ty].float_width() else {
            return self
                .error(format!("a floating-point constant cannot have type '{}'", self.type_text(ty)));
        };
        let bits = match token.kind {
            Kind::Float => self.decimal_float(ty, text)?,
            Kind::FloatName | Kind::FloatBits => {
                self.is_of_llvm_23();
                self.float_by_name(ty, text)?
            }
            _ => self.hex_float(ty, text)?,
        };
        self.advance();
        Ok(self.m.constants.intern(ty, Constant::Float(ApInt::from_words(width, &bits))))
    }

    /// The bits in format `ty` of the number nearest to digits. LLVM 22 takes digits for a double, which has to be exact.
    fn decimal_float(&mut self, ty: TypeId, text: &str) -> Result<Vec<u64>> {
        if text.len() > MAX_DIGITS {
            return self.error("this number has too many digits");
        }
        let kind = &self.m.types[ty];
        let Some(format) = Format::of(kind) else { return self.expected("a floating-point constant") };
        let as_double = text.trim_start_matches('+').parse::<f64>().unwrap_or_default().to_bits();
        let as_float = text.trim_start_matches('+').parse::<f32>().unwrap_or_default();
        let bits = match kind {
            Type::Double if f64::from_bits(as_double).is_normal() => Ok(vec![as_double]),
            Type::Float if as_float.is_normal() => Ok(vec![u64::from(as_float.to_bits())]),
            Type::PpcFp128 => format.nearest(text).map(|number| pair_of_doubles(number).to_vec()),
            _ => format.bits_of(text).map(words),
        };
        let bits = match bits {
            Ok(bits) => bits,
            Err(out_of_range) => {
                let size = if out_of_range == OutOfRange::Overflow { "large" } else { "small" };
                return self.error(format!("this number is too {size} for type '{}'", self.type_text(ty)));
            }
        };
        if matches!(kind, Type::Half | Type::BFloat | Type::Float)
            && float::convert(as_double, format).is_none()
        {
            self.is_of_llvm_23();
        }
        Ok(bits)
    }

    /// The bits of an infinity or a NaN by its name, or all bits behind `f0x`.
    fn float_by_name(&self, ty: TypeId, text: &str) -> Result<Vec<u64>> {
        let kind = &self.m.types[ty];
        let Some(format) = Format::of(kind) else { return self.expected("a floating-point constant") };
        if let Some(digits) = text.strip_prefix("f0x") {
            let width = kind.float_width().unwrap_or(0) as usize;
            return match u128::from_str_radix(digits, 16) {
                Ok(bits) if digits.len() * 4 == width => Ok(words(bits)),
                _ => {
                    self.error(format!("type '{}' has {} hexadecimal digits", self.type_text(ty), width / 4))
                }
            };
        }
        let (negative, name) = (text.starts_with('-'), &text[1..]);
        let payload = |name: &str| {
            let digits = name.strip_prefix("nan(0x")?.strip_suffix(')')?;
            u128::from_str_radix(digits, 16).ok()
        };
        let number = match name {
            "inf" => Number::Infinity,
            "qnan" => Number::Nan { quiet: true, payload: 0 },
            _ => match (payload(name), name.strip_prefix('s').and_then(payload)) {
                (Some(payload), _) => Number::Nan { quiet: true, payload },
                (None, Some(payload)) => Number::Nan { quiet: false, payload },
                (None, None) => {
                    return self.expected("'inf', 'qnan', 'nan(0x…)' or 'snan(0x…)' behind the sign");
                }
            },
        };
        if *kind == Type::PpcFp128 {
            // The first of the two doubles determines it, and LLVM leaves the payload out.
            let number =
                if number == Number::Infinity { number } else { Number::Nan { quiet: true, payload: 0 } };
            let double = Format::of(&Type::Double).map(|double| double.special(negative, number) as u64);
            return Ok(vec![double.unwrap_or_default(), 0]);
        }
        Ok(words(format.special(negative, number)))
    }

    /// The bits in format `ty` of a value given as a double.
    fn double_bits(&self, ty: TypeId, bits: u64) -> Result<Vec<u64>> {
        let kind = &self.m.types[ty];
        let converted = match kind {
            Type::Double => return Ok(vec![bits]),
            Type::PpcFp128 => return Ok(vec![bits, 0]),
            Type::Float => float::narrow(bits).map(u128::from),
            _ => Format::of(kind).and_then(|format| float::convert(bits, format)),
        };
        match converted {
            Some(bits) => Ok(words(bits)),
            None => self.error(format!("this value is not exact in type '{}'", self.type_text(ty))),
        }
    }

    fn hex_float(&self, ty: TypeId, text: &str) -> Result<Vec<u64>> {
        let digits = text.get(2..).unwrap_or_default();
        let (format, digits) = match digits.as_bytes().first() {
            Some(letter @ (b'K' | b'L' | b'M' | b'H' | b'R')) => (*letter, &digits[1..]),
            _ => (b'D', digits),
        };
        let words = parse_words(digits.get(..digits.len().min(64)).unwrap_or_default().as_bytes(), 16);
        let low = words.first().copied().unwrap_or(0);
        let fits = digits.len() <= 32 && words.len() <= 2;
        let matches = match format {
            b'K' => matches!(self.m.types[ty], Type::X86Fp80) && digits.len() <= 20,
            b'L' => matches!(self.m.types[ty], Type::Fp128),
            b'M' => matches!(self.m.types[ty], Type::PpcFp128),
            b'H' => matches!(self.m.types[ty], Type::Half) && low <= 0xffff,
            b'R' => matches!(self.m.types[ty], Type::BFloat) && low <= 0xffff,
            _ if words.len() == 1 => return self.double_bits(ty, low),
            _ => false,
        };
        if !matches || !fits {
            return self
                .error(format!("this floating-point constant cannot have type '{}'", self.type_text(ty)));
        }
        // The two words of the 128-bit formats are written low word first.
        Ok(match format {
            b'L' | b'M' => {
                let split = if digits.len() < 16 { 0 } else { 16 };
                let word = |text: &str| u64::from_str_radix(text, 16).unwrap_or(0);
                vec![word(&digits[..split]), word(&digits[split..])]
            }
            // The first four digits are sign and exponent.
            b'K' => {
                let split = digits.len().min(4);
                let word = |text: &str| u64::from_str_radix(text, 16).unwrap_or(0);
                vec![word(&digits[split..]), word(&digits[..split])]
            }
            _ => words,
        })
    }
}

fn words(bits: u128) -> Vec<u64> {
    vec![bits as u64, (bits >> 64) as u64]
}

fn active_bits(words: &[u64]) -> u32 {
    let top = words.iter().rposition(|w| *w != 0);
    top.map_or(0, |at| at as u32 * 64 + 64 - words[at].leading_zeros())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_to_words() {
        assert_eq!(parse_words(b"18446744073709551616", 10), [0, 1]);
        assert_eq!(parse_words(b"ff", 16), [255]);
        assert_eq!(active_bits(&[0, 1]), 65);
    }
}

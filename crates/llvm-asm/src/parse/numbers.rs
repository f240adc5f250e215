//! Integer and floating-point literals.

use super::{Kind, Parser, Result};
use crate::float;
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
            Kind::Float => match text.trim_start_matches('+').parse::<f64>() {
                Ok(value) => self.double_bits(ty, value.to_bits())?,
                Err(_) => return self.expected("a floating-point constant"),
            },
            _ => self.hex_float(ty, text)?,
        };
        self.advance();
        Ok(self.m.constants.intern(ty, Constant::Float(ApInt::from_words(width, &bits))))
    }

    /// The bits in format `ty` of a value given as a double.
    fn double_bits(&self, ty: TypeId, bits: u64) -> Result<Vec<u64>> {
        let inexact = || self.error(format!("this value is not exact in type '{}'", self.type_text(ty)));
        Ok(match self.m.types[ty] {
            Type::Double => vec![bits],
            Type::Float => match float::narrow(bits) {
                Some(narrow) => vec![u64::from(narrow)],
                None => return inexact(),
            },
            // x86_fp80 and the 128-bit formats hold every double.
            Type::X86Fp80 => float::to_x86_fp80(bits),
            Type::Fp128 => float::to_fp128(bits),
            Type::PpcFp128 => vec![bits, 0],
            Type::Half => match float::to_small(bits, 5, 10) {
                Some(narrow) => vec![narrow],
                None => return inexact(),
            },
            Type::BFloat => match float::to_small(bits, 8, 7) {
                Some(narrow) => vec![narrow],
                None => return inexact(),
            },
            _ => return inexact(),
        })
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

//! A conversion of a format string: flags, width, precision, vector, length, letter.

use super::numbers;

/// A conversion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Conversion {
    left: bool,
    sign: Option<char>,
    alternate: bool,
    zeros: bool,
    width: usize,
    precision: Option<usize>,
    /// The number of elements of a vector; 0 for a scalar.
    lanes: usize,
    length: String,
    pub(super) letter: char,
}

/// Widths and precisions beyond this are mistakes.
const MOST: usize = 4096;

impl Conversion {
    /// Reads a conversion behind its percent sign, and returns it with the text behind it.
    pub(super) fn parse(text: &str) -> Option<(Self, &str)> {
        let mut conversion = Self::default();
        let mut rest = text;
        while let Some(flag) = rest.chars().next().filter(|flag| "-+ #0".contains(*flag)) {
            match flag {
                '-' => conversion.left = true,
                '#' => conversion.alternate = true,
                '0' => conversion.zeros = true,
                // A plus has precedence over a space.
                sign => conversion.sign = Some(if conversion.sign == Some('+') { '+' } else { sign }),
            }
            rest = &rest[1..];
        }
        let (width, behind) = digits(rest);
        conversion.width = width.unwrap_or(0).min(MOST);
        rest = behind;
        if let Some(behind) = rest.strip_prefix('.') {
            let (precision, behind) = digits(behind);
            conversion.precision = Some(precision.unwrap_or(0).min(MOST));
            rest = behind;
        }
        if let Some(behind) = rest.strip_prefix('v') {
            let (lanes, behind) = digits(behind);
            conversion.lanes = lanes?.min(16);
            rest = behind;
        }
        let letter = rest.find(|letter| !"hl".contains(letter))?;
        let (length, behind) = rest.split_at(letter);
        conversion.length = length.to_owned();
        let mut letters = behind.chars();
        conversion.letter = letters.next()?;
        Some((conversion, letters.as_str()))
    }

    /// Returns a text in the width.
    pub(super) fn text(&self, text: &str) -> String {
        let cut: String = text.chars().take(self.precision.unwrap_or(usize::MAX)).collect();
        self.pad(String::new(), cut, false)
    }

    /// Returns the numbers in an argument of `size` bytes.
    pub(super) fn numbers(&self, bytes: &[u8], size: usize) -> String {
        let lanes = self.lanes.max(1);
        // A vector of three elements may have the size of four.
        let slots = if lanes == 3 && !size.is_multiple_of(3) { 4 } else { lanes };
        // A vector of small elements is padded to whole words.
        let element = match (lanes, self.length.as_str()) {
            (2.., "hh") => 1,
            (2.., "h") => 2,
            _ => (size / slots).clamp(1, 8),
        };
        let elements = bytes.chunks(element).take(lanes).map(|element| {
            let mut bits = [0; 8];
            bits.iter_mut().zip(element).for_each(|(to, from)| *to = *from);
            self.number(u64::from_le_bytes(bits), element.len())
        });
        elements.collect::<Vec<_>>().join(",")
    }

    fn number(&self, bits: u64, bytes: usize) -> String {
        let bytes = match (self.lanes, self.length.as_str(), self.letter) {
            // Arguments that are not vectors were promoted; the length narrows them again.
            (0, "hh", _) => 1,
            (0, "h", _) => 2,
            _ => bytes,
        };
        let shift = 64 - 8 * bytes.clamp(1, 8);
        let signed = (bits << shift) as i64 >> shift;
        let unsigned = bits << shift >> shift;
        match self.letter {
            'd' | 'i' => {
                let digits = self.digits(signed.unsigned_abs().to_string(), signed == 0);
                self.pad(self.prefix(signed < 0), digits, self.precision.is_none())
            }
            'u' => self.pad(
                String::new(),
                self.digits(unsigned.to_string(), unsigned == 0),
                self.precision.is_none(),
            ),
            'o' => {
                let digits = self.digits(format!("{unsigned:o}"), unsigned == 0);
                let prefix = if self.alternate && !digits.starts_with('0') { "0" } else { "" };
                self.pad(prefix.to_owned(), digits, self.precision.is_none())
            }
            'x' | 'X' => {
                let digits = self.digits(format!("{unsigned:x}"), unsigned == 0);
                let prefix = if self.alternate && unsigned != 0 { "0x" } else { "" };
                let text = self.pad(prefix.to_owned(), digits, self.precision.is_none());
                if self.letter == 'X' { text.to_uppercase() } else { text }
            }
            'c' => self.pad(String::new(), char::from(bits as u8).to_string(), false),
            'p' => self.pad(String::new(), format!("0x{unsigned:x}"), false),
            _ => {
                let value = match bytes {
                    8 => f64::from_bits(bits),
                    4 => f64::from(f32::from_bits(bits as u32)),
                    _ => numbers::half(bits as u16),
                };
                let text = numbers::float(value.abs(), self.letter, self.precision, self.alternate);
                let is_negative = value.is_sign_negative() && !value.is_nan();
                self.pad(self.prefix(is_negative), text, value.is_finite())
            }
        }
    }

    fn prefix(&self, is_negative: bool) -> String {
        let sign = if is_negative { Some('-') } else { self.sign };
        sign.map(String::from).unwrap_or_default()
    }

    /// Returns digits with zeros in front up to the precision; none for a zero with precision 0.
    fn digits(&self, digits: String, is_zero: bool) -> String {
        match self.precision {
            Some(0) if is_zero => String::new(),
            Some(precision) => format!("{digits:0>precision$}"),
            None => digits,
        }
    }

    /// Returns a prefix and digits in the width: with zeros between if they are allowed, else with spaces outside.
    fn pad(&self, prefix: String, digits: String, zeros_allowed: bool) -> String {
        let missing = self.width.saturating_sub(prefix.chars().count() + digits.chars().count());
        if self.left {
            format!("{prefix}{digits}{}", " ".repeat(missing))
        } else if self.zeros && zeros_allowed {
            let prefix_in_front = if self.letter == 'a' || self.letter == 'A' { 2 } else { 0 };
            let (hexadecimal, digits) = digits.split_at_checked(prefix_in_front).unwrap_or(("", &digits));
            format!("{prefix}{hexadecimal}{}{digits}", "0".repeat(missing))
        } else {
            format!("{}{prefix}{digits}", " ".repeat(missing))
        }
    }
}

/// Reads a decimal number.
fn digits(text: &str) -> (Option<usize>, &str) {
    let end = text.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    (digits.parse().ok(), rest)
}

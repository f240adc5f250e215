//! The flags, width, precision and length between the percent sign and the letter of a conversion.

use super::{PrintfError, Shape};

/// The largest width and precision.
pub(super) const MOST: usize = 65_535;

/// How floats are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// `%f`
    Fixed,
    /// `%e`
    Exponent,
    /// `%g`
    Shortest,
    /// `%a`
    Hexadecimal,
}

/// The kind of conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Conversion {
    Integer { signed: bool, radix: u32, upper: bool },
    Float { style: Style, upper: bool },
    Character,
    Text,
    Pointer,
}

/// A whole conversion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Specification {
    /// It, as it was written, without the percent sign.
    pub(super) text: String,
    left: bool,
    plus: bool,
    space: bool,
    zero: bool,
    /// `#`: prefixes of integers, and points and zeros of floats that would be left out.
    pub(super) alternate: bool,
    width: usize,
    /// The number behind the point.
    pub(super) precision: Option<usize>,
    /// How many elements it prints.
    pub(super) lanes: usize,
    /// Returns the bits of an element by the length.
    pub(super) bits: Option<u32>,
    pub(super) conversion: Conversion,
}

impl Specification {
    /// Reads the text behind a percent sign; returns the rest behind the conversion, too.
    pub(super) fn parse(text: &[u8]) -> Result<(Self, &[u8]), PrintfError> {
        let letter = text.iter().position(|byte| byte.is_ascii_alphabetic() && !b"vhl".contains(byte));
        // Without a letter, the message shows the beginning of the text.
        let shown = &text[..letter.map_or(text.len().min(16), |at| at + 1)];
        let shown = String::from_utf8_lossy(shown).into_owned();
        let unknown = || PrintfError::Conversion(shown.clone());
        let (spelled, behind) = text.split_at(letter.ok_or_else(unknown)? + 1);
        let (&letter, mut rest) = spelled.split_last().ok_or_else(unknown)?;
        let conversion = conversion(letter).ok_or_else(unknown)?;
        let flags = rest.iter().position(|byte| !b"-+ #0".contains(byte)).unwrap_or(rest.len());
        let has = |flag| rest[..flags].contains(&flag);
        let (left, plus, space, alternate, zero) = (has(b'-'), has(b'+'), has(b' '), has(b'#'), has(b'0'));
        rest = &rest[flags..];
        let wide = || PrintfError::Wide(shown.clone());
        let width = number(&mut rest).ok_or_else(wide)?.unwrap_or(0);
        let precision = match rest.strip_prefix(b".") {
            None => None,
            Some(behind) => {
                rest = behind;
                Some(number(&mut rest).ok_or_else(wide)?.unwrap_or(0))
            }
        };
        let lanes = match rest.strip_prefix(b"v") {
            None => 1,
            Some(behind) => {
                rest = behind;
                let lanes = number(&mut rest).flatten();
                lanes.filter(|lanes| matches!(lanes, 2 | 3 | 4 | 8 | 16)).ok_or_else(unknown)?
            }
        };
        let bits = match rest {
            b"" => None,
            b"hh" => Some(8),
            b"h" => Some(16),
            b"hl" if lanes > 1 => Some(32),
            b"l" => Some(64),
            _ => return Err(unknown()),
        };
        if lanes > 1 && !matches!(conversion, Conversion::Integer { .. } | Conversion::Float { .. }) {
            return Err(unknown());
        }
        let text = shown;
        let specification =
            Self { text, left, plus, space, zero, alternate, width, precision, lanes, bits, conversion };
        Ok((specification, behind))
    }

    /// The form of its argument in the record of a call: after C's promotions, and a vector's elements by their length.
    pub(super) fn shape(&self) -> Shape {
        let bits = match self.conversion {
            Conversion::Text | Conversion::Pointer => 64,
            Conversion::Character => 32,
            Conversion::Integer { .. } if self.lanes == 1 => self.bits.unwrap_or(32).max(32),
            Conversion::Float { .. } if self.lanes == 1 => 64,
            _ => self.bits.unwrap_or(32),
        };
        Shape { float: matches!(self.conversion, Conversion::Float { .. }), bits, lanes: self.lanes }
    }

    /// The sign before a number.
    pub(super) fn sign(&self, negative: bool) -> &'static [u8] {
        match (negative, self.plus, self.space) {
            (true, ..) => b"-",
            (_, true, _) => b"+",
            (_, _, true) => b" ",
            _ => b"",
        }
    }

    /// Appends `prefix` and `body`, with padding to the width: spaces, or zeros between them if `zeros` allows it and a
    /// flag is set.
    pub(super) fn pad(&self, prefix: &[u8], body: &[u8], zeros: bool, out: &mut Vec<u8>) {
        let missing = self.width.saturating_sub(prefix.len() + body.len());
        let (before, between, behind) = match (self.left, self.zero && zeros) {
            (true, _) => (0, 0, missing),
            (_, true) => (0, missing, 0),
            _ => (missing, 0, 0),
        };
        out.extend(std::iter::repeat_n(b' ', before));
        out.extend(prefix);
        out.extend(std::iter::repeat_n(b'0', between));
        out.extend(body);
        out.extend(std::iter::repeat_n(b' ', behind));
    }
}

/// Returns the conversion of a letter.
fn conversion(letter: u8) -> Option<Conversion> {
    let upper = letter.is_ascii_uppercase();
    let integer = |signed, radix| Some(Conversion::Integer { signed, radix, upper });
    let float = |style| Some(Conversion::Float { style, upper });
    match letter {
        b'd' | b'i' => integer(true, 10),
        b'u' => integer(false, 10),
        b'o' => integer(false, 8),
        b'x' | b'X' => integer(false, 16),
        b'f' | b'F' => float(Style::Fixed),
        b'e' | b'E' => float(Style::Exponent),
        b'g' | b'G' => float(Style::Shortest),
        b'a' | b'A' => float(Style::Hexadecimal),
        b'c' => Some(Conversion::Character),
        b's' => Some(Conversion::Text),
        b'p' => Some(Conversion::Pointer),
        _ => None,
    }
}

/// Takes the decimal number at the beginning, if there is one; nothing at all if it is over [`MOST`].
fn number(rest: &mut &[u8]) -> Option<Option<usize>> {
    let end = rest.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(rest.len());
    let (digits, behind) = rest.split_at(end);
    *rest = behind;
    if digits.is_empty() {
        return Some(None);
    }
    let number = std::str::from_utf8(digits).ok()?.parse().ok()?;
    (number <= MOST).then_some(Some(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_parts_are_read() {
        let (read, behind) = Specification::parse(b"-+ #08.3v4hlx rest").unwrap();
        assert_eq!(behind, b" rest");
        assert!(read.left && read.plus && read.space && read.alternate && read.zero);
        assert_eq!((read.width, read.precision, read.lanes, read.bits), (8, Some(3), 4, Some(32)));
        assert_eq!(read.conversion, Conversion::Integer { signed: false, radix: 16, upper: false });
        assert_eq!(Specification::parse(b".f").unwrap().0.precision, Some(0));
    }

    #[test]
    fn what_opencl_c_leaves_out_is_refused() {
        for text in
            ["", "n", "*d", "lld", "hld", "jd", "zu", "Lf", "v5d", "vd", "v4c", "v2s", "5", "y", "\u{e9}d"]
        {
            let error = Specification::parse(text.as_bytes()).expect_err(text);
            assert!(matches!(error, PrintfError::Conversion(_)), "{text}");
        }
        for text in ["65536d", ".99999999999999999999f"] {
            assert!(matches!(Specification::parse(text.as_bytes()), Err(PrintfError::Wide(_))), "{text}");
        }
    }
}

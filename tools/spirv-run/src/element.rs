//! The types of elements of buffers, arrays and values.

use std::fmt;
use std::str::FromStr;

/// A scalar type of OpenCL C with a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Element {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    F16,
    F32,
    F64,
}

/// The kind of number of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Two's complement.
    Signed,
    /// No sign.
    Unsigned,
    /// IEEE 754.
    Float,
}

/// Each type with its name, OpenCL C's name for it, its kind, and its bytes.
const TYPES: [(Element, &str, &str, Kind, usize); 11] = [
    (Element::I8, "i8", "char", Kind::Signed, 1),
    (Element::U8, "u8", "uchar", Kind::Unsigned, 1),
    (Element::I16, "i16", "short", Kind::Signed, 2),
    (Element::U16, "u16", "ushort", Kind::Unsigned, 2),
    (Element::I32, "i32", "int", Kind::Signed, 4),
    (Element::U32, "u32", "uint", Kind::Unsigned, 4),
    (Element::I64, "i64", "long", Kind::Signed, 8),
    (Element::U64, "u64", "ulong", Kind::Unsigned, 8),
    (Element::F16, "f16", "half", Kind::Float, 2),
    (Element::F32, "f32", "float", Kind::Float, 4),
    (Element::F64, "f64", "double", Kind::Float, 8),
];

impl Element {
    /// Every type there is.
    pub fn all() -> impl Iterator<Item = Self> {
        TYPES.iter().map(|row| row.0)
    }

    fn row(self) -> &'static (Self, &'static str, &'static str, Kind, usize) {
        // The rows stand in the order of the variants, which a test holds.
        &TYPES[self as usize]
    }

    /// The kind of number.
    #[must_use]
    pub fn kind(self) -> Kind {
        self.row().3
    }

    /// How many bytes it takes.
    #[must_use]
    pub fn bytes(self) -> usize {
        self.row().4
    }

    /// Returns the bits of the number `text`, or nothing if it is not of this type. Integers may be hexadecimal (`0x1f`),
    /// and unsigned ones may be negative: then they are the same bits.
    #[must_use]
    pub fn parse(self, text: &str) -> Option<u64> {
        match self {
            // By way of `f64` it would be rounded twice.
            Self::F32 => return text.parse::<f32>().ok().map(|value| value.to_bits().into()),
            _ if self.kind() == Kind::Float => return Some(self.float(text.parse().ok()?)),
            _ => {}
        }
        let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
        let (radix, digits) = digits.strip_prefix("0x").map_or((10, digits), |digits| (16, digits));
        // The library's reading takes a sign, too.
        let magnitude = if digits.starts_with('+') { None } else { u64::from_str_radix(digits, radix).ok() }?;
        let bits = 8 * self.bytes();
        let signed = negative || self.kind() == Kind::Signed && radix == 10;
        let most = if signed { (1 << (bits - 1)) - u64::from(!negative) } else { u64::MAX >> (64 - bits) };
        (magnitude <= most).then(|| if negative { magnitude.wrapping_neg() } else { magnitude })
    }

    /// The bits of the float of this type that is nearest to `value`; integers have none and take those of `f64`.
    #[must_use]
    pub fn float(self, value: f64) -> u64 {
        match self {
            Self::F16 => half(value).into(),
            Self::F32 => (value as f32).to_bits().into(),
            _ => value.to_bits(),
        }
    }

    /// The number that these bytes hold, in words.
    #[must_use]
    pub fn show(self, bytes: &[u8]) -> String {
        let above = 64 - 8 * self.bytes() as u32;
        match self.kind() {
            Kind::Float if self == Self::F64 => format!("{:?}", self.value(bytes)),
            Kind::Float => format!("{:?}", self.value(bytes) as f32),
            Kind::Signed => ((wide(bytes) << above).cast_signed() >> above).to_string(),
            Kind::Unsigned => wide(bytes).to_string(),
        }
    }

    /// Returns the float in these bytes; for an integer, its value as `f64`.
    #[must_use]
    pub fn value(self, bytes: &[u8]) -> f64 {
        let bits = wide(bytes);
        match self {
            Self::F16 => crate::printf::half(bits as u16),
            Self::F32 => f32::from_bits(bits as u32).into(),
            _ => f64::from_bits(bits),
        }
    }

    /// Appends the bytes of an element that has these low bits.
    pub fn append(self, bits: u64, data: &mut Vec<u8>) {
        data.extend(&bits.to_le_bytes()[..self.bytes()]);
    }
}

/// The low bits that these bytes are.
fn wide(bytes: &[u8]) -> u64 {
    let mut wide = [0; 8];
    let count = bytes.len().min(8);
    wide[..count].copy_from_slice(&bytes[..count]);
    u64::from_le_bytes(wide)
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().1)
    }
}

/// A scalar type, or a vector of some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Type {
    /// Its components.
    pub element: Element,
    /// How many elements: 1, 2, 3, 4, 8 or 16.
    pub lanes: usize,
}

impl Type {
    /// How many elements it takes in memory: three have the room of four.
    #[must_use]
    pub fn slots(self) -> usize {
        if self.lanes == 3 { 4 } else { self.lanes }
    }

    /// How many bytes it takes in memory, which is also how it is aligned.
    #[must_use]
    pub fn bytes(self) -> usize {
        self.element.bytes() * self.slots()
    }
}

/// No type: the text that should have been one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no type; write i8 to i64, u8 to u64, f16, f32, f64 or OpenCL C's names, for a vector `f32x4` or `float4`"
)]
pub struct NoType(String);

impl FromStr for Type {
    type Err = NoType;

    fn from_str(text: &str) -> Result<Self, NoType> {
        let rest_of = |name: &str, separator: &str| {
            let rest = text.strip_prefix(name)?;
            if rest.is_empty() {
                return Some(1);
            }
            [2, 3, 4, 8, 16]
                .into_iter()
                .find(|lanes| rest.strip_prefix(separator) == Some(&lanes.to_string()))
        };
        TYPES
            .iter()
            .find_map(|&(element, name, ocl, ..)| {
                let lanes = rest_of(name, "x").or_else(|| rest_of(ocl, ""))?;
                Some(Self { element, lanes })
            })
            .ok_or_else(|| NoType(text.to_owned()))
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes {
            1 => self.element.fmt(f),
            lanes => write!(f, "{}x{lanes}", self.element),
        }
    }
}

/// The half that is nearest to a number; of two that are as near, the even one.
fn half(value: f64) -> u16 {
    let sign = u16::from(value.is_sign_negative()) << 15;
    let size = value.abs();
    let magnitude = if value.is_nan() {
        0x7e00
    } else if size >= 65520.0 {
        0x7c00
    } else if size < 2f64.powi(-14) {
        (size * 2f64.powi(24)).round_ties_even() as u16
    } else {
        let exponent = (size.to_bits() >> 52) as i32 - 1023;
        // The significand has its leading one, which counts the exponent up: hence 14.
        (((exponent + 14) as u16) << 10) + (size * 2f64.powi(10 - exponent)).round_ties_even() as u16
    };
    sign | magnitude
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_order_of_the_variants() {
        for (at, element) in Element::all().enumerate() {
            assert_eq!(element as usize, at);
            assert_eq!(element.to_string().parse(), Ok(Type { element, lanes: 1 }));
        }
    }

    #[test]
    fn vectors_have_two_spellings() {
        let wanted = Type { element: Element::F32, lanes: 3 };
        assert_eq!("f32x3".parse(), Ok(wanted));
        assert_eq!("float3".parse(), Ok(wanted));
        assert_eq!((wanted.slots(), wanted.bytes()), (4, 16));
        for text in ["", "f", "f32x", "f32x1", "f32x5", "f32x04", "float1", "floatx4", "i324", "f80"] {
            assert!(text.parse::<Type>().is_err(), "{text}");
        }
    }

    #[test]
    fn numbers_fit_their_type() {
        let bytes = |element: Element, text: &str| {
            let mut data = Vec::new();
            element.append(element.parse(text)?, &mut data);
            Some(data)
        };
        assert_eq!(bytes(Element::I8, "-128"), Some(vec![0x80]));
        assert_eq!(bytes(Element::I8, "-129"), None);
        assert_eq!(bytes(Element::I8, "128"), None);
        assert_eq!(bytes(Element::I8, "0xff"), Some(vec![0xff]));
        assert_eq!(bytes(Element::U8, "255"), Some(vec![0xff]));
        assert_eq!(bytes(Element::U8, "256"), None);
        assert_eq!(bytes(Element::U16, "0xabcd"), Some(vec![0xcd, 0xab]));
        assert_eq!(bytes(Element::I64, "-9223372036854775808"), Some(i64::MIN.to_le_bytes().to_vec()));
        assert_eq!(bytes(Element::U64, "18446744073709551615"), Some(vec![0xff; 8]));
        assert_eq!(bytes(Element::F32, "1.5"), Some(1.5f32.to_le_bytes().to_vec()));
        for text in ["", "-", "+1", "0x", "0x+1", "1.5", "2147483648", "--1", "one"] {
            assert_eq!(Element::I32.parse(text), None, "{text}");
        }
    }

    #[test]
    fn halves_are_rounded_to_even() {
        for (value, bits) in [
            (0.0, 0),
            (-0.0, 0x8000),
            (1.0, 0x3c00),
            (-2.0, 0xc000),
            (65504.0, 0x7bff),
            (65519.9, 0x7bff),
            (65520.0, 0x7c00),
            (f64::INFINITY, 0x7c00),
            (2f64.powi(-14), 0x0400),
            (2f64.powi(-24), 1),
            (2f64.powi(-25), 0),
            (1.5 * 2f64.powi(-24), 2),
            (2f64.powi(-14) - 2f64.powi(-26), 0x0400),
            (1.0 + 2f64.powi(-11), 0x3c00),
            (1.0 + 3.0 * 2f64.powi(-11), 0x3c02),
            (2047.5, 0x6800),
        ] {
            assert_eq!(half(value), bits, "{value}");
        }
        assert_eq!(half(f64::NAN) & 0x7fff, 0x7e00);
    }
}

//! Values of specialization constants, with the type or the size in which they are given.

pub mod text;

use std::fmt;

/// A value for a specialization constant: bits, and the known part of its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SpecValue {
    bits: u64,
    kind: Kind,
}

/// The known part of the type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    /// Nothing.
    Bits,
    /// Its size in bits. Integers of that width are given so, and the bits of floats.
    Sized(u32),
    /// A float of so many bits.
    Float(u32),
}

/// Why a value cannot be that of a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecValueError {
    /// The value has another size: that of the value and that of the constant in bits.
    Size(u32, u32),
    /// The value is a float, and the constant none.
    Float,
    /// The value has bits that the constant does not have; so many it has.
    Bits(u32),
}

/// The type of a specialization constant as far as values are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecType {
    /// Its width in bits; a Boolean has one.
    pub width: u32,
    /// Whether it is a float.
    pub is_float: bool,
}

impl SpecValue {
    /// The bits of a value, its type not known: it must fit the constant, with zeros or copies of the sign above.
    pub fn of_bits(bits: u64) -> SpecValue {
        SpecValue { bits, kind: Kind::Bits }
    }
    /// A value that takes `width` bits: an integer, or the bits of a float. A Boolean takes 1 or 8.
    pub fn of_width(width: u32, bits: u64) -> SpecValue {
        SpecValue { bits, kind: Kind::Sized(width) }
    }
    /// A float of `width` bits, by its bits.
    pub fn of_float(width: u32, bits: u64) -> SpecValue {
        SpecValue { bits, kind: Kind::Float(width) }
    }
    /// Returns a value from its bytes in memory, lowest byte first, as OpenCL's clSetProgramSpecializationConstant
    /// takes it. Returns `None` for more than 8 bytes, and for none.
    pub fn from_bytes(bytes: &[u8]) -> Option<SpecValue> {
        if bytes.is_empty() || bytes.len() > 8 {
            return None;
        }
        let bits = bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte));
        Some(SpecValue::of_width(8 * bytes.len() as u32, bits))
    }
    /// The bits as they were given.
    pub fn bits(self) -> u64 {
        self.bits
    }
    /// The bits for a constant of this type, at most 64 wide, with zeros above.
    ///
    /// # Errors
    /// The value is of another type or size.
    pub fn fit(self, ty: SpecType) -> Result<u64, SpecValueError> {
        let size = match self.kind {
            Kind::Bits => None,
            Kind::Float(_) if !ty.is_float => return Err(SpecValueError::Float),
            // A Boolean takes a byte in memory.
            Kind::Sized(8) if ty.width == 1 => None,
            Kind::Float(width) | Kind::Sized(width) => Some(width),
        };
        if let Some(size) = size.filter(|size| *size != ty.width) {
            return Err(SpecValueError::Size(size, ty.width));
        }
        let mask = u64::MAX >> (64 - ty.width.clamp(1, 64));
        let above = self.bits & !mask;
        // A negative number comes with copies of its sign, unless it is the one of a Boolean.
        let is_negative = above == !mask && self.bits & (mask ^ mask >> 1) != 0 && ty.width > 1;
        if above != 0 && !is_negative {
            return Err(SpecValueError::Bits(ty.width));
        }
        Ok(self.bits & mask)
    }
}

impl From<u64> for SpecValue {
    fn from(bits: u64) -> SpecValue {
        SpecValue::of_bits(bits)
    }
}

impl fmt::Display for SpecValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecValueError::Size(value, constant) => {
                write!(f, "the value has {value} bits, the constant has {constant}")
            }
            SpecValueError::Float => f.write_str("the value is a float, the constant is not"),
            SpecValueError::Bits(width) => {
                write!(f, "the value does not fit the {width} bits of the constant")
            }
        }
    }
}

impl std::error::Error for SpecValueError {}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOL: SpecType = SpecType { width: 1, is_float: false };
    const I32: SpecType = SpecType { width: 32, is_float: false };
    const F32: SpecType = SpecType { width: 32, is_float: true };

    #[test]
    fn values_fit_their_constants() {
        assert_eq!(SpecValue::of_bits(7).fit(I32), Ok(7));
        assert_eq!(SpecValue::of_bits(-1i64 as u64).fit(I32), Ok(0xFFFF_FFFF));
        assert_eq!(SpecValue::of_width(32, 0x3F80_0000).fit(F32), Ok(0x3F80_0000));
        assert_eq!(SpecValue::of_float(32, 0x3F80_0000).fit(F32), Ok(0x3F80_0000));
        assert_eq!(SpecValue::from_bytes(&[1]).map(|value| value.fit(BOOL)), Some(Ok(1)));
        assert_eq!(SpecValue::of_width(1, 1).fit(BOOL), Ok(1));
        assert_eq!(SpecValue::of_width(64, u64::MAX).fit(SpecType { width: 64, ..I32 }), Ok(u64::MAX));
    }

    #[test]
    fn others_say_why_not() {
        assert_eq!(SpecValue::of_width(64, 7).fit(I32), Err(SpecValueError::Size(64, 32)));
        assert_eq!(SpecValue::of_float(32, 0).fit(I32), Err(SpecValueError::Float));
        assert_eq!(SpecValue::of_bits(1 << 32).fit(I32), Err(SpecValueError::Bits(32)));
        assert_eq!(SpecValue::of_width(8, 2).fit(BOOL), Err(SpecValueError::Bits(1)));
        assert_eq!(SpecValue::from_bytes(&[0; 9]), None);
        assert_eq!(SpecValue::from_bytes(&[]), None);
    }
}

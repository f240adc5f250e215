//! The scalar and vector types of OpenCL C, and numbers of them as bits.

/// A scalar type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Scalar {
    Char,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    Half,
    Float,
    Double,
}

use Scalar::{Char, Double, Float, Half, Int, Long, Short, UChar, UInt, ULong, UShort};

/// Every scalar type.
pub(crate) const ALL: &[Scalar] = &[Char, UChar, Short, UShort, Int, UInt, Long, ULong, Half, Float, Double];
/// The types of integers.
pub(crate) const INTEGERS: &[Scalar] = &[Char, UChar, Short, UShort, Int, UInt, Long, ULong];
/// The types of integers with a sign.
pub(crate) const SIGNED: &[Scalar] = &[Char, Short, Int, Long];
/// The types of integers without one.
pub(crate) const UNSIGNED: &[Scalar] = &[UChar, UShort, UInt, ULong];
/// The types of floating-point numbers.
pub(crate) const FLOATS: &[Scalar] = &[Half, Float, Double];

impl Scalar {
    /// Its name in OpenCL C.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Char => "char",
            UChar => "uchar",
            Short => "short",
            UShort => "ushort",
            Int => "int",
            UInt => "uint",
            Long => "long",
            ULong => "ulong",
            Half => "half",
            Float => "float",
            Double => "double",
        }
    }

    /// Its name in LLVM IR.
    pub(crate) const fn llvm_name(self) -> &'static str {
        match self {
            Char | UChar => "i8",
            Short | UShort => "i16",
            Int | UInt => "i32",
            Long | ULong => "i64",
            Half => "half",
            Float => "float",
            Double => "double",
        }
    }

    /// How many bytes it has.
    pub(crate) const fn size(self) -> usize {
        match self {
            Char | UChar => 1,
            Short | UShort | Half => 2,
            Int | UInt | Float => 4,
            Long | ULong | Double => 8,
        }
    }

    /// How many bits it has.
    pub(crate) const fn bits(self) -> u32 {
        8 * self.size() as u32
    }

    /// Whether it holds floating-point numbers.
    pub(crate) fn is_float(self) -> bool {
        FLOATS.contains(&self)
    }

    /// Whether it holds integers with a sign.
    pub(crate) fn is_signed(self) -> bool {
        SIGNED.contains(&self)
    }

    /// The integers of the same size, with a sign.
    pub(crate) fn signed(self) -> Scalar {
        Self::of(SIGNED, self.size())
    }

    /// The integers of the same size, without a sign.
    pub(crate) fn unsigned(self) -> Scalar {
        Self::of(UNSIGNED, self.size())
    }

    /// The integers of half the size, as signed as these; bytes stay bytes.
    pub(crate) fn narrower(self) -> Scalar {
        Self::of(if self.is_signed() { SIGNED } else { UNSIGNED }, (self.size() / 2).max(1))
    }

    fn of(types: &[Scalar], size: usize) -> Scalar {
        types.iter().copied().find(|ty| ty.size() == size).unwrap_or(Long)
    }

    /// Bits of the significand after the leading one, and of the exponent; `None` for integers.
    fn float_format(self) -> Option<(u32, u32)> {
        match self {
            Half => Some((10, 5)),
            Float => Some((23, 8)),
            Double => Some((52, 11)),
            _ => None,
        }
    }

    /// The distance from 1 to the next number.
    pub(crate) fn epsilon(self) -> f64 {
        self.float_format().map_or(0.0, |(significand, _)| 2f64.powi(-(significand as i32)))
    }

    /// The bits of a number of this type, all of them.
    pub(crate) const fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits())
    }

    /// What these bits mean. Integers of 64 bits lose digits.
    pub(crate) fn value(self, bits: u64) -> f64 {
        let Some((significand, exponent)) = self.float_format() else {
            return if self.is_signed() { self.sign_extended(bits) as f64 } else { bits as f64 };
        };
        if self == Double {
            return f64::from_bits(bits);
        }
        let negative = bits >> (significand + exponent) & 1 == 1;
        let digits = bits & ((1 << significand) - 1);
        let power = (bits >> significand) & ((1 << exponent) - 1);
        let bias = (1_i32 << (exponent - 1)) - 1;
        let size = match power {
            0 => digits as f64 * 2f64.powi(1 - bias - significand as i32),
            _ if power == (1 << exponent) - 1 && digits != 0 => f64::NAN,
            _ if power == (1 << exponent) - 1 => f64::INFINITY,
            _ => (digits | 1 << significand) as f64 * 2f64.powi(power as i32 - bias - significand as i32),
        };
        if negative { -size } else { size }
    }

    /// These bits as an integer with a sign.
    pub(crate) fn sign_extended(self, bits: u64) -> i64 {
        let unused = 64 - self.bits();
        ((bits << unused) as i64) >> unused
    }

    /// The bits of the number next to `value`, towards zero where it lies between two.
    pub(crate) fn nearest(self, value: f64) -> u64 {
        let Some((significand, exponent)) = self.float_format() else {
            return if self.is_signed() { value as i64 as u64 } else { value as u64 } & self.mask();
        };
        if self == Double {
            return value.to_bits();
        }
        let sign = u64::from(value.is_sign_negative()) << (significand + exponent);
        // The bits of numbers without sign are in the order of the numbers.
        let infinity = ((1_u64 << exponent) - 1) << significand;
        if value.is_nan() {
            return infinity | 1 << (significand - 1);
        }
        let (mut low, mut high) = (0, infinity);
        while low < high {
            let middle = (low + high).div_ceil(2);
            if self.value(middle) <= value.abs() { low = middle } else { high = middle - 1 }
        }
        sign | low
    }

    /// These bits as a person reads them: the number, and for floats the bits.
    pub(crate) fn show(self, bits: u64) -> String {
        match self {
            _ if self.is_float() => {
                let digits = 2 * self.size();
                format!("{:e} (0x{bits:0digits$x})", self.value(bits))
            }
            _ if self.is_signed() => self.sign_extended(bits).to_string(),
            _ => bits.to_string(),
        }
    }
}

/// How many lanes values have.
pub(crate) const WIDTHS: &[usize] = &[1, 2, 3, 4, 8, 16];
/// How many lanes vectors have.
pub(crate) const VECTORS: &[usize] = &[2, 3, 4, 8, 16];

/// A scalar or vector type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Type {
    /// What a lane is.
    pub(crate) scalar: Scalar,
    /// How many lanes there are.
    pub(crate) lanes: usize,
}

impl Type {
    pub(crate) const fn new(scalar: Scalar, lanes: usize) -> Type {
        Type { scalar, lanes }
    }

    /// Its name in OpenCL C.
    pub(crate) fn name(self) -> String {
        if self.lanes == 1 {
            self.scalar.name().to_owned()
        } else {
            format!("{}{}", self.scalar.name(), self.lanes)
        }
    }

    /// How many scalars it takes the place of: a vector of three is as large as one of four.
    pub(crate) const fn slots(self) -> usize {
        if self.lanes == 3 { 4 } else { self.lanes }
    }

    /// How many bytes it has.
    pub(crate) const fn size(self) -> usize {
        self.scalar.size() * self.slots()
    }

    /// As many lanes of another type.
    pub(crate) const fn of(self, scalar: Scalar) -> Type {
        Type::new(scalar, self.lanes)
    }
}

/// The bits of the scalar at `at` in memory.
pub(crate) fn read(memory: &[u8], scalar: Scalar, at: usize) -> u64 {
    let mut bits = [0; 8];
    let size = scalar.size();
    if let Some(bytes) = memory.get(at * size..(at + 1) * size) {
        bits[..size].copy_from_slice(bytes);
    }
    u64::from_le_bytes(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_values_fit() {
        assert_eq!(Half.value(0x3c00), 1.0);
        assert_eq!(Half.value(1), 2f64.powi(-24));
        assert_eq!(Half.value(0xfbff), -65504.0);
        assert_eq!(Float.value(u64::from(0.1_f32.to_bits())), f64::from(0.1_f32));
        assert_eq!(Char.value(0x80), -128.0);
        assert_eq!(Half.nearest(1.0), 0x3c00);
        assert_eq!(Half.nearest(-65504.0), 0xfbff);
        assert_eq!(Half.nearest(70000.0), 0x7bff);
        assert_eq!(Float.nearest(-0.0), 0x8000_0000);
        assert_eq!(Float.nearest(f64::INFINITY), 0x7f80_0000);
        assert!(Float.value(Float.nearest(f64::NAN)).is_nan());
        assert_eq!(Short.nearest(-2.0), 0xfffe);
    }

    #[test]
    fn types_say_their_size_and_relatives() {
        assert_eq!((Type::new(Float, 3).name().as_str(), Type::new(Float, 3).size()), ("float3", 16));
        assert_eq!((Half.signed(), Half.unsigned(), Int.narrower()), (Short, UShort, Short));
    }
}

//! Types of values: integers and floats, and vectors of them.

use super::Smith;
use std::fmt;

/// A type of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar {
    Char,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    Float,
    Double,
}

use Scalar::{Char, Double, Float, Int, Long, Short, UChar, UInt, ULong, UShort};

/// The integers; the first is the smallest choice.
pub(super) const INTEGERS: [Scalar; 8] = [UInt, Int, UChar, Char, UShort, Short, ULong, Long];
/// The floats.
pub(super) const FLOATS: [Scalar; 2] = [Float, Double];
/// The lengths of vectors; 1 is a scalar.
pub(super) const LANES: [usize; 6] = [1, 2, 3, 4, 8, 16];

impl Scalar {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Char => "char",
            UChar => "uchar",
            Short => "short",
            UShort => "ushort",
            Int => "int",
            UInt => "uint",
            Long => "long",
            ULong => "ulong",
            Float => "float",
            Double => "double",
        }
    }

    pub(super) const fn bits(self) -> usize {
        match self {
            Char | UChar => 8,
            Short | UShort => 16,
            Int | UInt | Float => 32,
            Long | ULong | Double => 64,
        }
    }

    pub(super) const fn is_float(self) -> bool {
        matches!(self, Float | Double)
    }

    pub(super) const fn is_signed(self) -> bool {
        matches!(self, Char | Short | Int | Long)
    }

    /// The unsigned integer of the same size.
    pub(super) const fn unsigned(self) -> Scalar {
        match self.bits() {
            8 => UChar,
            16 => UShort,
            32 => UInt,
            _ => ULong,
        }
    }

    /// The signed integer of the same size, which is the type of comparisons of vectors.
    pub(super) const fn signed(self) -> Scalar {
        match self.bits() {
            8 => Char,
            16 => Short,
            32 => Int,
            _ => Long,
        }
    }
}

/// A scalar or a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Type {
    pub(super) scalar: Scalar,
    pub(super) lanes: usize,
}

/// The type of conditions, counters and indices.
pub(super) const UINT: Type = Type::scalar(UInt);

impl Type {
    pub(super) const fn scalar(scalar: Scalar) -> Type {
        Type { scalar, lanes: 1 }
    }

    pub(super) const fn of(self, scalar: Scalar) -> Type {
        Type { scalar, lanes: self.lanes }
    }

    pub(super) const fn with_lanes(self, lanes: usize) -> Type {
        Type { scalar: self.scalar, lanes }
    }

    pub(super) const fn unsigned(self) -> Type {
        self.of(self.scalar.unsigned())
    }

    pub(super) const fn signed(self) -> Type {
        self.of(self.scalar.signed())
    }

    pub(super) const fn is_vector(self) -> bool {
        self.lanes > 1
    }

    pub(super) const fn is_float(self) -> bool {
        self.scalar.is_float()
    }

    /// The bytes in memory: a vector of three occupies four lanes.
    pub(super) const fn size(self) -> usize {
        let lanes = if self.lanes == 3 { 4 } else { self.lanes };
        lanes * self.scalar.bits() / 8
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes {
            1 => f.write_str(self.scalar.name()),
            lanes => write!(f, "{}{lanes}", self.scalar.name()),
        }
    }
}

/// Every type of values.
pub(super) fn all() -> impl Iterator<Item = Type> {
    let scalars = INTEGERS.into_iter().chain(FLOATS);
    scalars.flat_map(|scalar| LANES.into_iter().map(move |lanes| Type { scalar, lanes }))
}

impl Smith<'_> {
    /// Returns a type, most often one of a visible variable.
    pub(super) fn any_type(&mut self) -> Type {
        if self.choices.rarely(2) {
            let found: Vec<Type> = self.places.iter().rev().map(|place| place.ty).collect();
            if let Some(ty) = self.choices.pick(&found) {
                return ty;
            }
        }
        let scalar = match self.choices.below(5) {
            4 => self.choices.pick(&FLOATS),
            _ => self.choices.pick(&INTEGERS),
        };
        Type { scalar: scalar.unwrap_or(UInt), lanes: self.lanes() }
    }

    /// Returns the length of a vector; half of them are scalars.
    pub(super) fn lanes(&mut self) -> usize {
        self.choices.pick(&[1, 1, 1, 1, 1, 2, 4, 3, 8, 16]).unwrap_or(1)
    }
}

//! Patterns: guards on types when reading, recipes for types when writing.

use ocl_mangle::Builtin;
use spirv_grammar::Dim;

/// Element types a type variable may have, and its lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gen {
    /// Allowed element types. Among integers of one width the first is the one that is written.
    pub elements: &'static [Builtin],
    /// Allowed lanes.
    pub lanes: Lanes,
}

/// Allowed lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// Scalars and vectors.
    Any,
    /// One lane.
    Scalar,
    /// Two or more.
    Vector,
}

/// A parameter pattern: a guard on the mangled type when reading, the recipe for mangling when writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pat {
    /// `T`.
    T,
    /// The element of `T`.
    Element,
    /// The element of `T` with these many lanes, unrelated to those of `T` (the source of `shuffle`).
    ElementAnyLanes,
    /// This scalar.
    Is(Builtin),
    /// As many of this scalar as `T` has lanes.
    Lanes(Builtin),
    /// So many of this scalar.
    Vector(u32, Builtin),
    /// Integers with the width and lanes of `T` and this signedness.
    SameWidth(Sign),
    /// Integers of half the width of `T`, with its lanes.
    HalfWidth(Sign),
    /// `size_t`.
    Size,
    /// Pointer to so many constant `size_t`; the operand is the array itself.
    Sizes(u64),
    /// Pointer. Qualifiers and address space are not looked at when reading.
    Pointer(&'static Pointer),
    /// A type by its mangled name: an enumeration, an opaque type, `ndrange_t`.
    Named(&'static str),
    /// An image of one of these kinds.
    Image(ImageSet),
    /// A pipe of this access: 0 read, 1 write. Mangled names do not show it.
    Pipe(u32),
    /// A cooperative matrix with components of this type.
    Matrix(Builtin),
    /// Any type at all: written as it is.
    Any,
}

/// Kinds of images, by the parameters of their type; `None` is any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageSet {
    /// Allowed dimensionalities.
    pub dims: &'static [Dim],
    /// Depth images.
    pub depth: Option<bool>,
    /// Arrays.
    pub arrayed: Option<bool>,
    /// Multisampled images.
    pub multisampled: Option<bool>,
}

impl ImageSet {
    /// Every image.
    pub const ANY: ImageSet = ImageSet {
        dims: &[Dim::Dim1D, Dim::Dim2D, Dim::Dim3D, Dim::Buffer],
        depth: None,
        arrayed: None,
        multisampled: None,
    };

    /// Those of these dimensionalities.
    pub const fn dims(mut self, dims: &'static [Dim]) -> ImageSet {
        self.dims = dims;
        self
    }

    /// Depth images, or all others.
    pub const fn depth(mut self, yes: bool) -> ImageSet {
        self.depth = Some(yes);
        self
    }

    /// Arrays, or all others.
    pub const fn arrayed(mut self, yes: bool) -> ImageSet {
        self.arrayed = Some(yes);
        self
    }

    /// Multisampled images, or all others.
    pub const fn multisampled(mut self, yes: bool) -> ImageSet {
        self.multisampled = Some(yes);
        self
    }
}

/// A pointer pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// Pointee.
    pub to: Pat,
    /// `const` pointee.
    pub is_const: bool,
    /// `volatile` pointee.
    pub is_volatile: bool,
    /// `_Atomic` pointee.
    pub is_atomic: bool,
    /// Address spaces for which libraries have the function.
    pub spaces: Spaces,
}

/// Address spaces of a written pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spaces {
    /// Any.
    Any,
    /// Global and local: OpenCL C 1.2.
    GlobalOrLocal,
    /// Any but private: a private pointer is cast to the generic address space.
    NotPrivate,
}

/// Signedness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Signed.
    S,
    /// Unsigned.
    U,
}

/// Everything numeric that OpenCL C has.
pub mod gens {
    use ocl_mangle::Builtin::{
        self, BFloat16, Char, Double, Float, Half, Int, Long, Short, UChar, UInt, ULong, UShort,
    };

    use super::{Gen, Lanes};

    /// Floating point.
    pub const FLOATS: &[Builtin] = &[Half, Float, Double];
    /// Signed integers.
    pub const SIGNED: &[Builtin] = &[Char, Short, Int, Long];
    /// Unsigned integers.
    pub const UNSIGNED: &[Builtin] = &[UChar, UShort, UInt, ULong];
    /// Integers, signed preferred.
    pub const INTS: &[Builtin] = &[Char, Short, Int, Long, UChar, UShort, UInt, ULong];
    /// Integers, unsigned preferred.
    pub const UINTS: &[Builtin] = &[UChar, UShort, UInt, ULong, Char, Short, Int, Long];
    /// Integers and floating point.
    pub const NUMBERS: &[Builtin] =
        &[Char, Short, Int, Long, UChar, UShort, UInt, ULong, Half, Float, Double];
    /// Integers and floating point, unsigned preferred.
    pub const UNUMBERS: &[Builtin] =
        &[UChar, UShort, UInt, ULong, Char, Short, Int, Long, Half, Float, Double];

    const fn any(elements: &'static [Builtin]) -> Gen {
        Gen { elements, lanes: Lanes::Any }
    }

    /// No type variable.
    pub const NONE: Gen = any(&[]);
    /// Floating point, any lanes.
    pub const F: Gen = any(FLOATS);
    /// `bfloat16`, any lanes.
    pub const BF: Gen = any(&[BFloat16]);
    /// `float`, any lanes.
    pub const F32: Gen = any(&[Float]);
    /// Signed integers, any lanes.
    pub const S: Gen = any(SIGNED);
    /// Unsigned integers, any lanes.
    pub const U: Gen = any(UNSIGNED);
    /// Integers, any lanes, written signed.
    pub const I: Gen = any(INTS);
    /// Integers, any lanes, written unsigned.
    pub const IU: Gen = any(UINTS);
    /// Numbers, any lanes.
    pub const N: Gen = any(NUMBERS);
    /// Numbers, any lanes, integers written unsigned.
    pub const NU: Gen = any(UNUMBERS);
    /// `int`, any lanes.
    pub const I32: Gen = any(&[Int]);
    /// `uint`, any lanes.
    pub const U32: Gen = any(&[UInt]);

    impl Gen {
        /// Scalars only.
        pub const fn scalar(self) -> Gen {
            Gen { elements: self.elements, lanes: Lanes::Scalar }
        }

        /// Vectors only.
        pub const fn vector(self) -> Gen {
            Gen { elements: self.elements, lanes: Lanes::Vector }
        }
    }
}

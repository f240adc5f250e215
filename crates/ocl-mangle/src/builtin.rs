//! Types of the language: the leaves of the type tree.

macro_rules! builtins {
    ($($(#[$doc:meta])* $name:ident = $code:literal,)*) => {
        /// Types of the language that have a code of their own.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Builtin { $($(#[$doc])* $name,)* }

        impl Builtin {
            /// All of them.
            pub const ALL: &[Builtin] = &[$(Builtin::$name,)*];

            /// The letters of the encoding.
            pub fn code(self) -> &'static str {
                match self { $(Builtin::$name => $code,)* }
            }
        }
    };
}

builtins! {
    /// `void`
    Void = "v",
    /// `bool`
    Bool = "b",
    /// `char` (signed in OpenCL)
    Char = "c",
    /// `signed char` (C++ only)
    SignedChar = "a",
    /// `uchar`
    UChar = "h",
    /// `short`
    Short = "s",
    /// `ushort`
    UShort = "t",
    /// `int`
    Int = "i",
    /// `uint`
    UInt = "j",
    /// `long`, 64 bits in OpenCL
    Long = "l",
    /// `ulong`
    ULong = "m",
    /// `long long`
    LongLong = "x",
    /// `unsigned long long`
    ULongLong = "y",
    /// `__int128`
    Int128 = "n",
    /// `unsigned __int128`
    UInt128 = "o",
    /// `half`
    Half = "Dh",
    /// `_Float16`
    Float16 = "DF16_",
    /// `__bf16`
    BFloat16 = "DF16b",
    /// `float`
    Float = "f",
    /// `double`
    Double = "d",
    /// `long double`
    LongDouble = "e",
    /// `__float128`
    Float128 = "g",
    /// `wchar_t`
    WChar = "w",
    /// `char8_t`
    Char8 = "Du",
    /// `char16_t`
    Char16 = "Ds",
    /// `char32_t`
    Char32 = "Di",
    /// `decltype(nullptr)`
    NullPtr = "Dn",
    /// `...` at the end of a parameter list
    Ellipsis = "z",
}

impl Builtin {
    /// Integer of OpenCL C of that width in bits (8, 16, 32, 64).
    pub fn int(width: u32, signed: bool) -> Option<Builtin> {
        Some(match (width, signed) {
            (8, true) => Builtin::Char,
            (8, false) => Builtin::UChar,
            (16, true) => Builtin::Short,
            (16, false) => Builtin::UShort,
            (32, true) => Builtin::Int,
            (32, false) => Builtin::UInt,
            (64, true) => Builtin::Long,
            (64, false) => Builtin::ULong,
            _ => return None,
        })
    }

    /// Floating-point type of OpenCL C of that width in bits (16, 32, 64).
    pub fn float(width: u32) -> Option<Builtin> {
        Some(match width {
            16 => Builtin::Half,
            32 => Builtin::Float,
            64 => Builtin::Double,
            _ => return None,
        })
    }

    /// Width in bits and signedness of an integer type, with the widths of OpenCL (`long` is 64 bits).
    pub fn as_int(self) -> Option<(u32, bool)> {
        Some(match self {
            Builtin::Char | Builtin::SignedChar => (8, true),
            Builtin::UChar | Builtin::Char8 => (8, false),
            Builtin::Short => (16, true),
            Builtin::UShort | Builtin::Char16 => (16, false),
            Builtin::Int | Builtin::WChar => (32, true),
            Builtin::UInt | Builtin::Char32 => (32, false),
            Builtin::Long | Builtin::LongLong => (64, true),
            Builtin::ULong | Builtin::ULongLong => (64, false),
            Builtin::Int128 => (128, true),
            Builtin::UInt128 => (128, false),
            _ => return None,
        })
    }

    /// Width in bits of an IEEE floating-point type (not [`Builtin::BFloat16`]).
    pub fn as_float(self) -> Option<u32> {
        Some(match self {
            Builtin::Half | Builtin::Float16 => 16,
            Builtin::Float => 32,
            Builtin::Double => 64,
            _ => return None,
        })
    }
}

//! What every enumeration, mask and extended-instruction number of the grammar can do.

/// A newtype over the word of an enumeration.
macro_rules! open_enum {
    ($name:ident, $kind:ident) => {
        $crate::open_enum::enumerated!($name, $kind);

        /// The name, or the type with the number when the value is unknown.
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self.name() {
                    Some(name) => f.write_str(name),
                    None => write!(f, concat!(stringify!($name), "({})"), self.0),
                }
            }
        }

        impl $name {
            /// Facts of the value; `None` when it is unknown.
            pub fn facts(self) -> Option<$crate::EnumerantFacts> {
                Self::KIND.enumerant(self.0)
            }

            /// The specification's name; `None` for an unknown value.
            pub fn name(self) -> Option<&'static str> {
                self.facts().map(|facts| facts.name)
            }
        }
    };
}

/// A newtype over the word of a mask.
macro_rules! mask {
    ($name:ident, $kind:ident) => {
        $crate::open_enum::enumerated!($name, $kind);

        /// The names of the bits joined by `|`; unknown bits as one hexadecimal number.
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::open_enum::debug_mask(Self::KIND, self.0, f)
            }
        }

        impl $name {
            /// True when all bits of `other` are set.
            #[inline]
            pub const fn contains(self, other: $name) -> bool {
                self.0 & other.0 == other.0
            }

            /// True when some bit of `other` is set.
            #[inline]
            pub const fn intersects(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            /// True when no bit is set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The bits without those of `other`.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
        }

        impl std::ops::BitOr for $name {
            type Output = $name;
            #[inline]
            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: $name) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAnd for $name {
            type Output = $name;
            #[inline]
            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }
    };
}

/// The common part of enumerations and masks.
macro_rules! enumerated {
    ($name:ident, $kind:ident) => {
        #[doc = concat!("`", stringify!($name), "` of the specification: one word, any value can be carried.")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl $name {
            /// The operand kind with this type's values.
            pub const KIND: $crate::OperandKind = $crate::OperandKind::$kind;

            /// The value (for masks: the bit) of a name or alias.
            pub fn from_name(name: &str) -> Option<$name> {
                Self::KIND.enumerant_by_name(name).map(|facts| $name(facts.value))
            }
        }

        impl From<$name> for u32 {
            #[inline]
            fn from(value: $name) -> u32 {
                value.0
            }
        }
    };
}

/// A newtype over the instruction number of an extended set.
macro_rules! ext_inst_number {
    ($name:ident) => {
        #[doc = concat!("Instruction numbers of [`ExtInstSet::", stringify!($name), "`](crate::ExtInstSet).")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl $name {
            /// The set.
            pub const SET: $crate::ExtInstSet = $crate::ExtInstSet::$name;

            /// Facts of the instruction; `None` for an unknown number.
            pub fn facts(self) -> Option<$crate::ExtInstFacts> {
                Self::SET.instruction(self.0)
            }

            /// The specification's name; `None` for an unknown number.
            pub fn name(self) -> Option<&'static str> {
                self.facts().map(|facts| facts.name)
            }

            /// The number of a name.
            pub fn from_name(name: &str) -> Option<$name> {
                Self::SET.instruction_by_name(name).map(|facts| $name(facts.number))
            }
        }

        /// The name, or the type with the number when it is unknown.
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self.name() {
                    Some(name) => f.write_str(name),
                    None => write!(f, concat!(stringify!($name), "({})"), self.0),
                }
            }
        }

        impl From<$name> for u32 {
            #[inline]
            fn from(value: $name) -> u32 {
                value.0
            }
        }
    };
}

pub(crate) use {enumerated, ext_inst_number, mask, open_enum};

/// The names of the set bits joined by `|`, `None` when no bit is set.
pub(crate) fn debug_mask(
    kind: crate::OperandKind,
    bits: u32,
    f: &mut std::fmt::Formatter<'_>,
) -> std::fmt::Result {
    if bits == 0 {
        return f.write_str("None");
    }
    let mut rest = bits;
    let mut separator = "";
    for bit in (0..32).map(|i| 1u32 << i).filter(|bit| bits & bit != 0) {
        if let Some(facts) = kind.enumerant(bit) {
            write!(f, "{separator}{}", facts.name)?;
            separator = "|";
            rest &= !bit;
        }
    }
    if rest != 0 { write!(f, "{separator}{rest:#x}") } else { Ok(()) }
}

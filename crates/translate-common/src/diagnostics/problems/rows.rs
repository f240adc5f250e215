//! The macros that declare the catalog of errors: one row for each error, with its code, its text and its remedy.

use crate::diagnostics::code::Code;

/// A row of the catalog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The stable identifier of the error: its topic and its variant, `"ids/Undefined"`. It never changes.
    pub name: &'static str,
    /// The kind of the error.
    pub code: Code,
    /// The text, with the names of its parts in braces.
    pub text: &'static str,
    /// The remedy, with the names of its parts in braces; `None` where that of the code suffices.
    pub help: Option<&'static str>,
}

/// Declares the errors of one topic: an enum, and for each variant a code, a text and, if one is known, a remedy. Both
/// texts name the fields of the variant in braces.
macro_rules! problems {
    (
        $(#[$about:meta])*
        pub enum $Name:ident ($topic:literal) {
            $(
                $Variant:ident $({ $($field:ident: $ty:ty),+ })? => $code:ident, $text:literal $(, $help:literal)?;
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        #[allow(missing_docs)] // the text of each variant names its fields
        pub enum $Name {
            $(
                #[doc = $text]
                $Variant $({ $($field: $ty),+ })?,
            )+
        }

        impl $Name {
            /// The rows of the topic, in the order of the variants.
            pub const ROWS: &'static [$crate::problems::Row] =
                &[$($crate::problems::rows::row!($topic, $Variant, $code, $text, $($help)?),)+];

            /// Returns the message about it at a place.
            #[cold]
            pub fn at(self, place: $crate::Place) -> $crate::Diagnostic {
                $crate::Problem::from(self).at(place)
            }

            /// Returns the row of the catalog.
            pub fn row(&self) -> &'static $crate::problems::Row {
                match self {
                    $(Self::$Variant { .. } => {
                        const { &$crate::problems::rows::row!($topic, $Variant, $code, $text, $($help)?) }
                    })+
                }
            }

            #[allow(unused_variables)] // of the fields, help names some or none
            pub(super) fn help(&self) -> Option<String> {
                match self {
                    $(Self::$Variant $({ $($field),+ })? => $crate::problems::rows::formatted!($($help)?),)+
                }
            }
        }

        impl std::fmt::Display for $Name {
            #[allow(unused_variables)] // some fields are named by the help only
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$Variant $({ $($field),+ })? => write!(f, $text),)+
                }
            }
        }

        impl std::error::Error for $Name {}

        impl From<$Name> for $crate::Problem {
            #[cold]
            fn from(problem: $Name) -> $crate::Problem {
                $crate::Problem::$Name(problem)
            }
        }
    };
}

/// A row of a topic.
macro_rules! row {
    ($topic:literal, $Variant:ident, $code:ident, $text:literal, $($help:literal)?) => {
        $crate::problems::Row {
            name: concat!($topic, "/", stringify!($Variant)),
            code: $crate::Code::$code,
            text: $text,
            help: $crate::problems::rows::optional!($($help)?),
        }
    };
}

/// A text, or none.
macro_rules! optional {
    () => {
        None
    };
    ($text:literal) => {
        Some($text)
    };
}

/// A text with its parts filled in, or none.
macro_rules! formatted {
    () => {
        None
    };
    ($text:literal) => {
        Some(format!($text))
    };
}

pub(super) use {formatted, optional, problems, row};

//! Name patterns with slots: they parse what they print.

use ocl_mangle::Builtin;
use spirv_grammar::FPRoundingMode;

/// A function name, or a family of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// Exactly this.
    Is(&'static str),
    /// Pieces one after the other.
    Pattern(&'static [Piece]),
}

/// A piece of a name pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// This text.
    Lit(&'static str),
    /// Lanes of `T`: 2, 3, 4, 8 or 16.
    Lanes,
    /// Lanes of `T`, nothing for one: Intel's block functions.
    LanesOrNone,
    /// The type `R`: `uint4`.
    Type,
    /// Nothing or `_sat`.
    Saturated,
    /// Nothing, `_rte`, `_rtz`, `_rtp` or `_rtn`.
    Rounding,
    /// `_rte`, `_rtz`, `_rtp` or `_rtn`.
    SomeRounding,
    /// Nothing or a rounding mode that means nothing (integers to integers); never written.
    IgnoredRounding,
}

/// Values of a name's slots.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slots {
    /// Lanes in the name.
    pub lanes: Option<u32>,
    /// Type in the name: lanes and element.
    pub ty: Option<(u32, Builtin)>,
    /// `_sat`
    pub saturated: bool,
    /// `_rte` and its relatives.
    pub rounding: Option<FPRoundingMode>,
}

/// Lanes that OpenCL C's vectors can have.
pub const LANES: [u32; 5] = [2, 3, 4, 8, 16];

/// Scalar types by their OpenCL C names.
pub const TYPES: &[(&str, Builtin)] = &[
    ("char", Builtin::Char),
    ("uchar", Builtin::UChar),
    ("short", Builtin::Short),
    ("ushort", Builtin::UShort),
    ("int", Builtin::Int),
    ("uint", Builtin::UInt),
    ("long", Builtin::Long),
    ("ulong", Builtin::ULong),
    ("half", Builtin::Half),
    ("float", Builtin::Float),
    ("double", Builtin::Double),
];

/// Suffixes of rounding modes.
pub const ROUNDING: &[(&str, FPRoundingMode)] = &[
    ("_rte", FPRoundingMode::RTE),
    ("_rtz", FPRoundingMode::RTZ),
    ("_rtp", FPRoundingMode::RTP),
    ("_rtn", FPRoundingMode::RTN),
];

/// Splits `uint4` into (4, `uint`) and the rest of the text.
pub(crate) fn take_type(text: &str) -> Option<((u32, Builtin), &str)> {
    let end = text.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(text.len());
    let (word, rest) = text.split_at_checked(end)?;
    let (_, element) = TYPES.iter().find(|(name, _)| *name == word)?;
    let (lanes, rest) = take_lanes(rest).unwrap_or((1, rest));
    Some(((lanes, *element), rest))
}

/// OpenCL C's name of a type.
pub(crate) fn type_name(lanes: u32, element: Builtin) -> Option<String> {
    let (name, _) = TYPES.iter().find(|(_, b)| *b == element)?;
    Some(match lanes {
        1 => (*name).to_owned(),
        n => format!("{name}{n}"),
    })
}

fn take_lanes(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at_checked(end)?;
    let lanes = digits.parse().ok().filter(|n| LANES.contains(n))?;
    Some((lanes, rest))
}

pub(crate) fn take_rounding(text: &str) -> Option<(FPRoundingMode, &str)> {
    ROUNDING.iter().find_map(|(suffix, mode)| Some((*mode, text.strip_prefix(suffix)?)))
}

pub(crate) fn rounding_suffix(mode: FPRoundingMode) -> Option<&'static str> {
    ROUNDING.iter().find(|(_, m)| *m == mode).map(|(suffix, _)| *suffix)
}

impl Name {
    /// The slots' values if `text` is such a name.
    pub fn parse(&self, text: &str) -> Option<Slots> {
        let pieces = match self {
            Name::Is(name) => return (*name == text).then(Slots::default),
            Name::Pattern(pieces) => *pieces,
        };
        let mut slots = Slots::default();
        let mut rest = text;
        for piece in pieces {
            match piece {
                Piece::Lit(lit) => rest = rest.strip_prefix(lit)?,
                Piece::Lanes => {
                    let (n, r) = take_lanes(rest)?;
                    (slots.lanes, rest) = (Some(n), r);
                }
                Piece::LanesOrNone => {
                    let (n, r) = take_lanes(rest).unwrap_or((1, rest));
                    (slots.lanes, rest) = (Some(n), r);
                }
                Piece::Type => {
                    let (ty, r) = take_type(rest)?;
                    (slots.ty, rest) = (Some(ty), r);
                }
                Piece::Saturated => {
                    if let Some(r) = rest.strip_prefix("_sat") {
                        (slots.saturated, rest) = (true, r);
                    }
                }
                Piece::Rounding => {
                    if let Some((mode, r)) = take_rounding(rest) {
                        (slots.rounding, rest) = (Some(mode), r);
                    }
                }
                Piece::IgnoredRounding => rest = take_rounding(rest).map_or(rest, |(_, r)| r),
                Piece::SomeRounding => {
                    let (mode, r) = take_rounding(rest)?;
                    (slots.rounding, rest) = (Some(mode), r);
                }
            }
        }
        rest.is_empty().then_some(slots)
    }

    /// Returns the name with these slots; `None` if they have a value that the pattern cannot express.
    pub fn print(&self, slots: &Slots) -> Option<String> {
        let pieces = match self {
            Name::Is(name) => return Some((*name).to_owned()),
            Name::Pattern(pieces) => *pieces,
        };
        let mut text = String::new();
        let (mut saturated, mut rounding) = (slots.saturated, slots.rounding);
        for piece in pieces {
            match piece {
                Piece::Lit(lit) => text.push_str(lit),
                Piece::Lanes => text.push_str(&slots.lanes.filter(|n| LANES.contains(n))?.to_string()),
                Piece::LanesOrNone => match slots.lanes? {
                    1 => {}
                    n if LANES.contains(&n) => text.push_str(&n.to_string()),
                    _ => return None,
                },
                Piece::Type => {
                    let (lanes, element) = slots.ty.filter(|(n, _)| *n == 1 || LANES.contains(n))?;
                    text.push_str(&type_name(lanes, element)?);
                }
                Piece::Saturated => {
                    if std::mem::take(&mut saturated) {
                        text.push_str("_sat");
                    }
                }
                Piece::Rounding => {
                    if let Some(mode) = rounding.take() {
                        text.push_str(rounding_suffix(mode)?);
                    }
                }
                Piece::IgnoredRounding => {}
                Piece::SomeRounding => text.push_str(rounding_suffix(rounding.take()?)?),
            }
        }
        // Slots without a representation in the name must be unset.
        (!saturated && rounding.is_none()).then_some(text)
    }

    /// The name with its slots in braces, for people.
    pub fn describe(&self) -> String {
        let pieces = match self {
            Name::Is(name) => return (*name).to_owned(),
            Name::Pattern(pieces) => *pieces,
        };
        let text = |piece: &Piece| match *piece {
            Piece::Lit(lit) => lit,
            Piece::Lanes => "{n}",
            Piece::LanesOrNone => "{n?}",
            Piece::Type => "{type}",
            Piece::Saturated => "{_sat?}",
            Piece::Rounding | Piece::IgnoredRounding => "{_rt?}",
            Piece::SomeRounding => "{_rt}",
        };
        pieces.iter().map(text).collect()
    }

    /// The text that every such name begins with.
    pub fn prefix(&self) -> &'static str {
        match self {
            Name::Is(name) => name,
            Name::Pattern(pieces) => match pieces.first() {
                Some(Piece::Lit(lit)) => lit,
                _ => "",
            },
        }
    }
}

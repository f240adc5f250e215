//! What to say of a type that an instruction does not take.

use super::{Kind, Lanes, RESULT, is_pointer};
use crate::row::Inst;
use crate::ty::Ty;
use std::fmt;

/// A type that an instruction does not take at a place.
pub(crate) struct Mismatch {
    inst: Inst,
    part: usize,
    wanted: String,
}

impl Mismatch {
    /// The part is of another kind: it is of the type `ty`.
    pub(super) fn of_kind(inst: Inst, part: usize, kind: Kind, ty: &Ty) -> Mismatch {
        Mismatch { inst, part, wanted: format!("is not {}", words(kind, ty)) }
    }

    /// The part has another number of components.
    pub(super) fn of_lanes(inst: Inst, part: usize, lanes: Lanes) -> Mismatch {
        let wanted = match lanes {
            Lanes::Any => "does not have components".to_owned(),
            Lanes::One => "has more than one component".to_owned(),
            Lanes::Even => "does not have 2, 4, 8 or 16 components".to_owned(),
            Lanes::Several => "is no vector".to_owned(),
            Lanes::Exactly(count) => format!("does not have {count} components"),
            Lanes::Within(least, most) => format!("does not have {least} to {most} components"),
            Lanes::Like(other) | Lanes::OneOrLike(other) => {
                format!("does not have as many components as {}", Name(other))
            }
            Lanes::Place => "does not have as many components as a place in the image".to_owned(),
            Lanes::Sizes => "does not have as many components as the image has sizes".to_owned(),
        };
        Mismatch { inst, part, wanted }
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} {}", Name(self.part), self.inst, self.wanted)
    }
}

/// A part of an instruction.
struct Name(usize);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            RESULT => f.write_str("the result"),
            operand => write!(f, "operand {operand}"),
        }
    }
}

fn words(kind: Kind, ty: &Ty) -> String {
    match kind {
        Kind::Any => "of that type".to_owned(),
        Kind::Int => "an integer, or a vector of such".to_owned(),
        Kind::IntOf(width) => format!("an integer of {width} bits, or a vector of such"),
        Kind::Float => "a float, or a vector of such".to_owned(),
        Kind::FloatOf(width) => format!("a float of {width} bits, or a vector of such"),
        Kind::Precise => "a float of 32 or 64 bits, or a vector of such".to_owned(),
        Kind::Number => "a number, or a vector of such".to_owned(),
        Kind::Truth | Kind::Bool => "a truth value, or a vector of such".to_owned(),
        Kind::Value => "a number or a truth value, or a vector of such".to_owned(),
        Kind::Pointer => "a pointer".to_owned(),
        Kind::Generic => "a pointer to generic memory".to_owned(),
        Kind::GlobalIntegers => match ty {
            Ty::Pointer { space: super::GLOBAL, .. } => "a pointer to an integer".to_owned(),
            _ => "a pointer to global memory".to_owned(),
        },
        Kind::Opaque(name) => format!("of the type {name}"),
        Kind::Structure => "a structure".to_owned(),
        Kind::Same(other) => format!("of the type of {}", Name(other)),
        Kind::ElementOf(other) => format!("of the type of the components of {}", Name(other)),
        Kind::BitsOf(other) if is_pointer(ty) => format!("an address, as {} is", Name(other)),
        Kind::BitsOf(other) => format!("of as many bits as {}", Name(other)),
        Kind::OtherWidth(other) => format!("a number of another width than {}", Name(other)),
        Kind::IntAsWideAs(other) => format!("an integer as wide as {}", Name(other)),
        Kind::HalfOf(other) => format!("an integer of half the width of {}", Name(other)),
        Kind::Clock => "an integer of 64 bits, or two of 32".to_owned(),
    }
}

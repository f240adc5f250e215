//! The message for a type that an instruction does not accept.

use super::fit::{GLOBAL, is_pointer};
use super::parts::RESULT;
use super::pattern::{Kind, Lanes};
use crate::row::Inst;
use crate::ty::Ty;
use spirv_grammar::Op;
use std::fmt;

/// A type that an instruction does not take at a place. Its `Display` is a sentence without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    inst: Inst,
    part: usize,
    expected: Expected,
    wanted: String,
}

/// A type that an instruction accepts, as far as programs distinguish mistakes by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// Integers of so many bits.
    Int(u32),
    /// Floats of so many bits.
    Float(u32),
    /// As many components as another part has.
    Lanes,
    /// A pointer to an integer.
    IntPointer,
    /// A pointer to global memory.
    GlobalPointer,
    /// Anything else.
    Other,
}

impl Mismatch {
    /// The part is of another kind: it is of the type `ty`.
    pub(super) fn of_kind(inst: Inst, part: usize, kind: Kind, ty: &Ty) -> Mismatch {
        let expected = match kind {
            Kind::Scope | Kind::Semantics => Expected::Int(32),
            Kind::IntOf(width) => Expected::Int(width),
            Kind::FloatOf(width) => Expected::Float(width),
            Kind::GlobalIntegers if is_global(ty) => Expected::IntPointer,
            Kind::GlobalIntegers => Expected::GlobalPointer,
            _ => Expected::Other,
        };
        Mismatch { inst, part, expected, wanted: format!("is not {}", words(kind, ty)) }
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
        let expected = match lanes {
            Lanes::Like(_) | Lanes::OneOrLike(_) | Lanes::Place | Lanes::Sizes => Expected::Lanes,
            _ => Expected::Other,
        };
        Mismatch { inst, part, expected, wanted }
    }

    /// The core instruction; `None` for one of an extended set.
    pub fn op(&self) -> Option<Op> {
        match self.inst {
            Inst::Core(op) => Some(op),
            Inst::Ext(..) | Inst::Variable(_) => None,
        }
    }

    /// The operand, from 0; `None` for the result.
    pub fn operand(&self) -> Option<usize> {
        self.part.checked_sub(1)
    }

    /// Returns the type that the instruction accepts there.
    pub fn expected(&self) -> Expected {
        self.expected
    }
}

fn is_global(ty: &Ty) -> bool {
    matches!(ty, Ty::Pointer { space: GLOBAL, .. })
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
        Kind::Any
        | Kind::Nothing
        | Kind::Literal
        | Kind::ImageOperands { .. }
        | Kind::MemoryOperands
        | Kind::Address => "of that type".to_owned(),
        Kind::Scope | Kind::Semantics => words(Kind::IntOf(32), ty),
        Kind::Int => "an integer, or a vector of such".to_owned(),
        Kind::IntOf(width) => format!("an integer of {width} bits, or a vector of such"),
        Kind::Float => "a float, or a vector of such".to_owned(),
        Kind::FloatOf(width) => format!("a float of {width} bits, or a vector of such"),
        Kind::Precise => "a float of 32 or 64 bits, or a vector of such".to_owned(),
        Kind::Narrow => "a float of 16 or 32 bits, or a vector of such".to_owned(),
        Kind::Number => "a number, or a vector of such".to_owned(),
        Kind::Truth | Kind::Bool => "a truth value, or a vector of such".to_owned(),
        Kind::Value => "a number or a truth value, or a vector of such".to_owned(),
        Kind::Pointer => "a pointer".to_owned(),
        Kind::Generic => "a pointer to generic memory".to_owned(),
        Kind::GlobalIntegers if is_global(ty) => "a pointer to an integer".to_owned(),
        Kind::GlobalIntegers => "a pointer to global memory".to_owned(),
        Kind::Opaque(name) => format!("of the type {name}"),
        Kind::Packed => "an integer of 32 bits, or a vector of integers".to_owned(),
        Kind::Aggregate => "a structure or an array".to_owned(),
        Kind::Composite => "a value with parts".to_owned(),
        Kind::Matrix => "a matrix".to_owned(),
        Kind::Structure | Kind::Pair => "a structure".to_owned(),
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

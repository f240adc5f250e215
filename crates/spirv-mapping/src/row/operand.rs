//! From a call's arguments to an instruction's operands, and its result, both ways.

use super::pattern::Pat;
use crate::relation::{ORDER_BITS, Relation, STORAGE_BITS};

/// Where an argument goes: operand numbers count the instruction's operands after result type and result id (or the
/// virtual operands of a [`Hook`](super::Hook)).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// The operand is the argument. For a literal operand the argument must be constant.
    V(u8),
    /// The operand is a vector as wide as `T`, the argument a scalar to be repeated.
    Splat(u8),
    /// The relation's bits of the operand.
    Via(&'static Relation, u8),
    /// The operand is boolean: the argument is not 0. Written as 1 or 0.
    NonZero(u8),
    /// The operand is boolean: the argument (each lane) is negative. Written as -1 or 0.
    Negative(u8),
    /// The argument is this constant and belongs to no operand. Such faces are only written.
    Is(u32),
}

impl Arg {
    /// The operand that the argument belongs to, if it belongs to one.
    pub fn operand(&self) -> Option<u8> {
        match *self {
            Arg::V(i) | Arg::Splat(i) | Arg::Via(_, i) | Arg::NonZero(i) | Arg::Negative(i) => Some(i),
            Arg::Is(_) => None,
        }
    }
}

/// Something that a spelling implies about an operand: supplied when reading, required when writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fix {
    /// The operand is this 32-bit constant or literal.
    Is(u32),
    /// The operand is this constant of type `size_t`.
    Size(u32),
    /// The operand is a scope constant: this when read; when written, any scope inside of it is accepted.
    Within(u32),
    /// The ordering bits of Memory Semantics are these when read; when written, any weaker order is accepted.
    OrderWithin(u32),
    /// The operand is a zero constant of the type of operand number `like`.
    ZeroLike(u8),
    /// These bits of the operand are that.
    Bits {
        /// Which bits.
        mask: u32,
        /// Their value.
        value: u32,
    },
    /// The storage bits of Memory Semantics follow from the address space of pointer operand number `pointer`: none
    /// for a relaxed order. When written any storage bits are accepted.
    StorageOf {
        /// Operand number of the pointer.
        pointer: u8,
    },
    /// The literal is the number of lanes in the name.
    NameLanes,
    /// The operand is a 32-bit constant: the size in bytes of `T`, whose lanes are in the name.
    NameBytes,
    /// The literal is the rounding mode in the name.
    NameRounding,
    /// The optional operand is omitted.
    Absent,
    /// The call does not express the operand. Such faces are only written, and lossy.
    Dropped,
}

impl Fix {
    /// The bits of the operand that are fixed.
    pub fn mask(&self) -> u32 {
        match *self {
            Fix::Bits { mask, .. } => mask,
            Fix::OrderWithin(_) => ORDER_BITS,
            Fix::StorageOf { .. } => STORAGE_BITS,
            _ => u32::MAX,
        }
    }
}

/// The result of the call, and how it differs from that of the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ret {
    /// None.
    Void,
    /// A parameter pattern.
    Like(Pat),
    /// The type variable `R`.
    R,
    /// The instruction returns a boolean, the call `int` 1 or 0; for a vector integers as wide as `T`, -1 or 0.
    Test,
    /// The instruction returns a boolean, the call `int` 1 or 0.
    TestInt,
    /// The bits of the instruction's result go through the relation.
    Via(&'static Relation),
    /// The call's is the instruction's plus this (OpenCL C's enumerations of image channels).
    Offset(u32),
    /// A structure of this name, which the call stores through an additional first argument (`sret`).
    Struct(&'static str),
    /// Any result type of the instruction.
    Any,
    /// The instruction has no result; the call returns a value of the pattern's type, which has no uses. Such faces are
    /// only written.
    Unused(Pat),
}

//! The meaning of a call: its instruction, and how operands and result are made from arguments and to the call's result.

use spirv_grammar::FPRoundingMode;

use crate::relation::Relation;
use crate::row::{Hook, Inst};
use crate::ty::Ty;

/// The meaning of a call.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The instruction.
    pub inst: Inst,
    /// If set, code completes the translation from [`Reading::operands`], which are the hook's virtual ones.
    pub hook: Option<Hook>,
    /// The instruction's operands after result type and result id.
    pub operands: Vec<Value>,
    /// From the instruction's result to the call's.
    pub result: ResultAdapter,
    /// The instruction is decorated SaturatedConversion.
    pub saturated: bool,
    /// The instruction is decorated FPRoundingMode.
    pub rounding: Option<FPRoundingMode>,
}

/// How a SPIR-V operand is made from a call's arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// The argument of that number. An integer of another width than the instruction needs is zero-extended or
    /// truncated (only `size_t` and 32-bit numbers in its place).
    Arg(usize),
    /// A vector that repeats a scalar argument.
    Splat {
        /// Number of the argument.
        arg: usize,
        /// Lanes.
        lanes: u32,
    },
    /// Boolean, per lane: the argument is not 0.
    NonZero(usize),
    /// Boolean, per lane: the argument is negative.
    Negative(usize),
    /// Id of a constant.
    Const {
        /// Its value.
        value: u64,
        /// Its type.
        ty: Ty,
    },
    /// A literal word.
    Literal(u32),
    /// Id of a 32-bit integer computed when the program runs: `base` or-ed with the value of each relation for its
    /// argument (see [`Relation::all_pairs`]; an argument outside of the relation is undefined behavior).
    Computed {
        /// Bits known now.
        base: u32,
        /// (argument, relation) for the other bits.
        parts: Vec<(usize, &'static Relation)>,
    },
}

/// From an instruction's result to the call's (reading), or back (writing).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultAdapter {
    /// They are the same.
    Same,
    /// The instruction's is boolean, the call's an integer of the call's type: 1 or 0; a vector has -1 or 0 per lane.
    Test,
    /// The call's result is the relation applied to the instruction's bits (bit by bit if the relation is bitwise).
    Via(&'static Relation),
    /// The call's is the instruction's plus this number.
    Offset(u32),
}

impl Value {
    /// Adds to the numbers of the arguments.
    pub(crate) fn shift(&mut self, by: usize) {
        match self {
            Value::Arg(k) | Value::Splat { arg: k, .. } | Value::NonZero(k) | Value::Negative(k) => *k += by,
            Value::Computed { parts, .. } => parts.iter_mut().for_each(|(k, _)| *k += by),
            Value::Const { .. } | Value::Literal(_) => {}
        }
    }
}

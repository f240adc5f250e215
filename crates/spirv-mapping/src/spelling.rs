//! An instruction to spell, and its spelling: an LLVM call with the source of each argument.

use spirv_grammar::FPRoundingMode;

use crate::reading::ResultAdapter;
use crate::relation::Relation;
use crate::row::{Hook, Inst, LargeResults, Preference};
use crate::ty::{Operand, Ty};

/// An instruction to spell.
#[derive(Clone, Debug)]
pub struct Instance<'a> {
    /// The instruction.
    pub inst: Inst,
    /// Operands after result type and result id, literals too. In place of a boolean that the spelling has as an
    /// integer ([`Source::BoolToInt`], [`Source::BoolToMask`]) the integer itself may be given, when the boolean is
    /// that it is not 0, or for a mask that it is negative: then it is passed as it is.
    pub operands: &'a [Operand],
    /// If set, only this component of the result is wanted: some instructions are a call for each component.
    pub component: Option<u32>,
    /// Result type, [`Ty::Void`] if there is none.
    pub result: Ty,
    /// Decorated SaturatedConversion.
    pub saturated: bool,
    /// Decorated FPRoundingMode.
    pub rounding: Option<FPRoundingMode>,
    /// Bits of a pointer, and so of `size_t`: 32 or 64.
    pub pointer_width: u32,
    /// The preference among faces.
    pub preference: Preference,
    /// The place of large results.
    pub large_results: LargeResults,
}

/// An LLVM call for the instruction.
#[derive(Clone, Debug, PartialEq)]
pub struct Spelling {
    /// The function's name.
    pub symbol: String,
    /// LLVM types of its parameters, with pointees where the symbol determines them; as long as `args`.
    pub params: Vec<Ty>,
    /// The arguments.
    pub args: Vec<Source>,
    /// LLVM type of its result.
    pub ret: Ty,
    /// The function returns this structure through an additional first parameter, which is not in `params`.
    pub sret: Option<Ty>,
    /// From the call's result to the instruction's: read backwards.
    pub result: ResultAdapter,
    /// Set when code completes the translation; the arguments are in the words of the instruction's own operands.
    pub hook: Option<Hook>,
    /// True if more arguments than `params` are passed, as for `printf`.
    pub variadic: bool,
    /// The information that this spelling drops.
    pub lossy: Vec<&'static str>,
}

/// How an argument is made from the instruction's operands.
///
/// Where the type differs from the parameter's: pointers are cast to the parameter's address space, integers
/// zero-extended or truncated, an array is stored in memory and passed as a pointer to it.
#[derive(Clone, Debug, PartialEq)]
pub enum Source {
    /// The operand of that number.
    Operand(usize),
    /// A constant of the parameter's type.
    Const(u64),
    /// A boolean operand as 1 or 0.
    BoolToInt(usize),
    /// A boolean operand as -1 or 0, per lane.
    BoolToMask(usize),
    /// The relation's bits of an operand, converted when the program runs.
    Computed {
        /// Number of the operand.
        operand: usize,
        /// From SPIR-V to OpenCL C.
        relation: &'static Relation,
    },
    /// The image that the sampled image, which is that operand, was made from.
    Image(usize),
    /// The sampler that the sampled image, which is that operand, was made from.
    Sampler(usize),
    /// One component of a vector operand.
    Component {
        /// Number of the operand.
        operand: usize,
        /// Number of the component.
        index: u32,
    },
    /// A vector operand with more components, the new ones 0, or without its last ones; one component is a scalar.
    Lanes {
        /// Number of the operand.
        operand: usize,
        /// How many.
        lanes: u32,
    },
    /// A pointer to memory of the call's own that holds the operand.
    InMemory(usize),
    /// A pointer to memory of the call's own that holds the sizes of local memory, one after the other: the operands
    /// from that number on.
    LocalSizes(usize),
}

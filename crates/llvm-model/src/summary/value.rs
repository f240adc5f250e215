//! The summary of one definition: a function, a variable or an alias.

use super::flags::{FunctionFlags, ValueFlags, VariableFlags};
use super::guid::Guid;
use super::memprof::{AllocSummary, CallsiteSummary};
use super::params::ParamAccess;
use super::type_ids::TypeIdUses;
use super::{SummaryModuleId, SummaryValueId};

/// The summary of one definition of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueSummary {
    /// The module that defines it.
    pub module: SummaryModuleId,
    /// Linkage, visibility and the like.
    pub flags: ValueFlags,
    /// The hash of the name in the file it came from, without the file's name; differs from the value's own hash for
    /// local symbols. Only bitcode of combined indexes has it; `None` is unknown.
    pub original_name: Option<Guid>,
    /// Its references other than calls. Read-only references are next to last, write-only ones last; an alias has none.
    pub refs: Vec<ValueRef>,
    /// The kind of the summary.
    pub kind: SummaryKind,
}

/// The kinds of summaries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SummaryKind {
    /// A function.
    Function(Box<FunctionSummary>),
    /// A global variable.
    Variable(VariableSummary),
    /// An alias of a value in the same module; `None` when the index leaves that value out.
    Alias(Option<SummaryValueId>),
}

/// How a reference uses the variable it refers to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RefAccess {
    /// In any way.
    #[default]
    Any,
    /// Only reads it (`readonly`).
    ReadOnly,
    /// Only writes it (`writeonly`).
    WriteOnly,
}

/// A reference to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ValueRef {
    /// The value.
    pub value: SummaryValueId,
    /// How it is used.
    pub access: RefAccess,
}

/// The summary of a function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionSummary {
    /// The number of instructions, without those for debuggers.
    pub instruction_count: u32,
    /// Facts about it.
    pub flags: FunctionFlags,
    /// The functions it calls, each once.
    pub calls: Vec<CallEdge>,
    /// The type identifiers it uses.
    pub type_ids: TypeIdUses,
    /// How it uses its pointer parameters.
    pub params: Vec<ParamAccess>,
    /// Its profiled calls, in their order in the function.
    pub callsites: Vec<CallsiteSummary>,
    /// Its profiled allocations, in their order in the function.
    pub allocs: Vec<AllocSummary>,
}

/// The calls from one function to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallEdge {
    /// The function called.
    pub callee: SummaryValueId,
    /// How often it is called.
    pub frequency: CallFrequency,
    /// Whether one of the calls is a tail call.
    pub has_tail_call: bool,
}

/// How often a function is called; a summary has one or the other for all calls of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallFrequency {
    /// From a profile.
    Hotness(Hotness),
    /// Relative to the function's entry, in units of 1/256; less than 2^28.
    RelativeBlockFrequency(u32),
}

impl Default for CallFrequency {
    fn default() -> Self {
        CallFrequency::Hotness(Hotness::Unknown)
    }
}

/// How hot a call is, in the order of its numbers in bitcode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // the variant names are the keywords of LLVM assembly
pub enum Hotness {
    #[default]
    Unknown,
    Cold,
    None,
    Hot,
    Critical,
}

/// The summary of a global variable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VariableSummary {
    /// Facts about it.
    pub flags: VariableFlags,
    /// The functions in it, when it is a virtual table.
    pub virtual_functions: Vec<VirtualFunction>,
}

/// A function in a virtual table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VirtualFunction {
    /// The function.
    pub function: SummaryValueId,
    /// Its place, in bytes from the start of the table.
    pub offset: u64,
}

//! The debug information written so far: the instruction of each node of LLVM. Only `lower::debug_info` interprets it.

use llvm_model::{BlockId, Dominators, FunctionId, GlobalId, MdId};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use spirv_mapping::debug_info::{Dialect, Form};
use spirv_module::Id;
use std::collections::VecDeque;

/// The role in which a node is written: some nodes become more than one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::lower) enum Role {
    /// The instruction in the table.
    Own,
    /// A declared function as a member or as a scope, where only DebugFunction is allowed.
    Function,
    /// A change of files or a discriminator as a scope, where only DebugLexicalBlock is allowed.
    Block,
    /// The parameters of the instance of a template.
    Template,
}

/// A node in one of its roles.
pub(in crate::lower) type Key = (MdId, Role);

/// How far a node has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Stage {
    /// Named before it is written.
    Promised(Id),
    /// Its operands are being written.
    Open(Option<Id>),
    /// Written.
    Done(Id),
}

/// The positions of the instructions of a function.
#[derive(Default)]
pub(in crate::lower) struct Positions {
    /// The function that this is about.
    pub(in crate::lower) function: Option<FunctionId>,
    /// By instruction: its block, and which one it is there; `None` for one that is in none any more.
    pub(in crate::lower) places: Vec<Option<(BlockId, u32)>>,
    /// The number of records of each variable, with its inlined-at location; counted on demand.
    pub(in crate::lower) records: Option<FxHashMap<(MdId, Option<MdId>), usize>>,
    /// Of the function's blocks.
    pub(in crate::lower) dominators: Dominators,
}

/// The nodes, and their common state.
#[derive(Default)]
pub(in crate::lower) struct DebugNodes {
    /// The set that is written; `None`: only lines.
    pub(in crate::lower) dialect: Option<Dialect>,
    /// How it is written.
    pub(in crate::lower) form: Form,
    pub(in crate::lower) stages: FxHashMap<Key, Stage>,
    /// The scheduled nodes that have not been started.
    pub(in crate::lower) promised: VecDeque<Key>,
    /// The instruction and operands of each type, for names that are given to it.
    pub(in crate::lower) types: FxHashMap<Id, (u32, SmallVec<[u32; 8]>)>,
    /// The types of which a second instruction is being written, each within the one before.
    pub(in crate::lower) copying: Vec<Key>,
    /// Declarations of structures, and second instructions of other types, that are named while they are being written.
    pub(in crate::lower) declared: FxHashMap<MdId, Id>,
    /// The ids of types that are named and not yet written, if forward references are allowed.
    pub(in crate::lower) later: FxHashSet<u32>,
    /// The structures that list members which do not name their structure.
    pub(in crate::lower) owners: FxHashMap<MdId, MdId>,
    /// The files that locations are in.
    pub(in crate::lower) scope_files: FxHashMap<MdId, Option<Id>>,
    /// DebugSource by the path.
    pub(in crate::lower) sources: FxHashMap<Vec<u8>, Id>,
    /// The expressions of records, and whether they are about an address.
    pub(in crate::lower) place_expressions: FxHashMap<(MdId, bool), Id>,
    /// Expressions and their operators, by number and operands.
    pub(in crate::lower) shared: FxHashMap<(u32, SmallVec<[u32; 8]>), Id>,
    /// The compile unit of nodes without a scope.
    pub(in crate::lower) unit: Option<MdId>,
    /// The build, and where its debug information is stored, as far as that is written.
    pub(in crate::lower) build: Option<(u64, Vec<u8>)>,
    /// The functions by their subprograms.
    pub(in crate::lower) functions: FxHashMap<MdId, FunctionId>,
    /// The variables by their nodes.
    pub(in crate::lower) variables: FxHashMap<MdId, GlobalId>,
    /// The expressions of the nodes of variables.
    pub(in crate::lower) expressions: FxHashMap<MdId, MdId>,
    /// The file that the macro at hand is defined in.
    pub(in crate::lower) macro_file: Option<MdId>,
    /// The macros by name.
    pub(in crate::lower) macros: FxHashMap<Vec<u8>, Id>,
    /// The positions of the instructions of a function.
    pub(in crate::lower) positions: Positions,
    /// Whether the code has pointers to generic memory.
    pub(in crate::lower) has_generic: bool,
}

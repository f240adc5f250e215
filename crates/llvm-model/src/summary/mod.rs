//! The summary of a module for link-time optimization, or the index of many modules that a thin link combines
//! (LLVM's class `ModuleSummaryIndex`; `^0 = module: (…)` and so on in LLVM assembly).
//!
//! [`Module::summary`](crate::Module::summary) holds it. Its values are what the summarized modules define and use,
//! each known by the hash of its name ([`Guid`]); references from one to another are [`SummaryValueId`]s, so a
//! reader checks ids once and everything after that indexes infallibly.
//!
//! A file with nothing but a combined index ([`IndexForm::Combined`]) is a [`Module`](crate::Module) that is empty
//! apart from its summary. A combined index in a module with globals does not occur in files of LLVM.
//!
//! The order of modules, values and type identifiers is that of the file; printers sort them as LLVM does:
//! modules by path, values and type identifiers by [`Guid`], compatible virtual tables by name.

mod flags;
mod guid;
mod memprof;
mod params;
mod type_ids;
mod value;

pub use flags::{
    FunctionFlags, ImportKind, IndexFlags, NamedFlag, VCallVisibility, ValueFlags, VariableFlags,
};
pub use guid::Guid;
pub use memprof::{AllocSummary, AllocationContext, AllocationType, CallsiteSummary, ContextSize};
pub use params::{OffsetRange, ParamAccess, ParamCall};
pub use type_ids::{
    ByArgKind, ByArgResolution, CompatibleVTable, ConstVirtualCall, DevirtKind, DevirtResolution,
    TypeIdEntry, TypeIdUses, TypeIdVTables, TypeTestKind, TypeTestResolution, VirtualCall,
};
pub use value::{
    CallEdge, CallFrequency, FunctionSummary, Hotness, RefAccess, SummaryKind, ValueRef, ValueSummary,
    VariableSummary, VirtualFunction,
};

use crate::arena::Arena;
use crate::define_id;
use crate::name::Name;

define_id!(
    /// A module of an index.
    SummaryModuleId
);
define_id!(
    /// A value of an index.
    SummaryValueId
);

/// Whether an index describes the module it is part of or many modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum IndexForm {
    /// Of the module that holds it. Files keep neither the module's path nor names of values in it: the path is that
    /// of the file itself, and the values are the module's globals (and hashes of indirect callees).
    #[default]
    PerModule,
    /// Made from the summaries of many modules by a thin link. The module that holds it is otherwise empty.
    Combined,
}

/// A summary for link-time optimization.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModuleSummaryIndex {
    /// Whether it is of one module or of many.
    pub form: IndexForm,
    /// The summarised modules; at most one in an index of one module.
    pub modules: Arena<SummaryModuleId, SummaryModule>,
    /// The definitions and uses of the modules. No two have the same [`Guid`].
    pub values: Arena<SummaryValueId, SummaryValue>,
    /// How uses of type identifiers are resolved; made by the thin link. No two have the same name.
    pub type_ids: Vec<TypeIdEntry>,
    /// The virtual tables that are compatible with type identifiers. No two have the same name.
    pub type_id_vtables: Vec<TypeIdVTables>,
    /// The processing steps that the index has gone through.
    pub flags: IndexFlags,
    /// The number of basic blocks in all modules; 0 when unknown.
    pub block_count: u64,
    /// The local functions with jump tables for control flow integrity (combined indexes in bitcode only).
    pub cfi_functions: Vec<Name>,
    /// The external functions with jump tables for control flow integrity (combined indexes in bitcode only).
    pub cfi_declarations: Vec<Name>,
}

/// A module of an index.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SummaryModule {
    /// The path. Empty for the module of regular link-time optimization, which a thin link makes, and in the index of
    /// one module that was read from bytes alone.
    pub path: Name,
    /// The SHA-1 hash of the module; all zero when unknown.
    pub hash: [u32; 5],
}

/// Something that the modules of an index define or use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SummaryValue {
    /// The hash of the name.
    pub guid: Guid,
    /// The name; empty when only the hash is known. In an index of one module it is the name of one of its globals.
    pub name: Name,
    /// One for each definition; none for declarations and unknown callees.
    pub summaries: Vec<ValueSummary>,
}

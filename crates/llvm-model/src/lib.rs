//! LLVM IR as plain Rust data: interned types and constants, arenas with `u32` ids, instructions with their flags,
//! attributes, metadata. It can hold everything that a bitcode file of LLVM 14 to 23 holds (typed pointers are held
//! as opaque ones with the pointee kept as a hint), so reading then writing loses nothing.
//!
//! Entry point: [`Module`]. A [`Value`] is `Copy` and eight bytes; constants are module-wide ([`ConstId`]),
//! instructions and arguments belong to a [`Function`]. Nothing here does input or output.
//!
//! Ids index the arena that made them. Codecs check ids of a file once, when they read it; after that indexing by id
//! is infallible by construction.

mod address_spaces;
mod align;
pub mod arena;
pub mod attributes;
pub mod builder;
mod call;
pub mod cfg;
mod constant_data;
pub mod constants;
pub mod data_layout;
pub mod debug_info;
mod extent;
pub mod flags;
mod free;
pub mod function;
pub mod global;
mod host;
mod indices;
mod inst_locs;
mod inst_names;
pub mod instruction;
pub mod int;
pub mod intrinsics;
mod merge;
pub mod metadata;
pub mod module;
pub mod name;
mod null_pointers;
pub mod opcode;
mod operands;
pub mod summary;
mod summary_of_globals;
pub mod types;
pub mod upgrade;
pub mod verify;

pub use address_spaces::{AddressSpaceClash, MAX_ADDRESS_SPACE};
pub use align::Align;
pub use arena::{Arena, Id};
pub use attributes::{AttrKind, AttrListId, AttrSetId, Attribute, AttributeList, Attributes, ConstantRange};
pub use builder::{Builder, InsertPoint, InstBuilder, InstBuilderBase};
pub use cfg::{Cfg, Dominators, LoopExit, LoopForest, LoopId};
pub use constants::{ConstId, Constant, ConstantExpr, Constants, InlineAsm};
pub use data_layout::DataLayout;
pub use debug_info::{DebugNode, DiKind};
pub use flags::Flags;
pub use function::{Block, BlockId, Body, DebugRecord, DebugRecordKind, Function, FunctionId, InstId, Param};
pub use global::{
    Alias, AliasId, CallingConv, Comdat, ComdatId, ComdatKind, GlobalId, GlobalProps, GlobalVariable, IFunc,
    IFuncId, Linkage, UnnamedAddr, Visibility,
};
pub use host::Host;
pub use indices::Indices;
pub use inst_locs::InstLocs;
pub use inst_names::InstNames;
pub use instruction::{Call, InstKind, Instruction, MetadataOperand, OperandBundle, TailKind, Value};
pub use int::ApInt;
pub use merge::{Adopter, Joined, TableSizes};
pub use metadata::{DebugLoc, DebugLocId, MdId, MdKindId, Metadata, NamedMetadata};
pub use module::{Interner, Module, ModuleAsm, Release};
pub use name::Name;
pub use opcode::{AtomicOp, BinaryOp, CastOp, FloatPredicate, IntPredicate, Ordering, SyncScopeId, UnaryOp};
pub use summary::ModuleSummaryIndex;
pub use types::{StructId, StructType, Type, TypeId, Types};

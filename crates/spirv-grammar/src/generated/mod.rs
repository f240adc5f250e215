//! Facts of the grammar as Rust tables.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

pub(crate) mod enumerants;
pub(crate) mod enums;
pub mod ext;
pub(crate) mod ext_inst_sets;
pub(crate) mod extensions;
pub(crate) mod instructions;
pub(crate) mod op;
pub(crate) mod operand_kind;

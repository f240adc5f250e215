//! LLVM IR of compute shaders as functions that a CPU runs.
//!
//! LLVM IR of shaders (`docs/shaders.md`) is made for translation to SPIR-V: memory is in address spaces, its layout is in
//! metadata, and instructions without an equivalent in LLVM IR are calls. [`make_executable`] turns it into a module for a
//! machine. Every entry point becomes a function of one invocation, which takes a pointer to its context (buffers, push
//! constants, the ids of the invocation). Memory is accessed at the bytes that the shader states, and the calls become
//! arithmetic. In the form of [`Interface::Mlir`](translate_common::Interface::Mlir), variables are global variables, as MLIR's conversion has them.
//!
//! [`layout`] computes places in buffers, independently of the rest.

mod accesses;
mod addresses;
mod attachments;
mod bounds;
mod builtin_inputs;
mod calls;
mod code;
mod context;
mod convert;
mod copies;
mod entry_points;
mod execution_modes;
mod form;
mod function;
mod guards;
mod home;
mod honored;
mod host;
mod images;
mod instructions;
pub mod layout;
mod memory;
mod mlir;
mod operations;
mod origins;
mod own_memory;
mod parts;
mod pointers;
mod problem;
mod variables;
mod zeroing;

pub use entry_points::make_executable;
pub use form::Form;
pub use host::{DEFAULT_TRIPLE, HostTarget};

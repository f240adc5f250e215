//! LLVM IR of compute shaders as functions that a CPU runs.
//!
//! What comes of a module of shaders in LLVM IR (`docs/shaders.md`) is for going back: memory is in address spaces, its
//! layout is in metadata, and instructions that LLVM IR has no word for are calls. [`make_executable`] makes of it a module
//! for a machine: every entry point is a function of one invocation, which takes a pointer to what the host says (buffers,
//! push constants, which invocation it is), memory is reached at the bytes that the shader states, and the calls are
//! computed. In the form of [`Interface::Mlir`](translate_common::Interface::Mlir), variables are global variables, as MLIR's conversion has them.
//!
//! [`layout`] says where in a buffer things are; it knows nothing of the rest.

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

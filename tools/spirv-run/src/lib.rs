//! Kernels and compute shaders on the CPU: compiled once, run as often as wanted.
//!
//! [`input`] turns files into SPIR-V, [`Program`] finds its entry points, [`Program::compile`] makes a [`Kernel`] for a
//! size of group, and [`Kernel::run`] or [`Kernel::dispatch`] runs it over a [`Range`] on buffers of a [`Memory`]. The
//! command line's syntax for arguments is in [`launch`] and the modules that it names.

pub mod argument_slots;
pub mod arguments;
mod blocks;
mod build;
mod children;
mod compile;
pub mod contents;
pub mod element;
mod error;
mod guard;
pub mod image;
pub mod input;
mod kernel;
pub mod launch;
pub mod library;
mod llvm;
mod memory;
mod module;
pub mod npy;
mod offense;
pub mod pipe;
pub mod png;
pub mod printf;
mod program;
mod queue;
mod range;
pub mod sampler;
mod shader;
mod shared;
mod spaces;
mod workers;

pub use error::Error;
pub use kernel::{Argument, Kernel};
pub use memory::{BufferId, Bytes, Memory};
pub use offense::{Access, Offense};
pub use program::{CompileOptions, CompileTimes, Program};
pub use range::Range;
pub use shader::{Descriptor, Resources};

/// Bitcode of LLVM 22 with every function of the library, each `linkonce_odr` and `alwaysinline`, for `spir64`: before
/// linking it, set the triple and data layout of the module.
pub static LIBRARY: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/library.bc"));

//! Kernels on the CPU: the library of OpenCL C functions that they call, their arguments, and what they print.

#![forbid(unsafe_code)]

pub mod arguments;
pub mod contents;
pub mod element;
pub mod image;
pub mod launch;
pub mod library;
pub mod npy;
pub mod places;
pub mod printf;

/// Bitcode of LLVM 22 with every function of the library, each `linkonce_odr` and `alwaysinline`, for `spir64`: whoever
/// links it gives the module its own triple and data layout first.
pub static LIBRARY: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/library.bc"));

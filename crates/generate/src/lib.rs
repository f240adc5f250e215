//! Seeded random programs, valid by construction, and the laws that their translation keeps.
//!
//! - [`choices`]: a byte string is the source of all choices, so that [`shrink`] makes failures small.
//! - [`llvm`]: modules of LLVM IR that optimizers produce and front ends do not: odd widths, phi webs, irreducible loops,
//!   aggregates, constant expressions, vectors of any length, intrinsics.
//! - [`spirv`]: modules of SPIR-V, made from the facts about each instruction.
//! - [`calls`]: calls of functions named after instructions, with any types.
//! - [`opencl`]: kernels in OpenCL C with exactly one result; [`execution`] compiles, translates and runs them.
//! - [`laws`] and [`spirv_laws`]: properties of the translation of each module.
//! - [`program`]: a module of LLVM IR or SPIR-V.
//!
//! The tests try a few programs; `cargo xtask prove` tries as many as its time allows.

pub mod calls;
pub mod choices;
pub mod execution;
mod graph;
pub mod laws;
pub mod llvm;
pub mod opencl;
pub mod program;
pub mod shrink;
pub mod spirv;
pub mod spirv_laws;

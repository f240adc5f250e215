//! The convention: pairs of representations in SPIR-V and in LLVM IR, as lists that both directions read.
//!
//! The rows ([`crate::rows`]) state how instructions are called as functions. This module has everything else that is
//! one to one: operators, conversions, predicates, flags, memory, linkage, execution modes, hints, decorations. A line
//! of a table is a [`Pair`]. A direction never has a list of its own, so that one reads the output of the other.
//!
//! Look-ups in code that runs for every instruction go through arrays that the compiler builds from the tables.
//!
//! Laws, each a test over whole tables: a pair that holds both ways is the only one of either side; a pair that holds
//! one way has a reason; each enumeration is complete, or lists the omitted variants with reasons.

pub mod access_chains;
pub mod aliasing;
pub mod amd;
pub mod annotation;
pub mod casts;
pub mod control;
pub mod decorations;
pub mod flags;
pub mod functions;
mod images;
mod index;
pub mod intrinsics;
pub mod kernel_args;
#[cfg(test)]
mod laws;
pub mod linkage;
pub mod loops;
pub(crate) mod mangled_types;
pub mod memory;
pub mod modes;
pub mod modules;
pub mod non_semantic;
pub mod nvidia;
pub mod opaque;
pub mod operators;
pub mod pointer_flow;
pub mod predicates;
pub mod sampler;
pub mod shaders;
pub mod signs;
pub mod small_formats;
pub mod specialization;
pub mod vector_compute;

pub(crate) use index::{by_number, total};

/// The representations of the same thing in SPIR-V and LLVM IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair<S: 'static, L: 'static> {
    /// SPIR-V's word.
    pub spirv: S,
    /// LLVM's word.
    pub llvm: L,
    /// In which direction it holds.
    pub way: Way,
}

/// In which direction a pair holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// In both.
    Both,
    /// From LLVM IR to SPIR-V only, for this reason.
    ToSpirv(&'static str),
    /// From SPIR-V to LLVM IR only, for this reason.
    ToLlvm(&'static str),
}

impl Way {
    /// Whether a pair is read from LLVM IR to SPIR-V.
    pub const fn is_to_spirv(self) -> bool {
        !matches!(self, Way::ToLlvm(_))
    }

    /// Whether a pair is read from SPIR-V to LLVM IR.
    pub const fn is_to_llvm(self) -> bool {
        !matches!(self, Way::ToSpirv(_))
    }
}

/// A pair that holds in both directions.
const fn both<S: Copy, L: Copy>(spirv: S, llvm: L) -> Pair<S, L> {
    Pair { spirv, llvm, way: Way::Both }
}

/// A pair that holds from LLVM IR to SPIR-V only.
const fn to_spirv<S: Copy, L: Copy>(llvm: L, spirv: S, why: &'static str) -> Pair<S, L> {
    Pair { spirv, llvm, way: Way::ToSpirv(why) }
}

/// A pair that holds from SPIR-V to LLVM IR only.
const fn to_llvm<S: Copy, L: Copy>(spirv: S, llvm: L, why: &'static str) -> Pair<S, L> {
    Pair { spirv, llvm, way: Way::ToLlvm(why) }
}

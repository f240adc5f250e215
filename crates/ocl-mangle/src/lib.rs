//! Itanium name mangling as clang writes it for OpenCL C (and for `__spirv_*` functions of C++): a type tree,
//! [`demangle()`] and [`mangle()`].
//!
//! OpenCL builtin functions are overloaded, so their symbols carry their parameter types:
//! `max(uint4, uint4)` is `_Z3maxDv4_jS_`. The names matter because LLVM's own types have lost what they say:
//! signedness, qualifiers, the type behind a pointer, and which opaque type is meant.
//!
//! ```
//! let f = ocl_mangle::demangle("_Z3maxDv4_jS_").unwrap();
//! assert_eq!(f.name.plain(), Some("max"));
//! assert_eq!(f.params[0], f.params[1]);
//! assert_eq!(ocl_mangle::mangle(&f, ocl_mangle::Convention::OpenCl), "_Z3maxDv4_jS_");
//! ```
//!
//! Source: Itanium C++ ABI, chapter 5.1 (mangling), with clang's vendor extensions for OpenCL: `U3AS1` address
//! spaces, `U7_Atomic`, `U13block_pointer`, `14ocl_image2d_ro` and the other `ocl_` types, `Dv4_f` vectors.
//!
//! Any input is safe: nesting depth and the size of the tree that substitutions unfold to are bounded
//! ([`demangle::MAX_DEPTH`], [`demangle::MAX_NODES`]).

mod builtin;
pub mod demangle;
pub mod mangle;
pub mod types;

pub use builtin::Builtin;
pub use demangle::{Error, demangle, demangle_as, source_name};
pub use mangle::mangle;
pub use types::{Component, Function, Name, Qualifiers, TemplateArg, Type};

/// Which substitutions a pointee without a written address space takes part in.
///
/// In OpenCL C every pointee has an address space. Private (number 0) is not written, but clang still counts the
/// qualified type as a candidate of its own: `f(private int *, private int *)` is `_Z1fPiS0_`, where `S_` is the
/// qualified `int` and `S0_` the pointer. In C++ the same pointers have no qualifier: `_Z1fPiS_`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Convention {
    /// Pointees without a written address space are private-qualified.
    OpenCl,
    /// Pointees without a written address space are unqualified (SYCL and other C++).
    Cxx,
}

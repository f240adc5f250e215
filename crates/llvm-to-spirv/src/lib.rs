//! From LLVM IR to SPIR-V, in three steps: [`legalise`] rewrites the module into the part of LLVM IR that SPIR-V has
//! words for, [`typing`] gives every opaque pointer one pointee type, and lowering writes the SPIR-V module.

pub mod legalise;
pub mod typing;

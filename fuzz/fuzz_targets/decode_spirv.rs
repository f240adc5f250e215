//! Fuzzes the door `decode-spirv` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("decode-spirv");

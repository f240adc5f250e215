//! Fuzzes the door `llvm-to-spirv` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("llvm-to-spirv");

//! Fuzzes the door `spirv-to-llvm` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("spirv-to-llvm");

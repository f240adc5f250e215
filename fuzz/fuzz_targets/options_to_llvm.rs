//! Fuzzes the door `options-to-llvm` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("options-to-llvm");

//! Fuzzes the door `options-to-spirv` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("options-to-spirv");

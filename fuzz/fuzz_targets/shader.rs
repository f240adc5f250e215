//! Fuzzes the door `shader` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("shader");

//! Fuzzes the door `llvm-round-trip` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("llvm-round-trip");

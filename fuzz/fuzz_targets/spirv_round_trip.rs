//! Fuzzes the door `spirv-round-trip` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("spirv-round-trip");

//! Fuzzes the door `mangle` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("mangle");

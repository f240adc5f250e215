//! Fuzzes the door `container` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("container");

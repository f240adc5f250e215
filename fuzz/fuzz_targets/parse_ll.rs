//! Fuzzes the door `parse-ll` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("parse-ll");

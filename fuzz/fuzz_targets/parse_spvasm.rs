//! Fuzzes the door `parse-spvasm` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("parse-spvasm");

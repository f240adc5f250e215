//! Fuzzes the door `decode-bitcode` of the crate `mutants`.
#![no_main]

spirv_llvm_fuzz::fuzz!("decode-bitcode");

//! LLVM IR as plain Rust data: interned types and constants, arenas with `u32` ids, instructions with their flags,
//! attributes, metadata. It can hold everything that a bitcode file of LLVM 14 to 22 holds.

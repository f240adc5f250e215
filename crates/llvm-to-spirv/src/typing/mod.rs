//! Pointer typing: LLVM's pointers are opaque, SPIR-V's say what they point to.

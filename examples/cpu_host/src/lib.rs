//! A host in C (`host.c`) for kernels that `spirv-llvm -r --executable` made functions of. The test compiles and runs it.

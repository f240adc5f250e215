; Rejected: A big-endian data layout.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "E-p:64:64"
target triple = "spir64-unknown-unknown"
;> %s: error: the data layout does not fit the target "spir64-unknown-unknown": it is big-endian
;>   help: SPIR-V is little-endian; use the data layout that clang gives the target

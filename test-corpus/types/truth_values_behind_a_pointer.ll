; Rejected: A vector of truth values as the type behind a pointer.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr byval({ <3 x i1>, i32 }) %p) {
  ret void
}
;> %t.bc: function @kernel: error: a vector of i1 has no form in memory
;>   help: store it as an integer, or as a vector of i8

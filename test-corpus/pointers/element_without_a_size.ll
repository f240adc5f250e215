; Rejected: An address in an array of run-time length, of elements that are larger than memory.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @element(ptr addrspace(1) %p, i64 %i) {
  %e = getelementptr { i32, [0 x [1152921504606846976 x [1152921504606846976 x i32]]] }, ptr addrspace(1) %p, i64 0, i32 1, i64 %i
  store i32 1, ptr addrspace(1) %e
  ret void
}
;> %t.bc: function @element, block %0, '%e = getelementptr': error: getelementptr over a type without a size
;>   help: index a type that has a size

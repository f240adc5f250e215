; Regression: Parameters of kernels that no host can pass are refused.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @vector(<20 x i32> %v) {
  ret void
}
define spir_kernel void @integer(i200 %x) {
  ret void
}
define spir_kernel void @narrow(<20 x i24> %x, ptr addrspace(1) %p) {
  store <20 x i24> %x, ptr addrspace(1) %p
  ret void
}
;> %t.bc: function @vector: error: kernel parameter type has no SPIR-V equivalent (3 times)
;>   also: function @integer
;>   also: function @narrow
;>   help: pass integers of 8 to 64 bits and vectors of 2, 3, 4, 8 or 16 elements

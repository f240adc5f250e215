; Regression: A phi in a block without predecessors has no values: its result is undefined.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPhi OpUndef OpStore
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %f = phi float 
  store float %f, ptr addrspace(1) %p, align 4
  ret void
}
;>           %8 = OpUndef %float
;>                OpStore %p %8 Aligned 4

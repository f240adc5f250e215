; Regression: A fill with zeros of more bytes than an array can have is a loop: optimizers leave such a length in code that never runs.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r -S %t.spv -o -
; KEEP: call
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @fill(ptr addrspace(1) %to) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) %to, i8 0, i64 -1, i1 false)
  ret void
}

declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
;>   call spir_func void @expanded.llvm_memset_p1_i64(ptr addrspace(1) %to, i8 0, i64 -1) #1

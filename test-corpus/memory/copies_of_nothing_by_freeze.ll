; Regression: A copy whose length is the freeze of zero copies nothing: SPIR-V does not allow a constant length of 0.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCopyMemorySized OpReturn
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @copy(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %same = bitcast i64 0 to i64
  %length = freeze i64 %same
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 %length, i1 false)
  ret void
}

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
;>                OpReturn

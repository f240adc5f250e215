; Regression: A conditional branch with one target, and a phi that names its block twice.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPhi OpBranch
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  br i1 undef, label %L, label %L
L:
  %x = phi i32 [ 1, %0 ], [ 1, %0 ]
  store i32 %x, ptr addrspace(1) %p
  ret void
}
;>                OpBranch %L
;>           %x = OpPhi %uint %uint_1 %8

; A required work-group size of 0 says nothing that can be carried.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: lost OpExecutionMode
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !reqd_work_group_size !0 {
  ret void
}

define spir_kernel void @by_number() {
  ret void
}

!spirv.ExecutionMode = !{!1}
!0 = !{i32 0, i32 1, i32 1}
!1 = !{ptr @by_number, i32 17, i32 8, i32 0, i32 1}
;> $ spirv-llvm %t.bc -o %t.spv --report-loss
;> lost: metadata !reqd_work_group_size with a size of 0, or beyond 32 bits (semantic, once): function @k
;> lost: module-level instruction execution mode LocalSize with a size of 0, or beyond 32 bits (semantic, once): function @by_number

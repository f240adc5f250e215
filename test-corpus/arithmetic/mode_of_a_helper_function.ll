; Regression: A function that is not a kernel runs in the groups of the kernels that call it: an execution mode of its own cannot change the
; program.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --strict=semantic --report-loss %t.bc -o %t.spv
; RUN: spirv-val %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @helper(ptr addrspace(1) %p) !reqd_work_group_size !0 {
  store float 1.0, ptr addrspace(1) %p
  ret void
}

!0 = !{i32 8, i32 8, i32 1}
;> $ spirv-llvm --strict=semantic --report-loss %t.bc -o %t.spv
;> lost: metadata !reqd_work_group_size of a function that is not a kernel (performance, once): function @helper

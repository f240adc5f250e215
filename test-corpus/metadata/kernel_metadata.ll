; Regression: Kernel attributes become execution modes; argument types go along as strings.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExecutionMode OpString OpSource
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p) !reqd_work_group_size !1 !vec_type_hint !2 !work_group_size_hint !3 !kernel_arg_type !4 {
  ret void
}
!opencl.ocl.version = !{!0}
!0 = !{i32 1, i32 2}
!1 = !{i32 8, i32 4}
!2 = !{<4 x float> undef, i32 0}
!3 = !{i32 16, i32 1, i32 1}
!4 = !{!"uint*"}
;>                OpExecutionMode %k LocalSize 8 4 1
;>                OpExecutionMode %k VecTypeHint 262149
;>                OpExecutionMode %k LocalSizeHint 16 1 1
;>                OpSource OpenCL_C 102000
;>           %7 = OpString "kernel_arg_type.k.uint*,"

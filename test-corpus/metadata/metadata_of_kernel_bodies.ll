; Regression: Clang makes a function of the body of each kernel and attaches the metadata of the kernel to both: nothing is lost. Plain
; --strict does not refuse the metadata that every front end adds about itself.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --strict %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: LocalSize
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) !reqd_work_group_size !1 !kernel_arg_type !2 {
  call spir_func void @__clang_ocl_kern_imp_k(ptr addrspace(1) %p)
  ret void
}

define spir_func void @__clang_ocl_kern_imp_k(ptr addrspace(1) %p) !reqd_work_group_size !1 !kernel_arg_type !2 !vec_type_hint !3 {
  store float 1.0, ptr addrspace(1) %p
  ret void
}

!llvm.ident = !{!0}
!llvm.module.flags = !{!4}
!0 = !{!"a front end"}
!1 = !{i32 8, i32 8, i32 1}
!2 = !{!"float*"}
!3 = !{float poison, i32 0}
!4 = !{i32 1, !"wchar_size", i32 4}
;>                OpExecutionMode %k LocalSize 8 8 1

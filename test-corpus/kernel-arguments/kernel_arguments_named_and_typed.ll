; Regression: Names of arguments, of which some have none, and types that are templates with commas: who looks for them looks in every kernel.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv --preserve-ocl-kernel-arg-type-metadata-through-string %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: llvm-spirv -r --preserve-ocl-kernel-arg-type-metadata-through-string --spirv-gen-kernel-arg-name-md %t.spv -o %t.back.bc
; RUN: llvm-dis %t.back.bc -o -
; KEEP: spir_kernel !{! version
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @named(ptr addrspace(1) %in, i32 %n) !kernel_arg_addr_space !0 !kernel_arg_access_qual !1 !kernel_arg_type !2 !kernel_arg_base_type !2 !kernel_arg_type_qual !3 {
  %at = getelementptr inbounds i32, ptr addrspace(1) %in, i64 1
  store i32 %n, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @unnamed(i32) !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  ret void
}
!opencl.cxx.version = !{!8}
!opencl.ocl.version = !{!9}
!0 = !{i32 1, i32 0}
!1 = !{!"none", !"none"}
!2 = !{!"vec<int, 4>*", !"mine"}
!3 = !{!"", !""}
!4 = !{i32 0}
!5 = !{!"none"}
!6 = !{!"int"}
!7 = !{!""}
!8 = !{i32 1, i32 0}
!9 = !{i32 2, i32 0}
;> define spir_kernel void @named(ptr addrspace(1) %in, i32 %n) #0 !kernel_arg_addr_space !2 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_type_qual !8 !kernel_arg_base_type !9 !kernel_arg_name !10 {
;> define spir_kernel void @unnamed(i32 %0) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_type_qual !14 !kernel_arg_base_type !13 !kernel_arg_name !14 {
;> !spirv.MemoryModel = !{!0}
;> !spirv.Source = !{!1}
;> !opencl.cxx.version = !{!2}
;> !opencl.spir.version = !{!3}
;> !opencl.ocl.version = !{!3}
;> !spirv.Generator = !{!4}
;> !opencl.enable.FP_CONTRACT = !{!5}
;> !6 = !{!"none", !"none"}
;> !7 = !{!"vec<int, 4>*", !"mine"}
;> !8 = !{!"", !""}
;> !9 = !{!"int*", !"int"}
;> !10 = !{!"in", !"n"}
;> !12 = !{!"none"}
;> !13 = !{!"int"}
;> !14 = !{!""}

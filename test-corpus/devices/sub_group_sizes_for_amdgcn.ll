; Sizes of sub-groups that kernels demand: features of functions, and refusals, for LLVM's target of AMD's GPUs.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa --cpu=gfx1100 %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; FAIL: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa --cpu=gfx90a %t.spv -o %t.gfx9.bc
; FAIL: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa --cpu=gfx1250 %t.spv -o %t.gfx1250.bc
; KEEP: define call attributes error help
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
define spir_func void @of_32() {
  ret void
}
define spir_func void @of_64() {
  ret void
}
define spir_kernel void @demands_32() !intel_reqd_sub_group_size !0 {
  call spir_func void @of_32()
  ret void
}
define spir_kernel void @demands_64() !intel_reqd_sub_group_size !1 {
  call spir_func void @of_64()
  ret void
}
define spir_kernel void @demands_none() {
  call spir_func void @of_32()
  ret void
}
define spir_kernel void @alone() {
  ret void
}
!0 = !{i32 32}
!1 = !{i32 64}
;> $ opt -passes=verify -S %t.bc
;> define void @of_32() #0 {
;> define void @of_64() #1 {
;> define protected amdgpu_kernel void @demands_32() #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !3 !kernel_arg_type !3 !kernel_arg_base_type !3 !kernel_arg_type_qual !3 !intel_reqd_sub_group_size !4 {
;>   call void @of_32() #5
;> define protected amdgpu_kernel void @demands_64() #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !3 !kernel_arg_type !3 !kernel_arg_base_type !3 !kernel_arg_type_qual !3 !intel_reqd_sub_group_size !5 {
;>   call void @of_64() #5
;> define protected amdgpu_kernel void @demands_none() #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !3 !kernel_arg_type !3 !kernel_arg_base_type !3 !kernel_arg_type_qual !3 {
;>   call void @of_32() #5
;> define protected amdgpu_kernel void @alone() #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !3 !kernel_arg_type !3 !kernel_arg_base_type !3 !kernel_arg_type_qual !3 {
;> attributes #0 = { convergent nounwind "target-features"="+wavefrontsize32" }
;> attributes #1 = { convergent nounwind "target-features"="+wavefrontsize64" }
;> attributes #2 = { nounwind "target-features"="+wavefrontsize32" }
;> attributes #3 = { nounwind "target-features"="+wavefrontsize64" }
;> attributes #4 = { nounwind }
;> attributes #5 = { convergent nounwind }
;> $ spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa --cpu=gfx90a %t.spv -o %t.gfx9.bc
;> %t.spv: function @demands_32: error: sub-groups of 32 have no form for gfx90a
;>   help: remove the required size from the kernel
;> $ spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa --cpu=gfx1250 %t.spv -o %t.gfx1250.bc
;> %t.spv: function @demands_64: error: sub-groups of 64 have no form for gfx1250
;>   help: remove the required size from the kernel

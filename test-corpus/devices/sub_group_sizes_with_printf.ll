; The function that LLVM calls for `printf` is compiled for the size of sub-groups of its callers, on AMD's GPUs.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa --cpu=gfx1100 %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: define call attributes
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
@.str = private unnamed_addr addrspace(2) constant [3 x i8] c"%d\00"
declare spir_func i32 @printf(ptr addrspace(2), ...)
define spir_kernel void @k(i32 %n) !intel_reqd_sub_group_size !0 {
  %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @.str, i32 %n)
  ret void
}
!0 = !{i32 64}
;> define protected amdgpu_kernel void @k(i32 %n) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 !intel_reqd_sub_group_size !9 {
;>   %r = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @.str, i32 %n) #1
;> define internal ptr addrspace(1) @__printf_alloc(i32 %0) #2 {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> attributes #0 = { nounwind "target-features"="+wavefrontsize64" }
;> attributes #1 = { nounwind }
;> attributes #2 = { "target-features"="+wavefrontsize64" }
;> attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

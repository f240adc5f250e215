; Functions of OpenCL C that a library has to supply become a part of the module for LLVM's target; of vectors, element by element.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: define call declare
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func float @_Z4cbrtf(float)
declare spir_func <2 x float> @_Z4cbrtDv2_f(<2 x float>)
define spir_kernel void @k(ptr addrspace(1) %o, float %x, <2 x float> %y) {
  %a = call spir_func float @_Z4cbrtf(float %x)
  %b = call spir_func <2 x float> @_Z4cbrtDv2_f(<2 x float> %y)
  %c = insertelement <2 x float> %b, float %a, i64 0
  store <2 x float> %c, ptr addrspace(1) %o
  ret void
}
;> define protected amdgpu_kernel void @k(ptr addrspace(1) %o, float %x, <2 x float> %y) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %a = call float @_Z4cbrtf.library(float %x) #1
;>   %b = call <2 x float> @_Z4cbrtDv2_f(<2 x float> %y) #1
;> declare float @_Z4cbrtf(float) #1
;> define internal <2 x float> @_Z4cbrtDv2_f(<2 x float> %0) #1 {
;>   %2 = call float @_Z4cbrtf.library(float %1)
;>   %4 = call float @_Z4cbrtf.library(float %3)
;> define internal float @_Z4cbrtf.library(float %0) {
;>   %3 = tail call double @llvm.fabs.f64(double %2)
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
;> declare double @llvm.fabs.f64(double) #2
;> attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

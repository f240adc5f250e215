; Functions of OpenCL C that a library has to supply become a part of the module for LLVM's target; of vectors, element by element.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: define call declare store
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func float @_Z4cbrtf(float)
declare spir_func <2 x float> @_Z4cbrtDv2_f(<2 x float>)
declare spir_func <2 x i32> @_Z16convert_int2_rteDv2_f(<2 x float>)
declare spir_func float @_Z3mixfff(float, float, float)
declare spir_func <2 x float> @_Z6remquoDv2_fS_PU3AS4Dv2_i(<2 x float>, <2 x float>, ptr addrspace(4))
declare spir_func float @_Z10native_sinf(float)
define spir_kernel void @k(ptr addrspace(1) %o, float %x, <2 x float> %y) {
  %a = call spir_func float @_Z4cbrtf(float %x)
  %b = call spir_func <2 x float> @_Z4cbrtDv2_f(<2 x float> %y)
  %c = insertelement <2 x float> %b, float %a, i64 0
  store <2 x float> %c, ptr addrspace(1) %o
  ret void
}
define spir_kernel void @numbers(ptr addrspace(1) %o, float %x, <2 x float> %y) {
  %rounded = call spir_func <2 x i32> @_Z16convert_int2_rteDv2_f(<2 x float> %y)
  store <2 x i32> %rounded, ptr addrspace(1) %o
  %mixed = call spir_func float @_Z3mixfff(float %x, float 1.0, float %x)
  %sine = call spir_func float @_Z10native_sinf(float %mixed)
  store float %sine, ptr addrspace(1) %o
  ret void
}
define spir_kernel void @stored(ptr addrspace(1) %o, <2 x float> %x, <2 x float> %y) {
  %generic = addrspacecast ptr addrspace(1) %o to ptr addrspace(4)
  %rest = call spir_func <2 x float> @_Z6remquoDv2_fS_PU3AS4Dv2_i(<2 x float> %x, <2 x float> %y, ptr addrspace(4) %generic)
  store <2 x float> %rest, ptr addrspace(1) %o
  ret void
}
;> define protected amdgpu_kernel void @k(ptr addrspace(1) %o, float %x, <2 x float> %y) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %a = call float @_Z4cbrtf.library(float %x) #1
;>   %b = call <2 x float> @_Z4cbrtDv2_f(<2 x float> %y) #1
;>   store <2 x float> %c, ptr addrspace(1) %o, align 8
;> define protected amdgpu_kernel void @numbers(ptr addrspace(1) %o, float %x, <2 x float> %y) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %rounded = call <2 x i32> @_Z16convert_int2_rteDv2_f(<2 x float> %y) #1
;>   store <2 x i32> %rounded, ptr addrspace(1) %o, align 8
;>   %mixed = call float @_Z3mixfff.library(float %x, float 1.000000e+00, float %x) #1
;>   %sine = call float @_Z10native_sinf.library(float %mixed) #1
;>   store float %sine, ptr addrspace(1) %o, align 4
;> define protected amdgpu_kernel void @stored(ptr addrspace(1) %o, <2 x float> %x, <2 x float> %y) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %rest = call <2 x float> @_Z6remquoDv2_fS_PU3AS4Dv2_i(<2 x float> %x, <2 x float> %y, ptr %generic) #0
;>   store <2 x float> %rest, ptr addrspace(1) %o, align 8
;> declare float @_Z4cbrtf(float) #1
;> define internal <2 x float> @_Z4cbrtDv2_f(<2 x float> %0) #1 {
;>   %2 = call float @_Z4cbrtf.library(float %1)
;>   %4 = call float @_Z4cbrtf.library(float %3)
;> define internal <2 x i32> @_Z16convert_int2_rteDv2_f(<2 x float> %0) #1 {
;>   %2 = call i32 @_Z15convert_int_rtef.library(float %1)
;>   %4 = call i32 @_Z15convert_int_rtef.library(float %3)
;> declare float @_Z3mixfff(float, float, float) #1
;> declare float @_Z10native_sinf(float) #1
;> define internal <2 x float> @_Z6remquoDv2_fS_PU3AS4Dv2_i(<2 x float> %0, <2 x float> %1, ptr %2) #0 {
;>   %6 = call float @_Z6remquoffPi.library(float %4, float %5, ptr addrspace(5) %3)
;>   %10 = call float @_Z6remquoffPi.library(float %8, float %9, ptr addrspace(5) %3)
;>   store <2 x i32> %13, ptr %2, align 8
;> define internal float @_Z4cbrtf.library(float %0) {
;>   %3 = tail call double @llvm.fabs.f64(double %2)
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
;> declare double @llvm.fabs.f64(double) #2
;> define internal i32 @_Z15convert_int_rtef.library(float %0) {
;>   %2 = tail call float @llvm.roundeven.f32(float %0)
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
;> declare float @llvm.roundeven.f32(float) #2
;> define internal float @_Z3mixfff.library(float %0, float %1, float %2) {
;> define internal float @_Z10native_sinf.library(float %0) {
;>   %2 = tail call float @llvm.sin.f32(float %0)
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
;> declare float @llvm.sin.f32(float) #2
;> define internal float @_Z6remquoffPi.library(float %0, float %1, ptr addrspace(5) %2) {
;>   %4 = tail call float @llvm.fabs.f32(float %0)
;>   %5 = tail call float @llvm.fabs.f32(float %1)
;>   store i32 0, ptr addrspace(5) %2, align 4
;>   store i32 %91, ptr addrspace(5) %2, align 4
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
;> declare float @llvm.fabs.f32(float) #2
;> attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

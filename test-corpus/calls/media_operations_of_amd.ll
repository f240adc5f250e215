; Regression: AMD's media operations become arithmetic: no library of another vendor has the functions.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: opt -passes=verify -disable-output %t.rev.bc
; KEEP: Import OpFunctionCall
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z8amd_packDv4_f(<4 x float>)
declare spir_func <2 x float> @_Z11amd_unpack2Dv2_j(<2 x i32>)
declare spir_func i32 @_Z12amd_bitalignjjj(i32, i32, i32)
declare spir_func i32 @_Z13amd_bytealignjjj(i32, i32, i32)
declare spir_func i32 @_Z8amd_lerpjjj(i32, i32, i32)
declare spir_func <4 x i32> @_Z9amd_sadhiDv4_jS_S_(<4 x i32>, <4 x i32>, <4 x i32>)
declare spir_func i32 @_Z8amd_sad4Dv4_jS_j(<4 x i32>, <4 x i32>, i32)
declare spir_func i32 @_Z8amd_msadjjj(i32, i32, i32)
declare spir_func i64 @_Z9amd_mqsadmjm(i64, i32, i64)
declare spir_func i32 @_Z8amd_saddjjj(i32, i32, i32)
declare spir_func i32 @_Z8amd_sadwjjj(i32, i32, i32)
declare spir_func i32 @_Z7amd_bfmjj(i32, i32)
declare spir_func i32 @_Z7amd_bfeijj(i32, i32, i32)
declare spir_func float @_Z11amd_median3fff(float, float, float)
declare spir_func i32 @_Z8amd_max3jjj(i32, i32, i32)

define spir_kernel void @k(ptr addrspace(1) %out, <4 x float> %f, <4 x i32> %v, <2 x i32> %w, i64 %l, i32 %a, i32 %b, i32 %c, float %x) {
  %1 = call spir_func i32 @_Z8amd_packDv4_f(<4 x float> %f)
  store volatile i32 %1, ptr addrspace(1) %out
  %2 = call spir_func <2 x float> @_Z11amd_unpack2Dv2_j(<2 x i32> %w)
  store volatile <2 x float> %2, ptr addrspace(1) %out
  %3 = call spir_func i32 @_Z12amd_bitalignjjj(i32 %a, i32 %b, i32 %c)
  store volatile i32 %3, ptr addrspace(1) %out
  %4 = call spir_func i32 @_Z13amd_bytealignjjj(i32 %a, i32 %b, i32 %c)
  store volatile i32 %4, ptr addrspace(1) %out
  %5 = call spir_func i32 @_Z8amd_lerpjjj(i32 %a, i32 %b, i32 %c)
  store volatile i32 %5, ptr addrspace(1) %out
  %6 = call spir_func <4 x i32> @_Z9amd_sadhiDv4_jS_S_(<4 x i32> %v, <4 x i32> %v, <4 x i32> %v)
  store volatile <4 x i32> %6, ptr addrspace(1) %out
  %7 = call spir_func i32 @_Z8amd_sad4Dv4_jS_j(<4 x i32> %v, <4 x i32> %v, i32 %a)
  store volatile i32 %7, ptr addrspace(1) %out
  %8 = call spir_func i32 @_Z8amd_msadjjj(i32 %a, i32 %b, i32 %c)
  store volatile i32 %8, ptr addrspace(1) %out
  %9 = call spir_func i64 @_Z9amd_mqsadmjm(i64 %l, i32 %b, i64 %l)
  store volatile i64 %9, ptr addrspace(1) %out
  %10 = call spir_func i32 @_Z8amd_saddjjj(i32 %a, i32 %b, i32 %c)
  store volatile i32 %10, ptr addrspace(1) %out
  %11 = call spir_func i32 @_Z8amd_sadwjjj(i32 %a, i32 %b, i32 %c)
  store volatile i32 %11, ptr addrspace(1) %out
  %12 = call spir_func i32 @_Z7amd_bfmjj(i32 %a, i32 %b)
  store volatile i32 %12, ptr addrspace(1) %out
  %13 = call spir_func i32 @_Z7amd_bfeijj(i32 %a, i32 %b, i32 %c)
  store volatile i32 %13, ptr addrspace(1) %out
  %14 = call spir_func float @_Z11amd_median3fff(float %x, float %x, float %x)
  store volatile float %14, ptr addrspace(1) %out
  %15 = call spir_func i32 @_Z8amd_max3jjj(i32 %a, i32 %b, i32 %c)
  store volatile i32 %15, ptr addrspace(1) %out
  ret void
}
;> $ spirv-llvm dis %t.spv
;>         %120 = OpExtInstImport "OpenCL.std"

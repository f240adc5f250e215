; The types in the names of friendly functions say whether the integers of a texel have a sign: the image operands do since
; version 1.4.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -S -o -
; RUN: spirv-llvm --spirv-max-version=1.3 %t.bc -o - | spirv-dis -
; KEEP: OpImageRead OpImageWrite call
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_j14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z18__spirv_ImageWriteI14ocl_image2d_woDv2_iDv4_jEvT_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)

define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, <2 x i32> %at) {
  %u = call spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_j14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, <2 x i32> %at)
  %s = call spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, <2 x i32> %at)
  %f = call spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, <2 x i32> %at)
  call spir_func void @_Z18__spirv_ImageWriteI14ocl_image2d_woDv2_iDv4_jEvT_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, <2 x i32> %at, <4 x i32> %u)
  ret void
}
;> $ spirv-llvm dis %t.spv
;>           %u = OpImageRead %v4uint %from %at ZeroExtend
;>           %s = OpImageRead %v4uint %from %at SignExtend
;>           %f = OpImageRead %v4float %from %at
;>                OpImageWrite %to %at %u ZeroExtend
;> $ spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -S -o -
;>   %u = call spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, <2 x i32> %at, i32 8192) #0
;>   %s = call spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, <2 x i32> %at, i32 4096) #0
;>   %f = call spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, <2 x i32> %at) #0
;>   call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_ji(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, <2 x i32> %at, <4 x i32> %u, i32 8192) #0
;> $ spirv-llvm --spirv-max-version=1.3 %t.bc -o - | spirv-dis -
;> %13 = OpImageRead %12 %8 %10
;> %14 = OpImageRead %12 %8 %10
;> %17 = OpImageRead %16 %8 %10
;> OpImageWrite %9 %10 %13

; Regression: Nothing is rounded between integers: a mode in the name of such a conversion is ignored, and the decoration of one is a loss.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Convert OpDecorate warning
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %o, <4 x i16> %x, i32 %i, float %f) {
  %lanes = call spir_func <4 x i8> @_Z32__spirv_UConvert_Ruchar4_sat_rteDv4_t(<4 x i16> %x)
  %narrow = call spir_func i8 @_Z27__spirv_SConvert_Rchar_rtzi(i32 %i)
  %unsigned = call spir_func i32 @_Z36__spirv_SatConvertSToU_Ruint_sat_rtpi(i32 %i)
  %number = call spir_func float @_Z31__spirv_ConvertSToF_Rfloat_rtni(i32 %i)
  %decorated = trunc i32 %i to i16, !spirv.Decorations !0
  ret void
}

declare spir_func <4 x i8> @_Z32__spirv_UConvert_Ruchar4_sat_rteDv4_t(<4 x i16>)
declare spir_func i8 @_Z27__spirv_SConvert_Rchar_rtzi(i32)
declare spir_func i32 @_Z36__spirv_SatConvertSToU_Ruint_sat_rtpi(i32)
declare spir_func float @_Z31__spirv_ConvertSToF_Rfloat_rtni(i32)

!0 = !{!1}
!1 = !{i32 39, i32 0}
;> $ spirv-llvm %t.bc -o %t.spv
;> %t.bc: function @k, block %0, '%decorated = trunc': warning: lost: decoration FPRoundingMode (its target does not convert, divide or take the root of a float)
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %lanes SaturatedConversion
;>                OpDecorate %unsigned SaturatedConversion
;>       %lanes = OpUConvert %v4uchar %x
;>      %narrow = OpSConvert %uchar %i
;>    %unsigned = OpSatConvertSToU %uint %i
;>      %number = OpConvertSToF %float %i
;>   %decorated = OpUConvert %ushort %i

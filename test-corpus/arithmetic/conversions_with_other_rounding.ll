; Regression: Constrained conversions to floats that round up, down or to zero are conversions with that rounding mode.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: FPRoundingMode OpConvert OpFConvert
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %i, <2 x i64> %l, double %d) strictfp {
  %1 = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %i, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  store volatile float %1, ptr addrspace(1) %out
  %2 = call <2 x float> @llvm.experimental.constrained.sitofp.v2f32.v2i64(<2 x i64> %l, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  store volatile <2 x float> %2, ptr addrspace(1) %out
  %3 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  store volatile float %3, ptr addrspace(1) %out
  ret void
}

declare float @llvm.experimental.constrained.uitofp.f32.i32(i32, metadata, metadata)
declare <2 x float> @llvm.experimental.constrained.sitofp.v2f32.v2i64(<2 x i64>, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
;>                OpDecorate %15 FPRoundingMode RTP
;>                OpDecorate %17 FPRoundingMode RTN
;>                OpDecorate %20 FPRoundingMode RTZ
;>          %15 = OpConvertUToF %float %i
;>          %17 = OpConvertSToF %v2float %l
;>          %20 = OpFConvert %float %d

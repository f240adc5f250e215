; Regression: Conversions between floats and integers of any width, saturating ones included.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpConvert OpTypeInt OpSatConvert
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare i20 @llvm.fptoui.sat.i20.f32(float)
declare i7 @llvm.fptosi.sat.i7.f64(double)
define spir_kernel void @k(ptr addrspace(1) %p, float %f, double %d) {
  %a = fptosi float %f to i13
  %b = fptoui double %d to i48
  %c = call i20 @llvm.fptoui.sat.i20.f32(float %f)
  %e = call i7 @llvm.fptosi.sat.i7.f64(double %d)
  %a64 = sext i13 %a to i64
  %b64 = zext i48 %b to i64
  %c64 = zext i20 %c to i64
  %e64 = sext i7 %e to i64
  %x = add i64 %a64, %b64
  %y = add i64 %c64, %e64
  %z = add i64 %x, %y
  store i64 %z, ptr addrspace(1) %p
  %g = sitofp i13 %a to float
  %h = uitofp i48 %b to double
  store float %g, ptr addrspace(1) %p
  store double %h, ptr addrspace(1) %p
  ret void
}
;>      %ushort = OpTypeInt 16 0
;>       %ulong = OpTypeInt 64 0
;>        %uint = OpTypeInt 32 0
;>       %uchar = OpTypeInt 8 0
;>          %12 = OpConvertFToS %ushort %f
;>          %16 = OpConvertFToU %ulong %d
;>          %20 = OpConvertFToU %uint %f
;>          %34 = OpConvertFToS %uchar %d
;>           %g = OpConvertSToF %float %63
;>           %h = OpConvertUToF %double %18

; `llvm.fptosi.sat`, `llvm.fptoui.sat`: `saturating-conversions` alone changes the encoding (a saturating conversion).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=saturating-conversions=instruction %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpConvert OpFOrd OpSelect OpFUnord OpIsNan Saturated OpExtInst
target triple = "spir64-unknown-unknown"

define spir_func i8 @f(float %x) {
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %x)
  ret i8 %r
}
declare i8 @llvm.fptosi.sat.i8.f32(float)
;> $ spirv-llvm dis %t.plain.spv
;>           %7 = OpConvertFToS %uchar %x
;>          %13 = OpFOrdGreaterThanEqual %bool %x %float_128
;>          %15 = OpFOrdLessThanEqual %bool %x %float_n128
;>          %16 = OpSelect %uchar %13 %10 %7
;>          %17 = OpSelect %uchar %15 %uchar_128 %16
;>           %r = OpSelect %uchar %18 %uchar_0 %17
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %r SaturatedConversion
;>           %r = OpConvertFToS %uchar %x

; Conversions of truth values to floats: `booleans-to-floats` alone changes the encoding (a selection of integers, and its conversion).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=booleans-to-floats=conversion %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSelect OpConvert
target triple = "spir64-unknown-unknown"

define spir_func float @f(i1 %x) {
  %r = uitofp i1 %x to float
  ret float %r
}
;> $ spirv-llvm dis %t.plain.spv
;>           %r = OpSelect %float %x %float_1 %float_0
;> $ spirv-llvm dis %t.spv
;>          %10 = OpSelect %uint %x %uint_1 %uint_0
;>           %r = OpConvertUToF %float %10

; `reassoc` without `contract`, with SPV_KHR_float_controls2: `reassociation` alone changes the encoding (AllowTransform and the bits that it includes).
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_float_controls2 %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_float_controls2 --spirv-forms=reassociation=transform %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: FPFastMathMode OpFAdd
target triple = "spir64-unknown-unknown"

define spir_func float @f(float %a, float %b) {
  %r = fadd reassoc float %a, %b
  ret float %r
}
;> $ spirv-llvm dis %t.plain.spv
;>                OpDecorate %r FPFastMathMode AllowReassoc
;>           %r = OpFAdd %float %a %b
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %r FPFastMathMode AllowContract|AllowReassoc|AllowTransform
;>           %r = OpFAdd %float %a %b

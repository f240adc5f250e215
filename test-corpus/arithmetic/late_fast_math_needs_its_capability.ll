; Regression: A negation gets its fast-math bits when the version is known; the capability of the bits comes with them.
; RUN: llvm-spirv %s -o %t.spv --spirv-ext=+SPV_INTEL_fp_fast_math_mode
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Capability Extension OpDecorate
target triple = "spir64-unknown-unknown"

define spir_func float @f(float %x) {
  %n = fneg contract float %x
  ret float %n
}
;>                OpCapability Addresses
;>                OpCapability Linkage
;>                OpCapability Kernel
;>                OpCapability FPFastMathModeINTEL
;>                OpExtension "SPV_INTEL_fp_fast_math_mode"
;>                OpDecorate %f LinkageAttributes "f" Export
;>                OpDecorate %n FPFastMathMode AllowContract

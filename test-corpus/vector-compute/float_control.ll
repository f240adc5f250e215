; Regression: How a function of vector compute that is no kernel computes with floats: decorations for each width.
; SPV_INTEL_float_controls2 has one for each width; spirv-val takes one only, and is not asked.
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_float_controls2 %s -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: Function "VC
target triple = "spir64-unknown-unknown"

define spir_func float @f(float %x) #0 {
  ret float %x
}

attributes #0 = { "VCFunction" "VCFloatControl"="48" }
;> $ spirv-llvm dis %t.spv
;>                OpCapability FunctionFloatControlINTEL
;>                OpDecorate %f VectorComputeFunctionINTEL
;>                OpDecorate %f FunctionRoundingModeINTEL 16 RTZ
;>                OpDecorate %f FunctionFloatingPointModeINTEL 16 IEEE
;>                OpDecorate %f FunctionDenormModeINTEL 16 FlushToZero
;>                OpDecorate %f FunctionRoundingModeINTEL 32 RTZ
;>                OpDecorate %f FunctionFloatingPointModeINTEL 32 IEEE
;>                OpDecorate %f FunctionDenormModeINTEL 32 FlushToZero
;>                OpDecorate %f FunctionRoundingModeINTEL 64 RTZ
;>                OpDecorate %f FunctionFloatingPointModeINTEL 64 IEEE
;>                OpDecorate %f FunctionDenormModeINTEL 64 FlushToZero
;>           %3 = OpTypeFunction %float %float
;>           %f = OpFunction %float None %3
;>           %x = OpFunctionParameter %float
;>                OpFunctionEnd
;> $ opt -passes=verify -S %t.bc
;> ; Function Attrs: convergent nounwind
;> attributes #0 = { convergent nounwind "VCFloatControl"="48" "VCFunction" }

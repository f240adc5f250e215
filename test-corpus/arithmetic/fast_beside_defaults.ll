; Beside flags by default the bit Fast is invalid: the bits that it stands for are written.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_KHR_float_controls2
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: FPFastMath
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(float %x, ptr addrspace(1) %out) {
  %a = fsub fast float %x, 1.0
  store float %a, ptr addrspace(1) %out
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 6028, float poison, i32 1}
;>                OpExecutionModeId %k FPFastMathDefault %float %uint_1
;>                OpDecorate %a FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip|AllowContract|AllowReassoc|AllowTransform

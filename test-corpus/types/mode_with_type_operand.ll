; Regression: The first operand of FPFastMathDefault is a type: two numbers cannot say it, and are no constants in its place.
; RUN: spirv-llvm --spirv-ext=+all %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExecutionMode
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel() {
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @kernel, i32 6028, i32 1, i32 2}

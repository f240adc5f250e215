; Regression: Execution modes that only LLVM metadata can say, in a module that has no other pointer: the way back names the kernel in it.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -S %t.back.bc
; KEEP: spirv.ExecutionMode i32
target triple = "spir-unknown-unknown"

define spir_kernel void @exact() {
  ret void
}

!spirv.ExecutionMode = !{!0}
!spirv.Source = !{!1}
!0 = !{ptr @exact, i32 4459, i32 32}
!1 = !{i32 4, i32 202000}
;> !spirv.ExecutionMode = !{!0}
;> !0 = !{ptr @exact, i32 4459, i32 32}
;> !1 = !{i32 1, i32 2}
;> !2 = !{i32 4, i32 202000}
;> !3 = !{i32 2, i32 0}
;> !4 = !{i32 2, i32 2}

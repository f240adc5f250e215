; Execution modes that only LLVM metadata can say, in a module that has no other pointer: the way back names the kernel in it.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -S %t.back.bc
; KEEP: spirv.ExecutionMode i32
target triple = "spir-unknown-unknown"

define spir_kernel void @initialise() {
  ret void
}

!spirv.ExecutionMode = !{!0}
!spirv.Source = !{!1}
!0 = !{ptr @initialise, i32 33}
!1 = !{i32 4, i32 202000}
;> @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @initialise, ptr null }]
;> !0 = !{i32 1, i32 2}
;> !1 = !{i32 4, i32 202000}
;> !2 = !{i32 2, i32 0}
;> !3 = !{i32 2, i32 2}

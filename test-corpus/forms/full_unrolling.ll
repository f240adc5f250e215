; `llvm.loop.unroll.full`: `full-unrolling` alone changes the encoding (Unroll, PartialCount 1).
; RUN: spirv-llvm --spirv-min-version=1.4 %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-min-version=1.4 --spirv-forms=full-unrolling=partial-count %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoopMerge
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %n) {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit, !llvm.loop !0

exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
;> $ spirv-llvm dis %t.plain.spv
;>                OpLoopMerge %exit %body Unroll
;> $ spirv-llvm dis %t.spv
;>                OpLoopMerge %exit %body Unroll|PartialCount 1

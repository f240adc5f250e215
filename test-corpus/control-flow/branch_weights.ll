; Branch weights, whose sum must fit 32 bits.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: OpBranchConditional branch_weights
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  br i1 %c, label %b, label %d, !prof !1
b:
  br i1 %c, label %d, label %e, !prof !2
d:
  br label %e
e:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2000}
!1 = !{!"branch_weights", !"expected", i32 -1, i32 -1}
!2 = !{!"branch_weights", i32 0, i32 0}
;> $ spirv-llvm dis %t.spv
;>                OpBranchConditional %c %a %b 1 2000
;>                OpBranchConditional %c %b %d 2147483647 2147483647
;>                OpBranchConditional %c %d %e
;> $ opt -passes=verify -S %t.r.bc -o -
;> !4 = !{!"branch_weights", i32 1, i32 2000}
;> !5 = !{!"branch_weights", i32 2147483647, i32 2147483647}

; Regression: Weights of branches that are too large together keep their ratio.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpBranchConditional
target triple = "spir64"

define spir_func i32 @f(i1 %c) {
  br i1 %c, label %one, label %other, !prof !0
one:
  ret i32 1
other:
  ret i32 2
}

!0 = !{!"branch_weights", i64 -2, i64 9223372036854775806}
;>                OpBranchConditional %c %one %other 2147483647 1073741823

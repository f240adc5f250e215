; Regression: Decorations that are for types, members and variables, stated for a variable, a function, a parameter and a result: they are
; lost, with a report.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --report-loss %t.bc -o %t.spv
; RUN: spirv-val %t.spv
target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, !spirv.Decorations !0

define spir_kernel void @k(ptr addrspace(1) %a) !spirv.ParameterDecorations !1 {
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 1, !spirv.Decorations !0
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}

!0 = !{!2, !3, !4, !6}
!1 = !{!5}
!2 = !{i32 2}
!3 = !{i32 6, i32 4}
!4 = !{i32 3}
!5 = !{!6, !7}
!6 = !{i32 4}
!7 = !{i32 33, i32 1}
;> $ spirv-llvm --report-loss %t.bc -o %t.spv
;> lost: decoration Block (its target is no structure type) (performance, 2 times): '@v'; function @k, block %0, '%p = getelementptr'
;> lost: decoration ArrayStride (its target is no type) (performance, 2 times): '@v'; function @k, block %0, '%p = getelementptr'
;> lost: decoration BufferBlock (its target is no structure type) (performance, 2 times): '@v'; function @k, block %0, '%p = getelementptr'
;> lost: decoration RowMajor (its target is no member of a structure) (performance, 3 times): '@v'; function @k; function @k, block %0, '%p = getelementptr'
;> lost: decoration Binding (its target is no variable) (performance, once): function @k

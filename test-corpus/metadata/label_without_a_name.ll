; Regression: LLVM's parser wants the name of a label, also when it is empty.
; RUN: spirv-llvm as %s -o %t.bc
; RUN: spirv-llvm dis %t.bc -o %t.ll
; RUN: llvm-as %t.ll -o %t.again.bc
; RUN: llvm-dis %t.again.bc -o -
; KEEP: DILabel
target triple = "spir64-unknown-unknown"

!named = !{!2}

!0 = !DIFile(filename: "k.cl", directory: "/")
!1 = !DISubprogram(name: "k", scope: !0, file: !0, line: 1, spFlags: 0)
!2 = !DILabel(scope: !1, name: "", file: !0, line: 2)
;> !0 = !DILabel(scope: !1, file: !2, line: 2)

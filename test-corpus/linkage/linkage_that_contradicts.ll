; A linkage stated as a decoration stays where it fits: declarations are imported and definitions exported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: LinkageAttributes
target triple = "spir64-unknown-unknown"

@defined = addrspace(1) global i32 1, !spirv.Decorations !0
@declared = external addrspace(1) global i32, !spirv.Decorations !3

define spir_func i32 @f(i32 %x) !spirv.Decorations !6 {
  %y = load i32, ptr addrspace(1) @declared
  %z = add i32 %x, %y
  ret i32 %z
}

!0 = !{!1}
!1 = !{i32 41, !"of_metadata", i32 1}
!3 = !{!4}
!4 = !{i32 41, !"of_metadata", i32 0}
!6 = !{!7}
!7 = !{i32 41, !"of_metadata", i32 1}
;>                OpDecorate %defined LinkageAttributes "defined" Export
;>                OpDecorate %declared LinkageAttributes "declared" Import
;>                OpDecorate %f LinkageAttributes "f" Export

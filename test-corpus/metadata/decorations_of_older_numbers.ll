; Regression: The host's access and the start of a variable under the numbers that its first extension had.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_global_variable_decorations %t.bc -o %t.spv --report-loss
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; KEEP: Legacy @v !{i32 lost
target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 42, !spirv.Decorations !0

!0 = !{!1, !2, !3}
!1 = !{i32 6147, i32 1, !"name"}
!2 = !{i32 6149, i1 true}
!3 = !{i32 6148, i32 0}
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %v LegacyHostAccessINTEL 1 "name"
;>                OpDecorate %v LegacyImplementInCSRINTEL 1
;>                OpDecorate %v LegacyInitModeINTEL 0
;> $ spirv-llvm dis %t.rev.bc
;> @v = addrspace(1) global i32 42, !spirv.Decorations !0
;> !1 = !{i32 6147, i32 1, !"name"}
;> !2 = !{i32 6149, i32 1}
;> !3 = !{i32 6148, i32 0}
;> !4 = !{i32 2, i32 2}
;> !5 = !{i32 2, i32 0}

; Regression: Decorations that metadata states where they cannot be, or that rule each other out, are reported and dropped.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --report-loss %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpDecorate lost:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@v = addrspace(1) global i32 0, align 4, !spirv.Decorations !0

define spir_kernel void @k(ptr addrspace(1) %p, float %x) !spirv.ParameterDecorations !10 {
  %s = load i32, ptr addrspace(1) @v, !spirv.Decorations !20
  %a = alloca i32, !spirv.Decorations !20
  store i32 %s, ptr addrspace(1) %p
  ret void
}

; Restrict, Aliased, SpecId 1, Alignment 8
!0 = !{!1, !2, !3, !4}
!1 = !{i32 19}
!2 = !{i32 20}
!3 = !{i32 1, i32 1}
!4 = !{i32 44, i32 8}
!10 = !{!11, !12}
; Volatile of a pointer, and twice: it is said once.
!11 = !{!21, !21}
; Volatile and Restrict of a number, and an attribute that a parameter may have two of.
!12 = !{!21, !1, !13, !14}
!13 = !{i32 38, i32 0}
!14 = !{i32 38, i32 1}
!20 = !{!21}
!21 = !{i32 21}
;> $ spirv-llvm --report-loss %t.bc -o %t.spv
;> lost: decoration Aliased (its target has another that rules it out) (performance, once): '@v'
;> lost: decoration SpecId (its target is no specialization constant) (semantic, once): '@v'
;> lost: decoration Volatile (its target is neither a variable nor a pointer) (semantic, 2 times): function @k; function @k, block %0, '%s = load'
;> lost: decoration Restrict (its target is neither a variable nor a pointer) (performance, once): function @k
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %v Restrict
;>                OpDecorate %v Alignment 8
;>                OpDecorate %v LinkageAttributes "v" Export
;>                OpDecorate %p Volatile
;>                OpDecorate %x FuncParamAttr Zext
;>                OpDecorate %x FuncParamAttr Sext
;>                OpDecorate %a Volatile
;>                OpDecorate %a Alignment 4

; Decorations that cannot be written are reported: one that needs an extension, one of a store, one that the grammar
; does not know, one with the wrong operands, one for shaders.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: lost OpDecorate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, !spirv.Decorations !0

define spir_kernel void @k(ptr addrspace(1) %a) {
  store i32 1, ptr addrspace(1) %a, align 4, !spirv.Decorations !0
  ret void
}
!0 = !{!1, !2, !3, !4, !5, !6}
!1 = !{i32 6442, i32 1, i32 2}
!2 = !{i32 123456}
!3 = !{i32 44, !"four"}
!4 = !{i32 30, i32 1}
!5 = !{i32 38, i32 99}
!6 = !{!"restrict"}
;> $ spirv-llvm %t.bc -o %t.spv --report-loss
;> lost: decoration CacheControlLoadINTEL (needs SPV_INTEL_cache_controls) (performance, once): '@v'
;> lost: decoration Decoration(123456) (not known) (performance, once): '@v'
;> lost: decoration Alignment (its operands do not fit) (performance, once): '@v'
;> lost: decoration Location (needs the capability Shader) (performance, once): '@v'
;> lost: decoration FuncParamAttr (its target is neither a parameter nor a function) (performance, once): '@v'
;> lost: decoration a node of !spirv.Decorations that has another form (performance, once): '@v'
;> lost: decoration decorations of an instruction without a result (performance, once): function @k, block %0, 'store'
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %v LinkageAttributes "v" Export

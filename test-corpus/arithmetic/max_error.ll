; The error that a result may have, with its extension.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss --spirv-ext=+SPV_INTEL_fp_max_error
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: lost OpDecorate OpExtension fdiv call !{i32
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(float %x, float %y, ptr addrspace(1) %o) {
  %a = fdiv float %x, %y, !fpmath !0
  %b = call float @llvm.sqrt.f32(float %a), !fpmath !0
  store float %b, ptr addrspace(1) %o, align 4
  ret void
}
declare float @llvm.sqrt.f32(float)
!0 = !{float 2.5}
;> $ spirv-llvm dis %t.spv
;>                OpExtension "SPV_INTEL_fp_max_error"
;>                OpDecorate %a FPMaxErrorDecorationINTEL 2.5
;>                OpDecorate %b FPMaxErrorDecorationINTEL 2.5
;> $ opt -passes=verify -S %t.r.bc -o -
;>   %a = fdiv float %x, %y, !spirv.Decorations !9
;>   %b = call spir_func float @_Z4sqrtf(float %a) #1, !spirv.Decorations !9
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !4 = !{i32 0, i32 0, i32 1}
;> !10 = !{i32 6170, i32 1075838976}

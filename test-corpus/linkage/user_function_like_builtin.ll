; Regression: A function of the module that has the name of a builtin is no builtin.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunctionCall OpDot OpName
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define internal spir_func float @_Z3dotDv4_fS_(<4 x float> %a, <4 x float> %b) {
  ret float 1.0
}
define spir_kernel void @k(ptr addrspace(1) %p) {
  %r = call spir_func float @_Z3dotDv4_fS_(<4 x float> zeroinitializer, <4 x float> zeroinitializer)
  store float %r, ptr addrspace(1) %p
  ret void
}
;>                OpName %_Z3dotDv4_fS_ "_Z3dotDv4_fS_"
;>                OpName %a "a"
;>                OpName %b "b"
;>                OpName %k "k"
;>                OpName %p "p"
;>                OpName %r "r"
;>           %r = OpFunctionCall %float %_Z3dotDv4_fS_ %15 %15

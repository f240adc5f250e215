; Dot products of bfloat16, also where the mangled name says the number of lanes again in front of the vector that it
; substitutes.
; RUN: llvm-spirv --spirv-ext=+SPV_KHR_bfloat16 %s -o %t.spv
; RUN: spirv-llvm validate %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: llvm-spirv -r %t.spv -o - | llvm-dis - -o -
; KEEP: Capability OpDot call
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func bfloat @_Z3dotDv2_DF16bS_(<2 x bfloat>, <2 x bfloat>)
declare spir_func bfloat @_Z3dotDv4_DF16bDv4_S_(<4 x bfloat>, <4 x bfloat>)

define spir_func bfloat @two(<2 x bfloat> %a, <2 x bfloat> %b) {
  %c = call spir_func bfloat @_Z3dotDv2_DF16bS_(<2 x bfloat> %a, <2 x bfloat> %b)
  ret bfloat %c
}

define spir_func bfloat @four(<4 x bfloat> %a, <4 x bfloat> %b) {
  %c = call spir_func bfloat @_Z3dotDv4_DF16bDv4_S_(<4 x bfloat> %a, <4 x bfloat> %b)
  ret bfloat %c
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Linkage
;>                OpCapability Kernel
;>                OpCapability BFloat16TypeKHR
;>                OpCapability BFloat16DotProductKHR
;>           %c = OpDot %bfloat16 %a %b
;>         %c_0 = OpDot %bfloat16 %a_0 %b_0
;> $ llvm-spirv -r %t.spv -o - | llvm-dis - -o -
;>   %c = call spir_func bfloat @_Z3dotDv2_DF16bS_(<2 x bfloat> %a, <2 x bfloat> %b) #1
;>   %c = call spir_func bfloat @_Z3dotDv4_DF16bS_(<4 x bfloat> %a, <4 x bfloat> %b) #1

; Regression: The direction of a swap must be a constant, and OpUndef is none.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpGroupNonUniform OpConstant OpUndef
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func float @_Z31__spirv_GroupNonUniformQuadSwapifi(i32, float, i32) convergent

define spir_kernel void @main(ptr addrspace(1) %out, float %x) {
  %y = call spir_func float @_Z31__spirv_GroupNonUniformQuadSwapifi(i32 3, float %x, i32 poison) convergent
  store float %y, ptr addrspace(1) %out, align 4
  ret void
}
;>      %uint_0 = OpConstant %uint 0
;>      %uint_3 = OpConstant %uint 3
;>           %y = OpGroupNonUniformQuadSwap %float %uint_3 %x %uint_0

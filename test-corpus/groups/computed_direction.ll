; Rejected: The direction of a swap must be a constant.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func float @_Z31__spirv_GroupNonUniformQuadSwapifi(i32, float, i32) convergent

define spir_kernel void @main(ptr addrspace(1) %out, float %x, i32 %direction) {
  %y = call spir_func float @_Z31__spirv_GroupNonUniformQuadSwapifi(i32 3, float %x, i32 %direction) convergent
  store float %y, ptr addrspace(1) %out, align 4
  ret void
}
;> %s: function @main, block %0, '%y = call @_Z31__spirv_GroupNonUniformQuadSwapifi': error: the operand Direction of OpGroupNonUniformQuadSwap is not a constant
;>   help: call the function with the types and values that the instruction takes

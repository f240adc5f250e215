; Rejected: The direction of a swap must be a constant in shaders, too.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv-unknown-vulkan1.1-compute"
@v = external local_unnamed_addr addrspace(7) global i32, !spirv.Decorations !0
define void @main() #0 {
  %d = load i32, ptr addrspace(7) @v
  %swapped = call spir_func i32 @_Z31__spirv_GroupNonUniformQuadSwapiii(i32 3, i32 2, i32 %d) #1
  ret void
}
declare spir_func i32 @_Z31__spirv_GroupNonUniformQuadSwapiii(i32, i32, i32) #1
attributes #0 = { convergent nounwind "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" }
attributes #1 = { convergent nounwind }
!0 = !{!1}
!1 = !{i32 11, i32 29}
;> %s: function @main, block %0, '%swapped = call @_Z31__spirv_GroupNonUniformQuadSwapiii': error: the call of @_Z31__spirv_GroupNonUniformQuadSwapiii does not match OpGroupNonUniformQuadSwap: 'Direction' is not a constant
;>   help: pass the operands of the instruction, literals as constants

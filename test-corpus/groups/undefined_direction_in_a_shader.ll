; Regression: The direction of a swap must be a constant in shaders, too, and OpUndef is none.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpGroupNonUniform OpConstant OpUndef
target triple = "spirv-unknown-vulkan1.1-compute"

define void @main() #0 {
  %swapped = call spir_func i32 @_Z31__spirv_GroupNonUniformQuadSwapiii(i32 3, i32 2, i32 poison) #1
  ret void
}

declare spir_func i32 @_Z31__spirv_GroupNonUniformQuadSwapiii(i32, i32, i32) #1

attributes #0 = { convergent nounwind "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" }
attributes #1 = { convergent nounwind }
;>      %uint_3 = OpConstant %uint 3
;>      %uint_2 = OpConstant %uint 2
;>      %uint_0 = OpConstant %uint 0
;>     %swapped = OpGroupNonUniformQuadSwap %uint %uint_3 %uint_2 %uint_0

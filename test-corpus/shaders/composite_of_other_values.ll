; Rejected: A vector is constructed from values of other types than its components.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %v = call <2 x float> @_Z26__spirv_CompositeConstructfi(float 1.0, i32 2)
  ret void
}

declare <2 x float> @_Z26__spirv_CompositeConstructfi(float, i32)
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %t.bc: function @main, block %0, '%v = call @_Z26__spirv_CompositeConstructfi': error: a composite is constructed from values of other types than its parts, or from too few or too many
;>   help: pass one value for each part, of the type of the part

; Rejected: A vertex shader computes a derivative: vertices have no neighbors.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-vertex"

declare float @_Z12__spirv_DPdxf(float)

define void @main() #0 {
  %r = call float @_Z12__spirv_DPdxf(float 1.0)
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }
;> %s: function @main, block %0, '%r = call @_Z12__spirv_DPdxf': error: the stage of the entry point does not have this instruction, or has it with an execution mode only
;>   help: use it in the stage that it is for; compute shaders have derivatives with the execution mode DerivativeGroupQuadsKHR or DerivativeGroupLinearKHR (!spirv.ExecutionMode)

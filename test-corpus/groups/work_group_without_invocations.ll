; Rejected: A work-group has at least one invocation in each dimension.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.5-unknown-vulkan1.2-compute"

define void @main() #0 {
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="0,1,4" }
;> %s: function @main: error: a work-group cannot have 0 x 1 x 4 invocations
;>   help: give each size a positive number; a specialization constant has its default value (--spec-const)

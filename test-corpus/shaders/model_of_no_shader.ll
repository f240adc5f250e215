; Regression: An entry point of an execution model that there is not.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.5-unknown-vulkan1.2-compute"

define void @main() #0 {
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 8, !"main"}
;> %s: error: the execution model 8 is not a shader stage
;>   help: use a number of the specification, such as 5 for a compute shader

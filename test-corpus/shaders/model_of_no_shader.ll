; Regression: An entry point of an execution model that there is not.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.5-unknown-vulkan1.2-compute"

define void @main() #0 {
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 8, !"main"}
;> %s: error: an entry point of the execution model 8, which is not one of shaders
;>   help: the specification numbers them; 5 is a compute shader

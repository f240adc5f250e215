; Rejected: Only buffers have arrays without a length.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@array = internal addrspace(10) global [0 x i32] poison

define void @main() #0 {
  store i32 1, ptr addrspace(10) @array
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %s: '@array': error: a variable of the shader has an array without a length, and is not a resource
;>   help: give the array a length; only buffers and arrays of resources have any number of elements

; Rejected: A storage buffer of a shader is a structure.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@counter = external addrspace(11) global i32

define void @main() #0 {
  store i32 1, ptr addrspace(11) @counter
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,1,1" }
;> %s: '@counter': error: a buffer of a shader is a variable of another type than a structure that is decorated Block
;>   help: put it into a structure that is decorated Block (!spirv.Structure)

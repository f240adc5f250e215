; Rejected: A volatile access through null is no mark of LLVM, and shaders have no null in this memory.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  store volatile i32 1, ptr addrspace(10) null
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %s: function @main, block %0, 'store': error: memory is accessed through a null pointer
;>   help: remove the access; only addresses of buffers (feature buffer-address) can be null

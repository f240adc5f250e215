; Rejected: A vertex shader has shared memory, which only work-groups have.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-vertex"

@shared = external addrspace(3) global i32

define void @main() #0 {
  store i32 1, ptr addrspace(3) @shared
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }
;> %s: function @main, block %0, 'store': error: the stage of the entry point has no memory that invocations share
;>   help: use buffers; only compute, mesh and task shaders have shared memory

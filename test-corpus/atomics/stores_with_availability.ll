; Rejected: Kernels do not have the memory model of Vulkan, nor the accesses that make values available in it.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %q, i32 %i) {
  call spir_func void @_Z13__spirv_StorePU3AS1iiii(ptr addrspace(1) %q, i32 %i, i32 8, i32 1)
  ret void
}

declare spir_func void @_Z13__spirv_StorePU3AS1iiii(ptr addrspace(1), i32, i32, i32)
;> %s: function @k, block %0, 'call @_Z13__spirv_StorePU3AS1iiii': error: kernels do not support MemoryAccess MakePointerAvailable, which only shaders have
;>   help: use another computation

; Rejected: The function of an instruction stores an integer into a buffer of floats.
; FAIL: spirv-llvm --vulkan-kernels %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func void @_Z13__spirv_StorePU3AS1ii(ptr addrspace(1), i32)

define spir_kernel void @k(ptr addrspace(1) %q, float %f) {
  call spir_func void @_Z13__spirv_StorePU3AS1ii(ptr addrspace(1) %q, i32 1)
  store float %f, ptr addrspace(1) %q
  ret void
}
;> %s: function @k, block %0, 'call @_Z13__spirv_StorePU3AS1ii': error: a value in memory has another type than the pointer to it
;>   help: access a value of the type that the pointer points to

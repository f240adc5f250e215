; Rejected: The function of an instruction stores with an alignment that is not a power of two.
; FAIL: spirv-llvm --vulkan-kernels %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func void @_Z13__spirv_StorePU3AS1iiii(ptr addrspace(1), i32, i32, i32)

define spir_kernel void @k(ptr addrspace(1) %q, i32 %i) {
  call spir_func void @_Z13__spirv_StorePU3AS1iiii(ptr addrspace(1) %q, i32 %i, i32 2, i32 42)
  ret void
}
;> %s: function @k, block %0, 'call @_Z13__spirv_StorePU3AS1iiii': error: the alignment 42 of OpStore is not a power of two
;>   help: pass 1, 2, 4, 8 or another power of two

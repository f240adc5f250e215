; Rejected: A copy from or to an address states the alignment, which the function of the instruction is given.
; FAIL: spirv-llvm %s --vulkan-kernels --vulkan-physical-buffers -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  call void @_Z18__spirv_CopyMemoryPU3AS1iPU3AS1i(ptr addrspace(1) %out, ptr addrspace(1) %in)
  %read = load i32, ptr addrspace(1) %in, align 4
  store i32 %read, ptr addrspace(1) %out, align 4
  ret void
}

declare spir_func void @_Z18__spirv_CopyMemoryPU3AS1iPU3AS1i(ptr addrspace(1), ptr addrspace(1))
;> %s: function @k, block %0, 'call @_Z18__spirv_CopyMemoryPU3AS1iPU3AS1i': error: memory at an address is copied without its alignment
;>   help: pass the memory operand Aligned (2) and the alignment in bytes

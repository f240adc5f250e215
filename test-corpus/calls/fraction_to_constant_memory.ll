; Rejected: A function stores the whole part of a number to constant memory.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func float @_Z5fractfPU3AS2f(float, ptr addrspace(2))

define spir_kernel void @k(float %x, ptr addrspace(2) %whole, ptr addrspace(1) %to) {
  %r = call spir_func float @_Z5fractfPU3AS2f(float %x, ptr addrspace(2) %whole)
  store float %r, ptr addrspace(1) %to
  ret void
}
;> %s: function @k, block %0, '%r = call @_Z5fractfPU3AS2f': error: memory of the storage class UniformConstant cannot be written or accessed atomically
;>   help: use another address space: 2 is read-only

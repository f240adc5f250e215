; Rejected: How many elements are fetched is a number.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kim(ptr addrspace(1), ptr)

define spir_kernel void @k(ptr addrspace(1) %p, ptr %size) {
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kim(ptr addrspace(1) %p, ptr %size)
  ret void
}
;> %s: function @k, block %0, 'call @_Z20__spirv_ocl_prefetchPU3AS1Kim': error: a number of elements of OpenCL.std prefetch is not an integer
;>   help: pass one of 64 bits

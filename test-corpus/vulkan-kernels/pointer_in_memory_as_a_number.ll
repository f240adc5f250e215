; Rejected: The address of a buffer that a function returns, through a pointer to it, is stored: it is no number.
; FAIL: spirv-llvm %s --vulkan-kernels -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func ptr addrspace(1) @same(ptr addrspace(1) %p) {
  ret ptr addrspace(1) %p
}

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %places) {
  %q = call spir_func ptr addrspace(1) @calls(ptr @same, ptr addrspace(1) %p)
  store ptr addrspace(1) %q, ptr addrspace(1) %places, align 8
  ret void
}

define spir_func ptr addrspace(1) @calls(ptr %function, ptr addrspace(1) %p) {
  %q = call spir_func ptr addrspace(1) %function(ptr addrspace(1) %p)
  ret ptr addrspace(1) %q
}
;> %s: function @k, block %4, '%5 = bitcast': error: pointers of shaders are no numbers, which they are compared, subtracted or stored as
;>   help: compare and store indices; only addresses of buffers (feature buffer-address) are numbers

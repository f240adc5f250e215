; Rejected: A host cannot pass a pointer to private memory, and a store has the type of the buffer.
; FAIL: spirv-llvm --vulkan-kernels %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr %p, ptr addrspace(1) %q) {
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %q
  ret void
}
;> %s: function @k: error: an argument of the kernel is a pointer to private or generic memory, which the host cannot pass
;>   help: pass a pointer to global or local memory, or the value behind the pointer (byval)

; Rejected: Address space 7 holds inputs, which generic memory does not.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %q) {
  %a = load ptr addrspace(7), ptr addrspace(1) %q
  %g = addrspacecast ptr addrspace(7) %a to ptr addrspace(4)
  store i32 1, ptr addrspace(4) %g
  ret void
}
;> %s: function @k, block %0, '%g = addrspacecast': error: a pointer to Input memory cannot become one to Generic memory
;>   help: only the generic address space (4) and the private (0), global (1) and local (3) ones convert

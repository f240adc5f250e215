; Rejected: The indices of an access chain lead into a number, and past the members of a structure.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare ptr addrspace(1) @_Z29__spirv_UntypedAccessChainKHRPU3AS1ii(ptr addrspace(1), i32)

define spir_kernel void @k(ptr addrspace(1) %q) {
  store i16 0, ptr addrspace(1) %q
  %c = call ptr addrspace(1) @_Z29__spirv_UntypedAccessChainKHRPU3AS1ii(ptr addrspace(1) %q, i32 1)
  store i16 42, ptr addrspace(1) %c
  ret void
}
;> %s: function @k, block %0, '%c = call @_Z29__spirv_UntypedAccessChainKHRPU3AS1ii': error: the operand Indexes of OpAccessChain leads to no part of what the pointer points to
;>   help: call the function with the types and values that the instruction takes

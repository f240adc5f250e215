; Rejected: A parameter by value that has a vector of pointers: the type of an attribute is written as it is.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

%s = type { <2 x ptr addrspace(1)> }

define spir_kernel void @k(ptr byval(%s) %p) {
  ret void
}
;> %s: function @k: error: a vector of pointers cannot be expressed in SPIR-V
;>   help: handle the lanes one by one

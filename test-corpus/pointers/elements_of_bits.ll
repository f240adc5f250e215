; Rejected: The elements of a vector of i2 are not whole bytes, and have no addresses.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %d) {
  %element = getelementptr <3 x i2>, ptr addrspace(1) %p, i64 0, i32 %d
  store i2 1, ptr addrspace(1) %element
  ret void
}
;> %s: function @k, 'getelementptr': error: getelementptr into a vector with elements that are not whole bytes
;>   help: load the vector and extract the element

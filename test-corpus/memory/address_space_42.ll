; Rejected: An address space without a storage class.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(42) %q) {
  store i32 0, ptr addrspace(42) %q
  ret void
}
;> %s: function @f: error: address space 42 has no SPIR-V storage class (3 times)
;>   also: function @f, block %0, 'store'
;>   also: function @f, block %0, 'store'
;>   help: address spaces 0 to 7 and 9 have one; set the storage class of others with --spirv-address-space=42=CrossWorkgroup

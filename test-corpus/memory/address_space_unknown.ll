; An address space without a storage class is refused, with the option that would give it one.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(12) %a) {
  ret void
}
;> %t.bc: function @k: error: address space 12 has no SPIR-V storage class
;>   help: address spaces 0 to 7 and 9 have one; set the storage class of others with --spirv-address-space=12=CrossWorkgroup

; Rejected: An atomic operation on three bytes.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  %x = atomicrmw add ptr addrspace(1) %p, i24 1 seq_cst
  ret void
}
;> %s: function @f, 'atomicrmw': error: atomicrmw of this type has no form in SPIR-V
;>   help: use 8, 16, 32 or 64 bits

; Rejected: A cast to local memory whose result is declared as a number.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i32 @__to_local(ptr addrspace(4))

define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(4) %pointer) {
  %local = call spir_func i32 @__to_local(ptr addrspace(4) %pointer)
  store i32 %local, ptr addrspace(1) %out
  ret void
}
;> %s: function @k, block %0, '%local = call @__to_local': error: the operand Result Type of OpGenericCastToPtrExplicit is no pointer
;>   help: call the function with the types and values that the instruction takes

; Rejected: Only generic pointers are cast to a pointer to memory of a kind.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(3))

define spir_func i1 @which(ptr addrspace(3) %pointer) {
  %global = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(3) %pointer)
  %is_null = icmp eq ptr addrspace(1) %global, null
  ret i1 %is_null
}
;> %t.bc: function @which, block %0, '%global = call @__to_global': error: the operand Pointer of OpGenericCastToPtrExplicit is not a pointer to generic memory
;>   help: call the function with the types and values that the instruction takes

; Regression: The address of a builtin variable passed on as one in global memory, which it cannot be.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

@__spirv_BuiltInGlobalSize = external addrspace(1) constant <3 x i64>, align 32

declare spir_func void @reads(ptr addrspace(1))

define spir_kernel void @k() {
  call spir_func void @reads(ptr addrspace(1) @__spirv_BuiltInGlobalSize)
  ret void
}
;> %t.bc: function @k, 'call @reads': error: the address of the builtin variable @__spirv_BuiltInGlobalSize is used as an address of global memory
;>   help: load from it, or cast it to a generic pointer

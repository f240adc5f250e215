; Rejected: An alignment is a power of two, also where a call names it.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  call spir_func void @_Z13__spirv_StorePU3AS1iiii(ptr addrspace(1) %p, i32 42, i32 2, i32 42)
  ret void
}

declare spir_func void @_Z13__spirv_StorePU3AS1iiii(ptr addrspace(1), i32, i32, i32)
;> %t.bc: function @k, block %0, 'call @_Z13__spirv_StorePU3AS1iiii': error: the alignment 42 of OpStore is not a power of two
;>   help: pass 1, 2, 4, 8 or another power of two

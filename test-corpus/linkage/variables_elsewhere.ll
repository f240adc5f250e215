; Rejected: A variable in the generic address space.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

@generic = external addrspace(4) global i32

define spir_kernel void @read(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(4) @generic
  store i32 %v, ptr addrspace(1) %p
  ret void
}
;> %t.bc: '@generic': error: a variable in address space 4 cannot be at module scope
;>   help: use the global (1), constant (2) or local (3) address space

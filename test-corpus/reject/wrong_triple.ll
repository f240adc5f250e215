; A module for a processor.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "x86_64-pc-linux-gnu"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  ret void
}

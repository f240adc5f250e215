; Rejected: A module for a processor.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "x86_64-pc-linux-gnu"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  ret void
}
;> %s: error: the module is for the target "x86_64-pc-linux-gnu", which is not SPIR-V with OpenCL
;>   help: compile for spir64 or spirv64 (32-bit pointers: spir, spirv32)

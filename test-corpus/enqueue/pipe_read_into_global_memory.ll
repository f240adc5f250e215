; Rejected: A pipe is read and written through pointers to generic memory, as clang passes them.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(1), i32, i32)

define spir_kernel void @k(target("spirv.Pipe", 0) %in, ptr addrspace(1) %out) {
  %r = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %in, ptr addrspace(1) %out, i32 16, i32 16)
  ret void
}
;> %s: function @k, block %0, '%r = call @__read_pipe_2': error: operand 2 of OpReadPipe is not a pointer to generic memory
;>   help: call the function with the types that the specification of SPIR-V defines for the instruction

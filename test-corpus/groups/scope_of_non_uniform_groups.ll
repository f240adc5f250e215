; Rejected: Instructions of non-uniform groups are those of sub-groups.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i32 %x, ptr addrspace(1) %out) {
  %v = call spir_func i32 @_Z32__spirv_GroupNonUniformBroadcastiij(i32 2, i32 %x, i32 1)
  store i32 %v, ptr addrspace(1) %out
  %w = call spir_func i32 @_Z30__spirv_GroupNonUniformShuffleiij(i32 2, i32 %x, i32 1)
  store i32 %w, ptr addrspace(1) %out
  ret void
}

declare spir_func i32 @_Z32__spirv_GroupNonUniformBroadcastiij(i32, i32, i32)
declare spir_func i32 @_Z30__spirv_GroupNonUniformShuffleiij(i32, i32, i32)
;> %t.bc: function @k, block %0, '%v = call @_Z32__spirv_GroupNonUniformBroadcastiij': error: the operand Execution of OpGroupNonUniformBroadcast is 2, and the instruction is one of sub-groups, which are 3
;>   help: call the function with the types and values that the instruction takes
;> %t.bc: function @k, block %0, '%w = call @_Z30__spirv_GroupNonUniformShuffleiij': error: the operand Execution of OpGroupNonUniformShuffle is 2, and the instruction is one of sub-groups, which are 3
;>   help: call the function with the types and values that the instruction takes

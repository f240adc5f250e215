; Rejected: A composite that is a number, in memory.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %to) {
  %byte = getelementptr i8, ptr addrspace(1) %to, i64 1
  call spir_func void @_Z26__spirv_CompositeConstruct(ptr addrspace(1) %byte, i32 0, i64 12)
  ret void
}
declare spir_func void @_Z26__spirv_CompositeConstruct(ptr addrspace(1), i32, i64)
;> %s: function @k, block %0, 'call @_Z26__spirv_CompositeConstruct': error: OpCompositeConstruct returns a value with several parts
;>   help: declare the function with the types of the instruction

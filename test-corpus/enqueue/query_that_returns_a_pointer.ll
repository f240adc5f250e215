; Rejected: A query about a kernel returns a word.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func ptr @_Z32__spirv_GetKernelMaxNumSubgroupsPU3AS4vPU3AS4cii(ptr, ptr addrspace(4), i32, i32)

define spir_kernel void @child(ptr addrspace(4) %block) {
  ret void
}

define spir_kernel void @parent(ptr addrspace(1) %out) {
  %literal = alloca { i32, i32, ptr addrspace(4) }, align 8
  %block = addrspacecast ptr %literal to ptr addrspace(4)
  %most = call spir_func ptr @_Z32__spirv_GetKernelMaxNumSubgroupsPU3AS4vPU3AS4cii(ptr @child, ptr addrspace(4) %block, i32 16, i32 8)
  store ptr %most, ptr addrspace(1) %out, align 8
  ret void
}
;> %t.bc: function @parent, block %0, '%most = call @_Z32__spirv_GetKernelMaxNumSubgroupsPU3AS4vPU3AS4cii': error: OpGetKernelMaxNumSubgroups returns an integer of 32 bits
;>   help: declare the function with the types of the instruction

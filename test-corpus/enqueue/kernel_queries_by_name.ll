; Queries about a kernel that another enqueues, by the names of their instructions: an argument is the address of the kernel.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv --spirv-target-env=SPV-IR -o %t.rev.bc
; RUN: llvm-dis %t.rev.bc -o -
; RUN: spirv-llvm %t.rev.bc -o %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: OpGetKernel call
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z32__spirv_GetKernelMaxNumSubgroupsPU3AS4vPU3AS4cii(ptr, ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z42__spirv_GetKernelLocalSizeForSubgroupCountjPU3AS4vPU3AS4cii(i32, ptr, ptr addrspace(4), i32, i32)

define spir_kernel void @child(ptr addrspace(4) %block) {
  ret void
}

define spir_kernel void @parent(ptr addrspace(1) %out) {
  %literal = alloca { i32, i32, ptr addrspace(4) }, align 8
  %block = addrspacecast ptr %literal to ptr addrspace(4)
  %most = call spir_func i32 @_Z32__spirv_GetKernelMaxNumSubgroupsPU3AS4vPU3AS4cii(ptr @child, ptr addrspace(4) %block, i32 16, i32 8)
  store i32 %most, ptr addrspace(1) %out, align 4
  %size = call spir_func i32 @_Z42__spirv_GetKernelLocalSizeForSubgroupCountjPU3AS4vPU3AS4cii(i32 4, ptr @child, ptr addrspace(4) %block, i32 16, i32 8)
  store i32 %size, ptr addrspace(1) %out, align 4
  ret void
}
;> $ spirv-llvm dis %t.spv
;>        %most = OpGetKernelMaxNumSubgroups %uint %child %block_0 %uint_16 %uint_8
;>        %size = OpGetKernelLocalSizeForSubgroupCount %uint %uint_4 %child %block_0 %uint_16 %uint_8
;> $ llvm-dis %t.rev.bc -o -
;>   %most = call spir_func i32 @_Z32__spirv_GetKernelMaxNumSubgroupsPU3AS4vPU3AS4cii(ptr addrspace(4) addrspacecast (ptr @child to ptr addrspace(4)), ptr addrspace(4) %block, i32 16, i32 8) #1
;>   %size = call spir_func i32 @_Z42__spirv_GetKernelLocalSizeForSubgroupCountiPU3AS4vPU3AS4cii(i32 4, ptr addrspace(4) addrspacecast (ptr @child to ptr addrspace(4)), ptr addrspace(4) %block, i32 16, i32 8) #1
;> $ spirv-llvm dis %t.again.spv
;>        %most = OpGetKernelMaxNumSubgroups %uint %child %block_0 %uint_16 %uint_8
;>        %size = OpGetKernelLocalSizeForSubgroupCount %uint %uint_4 %child %block_0 %uint_16 %uint_8

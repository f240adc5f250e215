; Regression: A block read and a block write of a subgroup with untyped pointers.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers --spirv-ext=+SPV_INTEL_subgroups
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify %t.back.bc -o %t.verified.bc
; RUN: spirv-llvm %t.back.bc -o %t.again.spv --spirv-untyped-pointers --spirv-ext=+SPV_INTEL_subgroups
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: OpTypePointer OpBitcast OpTypeUntyped OpSubgroupBlock
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1), <2 x i32>)

define spir_kernel void @main(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %v = call spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1) %in)
  call spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) %out, <2 x i32> %v)
  ret void
}
;> %_ptr_CrossWorkgroup = OpTypeUntypedPointerKHR CrossWorkgroup
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;>          %14 = OpBitcast %_ptr_CrossWorkgroup_uint %in
;>           %v = OpSubgroupBlockReadINTEL %v2uint %14
;>          %15 = OpBitcast %_ptr_CrossWorkgroup_uint %out
;>                OpSubgroupBlockWriteINTEL %15 %v

; Prefetches that count bytes need no type of what is there.
; RUN: spirv-llvm --spirv-untyped-pointers --spirv-ext=+SPV_INTEL_subgroup_buffer_prefetch %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: Pointer refetch
target triple = "spir64-unknown-unknown"

define spir_kernel void @test(ptr addrspace(1) %p, i64 %size, i32 %bytes) {
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1) %p, i64 %size)
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kim(ptr addrspace(1) %p, i64 %size)
  call spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khj(ptr addrspace(1) %p, i32 %bytes)
  ret void
}

declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1), i64)
declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kim(ptr addrspace(1), i64)
declare spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khj(ptr addrspace(1), i32)
;> $ spirv-llvm dis %t.spv
;>                OpCapability UntypedPointersKHR
;>                OpCapability SubgroupBufferPrefetchINTEL
;>                OpExtension "SPV_INTEL_subgroup_buffer_prefetch"
;> %_ptr_CrossWorkgroup = OpTypeUntypedPointerKHR CrossWorkgroup
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;>                OpUntypedPrefetchKHR %p %size
;>          %16 = OpExtInst %void %12 prefetch %18 %size
;>                OpSubgroupBlockPrefetchINTEL %p %bytes
;> $ opt -passes=verify -S %t.bc
;>   call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1) %p, i64 %size) #0
;>   call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kim(ptr addrspace(1) %p, i64 %size) #0
;>   call spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khj(ptr addrspace(1) %p, i32 %bytes) #1
;> declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1), i64) #0
;> declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kim(ptr addrspace(1), i64) #0
;> declare spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khj(ptr addrspace(1), i32) #1

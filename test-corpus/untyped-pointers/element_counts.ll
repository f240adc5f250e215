; Instructions that count in elements of what their pointers point to get typed pointers.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify %t.back.bc -o %t.verified.bc
; RUN: spirv-llvm %t.back.bc -o %t.again.spv --spirv-untyped-pointers
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: Untyped OpTypePointer OpBitcast vload vstore prefetch OpGroupAsyncCopy
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1), i64)

define spir_kernel void @main(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  call spir_func void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) %in, i64 16)
  %v = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 2, ptr addrspace(1) %in)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> %v, i64 1, ptr addrspace(1) %out)
  ret void
}
;>                OpCapability UntypedPointersKHR
;> %_ptr_CrossWorkgroup = OpTypeUntypedPointerKHR CrossWorkgroup
;> %_ptr_CrossWorkgroup_float = OpTypePointer CrossWorkgroup %float
;>          %21 = OpBitcast %_ptr_CrossWorkgroup_float %in
;>          %14 = OpExtInst %void %11 prefetch %21 %ulong_16
;>          %22 = OpBitcast %_ptr_CrossWorkgroup_float %in
;>           %v = OpExtInst %v4float %11 vloadn %ulong_2 %22 4
;>          %23 = OpBitcast %_ptr_CrossWorkgroup_float %out
;>          %19 = OpExtInst %void %11 vstoren %v %ulong_1 %23

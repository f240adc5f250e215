; Regression: Steps over booleans are steps over bytes: the types of the pointers are the same after a round trip.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPtrAccessChain OpBitcast OpPtrCastToGeneric
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@flags = addrspace(1) global [4 x i1] zeroinitializer, align 1

define spir_kernel void @of_an_array(ptr addrspace(1) %out) {
  %flag = getelementptr i8, ptr addrspace(1) @flags, i64 1
  %generic = addrspacecast ptr addrspace(1) %flag to ptr addrspace(4)
  %value = load i32, ptr addrspace(4) %generic, align 1
  store i32 %value, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @of_an_array_by_booleans(ptr addrspace(1) %out) {
  %flag = getelementptr i1, ptr addrspace(1) @flags, i64 1
  %generic = addrspacecast ptr addrspace(1) %flag to ptr addrspace(4)
  %value = load i32, ptr addrspace(4) %generic, align 1
  store i32 %value, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @of_a_parameter(ptr addrspace(3) %memory, ptr addrspace(1) %out) {
  %flag = getelementptr i1, ptr addrspace(3) %memory, i8 1
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) %out, ptr addrspace(3) %flag, i64 13, i1 false)
  ret void
}

declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
;>          %18 = OpPtrAccessChain %_ptr_CrossWorkgroup_uchar %flags %ulong_0 %ulong_1
;>        %flag = OpBitcast %_ptr_CrossWorkgroup_uint %18
;>     %generic = OpPtrCastToGeneric %_ptr_Generic_uint %flag
;>          %26 = OpPtrAccessChain %_ptr_CrossWorkgroup_uchar %flags %ulong_0 %ulong_1
;>      %flag_0 = OpBitcast %_ptr_CrossWorkgroup_uint %26
;>   %generic_0 = OpPtrCastToGeneric %_ptr_Generic_uint %flag_0
;>      %flag_1 = OpPtrAccessChain %_ptr_Workgroup_uchar %memory %uchar_1

; Constant offsets in bytes lead to elements of arrays, members of structures and, backwards, to elements before.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpInBoundsPtrAccessChain OpPtrAccessChain OpBitcast
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%Body = type { <4 x float>, i32, [3 x i16] }

define spir_kernel void @offsets(ptr addrspace(1) %floats, ptr addrspace(1) %bodies, i64 %i) {
  %third = getelementptr inbounds i8, ptr addrspace(1) %floats, i64 8
  %a = load float, ptr addrspace(1) %third, align 4
  %before = getelementptr i8, ptr addrspace(1) %floats, i64 -4
  store float %a, ptr addrspace(1) %before, align 4
  %body = getelementptr inbounds %Body, ptr addrspace(1) %bodies, i64 %i
  %mass = getelementptr inbounds i8, ptr addrspace(1) %body, i64 16
  store i32 7, ptr addrspace(1) %mass, align 4
  %last = getelementptr inbounds i8, ptr addrspace(1) %body, i64 56
  store i16 7, ptr addrspace(1) %last, align 2
  %unaligned = getelementptr inbounds i8, ptr addrspace(1) %body, i64 17
  store i32 7, ptr addrspace(1) %unaligned, align 1
  ret void
}

@tile = internal addrspace(3) global [64 x float] undef, align 4

define spir_kernel void @array(ptr addrspace(1) %out, i64 %i) {
  %at = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %i
  %v = load float, ptr addrspace(3) %at, align 4
  store float %v, ptr addrspace(1) %out, align 4
  ret void
}
;>       %third = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_float %floats %ulong_2
;>      %before = OpPtrAccessChain %_ptr_CrossWorkgroup_float %floats %ulong_18446744073709551615
;>        %body = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_Body %bodies %i
;>        %mass = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uint %body %ulong_0 %uint_1
;>        %last = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_ushort %body %ulong_1 %uint_2 %ulong_2
;>          %40 = OpBitcast %_ptr_CrossWorkgroup_uchar %body
;>          %42 = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %40 %ulong_17
;>   %unaligned = OpBitcast %_ptr_CrossWorkgroup_uint %42
;>          %at = OpInBoundsPtrAccessChain %_ptr_Workgroup_float %tile %ulong_0 %i_0

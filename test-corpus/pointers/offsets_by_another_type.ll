; Regression: Pointers that are moved by another type than they point to.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPtrAccessChain OpInBounds OpBitcast OpLoad
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%T = type { i32, [4 x i16], float }
define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {
  %t = getelementptr inbounds %T, ptr addrspace(1) %p, i64 %i
  %f = getelementptr inbounds i8, ptr addrspace(1) %t, i64 12
  %v = load float, ptr addrspace(1) %f
  %h = getelementptr inbounds i16, ptr addrspace(1) %t, i64 3
  %w = load i16, ptr addrspace(1) %h
  store float %v, ptr addrspace(1) %p
  store i16 %w, ptr addrspace(1) %p
  ret void
}
;>          %27 = OpBitcast %_ptr_CrossWorkgroup_float %p
;>          %16 = OpBitcast %_ptr_CrossWorkgroup_T %p
;>           %t = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_T %16 %i
;>           %f = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_float %t %ulong_0 %uint_2
;>           %v = OpLoad %float %f Aligned 4
;>          %23 = OpBitcast %_ptr_CrossWorkgroup_ushort %t
;>           %h = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_ushort %23 %ulong_3
;>           %w = OpLoad %ushort %h Aligned 2

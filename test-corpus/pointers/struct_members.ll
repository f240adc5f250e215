; Pointers in members of structures point to what they are used as; structures that lead to each other need forward
; declarations, and no bitcast.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeStruct OpTypePointer OpTypeForwardPointer OpBitcast
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%Tree = type { ptr addrspace(1), ptr addrspace(1), float }
%Leaf = type { ptr addrspace(1), [2 x ptr addrspace(1)] }

define spir_kernel void @walk(ptr addrspace(1) %root, ptr addrspace(1) %out) {
  %left.at = getelementptr %Tree, ptr addrspace(1) %root, i64 0, i32 0
  %left = load ptr addrspace(1), ptr addrspace(1) %left.at, align 8
  %value.at = getelementptr %Tree, ptr addrspace(1) %left, i64 0, i32 2
  %value = load float, ptr addrspace(1) %value.at, align 4
  %leaf.at = getelementptr %Tree, ptr addrspace(1) %left, i64 0, i32 1
  %leaf = load ptr addrspace(1), ptr addrspace(1) %leaf.at, align 8
  %parent.at = getelementptr %Leaf, ptr addrspace(1) %leaf, i64 0, i32 0
  %parent = load ptr addrspace(1), ptr addrspace(1) %parent.at, align 8
  %again = getelementptr %Tree, ptr addrspace(1) %parent, i64 0, i32 2
  store float %value, ptr addrspace(1) %again, align 4
  %counts.at = getelementptr %Leaf, ptr addrspace(1) %leaf, i64 0, i32 1, i64 1
  %counts = load ptr addrspace(1), ptr addrspace(1) %counts.at, align 8
  %count = load i32, ptr addrspace(1) %counts, align 4
  store i32 %count, ptr addrspace(1) %out, align 4
  ret void
}
;>                OpTypeForwardPointer %_ptr_CrossWorkgroup_Tree CrossWorkgroup
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;>        %Leaf = OpTypeStruct %_ptr_CrossWorkgroup_Tree %_arr__ptr_CrossWorkgroup_uint_uint_2
;> %_ptr_CrossWorkgroup_Leaf = OpTypePointer CrossWorkgroup %Leaf
;>        %Tree = OpTypeStruct %_ptr_CrossWorkgroup_Tree %_ptr_CrossWorkgroup_Leaf %float
;> %_ptr_CrossWorkgroup_Tree = OpTypePointer CrossWorkgroup %Tree
;> %_ptr_CrossWorkgroup__ptr_CrossWorkgroup_Tree = OpTypePointer CrossWorkgroup %_ptr_CrossWorkgroup_Tree
;> %_ptr_CrossWorkgroup_float = OpTypePointer CrossWorkgroup %float
;> %_ptr_CrossWorkgroup__ptr_CrossWorkgroup_Leaf = OpTypePointer CrossWorkgroup %_ptr_CrossWorkgroup_Leaf
;> %_ptr_CrossWorkgroup__ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %_ptr_CrossWorkgroup_uint

; Regression: A pointer to an array of the structure that it is in was declared before its pointee, which only pointers to structures are.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeForwardPointer OpTypePointer OpTypeStruct OpTypeArray OpLoad OpAccess OpPtrAccess OpBitcast OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%node = type { i32, ptr addrspace(1) }

define spir_kernel void @main(ptr addrspace(1) %p, ptr addrspace(1) %out) {
  %member = getelementptr inbounds %node, ptr addrspace(1) %p, i32 0, i32 1
  %children = load ptr addrspace(1), ptr addrspace(1) %member, align 8
  %second = getelementptr inbounds [2 x %node], ptr addrspace(1) %children, i64 0, i64 1
  %node = load %node, ptr addrspace(1) %second, align 8
  store %node %node, ptr addrspace(1) %out, align 8
  ret void
}
;>                OpTypeForwardPointer %_ptr_CrossWorkgroup_node CrossWorkgroup
;>        %node = OpTypeStruct %uint %_ptr_CrossWorkgroup_node
;> %_ptr_CrossWorkgroup_node = OpTypePointer CrossWorkgroup %node
;> %_ptr_CrossWorkgroup__ptr_CrossWorkgroup_node = OpTypePointer CrossWorkgroup %_ptr_CrossWorkgroup_node
;> %_arr_node_uint_2 = OpTypeArray %node %uint_2
;> %_ptr_CrossWorkgroup__arr_node_uint_2 = OpTypePointer CrossWorkgroup %_arr_node_uint_2
;> %_ptr_CrossWorkgroup__ptr_CrossWorkgroup__arr_node_uint_2 = OpTypePointer CrossWorkgroup %_ptr_CrossWorkgroup__arr_node_uint_2
;>      %member = OpBitcast %_ptr_CrossWorkgroup__ptr_CrossWorkgroup__arr_node_uint_2 %17
;>    %children = OpLoad %_ptr_CrossWorkgroup__arr_node_uint_2 %member Aligned 8
;>      %node_0 = OpLoad %node %second Aligned 8
;>                OpStore %out %node_0 Aligned 8

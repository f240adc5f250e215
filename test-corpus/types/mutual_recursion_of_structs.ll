; Regression: Structures that point to each other, and an array of pointers to itself in a structure.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeStruct OpTypeArray OpTypePointer OpLoad
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%S = type { ptr addrspace(1), i32 }
%T = type { ptr addrspace(1), float }
%A = type { [3 x ptr addrspace(1)], i32 }
define spir_kernel void @k(ptr addrspace(1) %s, ptr addrspace(1) %a) {
  %st = getelementptr %S, ptr addrspace(1) %s, i64 0, i32 0
  %t = load ptr addrspace(1), ptr addrspace(1) %st
  %ts = getelementptr %T, ptr addrspace(1) %t, i64 0, i32 0
  store ptr addrspace(1) %s, ptr addrspace(1) %ts
  %tf = getelementptr %T, ptr addrspace(1) %t, i64 0, i32 1
  store float 1.0, ptr addrspace(1) %tf
  %n = getelementptr %A, ptr addrspace(1) %a, i64 0, i32 0, i64 2
  %b = load ptr addrspace(1), ptr addrspace(1) %n
  %m = getelementptr %A, ptr addrspace(1) %b, i64 0, i32 0, i64 1
  store ptr addrspace(1) %a, ptr addrspace(1) %m
  ret void
}
;>           %T = OpTypeStruct %_ptr_CrossWorkgroup_S %float
;> %_ptr_CrossWorkgroup_T = OpTypePointer CrossWorkgroup %T
;>           %S = OpTypeStruct %_ptr_CrossWorkgroup_T %uint
;> %_ptr_CrossWorkgroup_S = OpTypePointer CrossWorkgroup %S
;> %_arr_9_uint_3 = OpTypeArray %_ptr_CrossWorkgroup_A %uint_3
;>           %A = OpTypeStruct %_arr_9_uint_3 %uint
;> %_ptr_CrossWorkgroup_A = OpTypePointer CrossWorkgroup %A
;> %_ptr_CrossWorkgroup__ptr_CrossWorkgroup_T = OpTypePointer CrossWorkgroup %_ptr_CrossWorkgroup_T
;> %_ptr_CrossWorkgroup__ptr_CrossWorkgroup_S = OpTypePointer CrossWorkgroup %_ptr_CrossWorkgroup_S
;> %_ptr_CrossWorkgroup_float = OpTypePointer CrossWorkgroup %float
;> %_ptr_CrossWorkgroup__ptr_CrossWorkgroup_A = OpTypePointer CrossWorkgroup %_ptr_CrossWorkgroup_A
;>           %t = OpLoad %_ptr_CrossWorkgroup_T %st Aligned 8
;>           %b = OpLoad %_ptr_CrossWorkgroup_A %n Aligned 8

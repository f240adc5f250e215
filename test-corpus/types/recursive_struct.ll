; Regression: A structure whose member points to itself.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeStruct OpTypePointer
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%S = type { i32, ptr addrspace(4), [4 x ptr addrspace(1)] }
define spir_kernel void @k(ptr addrspace(1) %p) {
e:
  %a = alloca %S
  %g = addrspacecast ptr %a to ptr addrspace(4)
  %f = getelementptr %S, ptr addrspace(4) %g, i32 0, i32 1
  store ptr addrspace(4) %g, ptr addrspace(4) %f
  br label %l
l:
  %n = phi ptr addrspace(4) [ %g, %e ], [ %nx, %l ]
  %h = getelementptr %S, ptr addrspace(4) %n, i32 0, i32 1
  %nx = load ptr addrspace(4), ptr addrspace(4) %h
  %v = load i32, ptr addrspace(4) %nx
  %w = getelementptr %S, ptr addrspace(4) %n, i32 0, i32 2, i32 1
  %x = load ptr addrspace(1), ptr addrspace(4) %w
  %fl = load float, ptr addrspace(1) %x
  store float %fl, ptr addrspace(1) %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %d, label %l
d:
  store i32 %v, ptr addrspace(1) %p
  ret void
}
;> %_ptr_CrossWorkgroup_float = OpTypePointer CrossWorkgroup %float
;>           %S = OpTypeStruct %uint %_ptr_Generic_S %_arr__ptr_CrossWorkgroup_float_uint_4
;> %_ptr_Generic_S = OpTypePointer Generic %S
;> %_ptr_Function_S = OpTypePointer Function %S
;> %_ptr_Generic__ptr_Generic_S = OpTypePointer Generic %_ptr_Generic_S
;> %_ptr_Generic_uint = OpTypePointer Generic %uint
;> %_ptr_Generic__ptr_CrossWorkgroup_float = OpTypePointer Generic %_ptr_CrossWorkgroup_float
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint

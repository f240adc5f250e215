; Regression: The null pointer of one memory is the null pointer of any other, in initializers and in constant expressions.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpConstantNull OpVariable OpConstantComposite OpSelect
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@s = addrspace(1) global { ptr addrspace(3), ptr, ptr addrspace(4) } { ptr addrspace(3) addrspacecast (ptr null to ptr addrspace(3)), ptr addrspacecast (ptr addrspace(1) null to ptr), ptr addrspace(4) addrspacecast (ptr addrspace(1) null to ptr addrspace(4)) }
@a = addrspace(1) global [2 x ptr addrspace(3)] [ptr addrspace(3) addrspacecast (ptr addrspace(4) addrspacecast (ptr addrspace(1) null to ptr addrspace(4)) to ptr addrspace(3)), ptr addrspace(3) null]

define spir_func ptr addrspace(3) @f(i1 %c, ptr addrspace(3) %l) {
  %p = select i1 %c, ptr addrspace(3) addrspacecast (ptr addrspace(1) null to ptr addrspace(3)), ptr addrspace(3) %l
  ret ptr addrspace(3) %p
}
;>           %7 = OpConstantNull %_ptr_Workgroup_uchar
;>           %8 = OpConstantNull %_ptr_Function_uchar
;>           %9 = OpConstantNull %_ptr_Generic_uchar
;>          %10 = OpConstantComposite %_struct_5 %7 %8 %9
;>           %s = OpVariable %_ptr_CrossWorkgroup__struct_5 CrossWorkgroup %10
;>          %16 = OpConstantComposite %_arr__ptr_Workgroup_uchar_uint_2 %7 %7
;>           %a = OpVariable %_ptr_CrossWorkgroup__arr__ptr_Workgroup_uchar_uint_2 CrossWorkgroup %16
;>           %p = OpSelect %_ptr_Workgroup_uchar %c %7 %l

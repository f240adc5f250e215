; Regression: Pointers of older LLVM to integers of 5 bits: results of instructions, and parameters.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypePointer OpSelect OpLoad OpFunctionParameter
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_func i64 @f(i5 addrspace(1)* %p, i5 addrspace(1)* %q, i1 %c) {
  %s = select i1 %c, i5 addrspace(1)* %p, i5 addrspace(1)* %q
  %v = load i5, i5 addrspace(1)* %s, align 1
  %a = ptrtoint i5 addrspace(1)* %s to i64
  %z = zext i5 %v to i64
  %r = add i64 %a, %z
  ret i64 %r
}
;> %_ptr_CrossWorkgroup_uchar = OpTypePointer CrossWorkgroup %uchar
;>           %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
;>           %q = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
;>           %c = OpFunctionParameter %bool
;>           %s = OpSelect %_ptr_CrossWorkgroup_uchar %c %p %q
;>          %12 = OpLoad %uchar %s Aligned 1

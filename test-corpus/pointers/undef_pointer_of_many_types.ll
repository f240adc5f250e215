; Regression: One undefined pointer used as several types.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpUndef OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(<4 x i32> %a, i16 %b, float %c) {
  store <4 x i32> %a, ptr addrspace(1) undef
  store i16 %b, ptr addrspace(1) undef
  store float %c, ptr addrspace(1) undef
  ret void
}
;>          %13 = OpUndef %_ptr_CrossWorkgroup_v4uint
;>          %15 = OpUndef %_ptr_CrossWorkgroup_ushort
;>          %17 = OpUndef %_ptr_CrossWorkgroup_float
;>                OpStore %13 %a Aligned 16
;>                OpStore %15 %b Aligned 2
;>                OpStore %17 %c Aligned 4

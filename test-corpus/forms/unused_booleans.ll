; Variables of `i1` without accesses in the module: `unused-booleans` alone changes the encoding (truth values).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=unused-booleans=booleans %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeBool OpTypeInt OpVariable
target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i1 true
;> $ spirv-llvm dis %t.plain.spv
;>       %uchar = OpTypeInt 8 0
;>        %bool = OpTypeBool
;>           %v = OpVariable %_ptr_CrossWorkgroup_uchar CrossWorkgroup %uchar_1
;> $ spirv-llvm dis %t.spv
;>        %bool = OpTypeBool
;>           %v = OpVariable %_ptr_CrossWorkgroup_bool CrossWorkgroup %true

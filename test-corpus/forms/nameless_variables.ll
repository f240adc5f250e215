; Variables without a name that are visible to other modules: `nameless-variables` alone changes the encoding (exported under the empty name).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=nameless-variables=exported %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable Linkage
target triple = "spir64-unknown-unknown"

@0 = addrspace(1) global i8 123
;> $ spirv-llvm dis %t.plain.spv
;>                OpCapability Linkage
;>           %4 = OpVariable %_ptr_CrossWorkgroup_uchar CrossWorkgroup %uchar_123
;> $ spirv-llvm dis %t.spv
;>                OpCapability Linkage
;>                OpDecorate %4 LinkageAttributes "" Export
;>           %4 = OpVariable %_ptr_CrossWorkgroup_uchar CrossWorkgroup %uchar_123

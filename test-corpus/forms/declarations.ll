; Types, constants and variables: `declarations` alone changes the encoding (integer types, integer constants, other types, the rest).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=declarations=by-kind %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpType OpConstant OpVariable
target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 7
define spir_func float @f(float %x) {
  %y = fadd float %x, 1.0
  ret float %y
}
;> $ spirv-llvm dis %t.plain.spv
;>        %uint = OpTypeInt 32 0
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;>      %uint_7 = OpConstant %uint 7
;>           %v = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_7
;>       %float = OpTypeFloat 32
;>           %7 = OpTypeFunction %float %float
;>     %float_1 = OpConstant %float 1
;> $ spirv-llvm dis %t.spv
;>        %uint = OpTypeInt 32 0
;>      %uint_7 = OpConstant %uint 7
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;>       %float = OpTypeFloat 32
;>           %7 = OpTypeFunction %float %float
;>           %v = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_7
;>     %float_1 = OpConstant %float 1

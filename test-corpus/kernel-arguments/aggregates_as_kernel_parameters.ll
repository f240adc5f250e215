; Regression: An array by value, and a structure that is a parameter of a kernel itself.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunctionParameter OpTypeStruct OpTypeArray FuncParamAttr OpEntryPoint
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%S = type { i32, float }
define spir_kernel void @array(ptr byval([3 x i64]) align 8 %a, ptr addrspace(1) %p) {
  %q = getelementptr [3 x i64], ptr %a, i64 0, i64 2
  %v = load i64, ptr %q
  store i64 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @direct(%S %s, [2 x i32] %t, ptr addrspace(1) %p) {
  %v = extractvalue %S %s, 1
  store float %v, ptr addrspace(1) %p
  %w = extractvalue [2 x i32] %t, 1
  store i32 %w, ptr addrspace(1) %p
  ret void
}
;>                OpEntryPoint Kernel %array "array"
;>                OpEntryPoint Kernel %direct "direct"
;>                OpDecorate %a FuncParamAttr ByVal
;> %_arr_ulong_uint_3 = OpTypeArray %ulong %uint_3
;>           %S = OpTypeStruct %uint %float
;> %_arr_uint_uint_2 = OpTypeArray %uint %uint_2
;>           %a = OpFunctionParameter %_ptr_Function__arr_ulong_uint_3
;>           %p = OpFunctionParameter %_ptr_CrossWorkgroup_ulong
;>           %s = OpFunctionParameter %S
;>           %t = OpFunctionParameter %_arr_uint_uint_2
;>         %p_0 = OpFunctionParameter %_ptr_CrossWorkgroup_float

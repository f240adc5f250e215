; Regression: Functions that return arrays, with a phi of them.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunction OpPhi OpCompositeInsert OpCompositeExtract OpReturnValue
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_func [1 x float] @one(float %a) {
  %r = insertvalue [1 x float] poison, float %a, 0
  ret [1 x float] %r
}
define spir_func [2 x float] @two(float %a, i1 %c) {
e:
  br i1 %c, label %l, label %j
l:
  %o = call spir_func [1 x float] @one(float %a)
  %f = extractvalue [1 x float] %o, 0
  %x = insertvalue [2 x float] zeroinitializer, float %f, 1
  br label %j
j:
  %p = phi [2 x float] [ %x, %l ], [ [float 1.0, float 2.0], %e ]
  ret [2 x float] %p
}
define spir_kernel void @k(ptr addrspace(1) %p, float %a, i1 %c) {
  %t = call spir_func [2 x float] @two(float %a, i1 %c)
  store [2 x float] %t, ptr addrspace(1) %p
  ret void
}
;>         %one = OpFunction %_arr_float_uint_1 None %6
;>           %a = OpFunctionParameter %float
;>           %r = OpCompositeInsert %_arr_float_uint_1 %a %9 0
;>                OpReturnValue %r
;>                OpFunctionEnd
;>         %two = OpFunction %_arr_float_uint_2 None %15
;>         %a_0 = OpFunctionParameter %float
;>           %c = OpFunctionParameter %bool
;>           %o = OpFunctionCall %_arr_float_uint_1 %one %a_0
;>           %f = OpCompositeExtract %float %o 0
;>           %x = OpCompositeInsert %_arr_float_uint_2 %f %23 1
;>           %p = OpPhi %_arr_float_uint_2 %x %l %27 %e
;>                OpReturnValue %p
;>                OpFunctionEnd
;>           %k = OpFunction %void None %32
;>         %p_0 = OpFunctionParameter %_ptr_CrossWorkgroup__arr_float_uint_2
;>         %a_1 = OpFunctionParameter %float
;>         %c_0 = OpFunctionParameter %bool
;>           %t = OpFunctionCall %_arr_float_uint_2 %two %a_1 %c_0
;>                OpFunctionEnd

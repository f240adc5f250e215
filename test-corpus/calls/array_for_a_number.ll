; Regression: A function with the name of an instruction that takes numbers, and with arrays, is another function.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunctionCall OpExtInst
target triple = "spir64-unknown-unknown"

declare spir_func [2 x i32] @_Z18__spirv_ocl_s_rhadd([2 x i32], [2 x i32])

define spir_func [2 x i32] @f([2 x i32] %a, [2 x i32] %b) {
  %r = call spir_func [2 x i32] @_Z18__spirv_ocl_s_rhadd([2 x i32] %a, [2 x i32] %b)
  ret [2 x i32] %r
}
;>           %r = OpFunctionCall %_arr_uint_uint_2 %_Z18__spirv_ocl_s_rhadd %a %b

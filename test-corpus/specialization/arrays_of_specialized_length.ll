; Regression: An allocation whose count is a specialization constant: an array type of that length, which needs no extension.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spec-const=1:i32:8 %t.spv -S -o -
; KEEP: OpSpecConstant OpTypeArray OpVariable alloca
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

declare i32 @_Z20__spirv_SpecConstantii(i32, i32)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  %length = call i32 @_Z20__spirv_SpecConstantii(i32 1, i32 4)
  %array = alloca float, i32 %length, align 4
  %at = getelementptr float, ptr %array, i32 %i
  store float 1.0, ptr %at, align 4
  %x = load float, ptr %array, align 4
  store float %x, ptr addrspace(1) %p, align 4
  ret void
}
;> $ spirv-llvm dis %t.spv
;>      %length = OpSpecConstant %uint 4
;> %_arr_float_length = OpTypeArray %float %length
;>          %14 = OpVariable %_ptr_Function__arr_float_length Function
;> $ spirv-llvm -r --spec-const=1:i32:8 %t.spv -S -o -
;>   %array = alloca [8 x float], align 4

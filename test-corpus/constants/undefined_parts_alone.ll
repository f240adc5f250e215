; Regression: A variable whose initial value has undefined parts only has no initializer: OpUndef cannot be one.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpUndef
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@scattered = addrspace(2) constant <2 x float> <float poison, float undef>
@nested = addrspace(2) constant { [2 x i32], i64 } { [2 x i32] [i32 undef, i32 poison], i64 undef }
@partial = addrspace(2) constant [2 x i32] [i32 undef, i32 1]
;>   %scattered = OpVariable %_ptr_UniformConstant_v2float UniformConstant
;>      %nested = OpVariable %_ptr_UniformConstant__struct_9 UniformConstant
;>          %13 = OpUndef %uint
;>     %partial = OpVariable %_ptr_UniformConstant__arr_uint_uint_2 UniformConstant %15

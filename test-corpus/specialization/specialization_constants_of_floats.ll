; Regression: What is computed of specialization constants that are floats: an open constant is computed in the function, one with a
; value at translation time.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --keep-spec-constants --strict %t.spv -o %t.back.bc
; RUN: spirv-llvm %t.back.bc -o %t.again.spv
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; RUN: spirv-llvm -r --spec-const=1:f32:8.75 %t.spv -S -o -
; KEEP: OpSpecConstant store
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

declare float @_Z20__spirv_SpecConstantif(i32, float)

define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call float @_Z20__spirv_SpecConstantif(i32 1, float -2.5)
  %integer = fptosi float %x to i32
  %twice = shl i32 %integer, 1
  store i32 %twice, ptr addrspace(1) %p, align 4
  ret void
}
;> $ spirv-llvm dis %t.again.spv
;>           %x = OpSpecConstant %float -2.5
;>          %11 = OpSpecConstantOp %uint ConvertFToS %x
;>          %13 = OpSpecConstantOp %uint ShiftLeftLogical %11 %uint_1
;> $ spirv-llvm -r --spec-const=1:f32:8.75 %t.spv -S -o -
;>   store i32 16, ptr addrspace(1) %p, align 4

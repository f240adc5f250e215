; Regression: A frozen shift has an amount below the width, because the result of a shift by more is undefined in SPIR-V.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpShiftLeftLogical OpShiftRightLogical OpShiftRightArithmetic OpBitwiseAnd OpSelect OpULessThan
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a, i32 %n) {
  %s = shl nuw i32 %a, %n
  %f = freeze i32 %s
  store i32 %f, ptr addrspace(1) %p
  %by_constant = lshr exact i32 %a, 3
  %g = freeze i32 %by_constant
  store i32 %g, ptr addrspace(1) %p
  %b = trunc i32 %a to i13
  %m = trunc i32 %n to i13
  %odd = ashr i13 %b, %m
  %h = freeze i13 %odd
  %w = sext i13 %h to i32
  store i32 %w, ptr addrspace(1) %p
  ; The result is not frozen: the amount stays.
  %t = lshr i32 %a, %n
  store i32 %t, ptr addrspace(1) %p
  ret void
}
;>          %11 = OpBitwiseAnd %uint %n %uint_31
;>           %s = OpShiftLeftLogical %uint %a %11
;> %by_constant = OpShiftRightLogical %uint %a %uint_3
;>          %18 = OpBitwiseAnd %ushort %16 %ushort_8191
;>          %20 = OpBitwiseAnd %ushort %19 %ushort_8191
;>          %23 = OpULessThan %bool %20 %ushort_13
;>          %25 = OpSelect %ushort %23 %20 %ushort_0
;>          %27 = OpShiftLeftLogical %ushort %18 %ushort_3
;>          %28 = OpShiftRightArithmetic %ushort %27 %ushort_3
;>          %29 = OpShiftRightArithmetic %ushort %28 %25
;>          %30 = OpBitwiseAnd %ushort %29 %ushort_8191
;>          %31 = OpShiftLeftLogical %ushort %30 %ushort_3
;>          %32 = OpShiftRightArithmetic %ushort %31 %ushort_3
;>           %t = OpShiftRightLogical %uint %a %n

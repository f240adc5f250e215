; Regression: Two odd widths that both need eight bits share one type.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeInt OpShift OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare i2 @llvm.bitreverse.i2(i2)
declare i4 @llvm.bitreverse.i4(i4)
define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %x = trunc i32 %a to i2
  %y = trunc i32 %a to i4
  %r = call i2 @llvm.bitreverse.i2(i2 %x)
  %s = call i4 @llvm.bitreverse.i4(i4 %y)
  %t = zext i2 %r to i8
  %u = zext i4 %s to i8
  %v = add i8 %t, %u
  store i8 %v, ptr addrspace(1) %p
  ret void
}
;>       %uchar = OpTypeInt 8 0
;>        %uint = OpTypeInt 32 0
;>          %17 = OpShiftLeftLogical %uchar %12 %uchar_1
;>          %19 = OpShiftRightLogical %uchar %12 %uchar_1
;>          %22 = OpShiftLeftLogical %uchar %15 %uchar_2
;>          %24 = OpShiftRightLogical %uchar %15 %uchar_2
;>          %28 = OpShiftLeftLogical %uchar %27 %uchar_1
;>          %30 = OpShiftRightLogical %uchar %25 %uchar_1
;>                OpStore %p %v Aligned 1

; A funnel shift of one value is a rotation; of two values it is two shifts by a constant amount, and shifts that are
; defined for every amount by another.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtInst OpShift OpISub OpBitwise OpSNegate OpNot
target triple = "spir64-unknown-unknown"

declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)

define spir_kernel void @rotate(ptr addrspace(1) %p, i32 %by) {
  %v = load i32, ptr addrspace(1) %p, align 4
  %left = call i32 @llvm.fshl.i32(i32 %v, i32 %v, i32 7)
  %w = load <4 x i32>, ptr addrspace(1) %p, align 16
  %right = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %w, <4 x i32> %w, <4 x i32> splat (i32 3))
  %two = call i32 @llvm.fshl.i32(i32 %v, i32 %left, i32 %by)
  store i32 %two, ptr addrspace(1) %p, align 4
  %five = call i32 @llvm.fshl.i32(i32 %v, i32 %left, i32 5)
  %six = call i32 @llvm.fshr.i32(i32 %five, i32 %v, i32 38)
  %same = call i32 @llvm.fshl.i32(i32 %six, i32 %v, i32 64)
  %other = call i32 @llvm.fshr.i32(i32 %v, i32 %same, i32 0)
  store volatile i32 %other, ptr addrspace(1) %p, align 4
  %both = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %right, <4 x i32> %w, <4 x i32> splat (i32 9))
  store volatile <4 x i32> %both, ptr addrspace(1) %p, align 16
  store <4 x i32> %right, ptr addrspace(1) %p, align 16
  ret void
}
;>          %11 = OpExtInstImport "OpenCL.std"
;>        %left = OpExtInst %uint %11 rotate %v %uint_7
;>       %right = OpExtInst %v4uint %11 rotate %w %18
;>          %21 = OpBitwiseAnd %uint %by %uint_31
;>          %22 = OpISub %uint %uint_31 %21
;>          %23 = OpShiftLeftLogical %uint %v %21
;>          %25 = OpShiftRightLogical %uint %left %uint_1
;>          %26 = OpShiftRightLogical %uint %25 %22
;>         %two = OpBitwiseOr %uint %23 %26
;>          %29 = OpShiftLeftLogical %uint %v %uint_5
;>          %31 = OpShiftRightLogical %uint %left %uint_27
;>        %five = OpBitwiseOr %uint %29 %31
;>          %34 = OpShiftLeftLogical %uint %five %uint_26
;>          %36 = OpShiftRightLogical %uint %v %uint_6
;>         %six = OpBitwiseOr %uint %34 %36
;>          %40 = OpShiftLeftLogical %v4uint %right %39
;>          %43 = OpShiftRightLogical %v4uint %w %42
;>        %both = OpBitwiseOr %v4uint %40 %43

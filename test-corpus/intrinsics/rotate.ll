; A funnel shift of one value is a rotation; of two values it is shifts that are defined for every amount.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtInst OpShift OpISub OpBitwise OpSNegate OpNot
target triple = "spir64-unknown-unknown"

declare i32 @llvm.fshl.i32(i32, i32, i32)
declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)

define spir_kernel void @rotate(ptr addrspace(1) %p, i32 %by) {
  %v = load i32, ptr addrspace(1) %p, align 4
  %left = call i32 @llvm.fshl.i32(i32 %v, i32 %v, i32 7)
  %w = load <4 x i32>, ptr addrspace(1) %p, align 16
  %right = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %w, <4 x i32> %w, <4 x i32> splat (i32 3))
  %two = call i32 @llvm.fshl.i32(i32 %v, i32 %left, i32 %by)
  store i32 %two, ptr addrspace(1) %p, align 4
  store <4 x i32> %right, ptr addrspace(1) %p, align 16
  ret void
}
;>          %11 = OpExtInstImport "OpenCL.std"
;>        %left = OpExtInst %uint %11 rotate %v %uint_7
;>          %20 = OpISub %v4uint %17 %19
;>       %right = OpExtInst %v4uint %11 rotate %w %20
;>          %23 = OpBitwiseAnd %uint %by %uint_31
;>          %24 = OpISub %uint %uint_31 %23
;>          %25 = OpShiftLeftLogical %uint %v %23
;>          %27 = OpShiftRightLogical %uint %left %uint_1
;>          %28 = OpShiftRightLogical %uint %27 %24
;>         %two = OpBitwiseOr %uint %25 %28

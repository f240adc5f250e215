; Regression: A mask of active lanes counted by a type that cannot number all of them ends with its largest number.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpULessThan OpUGreaterThan OpINotEqual OpLogicalAnd OpConstant
target triple = "spir64-unknown-unknown"

declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i1(i1, i1)

define spir_kernel void @mask(ptr addrspace(1) %out, i8 %base, i8 %limit) {
  %b = trunc i8 %base to i1
  %l = trunc i8 %limit to i1
  %m = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i1(i1 %b, i1 %l)
  %r = sext <4 x i1> %m to <4 x i32>
  store <4 x i32> %r, ptr addrspace(1) %out, align 16
  ret void
}
;>     %uchar_1 = OpConstant %uchar 1
;>     %uchar_0 = OpConstant %uchar 0
;>        %true = OpConstantTrue %bool
;>       %false = OpConstantFalse %bool
;> %uint_4294967295 = OpConstant %uint 4294967295
;>          %39 = OpConstantComposite %v4uint %uint_4294967295 %uint_4294967295 %uint_4294967295 %uint_4294967295
;>          %40 = OpConstantNull %v4uint
;>           %b = OpINotEqual %bool %13 %uchar_0
;>           %l = OpINotEqual %bool %17 %uchar_0
;>          %21 = OpLogicalAnd %bool %20 %l
;>          %25 = OpLogicalAnd %bool %24 %22
;>          %26 = OpLogicalAnd %bool %21 %25
;>          %28 = OpLogicalAnd %bool %27 %22
;>          %29 = OpLogicalAnd %bool %21 %28
;>          %31 = OpLogicalAnd %bool %30 %22
;>          %32 = OpLogicalAnd %bool %21 %31
;>          %34 = OpLogicalAnd %bool %33 %22
;>          %35 = OpLogicalAnd %bool %21 %34

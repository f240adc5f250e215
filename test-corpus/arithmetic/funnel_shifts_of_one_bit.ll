; Regression: A funnel shift of one bit moves nothing, because the amount counts modulo the width: the result is the first operand to the
; left, the second to the right.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunctionParameter OpReturnValue
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func i1 @left(i1 %x, i1 %y, i1 %z) {
  %r = call i1 @llvm.fshl.i1(i1 %x, i1 %y, i1 %z)
  ret i1 %r
}

define spir_func i1 @right(i1 %x, i1 %y, i1 %z) {
  %r = call i1 @llvm.fshr.i1(i1 %x, i1 %y, i1 %z)
  ret i1 %r
}

define spir_func <4 x i1> @lanes(<4 x i1> %x, <4 x i1> %y, <4 x i1> %z) {
  %r = call <4 x i1> @llvm.fshr.v4i1(<4 x i1> %x, <4 x i1> %y, <4 x i1> %z)
  ret <4 x i1> %r
}

define spir_func i1 @rotation(i1 %x, i1 %z) {
  %r = call i1 @llvm.fshl.i1(i1 %x, i1 %x, i1 %z)
  ret i1 %r
}

declare i1 @llvm.fshl.i1(i1, i1, i1)
declare i1 @llvm.fshr.i1(i1, i1, i1)
declare <4 x i1> @llvm.fshr.v4i1(<4 x i1>, <4 x i1>, <4 x i1>)
;>           %x = OpFunctionParameter %bool
;>           %y = OpFunctionParameter %bool
;>           %z = OpFunctionParameter %bool
;>                OpReturnValue %x
;>         %x_0 = OpFunctionParameter %bool
;>         %y_0 = OpFunctionParameter %bool
;>         %z_0 = OpFunctionParameter %bool
;>                OpReturnValue %y_0
;>         %x_1 = OpFunctionParameter %v4bool
;>         %y_1 = OpFunctionParameter %v4bool
;>         %z_1 = OpFunctionParameter %v4bool
;>                OpReturnValue %y_1
;>         %x_2 = OpFunctionParameter %bool
;>         %z_2 = OpFunctionParameter %bool
;>                OpReturnValue %x_2

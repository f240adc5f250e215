; The chosen elements first, behind them those of the third operand, under the name of newer versions of LLVM.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVectorInsertDynamic OpSelect
target triple = "spir64-unknown-unknown"

declare <2 x i32> @llvm.vector.compress.v2i32(<2 x i32>, <2 x i1>, <2 x i32>)

define spir_func <2 x i32> @f(<2 x i32> %v, <2 x i1> %mask, <2 x i32> %rest) {
  %r = call <2 x i32> @llvm.vector.compress.v2i32(<2 x i32> %v, <2 x i1> %mask, <2 x i32> %rest)
  ret <2 x i32> %r
}
;>          %15 = OpSelect %v2uint %14 %13 %rest
;>          %18 = OpSelect %uint %12 %uint_1 %uint_0
;>          %22 = OpVectorInsertDynamic %v2uint %15 %20 %19
;>          %24 = OpSelect %v2uint %23 %22 %15

; Regression: Integers that stand for numbers of another format, and components of cooperative matrices, keep their widths.
; The sine of 13 bits is not that of 16; what is computed of others needs no extension. Widths that validators do not
; know are written because the input has them.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-ext=+all -o %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpTypeInt Fixed OpTypeCooperativeMatrix OpIAdd
target triple = "spir64-unknown-unknown"

declare spir_func i66 @_Z24__spirv_FixedSinCosINTELi(i34, i1, i32, i32, i32, i32)
declare spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 12, 12, 2) @_Z26__spirv_CompositeConstructi(i4)

define spir_kernel void @k(i34 %a, ptr addrspace(1) %p) {
  %b = call spir_func i66 @_Z24__spirv_FixedSinCosINTELi(i34 %a, i1 false, i32 3, i32 2, i32 0, i32 0)
  store i66 %b, ptr addrspace(1) %p
  %m = call spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 12, 12, 2) @_Z26__spirv_CompositeConstructi(i4 1)
  ret void
}
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Int64
;>                OpCapability Int4TypeINTEL
;>                OpCapability Int4CooperativeMatrixINTEL
;>                OpCapability ArbitraryPrecisionIntegersALTERA
;>                OpCapability ArbitraryPrecisionFixedPointALTERA
;>                OpCapability CooperativeMatrixKHR
;>       %ulong = OpTypeInt 64 0
;>         %u66 = OpTypeInt 66 0
;>         %u34 = OpTypeInt 34 0
;>          %u4 = OpTypeInt 4 0
;>        %uint = OpTypeInt 32 0
;>          %19 = OpTypeCooperativeMatrixKHR %u4 %uint_3 %uint_12 %uint_12 %uint_2
;>           %b = OpFixedSinCosALTERA %u66 %11 0 3 2 0 0

; Regression: Specialization constants of every type, with the names that C and C++ give the functions, and from functions that return them.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSpecConstant SpecId
target triple = "spir64-unknown-unknown"

%params = type { i8, half, i32, i8 }

declare spir_func i1 @_Z20__spirv_SpecConstantia(i32, i8)
declare spir_func i8 @__spirv_SpecConstant(i32, i8)
declare spir_func half @_Z20__spirv_SpecConstantiDF16_(i32, half)
declare spir_func i32 @_Z20__spirv_SpecConstantI5colorET_iS1_(i32, i32)
declare spir_func %params @__spirv_SpecConstantComposite(i8, half, i32, i1)

define spir_func half @scale() {
  %value = call spir_func half @_Z20__spirv_SpecConstantiDF16_(i32 2, half 0xH3C00)
  ret half %value
}

define spir_func half @handed_on() {
  %value = call spir_func half @scale()
  ret half %value
}

define spir_kernel void @k(ptr addrspace(1) %out) {
  %byte = call spir_func i8 @__spirv_SpecConstant(i32 1, i8 7)
  %half = call spir_func half @handed_on()
  %enum = call spir_func i32 @_Z20__spirv_SpecConstantI5colorET_iS1_(i32 3, i32 5)
  %truth = call spir_func i1 @_Z20__spirv_SpecConstantia(i32 4, i8 1)
  %all = call spir_func %params @__spirv_SpecConstantComposite(i8 %byte, half %half, i32 %enum, i1 %truth)
  store %params %all, ptr addrspace(1) %out, align 4
  ret void
}
;>                OpDecorate %value SpecId 2
;>                OpDecorate %byte SpecId 1
;>                OpDecorate %enum SpecId 3
;>                OpDecorate %truth SpecId 4
;>       %value = OpSpecConstant %half_0 0x1p+0
;>        %byte = OpSpecConstant %uchar 7
;>        %enum = OpSpecConstant %uint 5
;>       %truth = OpSpecConstantTrue %bool
;>          %23 = OpSpecConstantOp %uchar Select %truth %uchar_1 %uchar_0
;>          %24 = OpSpecConstantComposite %params %byte %value %enum %23

; Regression: Vectors of five and of 32 elements: whole where an extension for them is allowed by its name, else in parts.
; The validator that is built in does not know SPV_EXT_long_vector yet, and is not asked about it.
; RUN: spirv-llvm --spirv-ext=+SPV_EXT_long_vector %s -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; RUN: spirv-llvm --spirv-ext=+all %s -o %t.parts.spv
; RUN: spirv-val %t.parts.spv
; RUN: spirv-llvm dis %t.parts.spv
; KEEP: Vector OpFAdd OpIAdd define
target triple = "spir64-unknown-unknown"

define spir_func <5 x float> @sum(<5 x float> %a, <5 x float> %b) {
  %c = fadd <5 x float> %a, %b
  ret <5 x float> %c
}

define spir_func i8 @one(<32 x i8> %a) {
  %b = add <32 x i8> %a, splat (i8 1)
  %c = extractelement <32 x i8> %b, i32 20
  ret i8 %c
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability LongVectorEXT
;>     %v5float = OpTypeVector %float 5
;>    %v32uchar = OpTypeVector %uchar 32
;>           %c = OpFAdd %v5float %a %b
;>         %b_0 = OpIAdd %v32uchar %a_0 %16
;> $ opt -passes=verify -S %t.bc
;> define spir_func <5 x float> @sum(<5 x float> %a, <5 x float> %b) #0 {
;> define spir_func i8 @one(<32 x i8> %a) #0 {
;> $ spirv-llvm dis %t.parts.spv
;>                OpCapability Vector16
;>     %v4float = OpTypeVector %float 4
;>    %v16uchar = OpTypeVector %uchar 16
;>          %11 = OpFAdd %v4float %6 %8
;>          %12 = OpFAdd %float %7 %9
;>          %25 = OpIAdd %v16uchar %21 %24

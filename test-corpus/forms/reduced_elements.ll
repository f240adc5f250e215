; Elements that a reduction combines, except minima and maxima of floats: `reduced-elements` alone changes the encoding (`OpVectorExtractDynamic` by constants).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=reduced-elements=dynamic %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Extract OpIAdd
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(<2 x i32> %v) {
  %r = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %v)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)
;> $ spirv-llvm dis %t.plain.spv
;>           %7 = OpCompositeExtract %uint %v 0
;>           %8 = OpCompositeExtract %uint %v 1
;>           %r = OpIAdd %uint %7 %8
;> $ spirv-llvm dis %t.spv
;>           %8 = OpVectorExtractDynamic %uint %v %uint_0
;>          %10 = OpVectorExtractDynamic %uint %v %uint_1
;>           %r = OpIAdd %uint %8 %10

; Components of sizes of images that are as wide as `size_t`: `size-components` alone changes the encoding (queried as wide).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=size-components=wide %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpImageQuery OpUConvert
target triple = "spir64-unknown-unknown"

define spir_func i64 @f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) {
  %layers = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image)
  ret i64 %layers
}
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
;> $ spirv-llvm dis %t.plain.spv
;>          %11 = OpImageQuerySizeLod %v3uint %image %uint_0
;>      %layers = OpUConvert %ulong %12
;> $ spirv-llvm dis %t.spv
;>          %11 = OpImageQuerySizeLod %v3ulong %image %uint_0

; Rejected: An image whose type says that it is always used with a sampler is not read without one.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0), <2 x i32>)

define spir_func <4 x i32> @read(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0) %i, <2 x i32> %at) {
  %r = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0) %i, <2 x i32> %at)
  ret <4 x i32> %r
}
;> %s: function @read, block %0, '%r = call @_Z11read_imagei14ocl_image2d_roDv2_i': error: the image of OpImageRead can only be read with a sampler
;>   help: give its type 0 as Sampled, or read it with a sampler

; Rejected: An image is read with a sampler.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>)

define spir_func <4 x float> @sampled(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %s, <2 x float> %at) {
  %r = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %s, <2 x float> %at)
  ret <4 x float> %r
}
;> %s: function @sampled, block %0, '%r = call @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f': error: the sampler argument is not a sampler
;>   help: call the function with the types of the instruction

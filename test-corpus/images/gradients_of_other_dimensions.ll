; Rejected: The gradients of an image with two dimensions have one component.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float, float)

define spir_kernel void @k(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at, ptr addrspace(1) %to) {
  %r = call spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at, i32 4, float 0.0, float 0.0)
  store <4 x float> %r, ptr addrspace(1) %to
  ret void
}
;> %s: function @k, block %0, '%r = call @_Z30__spirv_ImageSampleExplicitLod': error: an image operand has another type than the instruction takes, or is not constant
;>   help: use floats for Bias, MinLod, Grad, and for Lod where a sampler is used; constants for ConstOffset; one component for each dimension of the image in Grad and offsets

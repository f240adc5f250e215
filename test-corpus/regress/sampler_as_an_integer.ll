; A sampler that is a plain integer, as the first versions of SPIR had it, is refused at the call.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32, <2 x float>)

define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %sampler, <2 x float> %at) {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %sampler, <2 x float> %at)
  ret void
}
;> %t.bc: function @k, block %0, '%texel = call @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f': error: the sampler is an integer, and in SPIR-V it must be of the type OpTypeSampler
;>   help: compile the kernel again: clang passes samplers as target("spirv.Sampler") since LLVM 16, and as %opencl.sampler_t before

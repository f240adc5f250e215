; Image functions come back as OpenCL C has them: reads with and without samplers, writes, sizes whole and in parts.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-env=CL2.0 %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; KEEP: call insertelement extractelement shufflevector
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func <4 x float> @sampled(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, <2 x float> %at) {
  %r = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, <2 x float> %at)
  ret <4 x float> %r
}

define spir_func <4 x float> @sampled_level(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, <4 x float> %at, float %level) {
  %r = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, <4 x float> %at, float %level)
  ret <4 x float> %r
}

define spir_func <4 x float> @sampled_gradients(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %i, <4 x float> %at, <4 x float> %dx, <4 x float> %dy) {
  %s = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 33)
  %r = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_fS1_S1_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, <4 x float> %at, <4 x float> %dx, <4 x float> %dy)
  ret <4 x float> %r
}

define spir_func <4 x i32> @plain_signed(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %i, <4 x i32> %at) {
  %r = call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %i, <4 x i32> %at)
  ret <4 x i32> %r
}

define spir_func <4 x i32> @plain_unsigned(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %at) {
  %r = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %at)
  ret <4 x i32> %r
}

define spir_func float @depth(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %i, <2 x i32> %at) {
  %r = call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %i, <2 x i32> %at)
  ret float %r
}

define spir_func <4 x float> @sample(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %i, <2 x i32> %at, i32 %n) {
  %r = call spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %i, <2 x i32> %at, i32 %n)
  ret <4 x float> %r
}

define spir_func void @written(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %i, <2 x i32> %at, <4 x i32> %texel) {
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %i, <2 x i32> %at, <4 x i32> %texel)
  ret void
}

define spir_func i32 @height(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %i) {
  %r = call spir_func i32 @_Z16get_image_height14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %i)
  ret i32 %r
}

define spir_func i64 @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %i) {
  %r = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %i)
  ret i64 %r
}

define spir_func <2 x i32> @both(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i) {
  %r = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i)
  ret <2 x i32> %r
}

define spir_func <2 x i32> @both_of_an_array(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %i) {
  %r = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %i)
  ret <2 x i32> %r
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, float)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_fS1_S1_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, <4 x float>, <4 x float>)
declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32)
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func i32 @_Z16get_image_height14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
;>   %r = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, <2 x float> %at) #1
;>   %r = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, <4 x float> %at, float %level) #1
;>   %1 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 33) #1
;>   %r = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_fS1_S1_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %1, <4 x float> %at, <4 x float> %dx, <4 x float> %dy) #1
;>   %r = call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %i, <4 x i32> %at) #1
;>   %r = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %at) #1
;>   %r = call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %i, <2 x i32> %at) #1
;>   %r = call spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %i, <2 x i32> %at, i32 %n) #1
;>   call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %i, <2 x i32> %at, <4 x i32> %texel) #1
;>   %r = call spir_func i32 @_Z16get_image_height14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %i) #1
;>   %r = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %i) #1
;>   %r = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i) #1
;>   %r = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %i) #1

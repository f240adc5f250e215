; Regression: A sampler that is a plain integer, and one for the host as well, is refused at the call.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32, <2 x float>)

define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %sampler, <2 x float> %at) !kernel_arg_addr_space !0 !kernel_arg_access_qual !1 !kernel_arg_type !2 !kernel_arg_base_type !2 !kernel_arg_type_qual !3 {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %sampler, <2 x float> %at)
  ret void
}

!0 = !{i32 1, i32 0, i32 0}
!1 = !{!"read_only", !"none", !"none"}
!2 = !{!"image2d_t", !"int", !"float2"}
!3 = !{!"", !"", !""}
;> %t.bc: function @k, block %0, '%texel = call @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f': error: the sampler is an integer, and in SPIR-V it must be of the type OpTypeSampler
;>   help: compile the kernel again: clang passes samplers as target("spirv.Sampler") since LLVM 16, and as %opencl.sampler_t before

; Regression: Names of SPIR 1.2 do not say how an image is accessed: the metadata of the kernel does, else what is done with it.
; A literal that is passed on is a sampler, and so is what a kernel without metadata takes for one.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeImage Sampler SampledImage OpFunction OpImage
target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_i(ptr addrspace(1), i32, <2 x i32>)
declare spir_func void @_Z12write_imagef11ocl_image2dDv2_iDv4_f(ptr addrspace(1), <2 x i32>, <4 x float>)
declare spir_func void @_Z13write_imageui11ocl_image3dDv4_iDv4_j(ptr addrspace(1), <4 x i32>, <4 x i32>)

define spir_func <4 x float> @helper(ptr addrspace(1) %image, i32 %sampler) {
  %r = call spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_i(ptr addrspace(1) %image, i32 %sampler, <2 x i32> zeroinitializer)
  ret <4 x float> %r
}

define spir_func void @writer(ptr addrspace(1) %image) {
  call spir_func void @_Z13write_imageui11ocl_image3dDv4_iDv4_j(ptr addrspace(1) %image, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) !kernel_arg_addr_space !0 !kernel_arg_access_qual !1 !kernel_arg_type !2 !kernel_arg_base_type !2 !kernel_arg_type_qual !3 {
  %a = call spir_func <4 x float> @helper(ptr addrspace(1) %in, i32 20)
  call spir_func void @_Z12write_imagef11ocl_image2dDv2_iDv4_f(ptr addrspace(1) %out, <2 x i32> zeroinitializer, <4 x float> %a)
  ret void
}

define spir_kernel void @without(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, i32 %sampler, ptr addrspace(1) %out) {
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, i32 %sampler, <2 x i32> zeroinitializer)
  store <4 x float> %a, ptr addrspace(1) %out, align 16
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32, <2 x i32>)

!0 = !{i32 1, i32 1}
!1 = !{!"read_only", !"write_only"}
!2 = !{!"image2d_t", !"image2d_t"}
!3 = !{!"", !""}
;>                OpCapability LiteralSampler
;>           %5 = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
;>           %6 = OpTypeSampler
;>          %15 = OpTypeSampledImage %5
;>          %20 = OpTypeImage %void 3D 0 0 0 0 Unknown WriteOnly
;>          %28 = OpTypeImage %void 2D 0 0 0 0 Unknown WriteOnly
;>          %35 = OpConstantSampler %6 Clamp 0 Nearest
;>      %helper = OpFunction %v4float None %7
;>       %image = OpFunctionParameter %5
;>     %sampler = OpFunctionParameter %6
;>          %16 = OpSampledImage %15 %image %sampler
;>           %r = OpImageSampleExplicitLod %v4float %16 %13 Lod %float_0
;>                OpFunctionEnd
;>      %writer = OpFunction %void None %21
;>     %image_0 = OpFunctionParameter %20
;>                OpImageWrite %image_0 %25 %25 ZeroExtend
;>                OpFunctionEnd
;>           %k = OpFunction %void None %29
;>          %in = OpFunctionParameter %5
;>         %out = OpFunctionParameter %28
;>           %a = OpFunctionCall %v4float %helper %in %35
;>                OpImageWrite %out %13 %a
;>                OpFunctionEnd
;>     %without = OpFunction %void None %39
;>        %in_0 = OpFunctionParameter %5
;>   %sampler_0 = OpFunctionParameter %6
;>       %out_0 = OpFunctionParameter %_ptr_CrossWorkgroup_v4float
;>          %44 = OpSampledImage %15 %in_0 %sampler_0
;>         %a_0 = OpImageSampleExplicitLod %v4float %44 %13 Lod %float_0
;>                OpFunctionEnd

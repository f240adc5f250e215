; Regression: Images and samplers that are only known by the names of the builtins that take them.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; KEEP: OpTypeImage OpTypeSampler OpImage OpFunctionParameter OpSampledImage
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(ptr addrspace(1), ptr addrspace(2), <2 x i32>)
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(ptr addrspace(1), <2 x i32>, <4 x float>)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(ptr addrspace(1))
define spir_func <4 x float> @sample(ptr addrspace(1) %image, ptr addrspace(2) %sampler, <2 x i32> %at) {
  %c = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(ptr addrspace(1) %image, ptr addrspace(2) %sampler, <2 x i32> %at)
  ret <4 x float> %c
}
define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(2) %s, ptr addrspace(1) %out, <2 x i32> %at) !kernel_arg_access_qual !0 !kernel_arg_type !1 !kernel_arg_base_type !1 {
  %c = call spir_func <4 x float> @sample(ptr addrspace(1) %in, ptr addrspace(2) %s, <2 x i32> %at)
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(ptr addrspace(1) %out, <2 x i32> %at, <4 x float> %c)
  %w = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(ptr addrspace(1) %in)
  ret void
}
!0 = !{!"read_only", !"none", !"write_only", !"none"}
!1 = !{!"image2d_t", !"sampler_t", !"image2d_t", !"int2"}
;> $ spirv-llvm dis %t.spv
;>           %5 = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
;>           %6 = OpTypeSampler
;>          %20 = OpTypeImage %void 2D 0 0 0 0 Unknown WriteOnly
;>       %image = OpFunctionParameter %5
;>     %sampler = OpFunctionParameter %6
;>          %at = OpFunctionParameter %v2uint
;>          %16 = OpSampledImage %15 %image %sampler
;>           %c = OpImageSampleExplicitLod %v4float %16 %at Lod %float_0
;>          %in = OpFunctionParameter %5
;>           %s = OpFunctionParameter %6
;>         %out = OpFunctionParameter %20
;>        %at_0 = OpFunctionParameter %v2uint
;>                OpImageWrite %out %at_0 %c_0
;>          %29 = OpImageQuerySizeLod %v2uint %in %uint_0

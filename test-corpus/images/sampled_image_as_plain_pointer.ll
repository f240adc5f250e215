; Regression: A sampled image that is written as a plain pointer: only the names of the builtins say what it is.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r -S %t.spv -o -
; KEEP: OpTypeImage OpTypeSample OpSampledImage OpImageSample spirv.SampledImage spirv.Image
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %image, ptr addrspace(2) %sampler, ptr addrspace(1) %out) {
  %both = call spir_func ptr addrspace(4) @_Z20__spirv_SampledImageI14ocl_image2d_roPvET0_T_11ocl_sampler(ptr addrspace(1) %image, ptr addrspace(2) %sampler)
  %colour = call spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLodIPvDv4_fDv2_iET0_T_T1_if(ptr addrspace(4) %both, <2 x i32> zeroinitializer, i32 2, float 0.0)
  store <4 x float> %colour, ptr addrspace(1) %out
  ret void
}
declare spir_func ptr addrspace(4) @_Z20__spirv_SampledImageI14ocl_image2d_roPvET0_T_11ocl_sampler(ptr addrspace(1), ptr addrspace(2))
declare spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLodIPvDv4_fDv2_iET0_T_T1_if(ptr addrspace(4), <2 x i32>, i32, float)
;> $ spirv-llvm dis %t.spv
;>           %3 = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
;>           %4 = OpTypeSampler
;>          %13 = OpTypeSampledImage %3
;>        %both = OpSampledImage %13 %image %sampler
;>      %colour = OpImageSampleExplicitLod %v4float %both %17 Lod %float_0
;> $ spirv-llvm -r -S %t.spv -o -
;> define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, ptr addrspace(1) %out) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %colour = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i32> zeroinitializer) #0
;> declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>) #0

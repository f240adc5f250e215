; Rejected: A texel has four channels at most.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %image, ptr addrspace(2) %sampler, ptr addrspace(1) %out) {
  %both = call spir_func ptr addrspace(4) @_Z20__spirv_SampledImageI14ocl_image2d_roPvET0_T_11ocl_sampler(ptr addrspace(1) %image, ptr addrspace(2) %sampler)
  %colour = call spir_func <7 x float> @_Z30__spirv_ImageSampleExplicitLodIPvDv4_fDv2_iET0_T_T1_if(ptr addrspace(4) %both, <2 x i32> zeroinitializer, i32 2, float 0.0)
  store <7 x float> %colour, ptr addrspace(1) %out, align 16
  ret void
}

declare spir_func ptr addrspace(4) @_Z20__spirv_SampledImageI14ocl_image2d_roPvET0_T_11ocl_sampler(ptr addrspace(1), ptr addrspace(2))

declare spir_func <7 x float> @_Z30__spirv_ImageSampleExplicitLodIPvDv4_fDv2_iET0_T_T1_if(ptr addrspace(4), <2 x i32>, i32, float)
;> %s: function @k, block %0, '%1 = call @_Z30__spirv_ImageSampleExplicitLodIPvDv4_fDv2_iET0_T_T1_if': error: OpImageSampleExplicitLod returns at most four channels
;>   help: declare the result as a vector of four

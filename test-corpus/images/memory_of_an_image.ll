; Rejected: What the name of a builtin says is an image cannot be memory elsewhere.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %image, ptr addrspace(2) %sampler) {
  %both = call spir_func ptr addrspace(4) @_Z20__spirv_SampledImageI14ocl_image2d_roPvET0_T_11ocl_sampler(ptr addrspace(1) %image, ptr addrspace(2) %sampler)
  %colour = call spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLodIPvDv4_fDv2_iET0_T_T1_if(ptr addrspace(4) %both, <2 x i32> zeroinitializer, i32 2, float 0.0)
  store <4 x float> %colour, ptr addrspace(1) %image
  %again = load <4 x float>, ptr addrspace(1) %image
  ret void
}

declare spir_func ptr addrspace(4) @_Z20__spirv_SampledImageI14ocl_image2d_roPvET0_T_11ocl_sampler(ptr addrspace(1), ptr addrspace(2))
declare spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLodIPvDv4_fDv2_iET0_T_T1_if(ptr addrspace(4), <2 x i32>, i32, float)
;> %s: function @k, block %0, 'store': error: memory is accessed through a value that a builtin uses as an opaque type (2 times)
;>   also: function @k, block %0, '%again = load'
;>   help: use one value for memory and another one for the image, sampler or the like

; Rejected: a kernel with an image, for LLVM's target of AMD's GPUs.
; RUN: spirv-llvm %s -o %t.spv
; FAIL: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa %t.spv -o %t.bc
target triple = "spir64-unknown-unknown"
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
define spir_kernel void @k(ptr addrspace(1) %o, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  store <4 x float> %texel, ptr addrspace(1) %o
  ret void
}
;> %t.spv: function @k: error: images and samplers have no form for amdgcn-amd-amdhsa (2 times)
;>   also: function @_Z11read_imagef14ocl_image2d_roDv2_i
;>   help: pass the texels in global memory, or compile the kernel for a CPU (--executable)

; Rejected: The coordinates of an image have 32 bits.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_j14ocl_image2d_roDv2_lET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i64>)

define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, ptr addrspace(1) %to, <2 x i64> %at) {
  %u = call spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_j14ocl_image2d_roDv2_lET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, <2 x i64> %at)
  store <4 x i32> %u, ptr addrspace(1) %to, align 16
  ret void
}
;> %s: function @k, block %0, '%u = call @_Z17__spirv_ImageReadIDv4_j14ocl_image2d_roDv2_lET_T0_T1_': error: the place in an image is given by numbers of another width than 32 bits
;>   help: convert the coordinates to 32 bits

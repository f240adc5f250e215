; Rejected: The type of a channel is one integer.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr addrspace(1) %out) {
  %t = call spir_func <4 x i32> @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image)
  store <4 x i32> %t, ptr addrspace(1) %out
  ret void
}
;> %t.bc: function @k, block %0, '%t = call @_Z27get_image_channel_data_type14ocl_image2d_ro': error: OpImageQueryFormat returns an integer
;>   help: declare the function with the types of the instruction

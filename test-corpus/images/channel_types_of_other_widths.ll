; The numbers of OpenCL C for the types of channels are added in the width of the result.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpImageQuery OpIAdd OpConstant
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func i16 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr addrspace(1) %out, ptr addrspace(1) %to) {
  %t = call spir_func i64 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image)
  store i64 %t, ptr addrspace(1) %out
  %o = call spir_func i16 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image)
  store i16 %o, ptr addrspace(1) %to
  ret void
}
;>  %ulong_4304 = OpConstant %ulong 4304
;> %ushort_4272 = OpConstant %ushort 4272
;>          %13 = OpImageQueryFormat %ulong %image
;>           %t = OpIAdd %ulong %13 %ulong_4304
;>          %16 = OpImageQueryOrder %ushort %image
;>           %o = OpIAdd %ushort %16 %ushort_4272

; Calls of OpenCL C to LLVM IR in the forms of the translator of Khronos, and in plain ones: truth values, sizes of images,
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: llvm-spirv -r %t.spv -o - | llvm-dis - -o -
; RUN: llvm-spirv -r --spirv-target-env=CL2.0 %t.spv -o - | llvm-dis - -o -
; RUN: llvm-spirv -r --spirv-forms=plain %t.spv -o - | llvm-dis - -o -
; RUN: llvm-spirv -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; RUN: llvm-spirv %t.back.bc -o %t.back.spv
; RUN: spirv-val %t.back.spv
; RUN: llvm-spirv -r --spirv-target-env=CL2.0 %t.back.spv -o - | opt -passes=verify -disable-output -
; KEEP: define = store call ret
; conversions of vectors, fences, atomic functions, sub-groups.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z5isnanf(float)
declare spir_func <2 x i32> @_Z5isnanDv2_f(<2 x float>)
declare spir_func i32 @_Z3anyDv2_i(<2 x i32>)
declare spir_func i32 @_Z13sub_group_alli(i32)
declare spir_func i32 @_Z15get_image_width20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func <2 x i32> @_Z12convert_int2Dv2_t(<2 x i16>)
declare spir_func void @_Z14read_mem_fencej(i32)
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1), i32, i32)
declare spir_func i8 @_Z19sub_group_broadcasthj(i8, i32)
declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @truth(ptr addrspace(1) %out, float %f, <2 x float> %v, <2 x i32> %i) {
  %a = call spir_func i32 @_Z5isnanf(float %f)
  store i32 %a, ptr addrspace(1) %out, align 4
  %b = call spir_func <2 x i32> @_Z5isnanDv2_f(<2 x float> %v)
  store <2 x i32> %b, ptr addrspace(1) %out, align 8
  %c = call spir_func i32 @_Z3anyDv2_i(<2 x i32> %i)
  store i32 %c, ptr addrspace(1) %out, align 4
  %d = call spir_func i32 @_Z13sub_group_alli(i32 %a)
  store i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

define spir_kernel void @sizes(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image, ptr addrspace(1) %out) {
  %w = call spir_func i32 @_Z15get_image_width20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image)
  store i32 %w, ptr addrspace(1) %out, align 4
  %t = call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image)
  store i32 %t, ptr addrspace(1) %out, align 4
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  store i64 %id, ptr addrspace(1) %out, align 8
  ret void
}

define spir_kernel void @others(ptr addrspace(1) %out, <2 x i16> %s, i8 %c) {
  %v = call spir_func <2 x i32> @_Z12convert_int2Dv2_t(<2 x i16> %s)
  store <2 x i32> %v, ptr addrspace(1) %out, align 8
  call spir_func void @_Z14read_mem_fencej(i32 1)
  %a = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %out, i32 1)
  %x = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) %out, i32 %a, i32 2)
  store i32 %x, ptr addrspace(1) %out, align 4
  %b = call spir_func i8 @_Z19sub_group_broadcasthj(i8 %c, i32 0)
  store i8 %b, ptr addrspace(1) %out, align 1
  ret void
}

; Calls of OpenCL C to LLVM IR in the forms of the translator of Khronos, and in plain ones.
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
; KEEP: define call trunc select icmp sext zext sub add shuffle insert extract bitcast addrspacecast
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
;> $ llvm-spirv -r %t.spv -o - | llvm-dis - -o -
;> define spir_kernel void @truth(ptr addrspace(1) %out, float %f, <2 x float> %v, <2 x i32> %i) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_type_qual !8 !kernel_arg_base_type !7 {
;>   %1 = call spir_func i32 @_Z5isnanf(float %f) #1
;>   %2 = trunc i32 %1 to i1
;>   %a = select i1 %2, i32 1, i32 0
;>   store i32 %a, ptr addrspace(1) %out, align 4
;>   %3 = call spir_func <2 x i32> @_Z5isnanDv2_f(<2 x float> %v) #1
;>   %4 = trunc <2 x i32> %3 to <2 x i8>
;>   %5 = trunc <2 x i8> %4 to <2 x i1>
;>   %b = select <2 x i1> %5, <2 x i32> splat (i32 -1), <2 x i32> zeroinitializer
;>   %6 = bitcast ptr addrspace(1) %out to ptr addrspace(1)
;>   store <2 x i32> %b, ptr addrspace(1) %6, align 8
;>   %7 = icmp slt <2 x i32> %i, zeroinitializer
;>   %8 = sext <2 x i1> %7 to <2 x i8>
;>   %9 = call spir_func i32 @_Z3anyDv2_c(<2 x i8> %8) #1
;>   %10 = trunc i32 %9 to i1
;>   %c = select i1 %10, i32 1, i32 0
;>   store i32 %c, ptr addrspace(1) %out, align 4
;>   %11 = icmp ne i32 %a, 0
;>   %12 = zext i1 %11 to i32
;>   %13 = call spir_func i32 @_Z13sub_group_alli(i32 %12) #2
;>   %14 = icmp ne i32 %13, 0
;>   %d = select i1 %14, i32 1, i32 0
;>   store i32 %d, ptr addrspace(1) %out, align 4
;> define spir_kernel void @sizes(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image, ptr addrspace(1) %out) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_type_qual !12 !kernel_arg_base_type !11 {
;>   %1 = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) #0
;>   %2 = shufflevector <2 x i32> %1, <2 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
;>   %3 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) #0
;>   %4 = trunc i64 %3 to i32
;>   %5 = insertelement <3 x i32> %2, i32 %4, i32 2
;>   %w = extractelement <3 x i32> %5, i32 0
;>   store i32 %w, ptr addrspace(1) %out, align 4
;>   %6 = call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) #0
;>   %7 = sub i32 %6, 4304
;>   %t = add i32 %7, 4304
;>   store i32 %t, ptr addrspace(1) %out, align 4
;>   %8 = call spir_func i64 @_Z13get_global_idj(i32 0) #1
;>   %9 = insertelement <3 x i64> poison, i64 %8, i32 0
;>   %10 = call spir_func i64 @_Z13get_global_idj(i32 1) #1
;>   %11 = insertelement <3 x i64> %9, i64 %10, i32 1
;>   %12 = call spir_func i64 @_Z13get_global_idj(i32 2) #1
;>   %13 = insertelement <3 x i64> %11, i64 %12, i32 2
;>   %id = extractelement <3 x i64> %13, i32 0
;>   %14 = bitcast ptr addrspace(1) %out to ptr addrspace(1)
;>   store i64 %id, ptr addrspace(1) %14, align 8
;> define spir_kernel void @others(ptr addrspace(1) %out, <2 x i16> %s, i8 %c) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_type_qual !16 !kernel_arg_base_type !15 {
;>   %v = call spir_func <2 x i32> @_Z12convert_int2Dv2_t(<2 x i16> %s) #1
;>   %1 = bitcast ptr addrspace(1) %out to ptr addrspace(1)
;>   store <2 x i32> %v, ptr addrspace(1) %1, align 8
;>   call spir_func void @_Z9mem_fencej(i32 1) #2
;>   %a = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %out, i32 1) #0
;>   %x = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) %out, i32 %a, i32 2) #0
;>   store i32 %x, ptr addrspace(1) %out, align 4
;>   %b = call spir_func i8 @_Z19sub_group_broadcasthj(i8 %c, i32 0) #2
;>   %2 = bitcast ptr addrspace(1) %out to ptr addrspace(1)
;>   store i8 %b, ptr addrspace(1) %2, align 1
;> declare spir_func i32 @_Z13sub_group_alli(i32) #2
;> declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32) #0
;> declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1), i32, i32) #0
;> declare spir_func i8 @_Z19sub_group_broadcasthj(i8, i32) #2
;> $ llvm-spirv -r --spirv-target-env=CL2.0 %t.spv -o - | llvm-dis - -o -
;> define spir_kernel void @truth(ptr addrspace(1) %out, float %f, <2 x float> %v, <2 x i32> %i) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_type_qual !8 !kernel_arg_base_type !7 {
;>   %1 = call spir_func i32 @_Z5isnanf(float %f) #1
;>   %2 = trunc i32 %1 to i1
;>   %a = select i1 %2, i32 1, i32 0
;>   store i32 %a, ptr addrspace(1) %out, align 4
;>   %3 = call spir_func <2 x i32> @_Z5isnanDv2_f(<2 x float> %v) #1
;>   %4 = trunc <2 x i32> %3 to <2 x i8>
;>   %5 = trunc <2 x i8> %4 to <2 x i1>
;>   %b = select <2 x i1> %5, <2 x i32> splat (i32 -1), <2 x i32> zeroinitializer
;>   %6 = bitcast ptr addrspace(1) %out to ptr addrspace(1)
;>   store <2 x i32> %b, ptr addrspace(1) %6, align 8
;>   %7 = icmp slt <2 x i32> %i, zeroinitializer
;>   %8 = sext <2 x i1> %7 to <2 x i8>
;>   %9 = call spir_func i32 @_Z3anyDv2_c(<2 x i8> %8) #1
;>   %10 = trunc i32 %9 to i1
;>   %c = select i1 %10, i32 1, i32 0
;>   store i32 %c, ptr addrspace(1) %out, align 4
;>   %11 = icmp ne i32 %a, 0
;>   %12 = zext i1 %11 to i32
;>   %13 = call spir_func i32 @_Z13sub_group_alli(i32 %12) #2
;>   %14 = icmp ne i32 %13, 0
;>   %d = select i1 %14, i32 1, i32 0
;>   store i32 %d, ptr addrspace(1) %out, align 4
;> define spir_kernel void @sizes(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image, ptr addrspace(1) %out) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_type_qual !12 !kernel_arg_base_type !11 {
;>   %1 = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) #0
;>   %2 = shufflevector <2 x i32> %1, <2 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
;>   %3 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) #0
;>   %4 = trunc i64 %3 to i32
;>   %5 = insertelement <3 x i32> %2, i32 %4, i32 2
;>   %w = extractelement <3 x i32> %5, i32 0
;>   store i32 %w, ptr addrspace(1) %out, align 4
;>   %6 = call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) #0
;>   %7 = sub i32 %6, 4304
;>   %t = add i32 %7, 4304
;>   store i32 %t, ptr addrspace(1) %out, align 4
;>   %8 = call spir_func i64 @_Z13get_global_idj(i32 0) #1
;>   %9 = insertelement <3 x i64> poison, i64 %8, i32 0
;>   %10 = call spir_func i64 @_Z13get_global_idj(i32 1) #1
;>   %11 = insertelement <3 x i64> %9, i64 %10, i32 1
;>   %12 = call spir_func i64 @_Z13get_global_idj(i32 2) #1
;>   %13 = insertelement <3 x i64> %11, i64 %12, i32 2
;>   %id = extractelement <3 x i64> %13, i32 0
;>   %14 = bitcast ptr addrspace(1) %out to ptr addrspace(1)
;>   store i64 %id, ptr addrspace(1) %14, align 8
;> define spir_kernel void @others(ptr addrspace(1) %out, <2 x i16> %s, i8 %c) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_type_qual !16 !kernel_arg_base_type !15 {
;>   %v = call spir_func <2 x i32> @_Z12convert_int2Dv2_t(<2 x i16> %s) #1
;>   %1 = bitcast ptr addrspace(1) %out to ptr addrspace(1)
;>   store <2 x i32> %v, ptr addrspace(1) %1, align 8
;>   call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 2, i32 1) #2
;>   %out.as = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
;>   %a = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %out.as, i32 1, i32 0, i32 2) #0
;>   %out.as1 = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
;>   %expected.as = addrspacecast ptr %expected to ptr addrspace(4)
;>   %2 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) %out.as1, ptr addrspace(4) %expected.as, i32 2, i32 0, i32 0, i32 2) #0
;>   %x = load i32, ptr addrspace(4) %expected.as, align 4
;>   store i32 %x, ptr addrspace(1) %out, align 4
;>   %b = call spir_func i8 @_Z19sub_group_broadcasthj(i8 %c, i32 0) #2
;>   %3 = bitcast ptr addrspace(1) %out to ptr addrspace(1)
;>   store i8 %b, ptr addrspace(1) %3, align 1
;> declare spir_func i32 @_Z13sub_group_alli(i32) #2
;> declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32) #0
;> declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i32, i32, i32, i32) #0
;> declare spir_func i8 @_Z19sub_group_broadcasthj(i8, i32) #2
;> $ llvm-spirv -r --spirv-forms=plain %t.spv -o - | llvm-dis - -o -
;> define spir_kernel void @truth(ptr addrspace(1) %out, float %f, <2 x float> %v, <2 x i32> %i) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
;>   %a = call spir_func i32 @_Z5isnanf(float %f) #1
;>   store i32 %a, ptr addrspace(1) %out, align 4
;>   %b = call spir_func <2 x i32> @_Z5isnanDv2_f(<2 x float> %v) #1
;>   store <2 x i32> %b, ptr addrspace(1) %out, align 8
;>   %c = call spir_func i32 @_Z3anyDv2_i(<2 x i32> %i) #1
;>   store i32 %c, ptr addrspace(1) %out, align 4
;>   %1 = call spir_func i32 @_Z13sub_group_alli(i32 %a) #2
;>   %2 = icmp ne i32 %1, 0
;>   %d = select i1 %2, i32 1, i32 0
;>   store i32 %d, ptr addrspace(1) %out, align 4
;> define spir_kernel void @sizes(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image, ptr addrspace(1) %out) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
;>   %w = call spir_func i32 @_Z15get_image_width20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) #0
;>   store i32 %w, ptr addrspace(1) %out, align 4
;>   %t = call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) #0
;>   store i32 %t, ptr addrspace(1) %out, align 4
;>   %id = call spir_func i64 @_Z13get_global_idj(i32 0) #1
;>   store i64 %id, ptr addrspace(1) %out, align 8
;> define spir_kernel void @others(ptr addrspace(1) %out, <2 x i16> %s, i8 %c) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
;>   %v = zext <2 x i16> %s to <2 x i32>
;>   store <2 x i32> %v, ptr addrspace(1) %out, align 8
;>   call spir_func void @_Z14read_mem_fencej(i32 1) #2
;>   %a = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %out, i32 1) #0
;>   %x = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) %out, i32 %a, i32 2) #0
;>   store i32 %x, ptr addrspace(1) %out, align 4
;>   %b = call spir_func i8 @_Z25intel_sub_group_broadcasthj(i8 %c, i32 0) #2
;>   store i8 %b, ptr addrspace(1) %out, align 1
;> declare spir_func i32 @_Z13sub_group_alli(i32) #2
;> declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32) #0
;> declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1), i32, i32) #0
;> declare spir_func i8 @_Z25intel_sub_group_broadcasthj(i8, i32) #2

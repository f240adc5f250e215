; Constants of the program are parts of one storage buffer, and pointers to constant memory are uniform buffers of vectors.
; RUN: spirv-llvm --target vulkan1.2 --vulkan-constants-in-buffer --vulkan-uniform-constants --vulkan-uniform-buffer-size 4096 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpString OpDecorate OpExtInst OpVariable OpAccessChain OpTypeArray OpTypeRuntimeArray
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@pick.numbers = internal unnamed_addr addrspace(2) constant [3 x i32] [i32 2, i32 3, i32 5], align 4
@pick.small = internal unnamed_addr addrspace(2) constant [3 x i16] [i16 7, i16 11, i16 13], align 2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @pick(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 4 captures(none) %1, ptr addrspace(2) noundef readonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = add i32 %3, 1
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspace(2) %1, i64 %6
  %8 = load i32, ptr addrspace(2) %7, align 4
  %9 = urem i32 %3, 3
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(2) @pick.numbers, i64 %10
  %12 = load i32, ptr addrspace(2) %11, align 4
  %13 = mul i32 %12, %8
  %14 = getelementptr inbounds nuw i16, ptr addrspace(2) @pick.small, i64 %10
  %15 = load i16, ptr addrspace(2) %14, align 2
  %16 = zext i16 %15 to i32
  %17 = add i32 %13, %16
  %18 = zext i32 %3 to i64
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(2) %2, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(2) %19, i64 4
  %21 = load float, ptr addrspace(2) %20, align 4
  %22 = fptoui float %21 to i32
  %23 = add i32 %17, %22
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  store i32 %23, ptr addrspace(1) %24, align 4
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_pick(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 4 captures(none) %1, ptr addrspace(2) noundef readonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = add i32 %3, 1
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspace(2) %1, i64 %6
  %8 = load i32, ptr addrspace(2) %7, align 4
  %9 = urem i32 %3, 3
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(2) @pick.numbers, i64 %10
  %12 = load i32, ptr addrspace(2) %11, align 4
  %13 = mul i32 %12, %8
  %14 = getelementptr inbounds nuw i16, ptr addrspace(2) @pick.small, i64 %10
  %15 = load i16, ptr addrspace(2) %14, align 2
  %16 = zext i16 %15 to i32
  %17 = add i32 %13, %16
  %18 = zext i32 %3 to i64
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(2) %2, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(2) %19, i64 4
  %21 = load float, ptr addrspace(2) %20, align 4
  %22 = fptoui float %21 to i32
  %23 = add i32 %17, %22
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  store i32 %23, ptr addrspace(1) %24, align 4
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }

!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 2, i32 2, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"float4*", !"uint"}
!11 = !{!"uint*", !"uint*", !"float __attribute__((ext_vector_type(4)))*", !"uint"}
!12 = !{!"", !"const", !"const", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !6, i64 0}
;>          %84 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>          %82 = OpString "pick"
;>          %83 = OpString "__kernel"
;>          %86 = OpString "arg0"
;>          %87 = OpString "uint*"
;>          %92 = OpString "arg1"
;>          %96 = OpString "arg2"
;>          %97 = OpString "float4*"
;>         %100 = OpString "arg3"
;>         %101 = OpString "uint"
;>         %106 = OpString "02000000030000000500000007000b000d000000"
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %gl_WorkGroupSize BuiltIn WorkgroupSize
;>                OpDecorate %_runtimearr_ushort ArrayStride 2
;>                OpDecorate %program_constants_16 Block
;>                OpDecorate %program_constants DescriptorSet 1
;>                OpDecorate %program_constants Binding 0
;>                OpDecorate %_runtimearr_uint ArrayStride 4
;>                OpDecorate %arg0_20 Block
;>                OpDecorate %arg0 DescriptorSet 0
;>                OpDecorate %arg0 Binding 0
;>                OpDecorate %arg0 Aliased
;>                OpDecorate %_arr_v4uint_uint_256 ArrayStride 16
;>                OpDecorate %arg1_24 Block
;>                OpDecorate %arg1 DescriptorSet 0
;>                OpDecorate %arg1 Binding 1
;>                OpDecorate %arg2_26 Block
;>                OpDecorate %arg2 DescriptorSet 0
;>                OpDecorate %arg2 Binding 2
;>                OpDecorate %pick_arguments_27 Block
;>                OpDecorate %pick_arguments DescriptorSet 0
;>                OpDecorate %pick_arguments Binding 3
;> %pick_numbers = OpVariable %_ptr_Private_uint Private
;>  %pick_small = OpVariable %_ptr_Private_uint Private
;> %_runtimearr_ushort = OpTypeRuntimeArray %ushort
;> %program_constants = OpVariable %_ptr_StorageBuffer_program_constants_16 StorageBuffer
;> %_runtimearr_uint = OpTypeRuntimeArray %uint
;>        %arg0 = OpVariable %_ptr_StorageBuffer_arg0_20 StorageBuffer
;> %_arr_v4uint_uint_256 = OpTypeArray %v4uint %uint_256
;>        %arg1 = OpVariable %_ptr_Uniform_arg1_24 Uniform
;>        %arg2 = OpVariable %_ptr_Uniform_arg2_26 Uniform
;> %pick_arguments = OpVariable %_ptr_StorageBuffer_pick_arguments_27 StorageBuffer
;>          %37 = OpAccessChain %_ptr_StorageBuffer_uint %pick_arguments %uint_0
;>          %50 = OpAccessChain %_ptr_Uniform_uint %arg1 %uint_0 %44 %48
;>          %56 = OpAccessChain %_ptr_StorageBuffer_ushort %program_constants %uint_0 %54
;>          %62 = OpAccessChain %_ptr_StorageBuffer_ushort %program_constants %uint_0 %61
;>          %71 = OpAccessChain %_ptr_StorageBuffer_ushort %program_constants %uint_0 %70
;>          %75 = OpAccessChain %_ptr_Uniform_uint %arg2 %uint_0 %38 %uint_1
;>          %81 = OpAccessChain %_ptr_StorageBuffer_uint %arg0 %uint_0 %38
;>          %85 = OpExtInst %void %84 Kernel %pick %82 %uint_4 %uint_0 %83
;>          %90 = OpExtInst %void %84 ArgumentInfo %86 %87 %uint_4507 %uint_4515 %uint_0
;>          %91 = OpExtInst %void %84 ArgumentStorageBuffer %85 %uint_0 %uint_0 %uint_0 %90
;>          %94 = OpExtInst %void %84 ArgumentInfo %92 %87 %uint_4509 %uint_4515 %uint_1
;>          %95 = OpExtInst %void %84 ArgumentUniform %85 %uint_1 %uint_0 %uint_1 %94
;>          %98 = OpExtInst %void %84 ArgumentInfo %96 %97 %uint_4509 %uint_4515 %uint_1
;>          %99 = OpExtInst %void %84 ArgumentUniform %85 %uint_2 %uint_0 %uint_2 %98
;>         %103 = OpExtInst %void %84 ArgumentInfo %100 %101 %uint_4510 %uint_4515 %uint_0
;>         %104 = OpExtInst %void %84 ArgumentPodStorageBuffer %85 %uint_3 %uint_0 %uint_3 %uint_0 %uint_4 %103
;>         %105 = OpExtInst %void %84 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
;>         %107 = OpExtInst %void %84 ConstantDataStorageBuffer %uint_1 %uint_0 %106

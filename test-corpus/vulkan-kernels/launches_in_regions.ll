; A launch in regions, a descriptor set for each kernel, and arguments that are too large for the push constants.
; RUN: spirv-llvm --target vulkan1.2 --vulkan-arguments push-constants --vulkan-regions --vulkan-global-offset --vulkan-distinct-sets %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpString OpMemberDecorate OpExtInst OpVariable DescriptorSet Binding SpecId
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@table.numbers = internal unnamed_addr addrspace(2) constant [3 x i32] [i32 2, i32 3, i32 5], align 4
@table.shared = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @table(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 4 captures(none) %1, <3 x i16> noundef %2, ptr addrspace(3) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !kernel_arg_name !13 !vec_type_hint !14 !work_group_size_hint !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(2) %1, i64 %5
  %7 = load i32, ptr addrspace(2) %6, align 4
  %8 = urem i64 %5, 3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(2) @table.numbers, i64 %8
  %10 = load i32, ptr addrspace(2) %9, align 4
  %11 = mul i32 %10, %7
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @table.shared, i64 %12
  store i32 %11, ptr addrspace(3) %13, align 4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %14 = load i32, ptr addrspace(3) @table.shared, align 4
  %15 = zext i32 %14 to i64
  %16 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %18 = extractelement <3 x i16> %2, i64 1
  %19 = sext i16 %18 to i64
  %20 = add nsw i64 %15, %19
  %21 = add i64 %20, %16
  %22 = add i64 %21, %17
  %23 = trunc i64 %22 to i32
  %24 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #4
  %25 = sub i64 %5, %24
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  store i32 %23, ptr addrspace(1) %26, align 4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_table(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 4 captures(none) %1, <3 x i16> noundef %2, ptr addrspace(3) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !kernel_arg_name !13 !vec_type_hint !14 !work_group_size_hint !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(2) %1, i64 %5
  %7 = load i32, ptr addrspace(2) %6, align 4
  %8 = urem i64 %5, 3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(2) @table.numbers, i64 %8
  %10 = load i32, ptr addrspace(2) %9, align 4
  %11 = mul i32 %10, %7
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @table.shared, i64 %12
  store i32 %11, ptr addrspace(3) %13, align 4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %14 = load i32, ptr addrspace(3) @table.shared, align 4
  %15 = zext i32 %14 to i64
  %16 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %18 = extractelement <3 x i16> %2, i64 1
  %19 = sext i16 %18 to i64
  %20 = add nsw i64 %15, %19
  %21 = add i64 %20, %16
  %22 = add i64 %21, %17
  %23 = trunc i64 %22 to i32
  %24 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #4
  %25 = sub i64 %5, %24
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  store i32 %23, ptr addrspace(1) %26, align 4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @second(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %0, <16 x i32> noundef %1, <16 x i32> noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 !kernel_arg_name !20 {
  %5 = shufflevector <16 x i32> %2, <16 x i32> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %6 = add <16 x i32> %5, %1
  %7 = extractelement <16 x i32> %6, i64 3
  %8 = add i32 %7, %3
  %9 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = add i32 %8, %10
  store i32 %11, ptr addrspace(1) %0, align 4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_second(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %0, <16 x i32> noundef %1, <16 x i32> noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 !kernel_arg_name !20 {
  %5 = shufflevector <16 x i32> %2, <16 x i32> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %6 = add <16 x i32> %5, %1
  %7 = extractelement <16 x i32> %6, i64 3
  %8 = add i32 %7, %3
  %9 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = add i32 %8, %10
  store i32 %11, ptr addrspace(1) %0, align 4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z17get_global_offsetj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 2, i32 0, i32 3}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"short3", !"int*"}
!11 = !{!"uint*", !"uint*", !"short __attribute__((ext_vector_type(3)))", !"int*"}
!12 = !{!"", !"const", !"", !""}
!13 = !{!"out", !"in", !"v", !""}
!14 = !{<2 x i8> poison, i32 0}
!15 = !{i32 1, i32 2, i32 1}
!16 = !{i32 1, i32 0, i32 0, i32 0}
!17 = !{!"uint*", !"uint16", !"uint16", !"uint"}
!18 = !{!"uint*", !"uint __attribute__((ext_vector_type(16)))", !"uint __attribute__((ext_vector_type(16)))", !"uint"}
!19 = !{!"", !"", !"", !""}
!20 = !{!"out", !"a", !"b", !"c"}
;>         %133 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>         %130 = OpString "table"
;>         %132 = OpString "__attribute__((work_group_size_hint(1, 2, 1)))__attribute__((vec_type_hint(uchar2)))__kernel"
;>         %135 = OpString "out"
;>         %136 = OpString "uint*"
;>         %141 = OpString "in"
;>         %146 = OpString "v"
;>         %147 = OpString "short3"
;>         %152 = OpString ""
;>         %153 = OpString "int*"
;>         %157 = OpString "second"
;>         %158 = OpString "__kernel"
;>         %162 = OpString "a"
;>         %163 = OpString "uint16"
;>         %167 = OpString "b"
;>         %170 = OpString "c"
;>         %171 = OpString "uint"
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpMemberDecorate %out_26 0 Offset 0
;>                OpDecorate %out DescriptorSet 0
;>                OpDecorate %out Binding 0
;>                OpMemberDecorate %in_28 0 NonWritable
;>                OpMemberDecorate %in_28 0 Offset 0
;>                OpDecorate %in DescriptorSet 0
;>                OpDecorate %in Binding 1
;>                OpDecorate %35 SpecId 3
;>                OpMemberDecorate %table_arguments_30 0 NonWritable
;>                OpMemberDecorate %table_arguments_30 0 Offset 0
;>                OpMemberDecorate %table_arguments_30 1 NonWritable
;>                OpMemberDecorate %table_arguments_30 1 Offset 4
;>                OpMemberDecorate %table_arguments_30 2 NonWritable
;>                OpMemberDecorate %table_arguments_30 2 Offset 8
;>                OpMemberDecorate %table_arguments_30 3 NonWritable
;>                OpMemberDecorate %table_arguments_30 3 Offset 16
;>                OpMemberDecorate %table_arguments_30 4 NonWritable
;>                OpMemberDecorate %table_arguments_30 4 Offset 20
;>                OpMemberDecorate %table_arguments_30 5 NonWritable
;>                OpMemberDecorate %table_arguments_30 5 Offset 24
;>                OpMemberDecorate %table_arguments_30 6 NonWritable
;>                OpMemberDecorate %table_arguments_30 6 Offset 32
;>                OpMemberDecorate %table_arguments_30 7 NonWritable
;>                OpMemberDecorate %table_arguments_30 7 Offset 36
;>                OpMemberDecorate %table_arguments_30 8 NonWritable
;>                OpMemberDecorate %table_arguments_30 8 Offset 40
;>                OpMemberDecorate %table_arguments_30 9 NonWritable
;>                OpMemberDecorate %table_arguments_30 9 Offset 48
;>                OpMemberDecorate %table_arguments_30 10 NonWritable
;>                OpMemberDecorate %table_arguments_30 10 Offset 52
;>                OpMemberDecorate %table_arguments_30 11 NonWritable
;>                OpMemberDecorate %table_arguments_30 11 Offset 56
;>                OpMemberDecorate %table_arguments_30 12 NonWritable
;>                OpMemberDecorate %table_arguments_30 12 Offset 64
;>                OpMemberDecorate %table_arguments_30 13 NonWritable
;>                OpMemberDecorate %table_arguments_30 13 Offset 68
;>                OpMemberDecorate %table_arguments_30 14 NonWritable
;>                OpMemberDecorate %table_arguments_30 14 Offset 72
;>                OpMemberDecorate %table_arguments_30 15 NonWritable
;>                OpMemberDecorate %table_arguments_30 15 Offset 80
;>                OpMemberDecorate %table_arguments_30 16 NonWritable
;>                OpMemberDecorate %table_arguments_30 16 Offset 84
;>                OpMemberDecorate %out_31 0 Offset 0
;>                OpDecorate %out_1 DescriptorSet 1
;>                OpDecorate %out_1 Binding 0
;>                OpMemberDecorate %second_arguments_32 0 NonWritable
;>                OpMemberDecorate %second_arguments_32 0 Offset 0
;>                OpMemberDecorate %second_arguments_32 1 NonWritable
;>                OpMemberDecorate %second_arguments_32 1 Offset 4
;>                OpMemberDecorate %second_arguments_32 2 NonWritable
;>                OpMemberDecorate %second_arguments_32 2 Offset 8
;>                OpMemberDecorate %second_arguments_32 3 NonWritable
;>                OpMemberDecorate %second_arguments_32 3 Offset 12
;>                OpMemberDecorate %second_arguments_32 4 NonWritable
;>                OpMemberDecorate %second_arguments_32 4 Offset 16
;>                OpMemberDecorate %second_arguments_32 5 NonWritable
;>                OpMemberDecorate %second_arguments_32 5 Offset 20
;>                OpMemberDecorate %second_arguments_32 6 NonWritable
;>                OpMemberDecorate %second_arguments_32 6 Offset 24
;>                OpMemberDecorate %second_arguments_32 7 NonWritable
;>                OpMemberDecorate %second_arguments_32 7 Offset 28
;>                OpMemberDecorate %second_arguments_32 8 NonWritable
;>                OpMemberDecorate %second_arguments_32 8 Offset 32
;>                OpMemberDecorate %second_arguments_32 9 NonWritable
;>                OpMemberDecorate %second_arguments_32 9 Offset 36
;>                OpMemberDecorate %second_arguments_32 10 NonWritable
;>                OpMemberDecorate %second_arguments_32 10 Offset 40
;>                OpMemberDecorate %second_arguments_32 11 NonWritable
;>                OpMemberDecorate %second_arguments_32 11 Offset 44
;>                OpMemberDecorate %second_arguments_32 12 NonWritable
;>                OpMemberDecorate %second_arguments_32 12 Offset 48
;>                OpMemberDecorate %second_arguments_32 13 NonWritable
;>                OpMemberDecorate %second_arguments_32 13 Offset 52
;>                OpMemberDecorate %second_arguments_32 14 NonWritable
;>                OpMemberDecorate %second_arguments_32 14 Offset 56
;>                OpMemberDecorate %second_arguments_32 15 NonWritable
;>                OpMemberDecorate %second_arguments_32 15 Offset 60
;>                OpMemberDecorate %second_arguments_32 16 NonWritable
;>                OpMemberDecorate %second_arguments_32 16 Offset 64
;>                OpMemberDecorate %second_arguments_32 17 NonWritable
;>                OpMemberDecorate %second_arguments_32 17 Offset 68
;>                OpMemberDecorate %second_arguments_32 18 NonWritable
;>                OpMemberDecorate %second_arguments_32 18 Offset 72
;>                OpMemberDecorate %second_arguments_32 19 NonWritable
;>                OpMemberDecorate %second_arguments_32 19 Offset 76
;>                OpMemberDecorate %second_arguments_32 20 NonWritable
;>                OpMemberDecorate %second_arguments_32 20 Offset 80
;>                OpMemberDecorate %second_arguments_32 21 NonWritable
;>                OpMemberDecorate %second_arguments_32 21 Offset 84
;>                OpMemberDecorate %second_arguments_32 22 NonWritable
;>                OpMemberDecorate %second_arguments_32 22 Offset 88
;>                OpMemberDecorate %second_arguments_32 23 NonWritable
;>                OpMemberDecorate %second_arguments_32 23 Offset 92
;>                OpMemberDecorate %second_arguments_32 24 NonWritable
;>                OpMemberDecorate %second_arguments_32 24 Offset 96
;>                OpMemberDecorate %second_arguments_32 25 NonWritable
;>                OpMemberDecorate %second_arguments_32 25 Offset 100
;>                OpMemberDecorate %second_arguments_32 26 NonWritable
;>                OpMemberDecorate %second_arguments_32 26 Offset 104
;>                OpMemberDecorate %second_arguments_32 27 NonWritable
;>                OpMemberDecorate %second_arguments_32 27 Offset 108
;>                OpMemberDecorate %second_arguments_32 28 NonWritable
;>                OpMemberDecorate %second_arguments_32 28 Offset 112
;>                OpMemberDecorate %second_arguments_32 29 NonWritable
;>                OpMemberDecorate %second_arguments_32 29 Offset 116
;>                OpMemberDecorate %second_arguments_32 30 NonWritable
;>                OpMemberDecorate %second_arguments_32 30 Offset 120
;>                OpMemberDecorate %second_arguments_32 31 NonWritable
;>                OpMemberDecorate %second_arguments_32 31 Offset 124
;>                OpMemberDecorate %second_arguments_32 32 NonWritable
;>                OpMemberDecorate %second_arguments_32 32 Offset 128
;>                OpDecorate %second_arguments DescriptorSet 1
;>                OpDecorate %second_arguments Binding 1
;>                OpMemberDecorate %launch_33 0 NonWritable
;>                OpMemberDecorate %launch_33 0 Offset 0
;>                OpMemberDecorate %launch_33 1 NonWritable
;>                OpMemberDecorate %launch_33 1 Offset 4
;>                OpMemberDecorate %launch_33 2 NonWritable
;>                OpMemberDecorate %launch_33 2 Offset 8
;>                OpMemberDecorate %launch_33 3 NonWritable
;>                OpMemberDecorate %launch_33 3 Offset 16
;>                OpMemberDecorate %launch_33 4 NonWritable
;>                OpMemberDecorate %launch_33 4 Offset 20
;>                OpMemberDecorate %launch_33 5 NonWritable
;>                OpMemberDecorate %launch_33 5 Offset 24
;>                OpMemberDecorate %launch_33 6 NonWritable
;>                OpMemberDecorate %launch_33 6 Offset 32
;>                OpMemberDecorate %launch_33 7 NonWritable
;>                OpMemberDecorate %launch_33 7 Offset 36
;>                OpMemberDecorate %launch_33 8 NonWritable
;>                OpMemberDecorate %launch_33 8 Offset 40
;>                OpMemberDecorate %launch_33 9 NonWritable
;>                OpMemberDecorate %launch_33 9 Offset 48
;>                OpMemberDecorate %launch_33 10 NonWritable
;>                OpMemberDecorate %launch_33 10 Offset 52
;>                OpMemberDecorate %launch_33 11 NonWritable
;>                OpMemberDecorate %launch_33 11 Offset 56
;>                OpMemberDecorate %launch_33 12 NonWritable
;>                OpMemberDecorate %launch_33 12 Offset 64
;>                OpMemberDecorate %launch_33 13 NonWritable
;>                OpMemberDecorate %launch_33 13 Offset 68
;>                OpMemberDecorate %launch_33 14 NonWritable
;>                OpMemberDecorate %launch_33 14 Offset 72
;> %table_numbers = OpVariable %_ptr_Private__arr_uint_uint_3 Private %12
;> %table_shared = OpVariable %_ptr_Workgroup__arr_uint_uint_16 Workgroup
;>      %launch = OpVariable %_ptr_Private_uint Private
;>    %launch_1 = OpVariable %_ptr_Private_uint Private
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;> %__spirv_BuiltInLocalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>    %launch_2 = OpVariable %_ptr_Private_uint Private
;>    %launch_3 = OpVariable %_ptr_Private_uint Private
;> %__spirv_BuiltInWorkgroupId = OpVariable %_ptr_Input_v3uint Input
;>    %launch_4 = OpVariable %_ptr_Private_uint Private
;>         %out = OpVariable %_ptr_StorageBuffer_out_26 StorageBuffer
;>          %in = OpVariable %_ptr_StorageBuffer_in_28 StorageBuffer
;>        %arg3 = OpVariable %_ptr_Workgroup__arr_uint_35 Workgroup
;> %table_arguments = OpVariable %_ptr_PushConstant_table_arguments_30 PushConstant
;>       %out_1 = OpVariable %_ptr_StorageBuffer_out_31 StorageBuffer
;> %second_arguments = OpVariable %_ptr_Uniform_second_arguments_32 Uniform
;>    %launch_5 = OpVariable %_ptr_PushConstant_launch_33 PushConstant
;>         %134 = OpExtInst %void %133 Kernel %table %130 %uint_4 %uint_0 %132
;>         %139 = OpExtInst %void %133 ArgumentInfo %135 %136 %uint_4507 %uint_4515 %uint_0
;>         %140 = OpExtInst %void %133 ArgumentStorageBuffer %134 %uint_0 %uint_0 %uint_0 %139
;>         %144 = OpExtInst %void %133 ArgumentInfo %141 %136 %uint_4509 %uint_4515 %uint_1
;>         %145 = OpExtInst %void %133 ArgumentStorageBuffer %134 %uint_1 %uint_0 %uint_1 %144
;>         %149 = OpExtInst %void %133 ArgumentInfo %146 %147 %uint_4510 %uint_4515 %uint_0
;>         %151 = OpExtInst %void %133 ArgumentPodPushConstant %134 %uint_2 %uint_80 %uint_6 %149
;>         %155 = OpExtInst %void %133 ArgumentInfo %152 %153 %uint_4508 %uint_4515 %uint_0
;>         %156 = OpExtInst %void %133 ArgumentWorkgroup %134 %uint_3 %uint_3 %uint_4 %155
;>         %159 = OpExtInst %void %133 Kernel %second %157 %uint_4 %uint_0 %158
;>         %160 = OpExtInst %void %133 ArgumentInfo %135 %136 %uint_4507 %uint_4515 %uint_0
;>         %161 = OpExtInst %void %133 ArgumentStorageBuffer %159 %uint_0 %uint_1 %uint_0 %160
;>         %164 = OpExtInst %void %133 ArgumentInfo %162 %163 %uint_4510 %uint_4515 %uint_0
;>         %166 = OpExtInst %void %133 ArgumentPodUniform %159 %uint_1 %uint_1 %uint_1 %uint_0 %uint_64 %164
;>         %168 = OpExtInst %void %133 ArgumentInfo %167 %163 %uint_4510 %uint_4515 %uint_0
;>         %169 = OpExtInst %void %133 ArgumentPodUniform %159 %uint_2 %uint_1 %uint_1 %uint_64 %uint_64 %168
;>         %172 = OpExtInst %void %133 ArgumentInfo %170 %171 %uint_4510 %uint_4515 %uint_0
;>         %174 = OpExtInst %void %133 ArgumentPodUniform %159 %uint_3 %uint_1 %uint_1 %uint_128 %uint_4 %172
;>         %175 = OpExtInst %void %133 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
;>         %176 = OpExtInst %void %133 PushConstantGlobalOffset %uint_0 %uint_12
;>         %177 = OpExtInst %void %133 PushConstantEnqueuedLocalSize %uint_16 %uint_12
;>         %178 = OpExtInst %void %133 PushConstantGlobalSize %uint_32 %uint_12
;>         %180 = OpExtInst %void %133 PushConstantRegionOffset %uint_48 %uint_12
;>         %181 = OpExtInst %void %133 PushConstantRegionGroupOffset %uint_64 %uint_12
;>         %182 = OpExtInst %void %133 WorkgroupVariableSize %table_shared %uint_64

; Arguments of a kernel: buffers, memory of work-groups, numbers; the reflection says where each is.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpDecorate OpMemberDecorate OpSpecConstant OpTypeStruct OpTypeRuntimeArray OpExtInst OpString OpEntryPoint OpExecutionMode
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Settings = type { float, <3 x i32> }

define spir_kernel void @blend(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, ptr noundef readonly byval(%struct.Settings) align 16 captures(none) %3, i8 noundef signext %4, <4 x float> noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  %7 = load float, ptr %3, align 16
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %9 = load <3 x i32>, ptr %8, align 16
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !alias.scope !13
  %13 = fmul float %7, %12
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %14
  store float %13, ptr addrspace(3) %15, align 4, !noalias !13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !noalias !13
  %16 = sext i8 %4 to i64
  %17 = getelementptr inbounds float, ptr addrspace(3) %2, i64 %16
  %18 = load float, ptr addrspace(3) %17, align 4, !noalias !13
  %19 = extractelement <4 x float> %5, i64 1
  %20 = fadd float %19, %18
  %21 = extractelement <3 x i32> %9, i64 2
  %22 = sitofp i32 %21 to float
  %23 = fadd float %20, %22
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %10
  store float %23, ptr addrspace(1) %24, align 4, !noalias !13
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent norecurse nounwind }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!8 = !{i32 1, i32 1, i32 3, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"Settings", !"char", !"float4"}
!11 = !{!"float*", !"float*", !"float*", !"Settings", !"char", !"float __attribute__((ext_vector_type(4)))"}
!12 = !{!"restrict const", !"", !"", !"", !"", !""}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_blend: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_blend"}
;>          %78 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>                OpEntryPoint GLCompute %blend "blend" %__spirv_BuiltInGlobalInvocationId %__spirv_BuiltInLocalInvocationId
;>          %76 = OpString "blend"
;>          %77 = OpString "__kernel"
;>          %80 = OpString "arg0"
;>          %81 = OpString "float*"
;>          %87 = OpString "arg1"
;>          %90 = OpString "arg2"
;>          %94 = OpString "arg3"
;>          %95 = OpString "Settings"
;>         %100 = OpString "arg4"
;>         %101 = OpString "char"
;>         %104 = OpString "arg5"
;>         %105 = OpString "float4"
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %gl_WorkGroupSize BuiltIn WorkgroupSize
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %__spirv_BuiltInLocalInvocationId BuiltIn LocalInvocationId
;>                OpDecorate %_runtimearr_float ArrayStride 4
;>                OpDecorate %arg0_21 Block
;>                OpMemberDecorate %arg0_21 0 NonWritable
;>                OpMemberDecorate %arg0_21 0 Offset 0
;>                OpDecorate %arg0 DescriptorSet 0
;>                OpDecorate %arg0 Binding 0
;>                OpDecorate %arg1_23 Block
;>                OpMemberDecorate %arg1_23 0 Offset 0
;>                OpDecorate %arg1 DescriptorSet 0
;>                OpDecorate %arg1 Binding 1
;>                OpDecorate %arg1 Aliased
;>                OpDecorate %18 SpecId 3
;>                OpDecorate %_arr_uint_uint_8 ArrayStride 4
;>                OpDecorate %blend_arguments_27 Block
;>                OpMemberDecorate %blend_arguments_27 0 NonWritable
;>                OpMemberDecorate %blend_arguments_27 0 Offset 0
;>                OpMemberDecorate %blend_arguments_27 1 NonWritable
;>                OpMemberDecorate %blend_arguments_27 1 Offset 32
;>                OpMemberDecorate %blend_arguments_27 2 NonWritable
;>                OpMemberDecorate %blend_arguments_27 2 Offset 48
;>                OpDecorate %blend_arguments DescriptorSet 0
;>                OpDecorate %blend_arguments Binding 2
;>                OpDecorate %61 NoContraction
;>                OpDecorate %71 NoContraction
;>                OpDecorate %74 NoContraction
;>           %3 = OpSpecConstant %uint 1
;>           %4 = OpSpecConstant %uint 1
;>           %5 = OpSpecConstant %uint 1
;> %gl_WorkGroupSize = OpSpecConstantComposite %v3uint %3 %4 %5
;> %_runtimearr_float = OpTypeRuntimeArray %float
;>     %arg0_21 = OpTypeStruct %_runtimearr_float
;>     %arg1_23 = OpTypeStruct %_runtimearr_float
;>          %18 = OpSpecConstant %uint 1
;> %blend_arguments_27 = OpTypeStruct %_arr_uint_uint_8 %uint %v4float
;>          %79 = OpExtInst %void %78 Kernel %blend %76 %uint_6 %uint_0 %77
;>          %85 = OpExtInst %void %78 ArgumentInfo %80 %81 %uint_4507 %uint_4515 %uint_3
;>          %86 = OpExtInst %void %78 ArgumentStorageBuffer %79 %uint_0 %uint_0 %uint_0 %85
;>          %88 = OpExtInst %void %78 ArgumentInfo %87 %81 %uint_4507 %uint_4515 %uint_0
;>          %89 = OpExtInst %void %78 ArgumentStorageBuffer %79 %uint_1 %uint_0 %uint_1 %88
;>          %92 = OpExtInst %void %78 ArgumentInfo %90 %81 %uint_4508 %uint_4515 %uint_0
;>          %93 = OpExtInst %void %78 ArgumentWorkgroup %79 %uint_2 %uint_3 %uint_4 %92
;>          %97 = OpExtInst %void %78 ArgumentInfo %94 %95 %uint_4510 %uint_4515 %uint_0
;>          %99 = OpExtInst %void %78 ArgumentPodStorageBuffer %79 %uint_3 %uint_0 %uint_2 %uint_0 %uint_32 %97
;>         %102 = OpExtInst %void %78 ArgumentInfo %100 %101 %uint_4510 %uint_4515 %uint_0
;>         %103 = OpExtInst %void %78 ArgumentPodStorageBuffer %79 %uint_4 %uint_0 %uint_2 %uint_32 %uint_1 %102
;>         %106 = OpExtInst %void %78 ArgumentInfo %104 %105 %uint_4510 %uint_4515 %uint_0
;>         %109 = OpExtInst %void %78 ArgumentPodStorageBuffer %79 %uint_5 %uint_0 %uint_2 %uint_48 %uint_16 %106
;>         %110 = OpExtInst %void %78 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2

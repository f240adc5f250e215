; Arguments that are numbers are members of a uniform buffer where the settings ask for it.
; RUN: spirv-llvm --target vulkan1.2 --vulkan-arguments uniform-buffer %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpDecorate OpMemberDecorate OpTypeStruct OpExtInst OpVariable
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @add(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i16 noundef signext %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = sext i16 %2 to i32
  %5 = add nsw i32 %1, %4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 %5, ptr addrspace(1) %7, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int", !"short"}
!11 = !{!"", !"", !""}
;>          %37 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %gl_WorkGroupSize BuiltIn WorkgroupSize
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %_runtimearr_uint ArrayStride 4
;>                OpDecorate %arg0_13 Block
;>                OpMemberDecorate %arg0_13 0 Offset 0
;>                OpDecorate %arg0 DescriptorSet 0
;>                OpDecorate %arg0 Binding 0
;>                OpDecorate %arg0 Aliased
;>                OpDecorate %add_arguments_15 Block
;>                OpMemberDecorate %add_arguments_15 0 NonWritable
;>                OpMemberDecorate %add_arguments_15 0 Offset 0
;>                OpMemberDecorate %add_arguments_15 1 NonWritable
;>                OpMemberDecorate %add_arguments_15 1 Offset 4
;>                OpDecorate %add_arguments DescriptorSet 0
;>                OpDecorate %add_arguments Binding 1
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>     %arg0_13 = OpTypeStruct %_runtimearr_uint
;>        %arg0 = OpVariable %_ptr_StorageBuffer_arg0_13 StorageBuffer
;> %add_arguments_15 = OpTypeStruct %uint %uint
;> %add_arguments = OpVariable %_ptr_Uniform_add_arguments_15 Uniform
;>          %38 = OpExtInst %void %37 Kernel %add %35 %uint_3 %uint_0
;>          %43 = OpExtInst %void %37 ArgumentInfo %39 %40 %uint_4507 %uint_4515 %uint_0
;>          %44 = OpExtInst %void %37 ArgumentStorageBuffer %38 %uint_0 %uint_0 %uint_0 %43
;>          %48 = OpExtInst %void %37 ArgumentInfo %45 %46 %uint_4510 %uint_4515 %uint_0
;>          %50 = OpExtInst %void %37 ArgumentPodUniform %38 %uint_1 %uint_0 %uint_1 %uint_0 %uint_4 %48
;>          %53 = OpExtInst %void %37 ArgumentInfo %51 %52 %uint_4510 %uint_4515 %uint_0
;>          %55 = OpExtInst %void %37 ArgumentPodUniform %38 %uint_2 %uint_0 %uint_1 %uint_4 %uint_2 %53
;>          %56 = OpExtInst %void %37 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2

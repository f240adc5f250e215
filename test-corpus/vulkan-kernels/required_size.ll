; A kernel with a required size of work-groups, and one without.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExecutionMode OpSpecConstant OpDecorate OpExtInst
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @fixed(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %2 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  store i32 %3, ptr addrspace(1) %5, align 4
  ret void
}

define spir_kernel void @open(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  store i32 %3, ptr addrspace(1) %5, align 4
  ret void
}

declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"int*"}
!11 = !{!""}
!12 = !{i32 8, i32 4, i32 1}
;>          %33 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %gl_WorkGroupSize BuiltIn WorkgroupSize
;>                OpDecorate %__spirv_BuiltInLocalInvocationId BuiltIn LocalInvocationId
;>                OpDecorate %_runtimearr_uint ArrayStride 4
;>                OpDecorate %arg0_13 Block
;>                OpDecorate %arg0 DescriptorSet 0
;>                OpDecorate %arg0 Binding 0
;>                OpDecorate %arg0 Aliased
;>                OpDecorate %arg0_15 Block
;>                OpDecorate %arg0_1 DescriptorSet 0
;>                OpDecorate %arg0_1 Binding 0
;>                OpDecorate %arg0_1 Aliased
;>           %3 = OpSpecConstant %uint 1
;>           %4 = OpSpecConstant %uint 1
;>           %5 = OpSpecConstant %uint 1
;> %gl_WorkGroupSize = OpSpecConstantComposite %v3uint %3 %4 %5
;>          %34 = OpExtInst %void %33 Kernel %fixed %30 %uint_1 %uint_0 %32
;>          %39 = OpExtInst %void %33 ArgumentInfo %35 %36 %uint_4507 %uint_4515 %uint_0
;>          %40 = OpExtInst %void %33 ArgumentStorageBuffer %34 %uint_0 %uint_0 %uint_0 %39
;>          %43 = OpExtInst %void %33 PropertyRequiredWorkgroupSize %34 %uint_8 %uint_4 %uint_1
;>          %46 = OpExtInst %void %33 Kernel %open %44 %uint_1 %uint_0 %45
;>          %47 = OpExtInst %void %33 ArgumentInfo %35 %36 %uint_4507 %uint_4515 %uint_0
;>          %48 = OpExtInst %void %33 ArgumentStorageBuffer %46 %uint_0 %uint_0 %uint_0 %47
;>          %50 = OpExtInst %void %33 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2

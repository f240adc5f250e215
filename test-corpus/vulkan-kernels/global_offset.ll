; The offset of a launch is a push constant where the settings ask for it.
; RUN: spirv-llvm --target vulkan1.2 --vulkan-global-offset %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeStruct OpMemberDecorate OpExtInst OpVariable OpIAdd OpAccessChain
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @number(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #3
  %5 = sub i64 %2, %4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  store i32 %3, ptr addrspace(1) %6, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

declare spir_func i64 @_Z17get_global_offsetj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"uint*"}
!11 = !{!""}
;>          %37 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>                OpMemberDecorate %arg0_13 0 Offset 0
;>                OpMemberDecorate %launch_15 0 NonWritable
;>                OpMemberDecorate %launch_15 0 Offset 0
;>                OpMemberDecorate %launch_15 1 NonWritable
;>                OpMemberDecorate %launch_15 1 Offset 4
;>                OpMemberDecorate %launch_15 2 NonWritable
;>                OpMemberDecorate %launch_15 2 Offset 8
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>      %launch = OpVariable %_ptr_Private_uint Private
;>     %arg0_13 = OpTypeStruct %_runtimearr_uint
;>        %arg0 = OpVariable %_ptr_StorageBuffer_arg0_13 StorageBuffer
;>   %launch_15 = OpTypeStruct %uint %uint %uint
;>    %launch_1 = OpVariable %_ptr_PushConstant_launch_15 PushConstant
;>          %26 = OpAccessChain %_ptr_PushConstant_uint %launch_1 %uint_0
;>          %28 = OpIAdd %uint %23 %27
;>          %29 = OpAccessChain %_ptr_PushConstant_uint %launch_1 %uint_0
;>          %33 = OpAccessChain %_ptr_StorageBuffer_uint %arg0 %uint_0 %31
;>          %38 = OpExtInst %void %37 Kernel %number %34 %uint_1 %uint_0 %36
;>          %43 = OpExtInst %void %37 ArgumentInfo %39 %40 %uint_4507 %uint_4515 %uint_0
;>          %44 = OpExtInst %void %37 ArgumentStorageBuffer %38 %uint_0 %uint_0 %uint_0 %43
;>          %46 = OpExtInst %void %37 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
;>          %48 = OpExtInst %void %37 PushConstantGlobalOffset %uint_0 %uint_12

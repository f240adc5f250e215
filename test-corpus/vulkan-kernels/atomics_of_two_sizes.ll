; Numbers of two sizes in one buffer that are accessed atomically: the buffer has a variable for each size.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomic OpDecorate OpVariable
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @add(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef align 8 %0, i32 noundef 1) #4
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4
  %8 = sext i32 %7 to i64
  %9 = tail call spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef nonnull %4, i64 noundef %8) #4
  ret void
}

declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #2

declare spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #2

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind }
attributes #2 = { convergent nounwind }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"Total*", !"int*"}
!11 = !{!"", !"const"}
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %gl_WorkGroupSize BuiltIn WorkgroupSize
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %_runtimearr_uint ArrayStride 4
;>                OpDecorate %arg0_15 Block
;>                OpDecorate %arg0 DescriptorSet 0
;>                OpDecorate %arg0 Binding 0
;>                OpDecorate %arg0 Aliased
;>                OpDecorate %arg1_17 Block
;>                OpDecorate %arg1 DescriptorSet 0
;>                OpDecorate %arg1 Binding 1
;>                OpDecorate %arg1 Aliased
;>                OpDecorate %_runtimearr_ulong ArrayStride 8
;>                OpDecorate %arg0_20 Block
;>                OpDecorate %arg0_1 DescriptorSet 0
;>                OpDecorate %arg0_1 Binding 0
;>                OpDecorate %arg0_1 Aliased
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>        %arg0 = OpVariable %_ptr_StorageBuffer_arg0_15 StorageBuffer
;>        %arg1 = OpVariable %_ptr_StorageBuffer_arg1_17 StorageBuffer
;>      %arg0_1 = OpVariable %_ptr_StorageBuffer_arg0_20 StorageBuffer
;>          %29 = OpAtomicIAdd %uint %27 %uint_1 %uint_0 %uint_1
;>          %37 = OpAtomicIAdd %ulong %36 %uint_1 %uint_0 %34

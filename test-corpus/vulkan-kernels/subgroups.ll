; Functions of subgroups.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpGroupNonUniform OpControlBarrier
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @sum(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %2
  %4 = load i32, ptr addrspace(1) %3, align 4
  %5 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %4) #5
  %6 = load i32, ptr addrspace(1) %3, align 4
  %7 = tail call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %6, i32 noundef 1) #5
  %8 = add nsw i32 %7, %5
  %9 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %10 = add i32 %8, %9
  store i32 %10, ptr addrspace(1) %3, align 4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 2) #5
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) local_unnamed_addr #3

declare spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef) local_unnamed_addr #3

declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

declare spir_func void @_Z17sub_group_barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"int*"}
!11 = !{!""}
;>                OpCapability Shader
;>                OpCapability GroupNonUniformArithmetic
;>                OpCapability GroupNonUniformShuffle
;>          %26 = OpGroupNonUniformIAdd %uint %uint_3 Reduce %24
;>          %30 = OpGroupNonUniformShuffle %uint %uint_3 %28 %uint_1
;>                OpControlBarrier %uint_3 %uint_3 %uint_72

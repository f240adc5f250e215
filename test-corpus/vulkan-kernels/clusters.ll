; Operations of clusters are shuffles: every invocation reads the values of its cluster.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpGroupNonUniform OpFAdd OpIAdd
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @sums(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4
  %6 = tail call spir_func float @_Z30sub_group_clustered_reduce_addfj(float noundef %5, i32 noundef 2) #5
  store float %6, ptr addrspace(1) %4, align 4
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef %8, i32 noundef 4) #5
  store i32 %9, ptr addrspace(1) %7, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

declare spir_func float @_Z30sub_group_clustered_reduce_addfj(float noundef, i32 noundef) local_unnamed_addr #3

declare spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"int*"}
!11 = !{!"", !""}
;>                OpCapability Shader
;>                OpCapability GroupNonUniformBallot
;>                OpCapability GroupNonUniformShuffle
;>          %34 = OpGroupNonUniformBallot %v4uint %uint_3 %true
;>          %38 = OpIAdd %uint %37 %uint_0
;>          %39 = OpGroupNonUniformShuffle %float %uint_3 %29 %38
;>          %40 = OpGroupNonUniformBallotBitExtract %bool %uint_3 %34 %38
;>          %42 = OpIAdd %uint %37 %uint_1
;>          %43 = OpGroupNonUniformShuffle %float %uint_3 %29 %42
;>          %44 = OpGroupNonUniformBallotBitExtract %bool %uint_3 %34 %42
;>          %45 = OpFAdd %float %39 %43
;>          %52 = OpGroupNonUniformBallot %v4uint %uint_3 %true
;>          %56 = OpIAdd %uint %55 %uint_0
;>          %57 = OpGroupNonUniformShuffle %uint %uint_3 %51 %56
;>          %58 = OpGroupNonUniformBallotBitExtract %bool %uint_3 %52 %56
;>          %59 = OpIAdd %uint %55 %uint_1
;>          %60 = OpGroupNonUniformShuffle %uint %uint_3 %51 %59
;>          %61 = OpGroupNonUniformBallotBitExtract %bool %uint_3 %52 %59
;>          %68 = OpIAdd %uint %55 %uint_2
;>          %69 = OpGroupNonUniformShuffle %uint %uint_3 %51 %68
;>          %70 = OpGroupNonUniformBallotBitExtract %bool %uint_3 %52 %68
;>          %76 = OpIAdd %uint %55 %uint_3
;>          %77 = OpGroupNonUniformShuffle %uint %uint_3 %51 %76
;>          %78 = OpGroupNonUniformBallotBitExtract %bool %uint_3 %52 %76

; Functions of work-groups over halves are those of floats, rounded.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFConvert OpFAdd OpControlBarrier
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @total(ptr addrspace(1) noundef align 2 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %2
  %4 = load half, ptr addrspace(1) %3, align 2
  %5 = tail call spir_func half @_Z21work_group_reduce_addDh(half noundef %4) #5
  store half %5, ptr addrspace(1) %3, align 2
  ret void
}

declare spir_func half @_Z21work_group_reduce_addDh(half noundef) local_unnamed_addr #2

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind }
attributes #2 = { convergent nounwind }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"half*"}
!11 = !{!""}
;>          %31 = OpFConvert %float %29
;>                OpControlBarrier %uint_2 %uint_2 %uint_264
;>          %58 = OpFAdd %float %60 %66
;>                OpControlBarrier %uint_2 %uint_2 %uint_264
;>          %70 = OpFConvert %half %69

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

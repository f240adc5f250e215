; Printed text: the words of a call are in a buffer, the format is in the reflection.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomic OpString OpExtInst OpDecorate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@.str = private unnamed_addr addrspace(2) constant [10 x i8] c"%d is %f\0A\00", align 1

define spir_kernel void @say(ptr addrspace(1) noundef readonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = trunc i64 %2 to i32
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %2
  %5 = load float, ptr addrspace(1) %4, align 4
  %6 = fpext float %5 to double
  %7 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %3, double noundef %6) #5
  ret void
}

declare spir_func noundef i32 @printf(ptr addrspace(2) noundef readonly captures(none), ...) local_unnamed_addr #2

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent nofree norecurse nounwind }
attributes #2 = { convergent nofree nounwind }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"float*"}
!11 = !{!"const"}

; Atomic functions and fences in the memory model of shaders.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomic OpMemoryBarrier OpControlBarrier
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i32 0, ptr addrspace(3) %2, align 4
  br label %7

7:                                                ; preds = %3, %6
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #5
  %8 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef align 4 %2) #5
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %9, i32 noundef %11, i32 noundef 4, i32 noundef 2) #5
  tail call spir_func void @_Z9mem_fencej(i32 noundef 2) #5
  %13 = load i32, ptr addrspace(3) %2, align 4
  %14 = uitofp i32 %13 to float
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %10
  store float %14, ptr addrspace(1) %15, align 4
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

declare spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #3

declare spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #3

declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

declare spir_func void @_Z9mem_fencej(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!8 = !{i32 1, i32 1, i32 3}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"atomic_int*", !"float*", !"uint*"}
!11 = !{!"_Atomic(int)*", !"float*", !"uint*"}
!12 = !{!"", !"", !""}
;>                OpControlBarrier %uint_2 %uint_2 %uint_328
;>          %40 = OpAtomicIAdd %uint %38 %uint_2 %uint_0 %uint_1
;>          %45 = OpAtomicSMax %uint %44 %uint_1 %uint_328 %42
;>                OpMemoryBarrier %uint_2 %uint_72

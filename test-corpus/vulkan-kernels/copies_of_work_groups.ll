; Copies by a work-group are loops over its work-items.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoopMerge OpControlBarrier OpPhi
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @stage(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Event"), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %6 = shl i64 %5, 8
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %6
  %8 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef align 4 %2, ptr addrspace(1) noundef %7, i64 noundef 64, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %8, ptr %4, align 8
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %9) #7
  %10 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %11 = sub i64 63, %10
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %11
  %13 = load float, ptr addrspace(3) %12, align 4
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %14
  store float %13, ptr addrspace(1) %15, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #3

declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent norecurse nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!8 = !{i32 1, i32 1, i32 3}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*"}
!11 = !{!"const", !"", !""}
;>          %42 = OpPhi %ulong %34 %29 %40 %41
;>                OpLoopMerge %60 %41 None
;>                OpControlBarrier %uint_2 %uint_2 %uint_328

; Regression: A pointer that walks from the middle of a variable of the kernel stays in the member where it begins.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPhi OpINotEqual
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Record = type { [4 x i32], [5 x %struct.Part] }
%struct.Part = type { [4 x i16], [10 x i32] }

define spir_kernel void @walk(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca %struct.Record, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %4
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(256) %3, ptr addrspace(1) noundef align 4 dereferenceable(256) %5, i64 256, i1 false)
  %6 = load i32, ptr addrspace(1) %1, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.Part, ptr %3, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %10 = addrspacecast ptr %9 to ptr addrspace(4)
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  br label %12

12:                                               ; preds = %2, %12
  %13 = phi ptr addrspace(4) [ %10, %2 ], [ %17, %12 ]
  %14 = phi i32 [ 0, %2 ], [ %16, %12 ]
  %15 = load i32, ptr addrspace(4) %13, align 4
  %16 = add i32 %15, %14
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4
  %18 = icmp eq ptr addrspace(4) %17, %11
  br i1 %18, label %19, label %12, !llvm.loop !14

19:                                               ; preds = %12
  %20 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  store i32 %16, ptr addrspace(1) %21, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"Record*", !"uint*"}
!11 = !{!"const", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
;>         %472 = OpPhi %uint %uint_0 %19 %470 %471
;>         %474 = OpPhi %uint %uint_0 %19 %473 %471

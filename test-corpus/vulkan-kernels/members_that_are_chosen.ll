; Regression: A pointer into one of two members of a variable of the kernel is a choice of members, not of offsets in the first.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPhi OpSelect OpSwitch OpBranchConditional
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.S = type { [4 x i16], [4 x i32], [6 x i32] }

define spir_kernel void @choose(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca %struct.S, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %9

7:                                                ; preds = %9
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 24
  br label %19

9:                                                ; preds = %2, %9
  %10 = phi i64 [ 0, %2 ], [ %17, %9 ]
  %11 = trunc i64 %10 to i16
  %12 = getelementptr inbounds nuw i16, ptr %3, i64 %10
  store i16 %11, ptr %12, align 2
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = add i32 %14, %5
  %16 = getelementptr inbounds nuw i32, ptr %6, i64 %10
  store i32 %15, ptr %16, align 4
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, 4
  br i1 %18, label %7, label %9, !llvm.loop !14

19:                                               ; preds = %7, %19
  %20 = phi i64 [ 0, %7 ], [ %27, %19 ]
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 16
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = mul i32 %23, 3
  %25 = add i32 %24, %5
  %26 = getelementptr inbounds nuw i32, ptr %8, i64 %20
  store i32 %25, ptr %26, align 4
  %27 = add nuw nsw i64 %20, 1
  %28 = icmp eq i64 %27, 6
  br i1 %28, label %29, label %19, !llvm.loop !16

29:                                               ; preds = %19
  %30 = shl i64 %4, 32
  %31 = ashr exact i64 %30, 32
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4
  %34 = and i32 %33, 1
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i64 24, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 %36
  %38 = addrspacecast ptr %37 to ptr addrspace(4)
  %39 = and i32 %33, 3
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(4) %38, i64 %40
  %42 = load i32, ptr addrspace(4) %41, align 4
  %43 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %31
  store i32 %42, ptr addrspace(1) %43, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"uint*", !"uint*"}
!11 = !{!"const", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
;>          %36 = OpPhi %ulong %ulong_0 %19 %34 %35
;>                OpBranchConditional %54 %55 %35
;>          %59 = OpPhi %ulong %ulong_0 %55 %57 %58
;>                OpBranchConditional %71 %72 %58
;>          %77 = OpSelect %uint %76 %uint_0 %uint_1
;>                OpSelectionMerge %80 None
;>                OpBranchConditional %79 %81 %82
;>          %87 = OpPhi %uint %84 %81 %86 %82

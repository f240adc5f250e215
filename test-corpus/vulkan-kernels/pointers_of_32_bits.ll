; Pointers of 32 bits that a kernel keeps in memory: the number of the memory is in the high bits.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpShift OpBitwise OpSelect OpIEqual
target datalayout = "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv32"

@chosen.shared = internal addrspace(3) global [16 x i32] undef, align 4

define spir_kernel void @chosen(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [2 x i32], align 4
  %5 = alloca [4 x ptr addrspace(4)], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store i32 %2, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store i32 2, ptr %6, align 4
  %7 = tail call spir_func i32 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = tail call spir_func i32 @_Z12get_local_idj(i32 noundef 0) #6
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i32 %7
  %10 = load i32, ptr addrspace(1) %9, align 4
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @chosen.shared, i32 %8
  store i32 %10, ptr addrspace(3) %11, align 4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %12 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %12, ptr %5, align 4
  %13 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @chosen.shared, i32 16) to ptr addrspace(4)), ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %5, i32 12
  store ptr addrspace(4) null, ptr %16, align 4
  %17 = and i32 %2, 1
  %18 = getelementptr inbounds nuw ptr addrspace(4), ptr %5, i32 %17
  %19 = load ptr addrspace(4), ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i32 4
  store ptr addrspace(4) %20, ptr %18, align 4
  %21 = and i32 %8, 3
  %22 = getelementptr inbounds nuw ptr addrspace(4), ptr %5, i32 %21
  %23 = load ptr addrspace(4), ptr %22, align 4
  %24 = icmp eq ptr addrspace(4) %23, null
  br i1 %24, label %29, label %25

25:                                               ; preds = %3
  %26 = and i32 %2, 3
  %27 = getelementptr inbounds nuw i32, ptr addrspace(4) %23, i32 %26
  %28 = load i32, ptr addrspace(4) %27, align 4
  br label %29

29:                                               ; preds = %3, %25
  %30 = phi i32 [ %28, %25 ], [ -1, %3 ]
  %31 = getelementptr inbounds i32, ptr addrspace(3) @chosen.shared, i32 %2
  %32 = addrspacecast ptr addrspace(3) %31 to ptr addrspace(4)
  %33 = icmp eq ptr addrspace(4) %23, %32
  %34 = add nsw i32 %30, 100
  %35 = select i1 %33, i32 %34, i32 %30
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i32 %7
  store i32 %35, ptr addrspace(1) %36, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare spir_func i32 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

declare spir_func i32 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent norecurse nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #4 = { convergent nounwind }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int"}
!11 = !{!"const", !"", !""}
;>          %57 = OpShiftLeftLogical %uint %uint_1 %uint_29
;>          %59 = OpBitwiseAnd %uint %55 %uint_536870911
;>          %60 = OpBitwiseOr %uint %57 %59
;>          %66 = OpBitwiseAnd %uint %31 %uint_1
;>          %69 = OpShiftRightLogical %uint %68 %uint_29
;>          %70 = OpShiftLeftLogical %uint %68 %uint_3
;>          %71 = OpShiftRightArithmetic %uint %70 %uint_3
;>          %73 = OpShiftLeftLogical %uint %69 %uint_29
;>          %74 = OpBitwiseAnd %uint %72 %uint_536870911
;>          %75 = OpBitwiseOr %uint %73 %74
;>          %77 = OpBitwiseAnd %uint %47 %uint_3
;>          %80 = OpShiftRightLogical %uint %79 %uint_29
;>          %81 = OpShiftLeftLogical %uint %79 %uint_3
;>          %82 = OpShiftRightArithmetic %uint %81 %uint_3
;>          %84 = OpIEqual %bool %80 %uint_2
;>          %85 = OpSelect %uint %84 %uint_0 %uint_1
;>          %86 = OpSelect %uint %84 %82 %82
;>          %87 = OpIEqual %bool %80 %uint_3
;>          %88 = OpSelect %uint %87 %uint_2 %85
;>          %89 = OpSelect %uint %87 %82 %86
;>          %90 = OpIEqual %bool %80 %uint_0
;>                OpSelectionMerge %91 None
;>          %93 = OpBitwiseAnd %uint %31 %uint_3
;>                OpSelectionMerge %94 None
;>          %98 = OpShiftLeftLogical %uint %93 %uint_2
;>         %100 = OpShiftRightLogical %uint %99 %uint_2
;>         %103 = OpShiftLeftLogical %uint %93 %uint_2
;>         %105 = OpShiftRightLogical %uint %104 %uint_2
;>         %108 = OpShiftLeftLogical %uint %93 %uint_2
;>         %110 = OpShiftRightLogical %uint %109 %uint_2
;>         %116 = OpShiftLeftLogical %uint %31 %uint_2
;>         %118 = OpIEqual %bool %80 %uint_1
;>         %119 = OpIEqual %bool %82 %117
;>         %123 = OpSelect %uint %120 %122 %115

; Pointers that a kernel keeps in arrays and structures are numbers of the memory and bytes in it.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPhi OpSelect OpSwitch OpBranchConditional OpIEqual OpVariable OpTypeArray
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@chosen.shared = internal addrspace(3) global [16 x i32] undef, align 4

define spir_kernel void @chosen(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [2 x i32], align 4
  %5 = alloca [4 x ptr addrspace(4)], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store i32 %2, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 2, ptr %6, align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %10 = load i32, ptr addrspace(1) %9, align 4
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @chosen.shared, i64 %8
  store i32 %10, ptr addrspace(3) %11, align 4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %12 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %12, ptr %5, align 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @chosen.shared, i64 16) to ptr addrspace(4)), ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr addrspace(4) null, ptr %16, align 8
  %17 = and i32 %2, 1
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw ptr addrspace(4), ptr %5, i64 %18
  %20 = load ptr addrspace(4), ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 4
  store ptr addrspace(4) %21, ptr %19, align 8
  %22 = and i64 %8, 3
  %23 = getelementptr inbounds nuw ptr addrspace(4), ptr %5, i64 %22
  %24 = load ptr addrspace(4), ptr %23, align 8
  %25 = icmp eq ptr addrspace(4) %24, null
  br i1 %25, label %31, label %26

26:                                               ; preds = %3
  %27 = and i32 %2, 3
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(4) %24, i64 %28
  %30 = load i32, ptr addrspace(4) %29, align 4
  br label %31

31:                                               ; preds = %3, %26
  %32 = phi i32 [ %30, %26 ], [ -1, %3 ]
  %33 = sext i32 %2 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(3) @chosen.shared, i64 %33
  %35 = addrspacecast ptr addrspace(3) %34 to ptr addrspace(4)
  %36 = icmp eq ptr addrspace(4) %24, %35
  %37 = add nsw i32 %32, 100
  %38 = select i1 %36, i32 %37, i32 %32
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %38, ptr addrspace(1) %39, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

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
;> %_arr_uint_uint_16 = OpTypeArray %uint %uint_16
;> %chosen_shared = OpVariable %_ptr_Workgroup__arr_uint_uint_16 Workgroup
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;> %__spirv_BuiltInLocalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>        %arg0 = OpVariable %_ptr_StorageBuffer_arg0_24 StorageBuffer
;>        %arg1 = OpVariable %_ptr_StorageBuffer_arg1_26 StorageBuffer
;> %chosen_arguments = OpVariable %_ptr_StorageBuffer_chosen_arguments_27 StorageBuffer
;> %_arr_uint_uint_2 = OpTypeArray %uint %uint_2
;> %_arr_v2uint_uint_4 = OpTypeArray %v2uint %uint_4
;>          %35 = OpVariable %_ptr_Function__arr_uint_uint_2 Function
;>          %40 = OpVariable %_ptr_Function__arr_v2uint_uint_4 Function
;>          %79 = OpIEqual %bool %76 %uint_2
;>          %80 = OpSelect %uint %79 %uint_0 %uint_1
;>          %81 = OpSelect %uint %79 %77 %77
;>          %82 = OpIEqual %bool %76 %uint_3
;>          %83 = OpSelect %uint %82 %uint_2 %80
;>          %84 = OpSelect %uint %82 %77 %81
;>          %85 = OpIEqual %bool %76 %uint_0
;>                OpSelectionMerge %86 None
;>                OpBranchConditional %85 %86 %87
;>                OpSelectionMerge %89 None
;>                OpSwitch %83 %90 0 %91 1 %92
;>         %108 = OpPhi %uint %102 %91 %107 %92 %97 %90
;>         %110 = OpPhi %uint %uint_4294967295 %27 %108 %89
;>         %113 = OpIEqual %bool %76 %uint_1
;>         %114 = OpIEqual %bool %77 %112
;>         %118 = OpSelect %uint %115 %117 %110

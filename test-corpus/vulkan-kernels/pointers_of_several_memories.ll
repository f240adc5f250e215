; A pointer that is chosen from several kinds of memory, and what it is then.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPhi OpSelect OpSwitch OpBranchConditional OpIEqual OpVariable
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@choose.shared = internal addrspace(3) global [32 x i32] undef, align 4

define spir_kernel void @choose(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  store i32 1, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 2, ptr %4, align 4
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 3, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 %1, ptr %6, align 4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @choose.shared, i64 %7
  store i32 %1, ptr addrspace(3) %8, align 4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = and i64 %7, 1
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %2
  %13 = and i64 %7, -4
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @choose.shared, i64 %13
  %15 = addrspacecast ptr addrspace(3) %14 to ptr addrspace(4)
  br label %16

16:                                               ; preds = %2, %12
  %17 = phi ptr addrspace(4) [ %15, %12 ], [ %9, %2 ]
  %18 = and i32 %1, 3
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(4) %17, i64 %19
  %21 = load i32, ptr addrspace(4) %20, align 4
  %22 = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %17) #5
  %23 = icmp eq ptr addrspace(3) %22, addrspacecast (ptr addrspace(4) null to ptr addrspace(3))
  %24 = add nsw i32 %21, 1000
  %25 = select i1 %23, i32 %21, i32 %24
  %26 = call spir_func ptr @__to_private(ptr addrspace(4) %17) #5
  %27 = icmp eq ptr %26, %3
  %28 = add nsw i32 %25, 2000
  %29 = select i1 %27, i32 %28, i32 %25
  %30 = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef %17) #7
  %31 = icmp eq i32 %30, 1
  %32 = zext i1 %31 to i32
  %33 = add nsw i32 %29, %32
  %34 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %34
  store i32 %33, ptr addrspace(1) %35, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

declare spir_func ptr addrspace(3) @__to_local(ptr addrspace(4)) local_unnamed_addr

declare spir_func ptr @__to_private(ptr addrspace(4)) local_unnamed_addr

declare spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef) local_unnamed_addr #4

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent norecurse nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #4 = { convergent nounwind }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!8 = !{i32 1, i32 0}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int"}
!11 = !{!"", !""}
;> %choose_shared = OpVariable %_ptr_Workgroup__arr_uint_uint_32 Workgroup
;> %__spirv_BuiltInLocalInvocationId = OpVariable %_ptr_Input_v3uint Input
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>        %arg0 = OpVariable %_ptr_StorageBuffer_arg0_24 StorageBuffer
;> %choose_arguments = OpVariable %_ptr_StorageBuffer_choose_arguments_26 StorageBuffer
;>          %32 = OpVariable %_ptr_Function__arr_uint_uint_4 Function
;>          %52 = OpIEqual %bool %49 %ulong_0
;>                OpSelectionMerge %53 None
;>                OpBranchConditional %52 %53 %54
;>          %59 = OpPhi %uint %uint_0 %24 %58 %54
;>          %60 = OpPhi %uint %uint_1 %24 %uint_2 %54
;>          %61 = OpIEqual %bool %60 %uint_2
;>          %62 = OpSelect %uint %61 %uint_0 %uint_1
;>          %63 = OpSelect %uint %61 %59 %59
;>          %65 = OpIEqual %bool %62 %uint_0
;>                OpSelectionMerge %66 None
;>                OpBranchConditional %65 %67 %68
;>          %79 = OpPhi %uint %73 %67 %78 %68
;>          %80 = OpIEqual %bool %60 %uint_2
;>          %81 = OpSelect %uint %80 %60 %uint_0
;>          %82 = OpIEqual %bool %81 %uint_0
;>          %85 = OpSelect %uint %82 %79 %84
;>          %86 = OpIEqual %bool %60 %uint_1
;>          %87 = OpSelect %uint %86 %60 %uint_0
;>          %88 = OpIEqual %bool %87 %uint_1
;>          %89 = OpIEqual %bool %59 %uint_0
;>          %93 = OpSelect %uint %90 %92 %85
;>          %94 = OpIEqual %bool %60 %uint_2
;>          %95 = OpSelect %uint %94 %60 %uint_0
;>          %97 = OpSelect %uint %96 %uint_1 %uint_2
;>          %98 = OpIEqual %bool %97 %uint_1
;>          %99 = OpSelect %uint %98 %uint_1 %uint_0

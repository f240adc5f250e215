; Pointers in variables of the program lead into its other variables; those in tables, into one table.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpString OpSelect OpConstantComposite OpVariable OpUDiv OpShiftRightLogical
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@table = addrspace(1) global [8 x i32] [i32 1, i32 2, i32 3, i32 0, i32 0, i32 0, i32 0, i32 0], align 4
@current = local_unnamed_addr addrspace(1) global ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @table, i64 8), align 8
@.str = private unnamed_addr addrspace(2) constant [5 x i8] c"zero\00", align 1
@.str.1 = private unnamed_addr addrspace(2) constant [4 x i8] c"one\00", align 1
@.str.2 = private unnamed_addr addrspace(2) constant [4 x i8] c"two\00", align 1
@words = local_unnamed_addr addrspace(2) constant [3 x ptr addrspace(2)] [ptr addrspace(2) @.str, ptr addrspace(2) @.str.1, ptr addrspace(2) @.str.2], align 8

define spir_kernel void @read(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %3 = trunc i64 %2 to i32
  %4 = load ptr addrspace(1), ptr addrspace(1) @current, align 8
  %5 = and i64 %2, 1
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4
  %8 = srem i32 %3, 3
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds ptr addrspace(2), ptr addrspace(2) @words, i64 %9
  %11 = load ptr addrspace(2), ptr addrspace(2) %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(2) %11, i64 %5
  %13 = load i8, ptr addrspace(2) %12, align 1
  %14 = sext i8 %13 to i32
  %15 = add nsw i32 %7, %14
  %16 = shl i64 %2, 32
  %17 = ashr exact i64 %16, 30
  %18 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %17
  store i32 %15, ptr addrspace(1) %18, align 4
  %19 = icmp eq i32 %3, 5
  br i1 %19, label %20, label %21

20:                                               ; preds = %1
  store ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @table, i64 16), ptr addrspace(1) @current, align 8
  br label %21

21:                                               ; preds = %1, %20
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"int*"}
!11 = !{!""}
;>         %102 = OpString "read"
;>         %103 = OpString "__kernel"
;>         %106 = OpString "arg0"
;>         %107 = OpString "int*"
;>         %113 = OpString "01000000020000000300000000000000000000000000000000000000000000000800000001000000"
;>       %table = OpVariable %_ptr_Private_uint Private
;>     %current = OpVariable %_ptr_Private_uint Private
;>          %22 = OpConstantComposite %_arr_uchar_uint_16 %uchar_122 %uchar_101 %uchar_114 %uchar_111 %uchar_0 %uchar_111 %uchar_110 %uchar_101 %uchar_0 %uchar_116 %uchar_119 %uchar_111 %uchar_0 %uchar_0 %uchar_0 %uchar_0
;>        %_str = OpVariable %_ptr_Private__arr_uchar_uint_16 Private %22
;>      %_str_1 = OpVariable %_ptr_Private_uint Private
;>      %_str_2 = OpVariable %_ptr_Private_uint Private
;>          %32 = OpConstantComposite %v2uint %uint_0 %uint_2
;>          %34 = OpConstantComposite %v2uint %uint_5 %uint_2
;>          %36 = OpConstantComposite %v2uint %uint_9 %uint_2
;>          %37 = OpConstantComposite %_arr_v2uint_uint_3 %32 %34 %36
;>       %words = OpVariable %_ptr_Private__arr_v2uint_uint_3 Private %37
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;> %program_variables = OpVariable %_ptr_StorageBuffer_program_variables_22 StorageBuffer
;>        %arg0 = OpVariable %_ptr_StorageBuffer_arg0_27 StorageBuffer
;>          %66 = OpShiftRightLogical %uint %65 %uint_3
;>          %72 = OpShiftRightLogical %uint %71 %uint_2
;>          %93 = OpShiftRightLogical %uint %92 %uint_2
;>                OpSelectionMerge %97 None

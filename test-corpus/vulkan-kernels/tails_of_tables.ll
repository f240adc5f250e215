; Regression: A table whose tail is zero, or whose elements have several types, is a structure in LLVM IR, and is indexed as an array.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeArray OpConstantComposite OpVariable OpAccessChain
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.T = type { %union.U, i32 }
%union.U = type { i32 }

@table = local_unnamed_addr addrspace(2) constant <{ %struct.T, { { float }, i32 }, %struct.T, { { float }, i32 } }> <{ %struct.T { %union.U { i32 5 }, i32 1 }, { { float }, i32 } { { float } { float 2.500000e+00 }, i32 2 }, %struct.T { %union.U { i32 7 }, i32 1 }, { { float }, i32 } { { float } { float 5.000000e-01 }, i32 2 } }>, align 4
@sparse = local_unnamed_addr addrspace(2) constant <{ [41 x i8], [23 x i8] }> <{ [41 x i8] c"\00\00\00\07\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\09", [23 x i8] zeroinitializer }>, align 1

define spir_kernel void @read(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %3 = and i64 %2, 3
  %4 = getelementptr inbounds nuw %struct.T, ptr addrspace(2) @table, i64 %3
  %5 = load i32, ptr addrspace(2) %4, align 4
  %6 = and i64 %2, 1
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %1
  %9 = bitcast i32 %5 to float
  %10 = fmul float %9, 1.000000e+01
  %11 = fptosi float %10 to i32
  br label %12

12:                                               ; preds = %1, %8
  %13 = phi i32 [ %11, %8 ], [ %5, %1 ]
  %14 = and i64 %2, 63
  %15 = getelementptr inbounds nuw i8, ptr addrspace(2) @sparse, i64 %14
  %16 = load i8, ptr addrspace(2) %15, align 1
  %17 = zext i8 %16 to i32
  %18 = mul nuw nsw i32 %17, 1000
  %19 = add nsw i32 %18, %13
  %20 = shl i64 %2, 32
  %21 = ashr exact i64 %20, 30
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  store i32 %19, ptr addrspace(1) %22, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"int*"}
!11 = !{!""}
;> %_arr_uint_uint_8 = OpTypeArray %uint %uint_8
;>          %16 = OpConstantComposite %_arr_uint_uint_8 %uint_5 %uint_1 %uint_1075838976 %uint_2 %uint_7 %uint_1 %uint_1056964608 %uint_2
;>       %table = OpVariable %_ptr_Private__arr_uint_uint_8 Private %16
;> %_arr_uchar_uint_64 = OpTypeArray %uchar %uint_64
;>          %25 = OpConstantComposite %_arr_uchar_uint_64 %uchar_0 %uchar_0 %uchar_0 %uchar_7 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_9 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0 %uchar_0
;>      %sparse = OpVariable %_ptr_Private__arr_uchar_uint_64 Private %25
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>        %arg0 = OpVariable %_ptr_StorageBuffer_arg0_25 StorageBuffer
;>          %45 = OpAccessChain %_ptr_Private_uint %table %43
;>          %63 = OpAccessChain %_ptr_Private_uchar %sparse %61
;>          %77 = OpAccessChain %_ptr_StorageBuffer_uint %arg0 %uint_0 %74

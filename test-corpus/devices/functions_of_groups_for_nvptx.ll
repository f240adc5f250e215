; Functions of work-groups, halves in memory and elements by number, for LLVM's target of NVIDIA's GPUs: code of the module.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: @ define = call store br attributes
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32)
declare spir_func float @_Z20work_group_broadcastfm(float, i64)
declare spir_func float @_Z10vload_halfmPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func void @_Z16vstore_half2_rtzDv2_fmPU3AS1Dh(<2 x float>, i64, ptr addrspace(1))
declare spir_func <2 x i32> @_Z8shuffle2Dv4_iS_Dv2_j(<4 x i32>, <4 x i32>, <2 x i32>)
define spir_kernel void @k(ptr addrspace(1) %o, i32 %v, float %x, <2 x float> %xy, <4 x i32> %a, <2 x i32> %mask) {
  %max = call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 %v)
  %other = call spir_func float @_Z20work_group_broadcastfm(float %x, i64 3)
  %half = call spir_func float @_Z10vload_halfmPU3AS1KDh(i64 5, ptr addrspace(1) %o)
  call spir_func void @_Z16vstore_half2_rtzDv2_fmPU3AS1Dh(<2 x float> %xy, i64 1, ptr addrspace(1) %o)
  %two = call spir_func <2 x i32> @_Z8shuffle2Dv4_iS_Dv2_j(<4 x i32> %a, <4 x i32> %a, <2 x i32> %mask)
  store i32 %max, ptr addrspace(1) %o
  store float %other, ptr addrspace(1) %o
  store float %half, ptr addrspace(1) %o
  store <2 x i32> %two, ptr addrspace(1) %o
  ret void
}
;> ; ModuleID = '%t.bc'
;> source_filename = "%t.bc"
;> target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
;> target triple = "nvptx64-nvidia-cuda"
;> @spirv_values_of_group = internal addrspace(3) global [1024 x i64] undef, align 8
;> define ptx_kernel void @k(ptr addrspace(1) %o, i32 %v, float %x, <2 x float> %xy, <4 x i32> %a, <2 x i32> %mask) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !kernel_arg_name !15 {
;>   %max = call i32 @_Z29work_group_scan_exclusive_maxi(i32 %v) #1
;>   %other = call float @_Z20work_group_broadcastfm(float %x, i64 3) #1
;>   %half = call float @_Z10vload_halfmPU3AS1KDh(i64 5, ptr addrspace(1) %o) #0
;>   call void @_Z16vstore_half2_rtzDv2_fmPU3AS1Dh(<2 x float> %xy, i64 1, ptr addrspace(1) %o) #0
;>   %two = call <2 x i32> @_Z8shuffle2Dv4_iS_Dv2_j(<4 x i32> %a, <4 x i32> %a, <2 x i32> %mask) #2
;>   store i32 %max, ptr addrspace(1) %o, align 4
;>   store float %other, ptr addrspace(1) %o, align 4
;>   store float %half, ptr addrspace(1) %o, align 4
;>   store <2 x i32> %two, ptr addrspace(1) %o, align 8
;> define internal i32 @_Z29work_group_scan_exclusive_maxi(i32 %0) #1 {
;>   %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;>   %2 = zext i32 %1 to i64
;>   %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
;>   %4 = zext i32 %3 to i64
;>   %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
;>   %6 = zext i32 %5 to i64
;>   %7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;>   %8 = zext i32 %7 to i64
;>   %9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
;>   %10 = zext i32 %9 to i64
;>   %11 = mul i64 %6, %10
;>   %12 = add i64 %11, %4
;>   %13 = mul i64 %12, %8
;>   %14 = add i64 %13, %2
;>   %15 = getelementptr i32, ptr addrspace(3) @spirv_values_of_group, i64 %14
;>   store i32 %0, ptr addrspace(3) %15, align 4
;>   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;>   br label %head
;> head:                                             ; preds = %inside, %entry
;>   %16 = phi i64 [ 0, %entry ], [ %22, %inside ]
;>   %17 = phi i32 [ -2147483648, %entry ], [ %21, %inside ]
;>   %18 = icmp ult i64 %16, %14
;>   br i1 %18, label %inside, label %done
;> inside:                                           ; preds = %head
;>   %19 = getelementptr i32, ptr addrspace(3) @spirv_values_of_group, i64 %16
;>   %20 = load i32, ptr addrspace(3) %19, align 4
;>   %21 = call i32 @llvm.smax.i32(i32 %17, i32 %20)
;>   %22 = add i64 %16, 1
;>   br label %head
;> done:                                             ; preds = %head
;>   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;> define internal float @_Z20work_group_broadcastfm(float %0, i64 %1) #1 {
;>   %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;>   %3 = zext i32 %2 to i64
;>   %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
;>   %5 = zext i32 %4 to i64
;>   %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
;>   %7 = zext i32 %6 to i64
;>   %8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;>   %9 = zext i32 %8 to i64
;>   %10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
;>   %11 = zext i32 %10 to i64
;>   %12 = mul i64 %7, %11
;>   %13 = add i64 %12, %5
;>   %14 = mul i64 %13, %9
;>   %15 = add i64 %14, %3
;>   %16 = getelementptr float, ptr addrspace(3) @spirv_values_of_group, i64 %15
;>   store float %0, ptr addrspace(3) %16, align 4
;>   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;>   %17 = getelementptr float, ptr addrspace(3) @spirv_values_of_group, i64 %1
;>   %18 = load float, ptr addrspace(3) %17, align 4
;>   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;> define internal float @_Z10vload_halfmPU3AS1KDh(i64 %0, ptr addrspace(1) %1) #0 {
;>   %2 = mul i64 %0, 1
;>   %3 = add i64 %2, 0
;>   %4 = getelementptr half, ptr addrspace(1) %1, i64 %3
;>   %5 = load half, ptr addrspace(1) %4, align 2
;>   %6 = fpext half %5 to float
;> define internal void @_Z16vstore_half2_rtzDv2_fmPU3AS1Dh(<2 x float> %0, i64 %1, ptr addrspace(1) %2) #0 {
;>   %3 = extractelement <2 x float> %0, i32 0
;>   %4 = call half @_Z16convert_half_rtzf_library(float %3)
;>   %5 = mul i64 %1, 2
;>   %6 = add i64 %5, 0
;>   %7 = getelementptr half, ptr addrspace(1) %2, i64 %6
;>   store half %4, ptr addrspace(1) %7, align 2
;>   %8 = extractelement <2 x float> %0, i32 1
;>   %9 = call half @_Z16convert_half_rtzf_library(float %8)
;>   %10 = mul i64 %1, 2
;>   %11 = add i64 %10, 1
;>   %12 = getelementptr half, ptr addrspace(1) %2, i64 %11
;>   store half %9, ptr addrspace(1) %12, align 2
;> define internal <2 x i32> @_Z8shuffle2Dv4_iS_Dv2_j(<4 x i32> %0, <4 x i32> %1, <2 x i32> %2) #2 {
;>   %3 = shufflevector <4 x i32> %0, <4 x i32> %1, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
;>   %4 = extractelement <2 x i32> %2, i32 0
;>   %5 = and i32 %4, 7
;>   %6 = extractelement <8 x i32> %3, i32 %5
;>   %7 = extractelement <2 x i32> %2, i32 1
;>   %8 = and i32 %7, 7
;>   %9 = extractelement <8 x i32> %3, i32 %8
;>   %10 = insertelement <2 x i32> poison, i32 %6, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %9, i32 1
;> declare half @_Z16convert_half_rtzf(float)
;> declare i64 @_Z19get_local_linear_idv()
;> declare void @_Z7barrierj(i32)
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
;> declare i32 @llvm.smax.i32(i32, i32) #3
;> define internal half @_Z16convert_half_rtzf_library(float %0) {
;>   %2 = fcmp olt float %0, 0.000000e+00
;>   %3 = fptrunc float %0 to half
;>   %4 = fpext float %0 to double
;>   %5 = fpext half %3 to double
;>   br i1 %2, label %6, label %20
;> 6:                                                ; preds = %1
;>   %7 = fcmp ogt double %4, %5
;>   br i1 %7, label %8, label %36
;> 8:                                                ; preds = %6
;>   %9 = bitcast half %3 to i16
;>   %10 = icmp eq i16 %9, -32768
;>   br i1 %10, label %17, label %11
;> 11:                                               ; preds = %8
;>   %12 = icmp sgt i16 %9, -1
;>   br i1 %12, label %15, label %13
;> 13:                                               ; preds = %11
;>   %14 = add nsw i16 %9, -1
;>   br label %17
;> 15:                                               ; preds = %11
;>   %16 = add nuw i16 %9, 1
;>   br label %17
;> 17:                                               ; preds = %15, %13, %8
;>   %18 = phi i16 [ 1, %8 ], [ %14, %13 ], [ %16, %15 ]
;>   %19 = bitcast i16 %18 to half
;>   br label %36
;> 20:                                               ; preds = %1
;>   %21 = fcmp olt double %4, %5
;>   br i1 %21, label %22, label %36
;> 22:                                               ; preds = %20
;>   %23 = fneg half %3
;>   %24 = bitcast half %23 to i16
;>   %25 = icmp eq i16 %24, -32768
;>   br i1 %25, label %32, label %26
;> 26:                                               ; preds = %22
;>   %27 = icmp sgt i16 %24, -1
;>   br i1 %27, label %30, label %28
;> 28:                                               ; preds = %26
;>   %29 = add nsw i16 %24, -1
;>   br label %32
;> 30:                                               ; preds = %26
;>   %31 = add nuw i16 %24, 1
;>   br label %32
;> 32:                                               ; preds = %30, %28, %22
;>   %33 = phi i16 [ 1, %22 ], [ %29, %28 ], [ %31, %30 ]
;>   %34 = bitcast i16 %33 to half
;>   %35 = fneg half %34
;>   br label %36
;> 36:                                               ; preds = %32, %20, %17, %6
;>   %37 = phi half [ %3, %6 ], [ %19, %17 ], [ %35, %32 ], [ %3, %20 ]
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4
;> ; Function Attrs: convergent nocallback nounwind
;> declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5
;> attributes #0 = { nounwind }
;> attributes #1 = { convergent nounwind }
;> attributes #2 = { nounwind willreturn memory(none) }
;> attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;> attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;> attributes #5 = { convergent nocallback nounwind }
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !opencl.enable.FP_CONTRACT = !{!3}
;> !spirv.kernel_abi = !{!4}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 0}
;> !3 = !{}
;> !4 = !{!"k", !"k", !5, !6, !7, !8, !9, !10}
;> !5 = !{!"global", i64 0, i64 8}
;> !6 = !{!"value", i64 8, i64 4}
;> !7 = !{!"value", i64 12, i64 4}
;> !8 = !{!"value", i64 16, i64 8}
;> !9 = !{!"value", i64 32, i64 16}
;> !10 = !{!"value", i64 48, i64 8}
;> !11 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
;> !12 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
;> !13 = !{!"half*", !"int", !"float", !"float2", !"int4", !"int2"}
;> !14 = !{!"", !"", !"", !"", !"", !""}
;> !15 = !{!"o", !"v", !"x", !"xy", !"a", !"mask"}

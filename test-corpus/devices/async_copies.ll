; Asynchronous copies of work-groups, for GPUs: the work-items copy in turn, and wait at a barrier.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --executable=nvptx64-nvidia-cuda --cpu=sm_70 %t.spv -o %t.nvptx.bc
; RUN: opt -passes=verify -S %t.nvptx.bc
; RUN: spirv-llvm -r --executable=amdgcn-amd-amdhsa --cpu=gfx90a %t.spv -o %t.amdgcn.bc
; RUN: opt -passes=verify -S %t.amdgcn.bc
; KEEP: define = call br load store mul
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv3_fPU3AS1KS_m9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1hPU3AS3Khmm9ocl_event(ptr addrspace(1), ptr addrspace(3), i64, i64, target("spirv.Event"))
declare spir_func void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1), i64)
declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4))
define spir_kernel void @copies(ptr addrspace(1) %g, ptr addrspace(3) %l, ptr addrspace(1) %b, ptr addrspace(3) %c, i64 %n) {
  call spir_func void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) %g, i64 %n)
  %events = alloca target("spirv.Event"), align 8
  %1 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv3_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i64 %n, target("spirv.Event") zeroinitializer)
  %2 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1hPU3AS3Khmm9ocl_event(ptr addrspace(1) %b, ptr addrspace(3) %c, i64 %n, i64 3, target("spirv.Event") %1)
  store target("spirv.Event") %2, ptr %events, align 8
  %3 = addrspacecast ptr %events to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr addrspace(4) %3)
  ret void
}
;> $ opt -passes=verify -S %t.nvptx.bc
;> ; ModuleID = '%t.nvptx.bc'
;> source_filename = "%t.nvptx.bc"
;> target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
;> target triple = "nvptx64-nvidia-cuda"
;> @spirv_local_memory = external addrspace(3) global [0 x i8], align 128
;> define ptx_kernel void @copies(ptr addrspace(1) %g, i32 %l, ptr addrspace(1) %b, i32 %c, i64 %n) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !kernel_arg_name !14 {
;>   %1 = getelementptr i8, ptr addrspace(3) @spirv_local_memory, i32 %l
;>   %2 = getelementptr i8, ptr addrspace(3) @spirv_local_memory, i32 %c
;>   %events = alloca ptr, align 8
;>   call void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) %g, i64 %n) #0
;>   %3 = call ptr @_Z21async_work_group_copyPU3AS3Dv3_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %1, ptr addrspace(1) %g, i64 %n, ptr null) #1
;>   %4 = call ptr @_Z29async_work_group_strided_copyPU3AS1hPU3AS3Khmm9ocl_event(ptr addrspace(1) %b, ptr addrspace(3) %2, i64 %n, i64 3, ptr %3) #1
;>   store ptr %4, ptr %events, align 8
;>   call void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr %events) #1
;> define internal void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) %0, i64 %1) #0 {
;> define internal ptr @_Z21async_work_group_copyPU3AS3Dv3_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %0, ptr addrspace(1) %1, i64 %2, ptr %3) #1 {
;>   %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;>   %5 = zext i32 %4 to i64
;>   %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
;>   %7 = zext i32 %6 to i64
;>   %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
;>   %9 = zext i32 %8 to i64
;>   %10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;>   %11 = zext i32 %10 to i64
;>   %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
;>   %13 = zext i32 %12 to i64
;>   %14 = mul i64 %9, %13
;>   %15 = add i64 %14, %7
;>   %16 = mul i64 %15, %11
;>   %17 = add i64 %16, %5
;>   %18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;>   %19 = zext i32 %18 to i64
;>   %20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
;>   %21 = zext i32 %20 to i64
;>   %22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
;>   %23 = zext i32 %22 to i64
;>   %24 = mul i64 %19, %21
;>   %25 = mul i64 %24, %23
;>   br label %head
;> head:                                             ; preds = %copy, %entry
;>   %26 = phi i64 [ %17, %entry ], [ %31, %copy ]
;>   %27 = icmp ult i64 %26, %2
;>   br i1 %27, label %copy, label %done
;> copy:                                             ; preds = %head
;>   %28 = getelementptr <4 x i32>, ptr addrspace(1) %1, i64 %26
;>   %29 = load <4 x i32>, ptr addrspace(1) %28, align 16
;>   %30 = getelementptr <4 x i32>, ptr addrspace(3) %0, i64 %26
;>   store <4 x i32> %29, ptr addrspace(3) %30, align 16
;>   %31 = add i64 %26, %25
;>   br label %head
;> done:                                             ; preds = %head
;> define internal ptr @_Z29async_work_group_strided_copyPU3AS1hPU3AS3Khmm9ocl_event(ptr addrspace(1) %0, ptr addrspace(3) %1, i64 %2, i64 %3, ptr %4) #1 {
;>   %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;>   %6 = zext i32 %5 to i64
;>   %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
;>   %8 = zext i32 %7 to i64
;>   %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
;>   %10 = zext i32 %9 to i64
;>   %11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;>   %12 = zext i32 %11 to i64
;>   %13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
;>   %14 = zext i32 %13 to i64
;>   %15 = mul i64 %10, %14
;>   %16 = add i64 %15, %8
;>   %17 = mul i64 %16, %12
;>   %18 = add i64 %17, %6
;>   %19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;>   %20 = zext i32 %19 to i64
;>   %21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
;>   %22 = zext i32 %21 to i64
;>   %23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
;>   %24 = zext i32 %23 to i64
;>   %25 = mul i64 %20, %22
;>   %26 = mul i64 %25, %24
;>   br label %head
;> head:                                             ; preds = %copy, %entry
;>   %27 = phi i64 [ %18, %entry ], [ %33, %copy ]
;>   %28 = icmp ult i64 %27, %2
;>   br i1 %28, label %copy, label %done
;> copy:                                             ; preds = %head
;>   %29 = mul i64 %27, %3
;>   %30 = getelementptr i8, ptr addrspace(3) %1, i64 %27
;>   %31 = load i8, ptr addrspace(3) %30, align 1
;>   %32 = getelementptr i8, ptr addrspace(1) %0, i64 %29
;>   store i8 %31, ptr addrspace(1) %32, align 1
;>   %33 = add i64 %27, %26
;>   br label %head
;> done:                                             ; preds = %head
;> define internal void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 %0, ptr %1) #1 {
;>   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: convergent nocallback nounwind
;> attributes #0 = { nounwind }
;> attributes #1 = { convergent nounwind }
;> attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;> attributes #3 = { convergent nocallback nounwind }
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
;> !4 = !{!"copies", !"copies", !5, !6, !7, !8, !9}
;> !5 = !{!"global", i64 0, i64 8}
;> !6 = !{!"local", i64 8, i64 4}
;> !7 = !{!"global", i64 16, i64 8}
;> !8 = !{!"local", i64 24, i64 4}
;> !9 = !{!"value", i64 32, i64 8}
;> !10 = !{i32 1, i32 3, i32 1, i32 3, i32 0}
;> !11 = !{!"none", !"none", !"none", !"none", !"none"}
;> !12 = !{!"float*", !"float3*", !"char*", !"char*", !"long"}
;> !13 = !{!"", !"", !"", !"", !""}
;> !14 = !{!"g", !"l", !"b", !"c", !"n"}
;> $ opt -passes=verify -S %t.amdgcn.bc
;> ; ModuleID = '%t.amdgcn.bc'
;> source_filename = "%t.amdgcn.bc"
;> target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
;> target triple = "amdgcn-amd-amdhsa"
;> define protected amdgpu_kernel void @copies(ptr addrspace(1) %g, ptr addrspace(3) %l, ptr addrspace(1) %b, ptr addrspace(3) %c, i64 %n) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %events = alloca ptr addrspace(5), align 8, addrspace(5)
;>   call void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) %g, i64 %n) #0
;>   %1 = call ptr addrspace(5) @_Z21async_work_group_copyPU3AS3Dv3_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i64 %n, ptr addrspace(5) addrspacecast (ptr null to ptr addrspace(5))) #1
;>   %2 = call ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS1hPU3AS3Khmm9ocl_event(ptr addrspace(1) %b, ptr addrspace(3) %c, i64 %n, i64 3, ptr addrspace(5) %1) #1
;>   store ptr addrspace(5) %2, ptr addrspace(5) %events, align 8
;>   %3 = addrspacecast ptr addrspace(5) %events to ptr
;>   call void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr %3) #1
;> define internal void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) %0, i64 %1) #0 {
;> define internal ptr addrspace(5) @_Z21async_work_group_copyPU3AS3Dv3_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %0, ptr addrspace(1) %1, i64 %2, ptr addrspace(5) %3) #1 {
;>   %4 = call i32 @llvm.amdgcn.workitem.id.x()
;>   %5 = zext i32 %4 to i64
;>   %6 = call i32 @llvm.amdgcn.workitem.id.y()
;>   %7 = zext i32 %6 to i64
;>   %8 = call i32 @llvm.amdgcn.workitem.id.z()
;>   %9 = zext i32 %8 to i64
;>   %10 = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %11 = zext i32 %10 to i64
;>   %12 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %13 = getelementptr i8, ptr addrspace(4) %12, i64 0
;>   %14 = load i32, ptr addrspace(4) %13, align 4
;>   %15 = zext i32 %14 to i64
;>   %16 = icmp ult i64 %11, %15
;>   %17 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %18 = getelementptr i8, ptr addrspace(4) %17, i64 12
;>   %19 = load i16, ptr addrspace(4) %18, align 2
;>   %20 = zext i16 %19 to i64
;>   %21 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %22 = getelementptr i8, ptr addrspace(4) %21, i64 18
;>   %23 = load i16, ptr addrspace(4) %22, align 2
;>   %24 = zext i16 %23 to i64
;>   %25 = select i1 %16, i64 %20, i64 %24
;>   %26 = call i32 @llvm.amdgcn.workgroup.id.y()
;>   %27 = zext i32 %26 to i64
;>   %28 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %29 = getelementptr i8, ptr addrspace(4) %28, i64 4
;>   %30 = load i32, ptr addrspace(4) %29, align 4
;>   %31 = zext i32 %30 to i64
;>   %32 = icmp ult i64 %27, %31
;>   %33 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %34 = getelementptr i8, ptr addrspace(4) %33, i64 14
;>   %35 = load i16, ptr addrspace(4) %34, align 2
;>   %36 = zext i16 %35 to i64
;>   %37 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %38 = getelementptr i8, ptr addrspace(4) %37, i64 20
;>   %39 = load i16, ptr addrspace(4) %38, align 2
;>   %40 = zext i16 %39 to i64
;>   %41 = select i1 %32, i64 %36, i64 %40
;>   %42 = mul i64 %9, %41
;>   %43 = add i64 %42, %7
;>   %44 = mul i64 %43, %25
;>   %45 = add i64 %44, %5
;>   %46 = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %47 = zext i32 %46 to i64
;>   %48 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %49 = getelementptr i8, ptr addrspace(4) %48, i64 0
;>   %50 = load i32, ptr addrspace(4) %49, align 4
;>   %51 = zext i32 %50 to i64
;>   %52 = icmp ult i64 %47, %51
;>   %53 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %54 = getelementptr i8, ptr addrspace(4) %53, i64 12
;>   %55 = load i16, ptr addrspace(4) %54, align 2
;>   %56 = zext i16 %55 to i64
;>   %57 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %58 = getelementptr i8, ptr addrspace(4) %57, i64 18
;>   %59 = load i16, ptr addrspace(4) %58, align 2
;>   %60 = zext i16 %59 to i64
;>   %61 = select i1 %52, i64 %56, i64 %60
;>   %62 = call i32 @llvm.amdgcn.workgroup.id.y()
;>   %63 = zext i32 %62 to i64
;>   %64 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %65 = getelementptr i8, ptr addrspace(4) %64, i64 4
;>   %66 = load i32, ptr addrspace(4) %65, align 4
;>   %67 = zext i32 %66 to i64
;>   %68 = icmp ult i64 %63, %67
;>   %69 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %70 = getelementptr i8, ptr addrspace(4) %69, i64 14
;>   %71 = load i16, ptr addrspace(4) %70, align 2
;>   %72 = zext i16 %71 to i64
;>   %73 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %74 = getelementptr i8, ptr addrspace(4) %73, i64 20
;>   %75 = load i16, ptr addrspace(4) %74, align 2
;>   %76 = zext i16 %75 to i64
;>   %77 = select i1 %68, i64 %72, i64 %76
;>   %78 = call i32 @llvm.amdgcn.workgroup.id.z()
;>   %79 = zext i32 %78 to i64
;>   %80 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %81 = getelementptr i8, ptr addrspace(4) %80, i64 8
;>   %82 = load i32, ptr addrspace(4) %81, align 4
;>   %83 = zext i32 %82 to i64
;>   %84 = icmp ult i64 %79, %83
;>   %85 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %86 = getelementptr i8, ptr addrspace(4) %85, i64 16
;>   %87 = load i16, ptr addrspace(4) %86, align 2
;>   %88 = zext i16 %87 to i64
;>   %89 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %90 = getelementptr i8, ptr addrspace(4) %89, i64 22
;>   %91 = load i16, ptr addrspace(4) %90, align 2
;>   %92 = zext i16 %91 to i64
;>   %93 = select i1 %84, i64 %88, i64 %92
;>   %94 = mul i64 %61, %77
;>   %95 = mul i64 %94, %93
;>   br label %head
;> head:                                             ; preds = %copy, %entry
;>   %96 = phi i64 [ %45, %entry ], [ %101, %copy ]
;>   %97 = icmp ult i64 %96, %2
;>   br i1 %97, label %copy, label %done
;> copy:                                             ; preds = %head
;>   %98 = getelementptr <4 x i32>, ptr addrspace(1) %1, i64 %96
;>   %99 = load <4 x i32>, ptr addrspace(1) %98, align 16
;>   %100 = getelementptr <4 x i32>, ptr addrspace(3) %0, i64 %96
;>   store <4 x i32> %99, ptr addrspace(3) %100, align 16
;>   %101 = add i64 %96, %95
;>   br label %head
;> done:                                             ; preds = %head
;> define internal ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS1hPU3AS3Khmm9ocl_event(ptr addrspace(1) %0, ptr addrspace(3) %1, i64 %2, i64 %3, ptr addrspace(5) %4) #1 {
;>   %5 = call i32 @llvm.amdgcn.workitem.id.x()
;>   %6 = zext i32 %5 to i64
;>   %7 = call i32 @llvm.amdgcn.workitem.id.y()
;>   %8 = zext i32 %7 to i64
;>   %9 = call i32 @llvm.amdgcn.workitem.id.z()
;>   %10 = zext i32 %9 to i64
;>   %11 = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %12 = zext i32 %11 to i64
;>   %13 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %14 = getelementptr i8, ptr addrspace(4) %13, i64 0
;>   %15 = load i32, ptr addrspace(4) %14, align 4
;>   %16 = zext i32 %15 to i64
;>   %17 = icmp ult i64 %12, %16
;>   %18 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %19 = getelementptr i8, ptr addrspace(4) %18, i64 12
;>   %20 = load i16, ptr addrspace(4) %19, align 2
;>   %21 = zext i16 %20 to i64
;>   %22 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %23 = getelementptr i8, ptr addrspace(4) %22, i64 18
;>   %24 = load i16, ptr addrspace(4) %23, align 2
;>   %25 = zext i16 %24 to i64
;>   %26 = select i1 %17, i64 %21, i64 %25
;>   %27 = call i32 @llvm.amdgcn.workgroup.id.y()
;>   %28 = zext i32 %27 to i64
;>   %29 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %30 = getelementptr i8, ptr addrspace(4) %29, i64 4
;>   %31 = load i32, ptr addrspace(4) %30, align 4
;>   %32 = zext i32 %31 to i64
;>   %33 = icmp ult i64 %28, %32
;>   %34 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %35 = getelementptr i8, ptr addrspace(4) %34, i64 14
;>   %36 = load i16, ptr addrspace(4) %35, align 2
;>   %37 = zext i16 %36 to i64
;>   %38 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %39 = getelementptr i8, ptr addrspace(4) %38, i64 20
;>   %40 = load i16, ptr addrspace(4) %39, align 2
;>   %41 = zext i16 %40 to i64
;>   %42 = select i1 %33, i64 %37, i64 %41
;>   %43 = mul i64 %10, %42
;>   %44 = add i64 %43, %8
;>   %45 = mul i64 %44, %26
;>   %46 = add i64 %45, %6
;>   %47 = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %48 = zext i32 %47 to i64
;>   %49 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %50 = getelementptr i8, ptr addrspace(4) %49, i64 0
;>   %51 = load i32, ptr addrspace(4) %50, align 4
;>   %52 = zext i32 %51 to i64
;>   %53 = icmp ult i64 %48, %52
;>   %54 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %55 = getelementptr i8, ptr addrspace(4) %54, i64 12
;>   %56 = load i16, ptr addrspace(4) %55, align 2
;>   %57 = zext i16 %56 to i64
;>   %58 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %59 = getelementptr i8, ptr addrspace(4) %58, i64 18
;>   %60 = load i16, ptr addrspace(4) %59, align 2
;>   %61 = zext i16 %60 to i64
;>   %62 = select i1 %53, i64 %57, i64 %61
;>   %63 = call i32 @llvm.amdgcn.workgroup.id.y()
;>   %64 = zext i32 %63 to i64
;>   %65 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %66 = getelementptr i8, ptr addrspace(4) %65, i64 4
;>   %67 = load i32, ptr addrspace(4) %66, align 4
;>   %68 = zext i32 %67 to i64
;>   %69 = icmp ult i64 %64, %68
;>   %70 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %71 = getelementptr i8, ptr addrspace(4) %70, i64 14
;>   %72 = load i16, ptr addrspace(4) %71, align 2
;>   %73 = zext i16 %72 to i64
;>   %74 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %75 = getelementptr i8, ptr addrspace(4) %74, i64 20
;>   %76 = load i16, ptr addrspace(4) %75, align 2
;>   %77 = zext i16 %76 to i64
;>   %78 = select i1 %69, i64 %73, i64 %77
;>   %79 = call i32 @llvm.amdgcn.workgroup.id.z()
;>   %80 = zext i32 %79 to i64
;>   %81 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %82 = getelementptr i8, ptr addrspace(4) %81, i64 8
;>   %83 = load i32, ptr addrspace(4) %82, align 4
;>   %84 = zext i32 %83 to i64
;>   %85 = icmp ult i64 %80, %84
;>   %86 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %87 = getelementptr i8, ptr addrspace(4) %86, i64 16
;>   %88 = load i16, ptr addrspace(4) %87, align 2
;>   %89 = zext i16 %88 to i64
;>   %90 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %91 = getelementptr i8, ptr addrspace(4) %90, i64 22
;>   %92 = load i16, ptr addrspace(4) %91, align 2
;>   %93 = zext i16 %92 to i64
;>   %94 = select i1 %85, i64 %89, i64 %93
;>   %95 = mul i64 %62, %78
;>   %96 = mul i64 %95, %94
;>   br label %head
;> head:                                             ; preds = %copy, %entry
;>   %97 = phi i64 [ %46, %entry ], [ %103, %copy ]
;>   %98 = icmp ult i64 %97, %2
;>   br i1 %98, label %copy, label %done
;> copy:                                             ; preds = %head
;>   %99 = mul i64 %97, %3
;>   %100 = getelementptr i8, ptr addrspace(3) %1, i64 %97
;>   %101 = load i8, ptr addrspace(3) %100, align 1
;>   %102 = getelementptr i8, ptr addrspace(1) %0, i64 %99
;>   store i8 %101, ptr addrspace(1) %102, align 1
;>   %103 = add i64 %97, %96
;>   br label %head
;> done:                                             ; preds = %head
;> define internal void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 %0, ptr %1) #1 {
;>   call void @llvm.amdgcn.s.barrier()
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: convergent nocallback nofree nounwind willreturn
;> attributes #0 = { nounwind }
;> attributes #1 = { convergent nounwind }
;> attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;> attributes #3 = { convergent nocallback nofree nounwind willreturn }
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !opencl.enable.FP_CONTRACT = !{!3}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 0}
;> !3 = !{}
;> !4 = !{i32 1, i32 3, i32 1, i32 3, i32 0}
;> !5 = !{!"none", !"none", !"none", !"none", !"none"}
;> !6 = !{!"float*", !"float3*", !"char*", !"char*", !"long"}
;> !7 = !{!"", !"", !"", !"", !""}
;> !8 = !{!"g", !"l", !"b", !"c", !"n"}

; Generic pointers and remainders of floats for LLVM's target of NVIDIA's GPUs.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: define = call
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func ptr addrspace(3) @__to_local(ptr addrspace(4))
declare spir_func ptr @__to_private(ptr addrspace(4))
define spir_kernel void @k(ptr addrspace(1) %o, float %x, float %y) {
  %generic = addrspacecast ptr addrspace(1) %o to ptr addrspace(4)
  %local = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %generic)
  %private = call spir_func ptr @__to_private(ptr addrspace(4) %generic)
  store i32 0, ptr addrspace(3) %local
  store i32 0, ptr %private
  %r = frem float %x, %y
  store float %r, ptr addrspace(1) %o
  ret void
}
;> ; ModuleID = '%t.bc'
;> source_filename = "%t.bc"
;> target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
;> target triple = "nvptx64-nvidia-cuda"
;> define ptx_kernel void @k(ptr addrspace(1) %o, float %x, float %y) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
;>   %generic = addrspacecast ptr addrspace(1) %o to ptr
;>   %1 = call i1 @llvm.nvvm.isspacep.shared(ptr %generic)
;>   %2 = addrspacecast ptr %generic to ptr addrspace(3)
;>   %3 = select i1 %1, ptr addrspace(3) %2, ptr addrspace(3) inttoptr (i64 -1 to ptr addrspace(3))
;>   %4 = call i1 @llvm.nvvm.isspacep.local(ptr %generic)
;>   %5 = select i1 %4, ptr %generic, ptr null
;>   %6 = call float @_Z4fmodff_library(float %x, float %y)
;> define internal float @_Z4fmodff_library(float %0, float %1) {
;>   %3 = tail call float @llvm.fabs.f32(float %0)
;>   %4 = tail call float @llvm.fabs.f32(float %1)
;>   %5 = fcmp uno float %0, %1
;>   %6 = fcmp oeq float %3, 0x7FF0000000000000
;>   %7 = or i1 %5, %6
;>   %8 = fcmp oeq float %1, 0.000000e+00
;>   %9 = or i1 %8, %7
;> 10:                                               ; preds = %2
;>   %11 = fcmp olt float %3, %4
;> 12:                                               ; preds = %10
;>   %13 = fpext float %3 to double
;>   %14 = bitcast double %13 to i64
;>   %15 = lshr i64 %14, 52
;>   %16 = trunc nuw nsw i64 %15 to i32
;>   %17 = and i32 %16, 2047
;>   %18 = sub nuw nsw i32 2069, %17
;>   %19 = zext nneg i32 %18 to i64
;>   %20 = shl nuw i64 %19, 52
;>   %21 = bitcast i64 %20 to double
;>   %22 = fmul double %13, %21
;>   %23 = fptoui double %22 to i64
;>   %24 = fpext float %4 to double
;>   %25 = bitcast double %24 to i64
;>   %26 = lshr i64 %25, 52
;>   %27 = trunc nuw nsw i64 %26 to i32
;>   %28 = and i32 %27, 2047
;>   %29 = sub nuw nsw i32 2069, %28
;>   %30 = zext nneg i32 %29 to i64
;>   %31 = shl nuw i64 %30, 52
;>   %32 = bitcast i64 %31 to double
;>   %33 = fmul double %24, %32
;>   %34 = fptoui double %33 to i64
;>   %35 = sub nsw i32 %17, %28
;>   %36 = icmp sgt i32 %35, -1
;> 37:                                               ; preds = %37, %12
;>   %38 = phi i32 [ %46, %37 ], [ %35, %12 ]
;>   %39 = phi i64 [ %45, %37 ], [ %23, %12 ]
;>   %40 = icmp ult i64 %39, %34
;>   %41 = select i1 %40, i64 0, i64 %34
;>   %42 = sub i64 %39, %41
;>   %43 = icmp ne i32 %38, 0
;>   %44 = zext i1 %43 to i64
;>   %45 = shl i64 %42, %44
;>   %46 = add nsw i32 %38, -1
;>   %47 = icmp eq i32 %38, 0
;> 48:                                               ; preds = %37, %12
;>   %49 = phi i64 [ %23, %12 ], [ %45, %37 ]
;>   %50 = uitofp i64 %49 to double
;>   %51 = add nuw nsw i32 %28, 4073
;>   %52 = zext nneg i32 %51 to i64
;>   %53 = shl i64 %52, 52
;>   %54 = bitcast i64 %53 to double
;>   %55 = fmul double %54, %50
;>   %56 = fptrunc double %55 to float
;>   %57 = tail call float @llvm.copysign.f32(float %56, float %0)
;> 58:                                               ; preds = %48, %10, %2
;>   %59 = phi float [ %57, %48 ], [ 0x7FFFFFFFE0000000, %2 ], [ %0, %10 ]
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> attributes #0 = { nounwind }
;> attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;> attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
;> !4 = !{!"k", !"k", !5, !6, !7}
;> !5 = !{!"global", i64 0, i64 8}
;> !6 = !{!"value", i64 8, i64 4}
;> !7 = !{!"value", i64 12, i64 4}
;> !8 = !{i32 1, i32 0, i32 0}
;> !9 = !{!"none", !"none", !"none"}
;> !10 = !{!"float*", !"float", !"float"}
;> !11 = !{!"", !"", !""}
;> !12 = !{!"o", !"x", !"y"}

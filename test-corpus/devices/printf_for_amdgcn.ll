; Formatted output for LLVM's target of AMD's GPUs: LLVM replaces the calls, and the module has the function that reserves space.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
@.str = private unnamed_addr addrspace(2) constant [13 x i8] c"%d %v2hlf %s\00"
@.text = private unnamed_addr addrspace(2) constant [3 x i8] c"ab\00"
declare spir_func i32 @printf(ptr addrspace(2), ...)
define spir_kernel void @k(<2 x float> %v, i16 %s) {
  %n = sext i16 %s to i32
  %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @.str, i32 %n, <2 x float> %v, ptr addrspace(2) @.text)
  ret void
}
;> ; ModuleID = '%t.bc'
;> source_filename = "%t.bc"
;> target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
;> target triple = "amdgcn-amd-amdhsa"
;>
;> @.str = internal unnamed_addr addrspace(4) constant [13 x i8] c"%d %v2hlf %s\00"
;> @.text = internal unnamed_addr addrspace(4) constant [3 x i8] c"ab\00"
;>
;> ; Function Attrs: nounwind
;> define protected amdgpu_kernel void @k(<2 x float> %v, i16 %s) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %n = sext i16 %s to i32
;>   %r = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @.str, i32 %n, <2 x float> %v, ptr addrspace(4) @.text) #0
;>   ret void
;> }
;>
;> ; Function Attrs: nounwind
;> declare i32 @printf(ptr addrspace(4), ...) #0
;>
;> define internal ptr addrspace(1) @__printf_alloc(i32 %0) {
;> entry:
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %2 = getelementptr i8, ptr addrspace(4) %1, i64 72
;>   %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8
;>   %4 = getelementptr i8, ptr addrspace(1) %3, i64 4
;>   %5 = load i32, ptr addrspace(1) %4, align 4
;>   %6 = zext i32 %5 to i64
;>   %7 = load atomic i32, ptr addrspace(1) %3 syncscope("agent") monotonic, align 4
;>   br label %again
;>
;> again:                                            ; preds = %reserve, %entry
;>   %8 = phi i32 [ %7, %entry ], [ %16, %reserve ]
;>   %9 = zext i32 %8 to i64
;>   %10 = zext i32 %0 to i64
;>   %11 = add i64 %9, 8
;>   %12 = add i64 %11, %10
;>   %13 = icmp ule i64 %12, %6
;>   br i1 %13, label %reserve, label %full
;>
;> reserve:                                          ; preds = %again
;>   %14 = add i32 %8, %0
;>   %15 = cmpxchg ptr addrspace(1) %3, i32 %8, i32 %14 syncscope("agent") monotonic monotonic, align 4
;>   %16 = extractvalue { i32, i1 } %15, 0
;>   %17 = extractvalue { i32, i1 } %15, 1
;>   br i1 %17, label %done, label %again
;>
;> done:                                             ; preds = %reserve
;>   %18 = getelementptr i8, ptr addrspace(1) %3, i64 %11
;>   ret ptr addrspace(1) %18
;>
;> full:                                             ; preds = %again
;>   ret ptr addrspace(1) null
;> }
;>
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1
;>
;> attributes #0 = { nounwind }
;> attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;>
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !opencl.enable.FP_CONTRACT = !{!3}
;>
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 0}
;> !3 = !{}
;> !4 = !{i32 0, i32 0}
;> !5 = !{!"none", !"none"}
;> !6 = !{!"float2", !"short"}
;> !7 = !{!"", !""}
;> !8 = !{!"v", !"s"}

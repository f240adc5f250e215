; Formatted output for LLVM's target of NVIDIA's GPUs: values in memory, vectors as elements.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: @ alloca = store call
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
;> target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
;> target triple = "nvptx64-nvidia-cuda"
;> @_str = internal unnamed_addr addrspace(4) constant [13 x i8] c"%d %v2hlf %s\00"
;> @_text = internal unnamed_addr addrspace(4) constant [3 x i8] c"ab\00"
;> @spirv_format_2 = internal unnamed_addr addrspace(1) constant [12 x i8] c"%d %f,%f %s\00", align 1
;> define ptx_kernel void @k(<2 x float> %v, i16 %s) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !kernel_arg_name !11 {
;>   %1 = alloca [32 x i8], align 8
;>   %n = sext i16 %s to i32
;>   %2 = extractelement <2 x float> %v, i32 0
;>   %3 = extractelement <2 x float> %v, i32 1
;>   %4 = fpext float %2 to double
;>   %5 = fpext float %3 to double
;>   %6 = getelementptr i8, ptr %1, i64 0
;>   store i32 %n, ptr %6, align 4
;>   %7 = getelementptr i8, ptr %1, i64 8
;>   store double %4, ptr %7, align 8
;>   %8 = getelementptr i8, ptr %1, i64 16
;>   store double %5, ptr %8, align 8
;>   %9 = getelementptr i8, ptr %1, i64 24
;>   store ptr addrspacecast (ptr addrspace(4) @_text to ptr), ptr %9, align 8
;>   %10 = addrspacecast ptr addrspace(1) @spirv_format_2 to ptr
;>   %11 = call i32 @vprintf(ptr %10, ptr %1)
;>   %12 = ashr i32 %11, 31
;> declare i32 @printf(ptr, ...) #0
;> declare i32 @vprintf(ptr, ptr)
;> attributes #0 = { nounwind }
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
;> !4 = !{!"k", !"k", !5, !6}
;> !5 = !{!"value", i64 0, i64 8}
;> !6 = !{!"value", i64 8, i64 2}
;> !7 = !{i32 0, i32 0}
;> !8 = !{!"none", !"none"}
;> !9 = !{!"float2", !"short"}
;> !10 = !{!"", !""}
;> !11 = !{!"v", !"s"}

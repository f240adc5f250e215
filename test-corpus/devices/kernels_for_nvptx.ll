; Kernels for LLVM's target of NVIDIA's GPUs: pointers to local memory are offsets, pointers to constant memory are global ones, names are those that PTX allows.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: define = call @ spirv attributes
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
%pair = type { i32, float }
@table = internal addrspace(2) constant [2 x i32] [i32 1, i32 2]
@cells = internal addrspace(3) global [4 x i32] undef
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
declare void @llvm.memcpy.p1.p4.i64(ptr addrspace(1), ptr addrspace(4), i64, i1)
define spir_func i32 @first(ptr addrspace(2) %p) noinline {
  %v = load i32, ptr addrspace(2) %p
  ret i32 %v
}
define spir_kernel void @k.1(ptr addrspace(1) %o, ptr addrspace(3) %l, ptr addrspace(2) %c, ptr byval(%pair) align 4 %pair, i8 %n) {
  %a = call spir_func i32 @first(ptr addrspace(2) %c)
  %b = call spir_func i32 @first(ptr addrspace(2) @table)
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(3) %l
  store i32 %sum, ptr addrspace(3) @cells
  %generic = addrspacecast ptr %pair to ptr addrspace(4)
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %o, ptr %pair, i64 8, i1 false)
  call void @llvm.memcpy.p1.p4.i64(ptr addrspace(1) %o, ptr addrspace(4) %generic, i64 8, i1 false)
  ret void
}
;> ; ModuleID = '%t.bc'
;> source_filename = "%t.bc"
;> target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
;> target triple = "nvptx64-nvidia-cuda"
;> %pair = type { i32, float }
;> @table = internal addrspace(4) constant [2 x i32] [i32 1, i32 2]
;> @cells = internal addrspace(3) global [4 x i32] undef
;> @spirv_local_memory = external addrspace(3) global [0 x i8], align 128
;> define i32 @first(ptr %p) #0 {
;>   %v = load i32, ptr %p, align 4
;> define ptx_kernel void @k_1(ptr addrspace(1) %o, i32 %l, ptr addrspace(1) noalias readonly %c, ptr byval(%pair) align 4 %pair, i8 %n) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !kernel_arg_name !14 {
;>   %1 = getelementptr i8, ptr addrspace(3) @spirv_local_memory, i32 %l
;>   %2 = addrspacecast ptr addrspace(1) %c to ptr
;>   %a = call i32 @first(ptr %2) #3
;>   %b = call i32 @first(ptr addrspacecast (ptr addrspace(4) @table to ptr)) #3
;>   %sum = add i32 %a, %b
;>   store i32 %sum, ptr addrspace(3) @cells, align 4
;>   call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 1 %o, ptr align 1 %pair, i64 8, i1 false)
;>   call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 1 %o, ptr align 1 %pair, i64 8, i1 false)
;> ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
;> declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2
;> attributes #0 = { convergent noinline nounwind }
;> attributes #1 = { nounwind }
;> attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
;> attributes #3 = { convergent nounwind }
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
;> !4 = !{!"k.1", !"k_1", !5, !6, !7, !8, !9}
;> !5 = !{!"global", i64 0, i64 8}
;> !6 = !{!"local", i64 8, i64 4}
;> !7 = !{!"constant", i64 16, i64 8}
;> !8 = !{!"by-value", i64 24, i64 8}
;> !9 = !{!"value", i64 32, i64 1}
;> !10 = !{i32 1, i32 3, i32 2, i32 0, i32 0}
;> !11 = !{!"none", !"none", !"none", !"none", !"none"}
;> !12 = !{!"pair*", !"int*", !"int*", !"pair", !"char"}
;> !13 = !{!"", !"", !"const", !"", !""}
;> !14 = !{!"o", !"l", !"c", !"pair", !"n"}

; OpenCL C's functions of work-items and barriers, for LLVM's target of NVIDIA's GPUs: special registers and a hidden argument.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: define = call fence load select spirv attributes
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i64 @_Z14get_num_groupsj(i32)
declare spir_func i32 @_Z12get_work_dimv()
declare spir_func void @_Z18work_group_barrierj(i32)
declare spir_func void @_Z18work_group_barrierj12memory_scope(i32, i32)
define spir_func i64 @twice() noinline nounwind memory(none) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %two = mul i64 %id, 2
  ret i64 %two
}
define spir_kernel void @k(ptr addrspace(1) %o, i32 %dimension) !reqd_work_group_size !0 {
  %id = call spir_func i64 @twice()
  %size = call spir_func i64 @_Z14get_local_sizej(i32 %dimension)
  %groups = call spir_func i64 @_Z14get_num_groupsj(i32 3)
  call spir_func void @_Z18work_group_barrierj(i32 1)
  %dimensions = call spir_func i32 @_Z12get_work_dimv()
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 2, i32 2)
  %a = add i64 %id, %size
  %b = add i64 %a, %groups
  store i64 %b, ptr addrspace(1) %o
  store i32 %dimensions, ptr addrspace(1) %o
  ret void
}
define spir_kernel void @plain(ptr addrspace(1) %o, i32 %dimension) {
  %groups = call spir_func i64 @_Z14get_num_groupsj(i32 0)
  store i64 %groups, ptr addrspace(1) %o
  ret void
}
!0 = !{i32 64, i32 2, i32 1}
;> ; ModuleID = '%t.bc'
;> source_filename = "%t.bc"
;> target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
;> target triple = "nvptx64-nvidia-cuda"
;> %spirv.launch = type { i64, i64, i64, i64, i64, i64, i32, i32 }
;> define i64 @twice(ptr %launch) #0 {
;>   %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
;>   %2 = zext i32 %1 to i64
;>   %3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;>   %4 = zext i32 %3 to i64
;>   %5 = mul i64 %2, %4
;>   %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;>   %7 = zext i32 %6 to i64
;>   %8 = add i64 %5, %7
;>   %9 = getelementptr i8, ptr %launch, i64 0
;>   %10 = load i64, ptr %9, align 8
;>   %11 = add i64 %8, %10
;>   %two = mul i64 %11, 2
;> define ptx_kernel void @k(ptr addrspace(1) %o, i32 %dimension, ptr byval(%spirv.launch) align 8 %launch) #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !kernel_arg_name !13 !reqd_work_group_size !14 {
;>   %id = call i64 @twice(ptr %launch) #4
;>   %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;>   %2 = zext i32 %1 to i64
;>   %3 = icmp eq i32 %dimension, 0
;>   %4 = select i1 %3, i64 %2, i64 1
;>   %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
;>   %6 = zext i32 %5 to i64
;>   %7 = icmp eq i32 %dimension, 1
;>   %8 = select i1 %7, i64 %6, i64 %4
;>   %9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
;>   %10 = zext i32 %9 to i64
;>   %11 = icmp eq i32 %dimension, 2
;>   %12 = select i1 %11, i64 %10, i64 %8
;>   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;>   %13 = getelementptr i8, ptr %launch, i64 48
;>   %14 = load i32, ptr %13, align 4
;>   fence syncscope("device") release
;>   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;>   fence syncscope("device") acquire
;>   %a = add i64 %id, %12
;>   %b = add i64 %a, 1
;> define ptx_kernel void @plain(ptr addrspace(1) %o, i32 %dimension) #2 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !12 !kernel_arg_name !13 {
;>   %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
;>   %2 = zext i32 %1 to i64
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: convergent nocallback nounwind
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> attributes #0 = { convergent noinline nounwind }
;> attributes #1 = { nounwind "nvvm.reqntid"="64,2,1" }
;> attributes #2 = { nounwind }
;> attributes #3 = { nounwind willreturn memory(none) }
;> attributes #4 = { convergent nounwind }
;> attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;> attributes #6 = { convergent nocallback nounwind }
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !opencl.enable.FP_CONTRACT = !{!3}
;> !spirv.kernel_abi = !{!4, !8}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 0}
;> !3 = !{}
;> !4 = !{!"k", !"k", !5, !6, !7}
;> !5 = !{!"global", i64 0, i64 8}
;> !6 = !{!"value", i64 8, i64 4}
;> !7 = !{!"launch", i64 16, i64 56}
;> !8 = !{!"plain", !"plain", !5, !6}
;> !9 = !{i32 1, i32 0}
;> !10 = !{!"none", !"none"}
;> !11 = !{!"int*", !"int"}
;> !12 = !{!"", !""}
;> !13 = !{!"o", !"dimension"}
;> !14 = !{i32 64, i32 2, i32 1}
;> !15 = !{!"long*", !"int"}

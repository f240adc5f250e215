; Sub-groups of 32 for LLVM's target of NVIDIA's GPUs.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: define = call
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func i32 @_Z22get_sub_group_local_idv()
declare spir_func i32 @_Z18get_sub_group_sizev()
declare spir_func i32 @_Z13sub_group_alli(i32)
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32)
declare spir_func double @_Z19sub_group_broadcastdj(double, i32)
declare spir_func i32 @_Z20sub_group_reduce_addi(i32)
define spir_kernel void @k(ptr addrspace(1) %o, i32 %v, double %d) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %size = call spir_func i32 @_Z18get_sub_group_sizev()
  %all = call spir_func i32 @_Z13sub_group_alli(i32 %v)
  %ballot = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 %v)
  %there = call spir_func double @_Z19sub_group_broadcastdj(double %d, i32 3)
  %sum = call spir_func i32 @_Z20sub_group_reduce_addi(i32 %v)
  store i32 %lane, ptr addrspace(1) %o
  store i32 %size, ptr addrspace(1) %o
  store i32 %all, ptr addrspace(1) %o
  store <4 x i32> %ballot, ptr addrspace(1) %o
  store double %there, ptr addrspace(1) %o
  store i32 %sum, ptr addrspace(1) %o
  ret void
}
;> ; ModuleID = '%t.bc'
;> source_filename = "%t.bc"
;> target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
;> target triple = "nvptx64-nvidia-cuda"
;> define ptx_kernel void @k(ptr addrspace(1) %o, i32 %v, double %d) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
;>   %1 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
;>   %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;>   %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
;>   %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
;>   %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;>   %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
;>   %7 = mul i32 %4, %6
;>   %8 = add i32 %7, %3
;>   %9 = mul i32 %8, %5
;>   %10 = add i32 %9, %2
;>   %11 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
;>   %12 = sub i32 %10, %11
;>   %13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;>   %14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
;>   %15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
;>   %16 = mul i32 %13, %14
;>   %17 = mul i32 %16, %15
;>   %18 = sub i32 %17, %12
;>   %19 = icmp ult i32 %18, 32
;>   %20 = select i1 %19, i32 %18, i32 32
;>   %21 = icmp eq i32 %v, 0
;>   %22 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %21)
;>   %23 = zext i32 %22 to i64
;>   %24 = icmp eq i64 %23, 0
;>   %25 = zext i1 %24 to i32
;>   %26 = icmp ne i32 %25, 0
;>   %all = select i1 %26, i32 1, i32 0
;>   %27 = icmp ne i32 %v, 0
;>   %28 = call i32 @llvm.nvvm.activemask()
;>   %29 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %28, i1 %27)
;>   %30 = zext i32 %29 to i64
;>   %31 = trunc i64 %30 to i32
;>   %32 = lshr i64 %30, 32
;>   %33 = trunc i64 %32 to i32
;>   %34 = insertelement <4 x i32> poison, i32 %31, i32 0
;>   %35 = insertelement <4 x i32> %34, i32 %33, i32 1
;>   %36 = insertelement <4 x i32> %35, i32 0, i32 2
;>   %37 = insertelement <4 x i32> %36, i32 0, i32 3
;>   %38 = bitcast double %d to i64
;>   %39 = trunc i64 %38 to i32
;>   %40 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %39, i32 3, i32 31)
;>   %41 = lshr i64 %38, 32
;>   %42 = trunc i64 %41 to i32
;>   %43 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %42, i32 3, i32 31)
;>   %44 = zext i32 %40 to i64
;>   %45 = zext i32 %43 to i64
;>   %46 = shl i64 %45, 32
;>   %47 = or i64 %44, %46
;>   %48 = bitcast i64 %47 to double
;>   %49 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 true)
;>   %50 = zext i32 %49 to i64
;>   %51 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
;>   %52 = zext i32 %51 to i64
;>   %53 = shl i64 1, %52
;>   %54 = sub i64 %53, 1
;>   %55 = or i64 %53, %54
;>   %56 = and i64 %54, 4294967295
;>   %57 = and i64 %50, %56
;>   %58 = call i64 @llvm.ctlz.i64(i64 %57, i1 false)
;>   %59 = trunc i64 %58 to i32
;>   %60 = sub i32 63, %59
;>   %61 = icmp ne i32 %60, -1
;>   %62 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 %60, i32 31)
;>   %63 = add i32 %62, %v
;>   %64 = select i1 %61, i32 %63, i32 %v
;>   %65 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %60, i32 %60, i32 31)
;>   %66 = select i1 %61, i32 %65, i32 %60
;>   %67 = icmp ne i32 %66, -1
;>   %68 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %64, i32 %66, i32 31)
;>   %69 = add i32 %68, %64
;>   %70 = select i1 %67, i32 %69, i32 %64
;>   %71 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %66, i32 %66, i32 31)
;>   %72 = select i1 %67, i32 %71, i32 %66
;>   %73 = icmp ne i32 %72, -1
;>   %74 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %70, i32 %72, i32 31)
;>   %75 = add i32 %74, %70
;>   %76 = select i1 %73, i32 %75, i32 %70
;>   %77 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %72, i32 %72, i32 31)
;>   %78 = select i1 %73, i32 %77, i32 %72
;>   %79 = icmp ne i32 %78, -1
;>   %80 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %76, i32 %78, i32 31)
;>   %81 = add i32 %80, %76
;>   %82 = select i1 %79, i32 %81, i32 %76
;>   %83 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %78, i32 %78, i32 31)
;>   %84 = select i1 %79, i32 %83, i32 %78
;>   %85 = icmp ne i32 %84, -1
;>   %86 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %82, i32 %84, i32 31)
;>   %87 = add i32 %86, %82
;>   %88 = select i1 %85, i32 %87, i32 %82
;>   %89 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %84, i32 %84, i32 31)
;>   %90 = select i1 %85, i32 %89, i32 %84
;>   %91 = call i64 @llvm.ctlz.i64(i64 %50, i1 false)
;>   %92 = trunc i64 %91 to i32
;>   %93 = sub i32 63, %92
;>   %94 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %88, i32 %93, i32 31)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
;> ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
;> ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> attributes #0 = { nounwind }
;> attributes #1 = { nounwind willreturn memory(none) }
;> attributes #2 = { convergent nounwind }
;> attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;> attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
;> !7 = !{!"value", i64 16, i64 8}
;> !8 = !{i32 1, i32 0, i32 0}
;> !9 = !{!"none", !"none", !"none"}
;> !10 = !{!"int*", !"int", !"double"}
;> !11 = !{!"", !"", !""}
;> !12 = !{!"o", !"v", !"d"}

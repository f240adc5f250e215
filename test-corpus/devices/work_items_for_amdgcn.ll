; OpenCL C's functions of work-items and barriers, for LLVM's target of AMD's GPUs: intrinsics and implicit arguments.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: define = call fence load select declare
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i64 @_Z14get_num_groupsj(i32)
declare spir_func i64 @_Z20get_global_linear_idv()
declare spir_func i32 @_Z12get_work_dimv()
declare spir_func void @_Z18work_group_barrierj(i32)
declare spir_func void @_Z18work_group_barrierj12memory_scope(i32, i32)
define spir_kernel void @k(ptr addrspace(1) %o, i32 %dimension) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 %dimension)
  %groups = call spir_func i64 @_Z14get_num_groupsj(i32 3)
  call spir_func void @_Z18work_group_barrierj(i32 1)
  %linear = call spir_func i64 @_Z20get_global_linear_idv()
  %dimensions = call spir_func i32 @_Z12get_work_dimv()
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 2, i32 2)
  %a = add i64 %id, %size
  %b = add i64 %a, %groups
  %place = getelementptr i64, ptr addrspace(1) %o, i64 %linear
  store i64 %b, ptr addrspace(1) %place
  store i32 %dimensions, ptr addrspace(1) %o
  ret void
}
;> ; ModuleID = '%t.bc'
;> source_filename = "%t.bc"
;> target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
;> target triple = "amdgcn-amd-amdhsa"
;> define protected amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %dimension) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %1 = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %2 = zext i32 %1 to i64
;>   %3 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %4 = getelementptr i8, ptr addrspace(4) %3, i64 12
;>   %5 = load i16, ptr addrspace(4) %4, align 2
;>   %6 = zext i16 %5 to i64
;>   %7 = mul i64 %2, %6
;>   %8 = call i32 @llvm.amdgcn.workitem.id.x()
;>   %9 = zext i32 %8 to i64
;>   %10 = add i64 %7, %9
;>   %11 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %12 = getelementptr i8, ptr addrspace(4) %11, i64 40
;>   %13 = load i64, ptr addrspace(4) %12, align 8
;>   %14 = add i64 %10, %13
;>   %15 = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %16 = zext i32 %15 to i64
;>   %17 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %18 = getelementptr i8, ptr addrspace(4) %17, i64 0
;>   %19 = load i32, ptr addrspace(4) %18, align 4
;>   %20 = zext i32 %19 to i64
;>   %21 = icmp ult i64 %16, %20
;>   %22 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %23 = getelementptr i8, ptr addrspace(4) %22, i64 12
;>   %24 = load i16, ptr addrspace(4) %23, align 2
;>   %25 = zext i16 %24 to i64
;>   %26 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %27 = getelementptr i8, ptr addrspace(4) %26, i64 18
;>   %28 = load i16, ptr addrspace(4) %27, align 2
;>   %29 = zext i16 %28 to i64
;>   %30 = select i1 %21, i64 %25, i64 %29
;>   %31 = icmp eq i32 %dimension, 0
;>   %32 = select i1 %31, i64 %30, i64 1
;>   %33 = call i32 @llvm.amdgcn.workgroup.id.y()
;>   %34 = zext i32 %33 to i64
;>   %35 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %36 = getelementptr i8, ptr addrspace(4) %35, i64 4
;>   %37 = load i32, ptr addrspace(4) %36, align 4
;>   %38 = zext i32 %37 to i64
;>   %39 = icmp ult i64 %34, %38
;>   %40 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %41 = getelementptr i8, ptr addrspace(4) %40, i64 14
;>   %42 = load i16, ptr addrspace(4) %41, align 2
;>   %43 = zext i16 %42 to i64
;>   %44 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %45 = getelementptr i8, ptr addrspace(4) %44, i64 20
;>   %46 = load i16, ptr addrspace(4) %45, align 2
;>   %47 = zext i16 %46 to i64
;>   %48 = select i1 %39, i64 %43, i64 %47
;>   %49 = icmp eq i32 %dimension, 1
;>   %50 = select i1 %49, i64 %48, i64 %32
;>   %51 = call i32 @llvm.amdgcn.workgroup.id.z()
;>   %52 = zext i32 %51 to i64
;>   %53 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %54 = getelementptr i8, ptr addrspace(4) %53, i64 8
;>   %55 = load i32, ptr addrspace(4) %54, align 4
;>   %56 = zext i32 %55 to i64
;>   %57 = icmp ult i64 %52, %56
;>   %58 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %59 = getelementptr i8, ptr addrspace(4) %58, i64 16
;>   %60 = load i16, ptr addrspace(4) %59, align 2
;>   %61 = zext i16 %60 to i64
;>   %62 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %63 = getelementptr i8, ptr addrspace(4) %62, i64 22
;>   %64 = load i16, ptr addrspace(4) %63, align 2
;>   %65 = zext i16 %64 to i64
;>   %66 = select i1 %57, i64 %61, i64 %65
;>   %67 = icmp eq i32 %dimension, 2
;>   %68 = select i1 %67, i64 %66, i64 %50
;>   fence syncscope("workgroup") release
;>   call void @llvm.amdgcn.s.barrier()
;>   fence syncscope("workgroup") acquire
;>   %69 = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %70 = zext i32 %69 to i64
;>   %71 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %72 = getelementptr i8, ptr addrspace(4) %71, i64 12
;>   %73 = load i16, ptr addrspace(4) %72, align 2
;>   %74 = zext i16 %73 to i64
;>   %75 = mul i64 %70, %74
;>   %76 = call i32 @llvm.amdgcn.workitem.id.x()
;>   %77 = zext i32 %76 to i64
;>   %78 = add i64 %75, %77
;>   %79 = call i32 @llvm.amdgcn.workgroup.id.y()
;>   %80 = zext i32 %79 to i64
;>   %81 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %82 = getelementptr i8, ptr addrspace(4) %81, i64 14
;>   %83 = load i16, ptr addrspace(4) %82, align 2
;>   %84 = zext i16 %83 to i64
;>   %85 = mul i64 %80, %84
;>   %86 = call i32 @llvm.amdgcn.workitem.id.y()
;>   %87 = zext i32 %86 to i64
;>   %88 = add i64 %85, %87
;>   %89 = call i32 @llvm.amdgcn.workgroup.id.z()
;>   %90 = zext i32 %89 to i64
;>   %91 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %92 = getelementptr i8, ptr addrspace(4) %91, i64 16
;>   %93 = load i16, ptr addrspace(4) %92, align 2
;>   %94 = zext i16 %93 to i64
;>   %95 = mul i64 %90, %94
;>   %96 = call i32 @llvm.amdgcn.workitem.id.z()
;>   %97 = zext i32 %96 to i64
;>   %98 = add i64 %95, %97
;>   %99 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %100 = getelementptr i8, ptr addrspace(4) %99, i64 0
;>   %101 = load i32, ptr addrspace(4) %100, align 4
;>   %102 = zext i32 %101 to i64
;>   %103 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %104 = getelementptr i8, ptr addrspace(4) %103, i64 12
;>   %105 = load i16, ptr addrspace(4) %104, align 2
;>   %106 = zext i16 %105 to i64
;>   %107 = mul i64 %102, %106
;>   %108 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %109 = getelementptr i8, ptr addrspace(4) %108, i64 18
;>   %110 = load i16, ptr addrspace(4) %109, align 2
;>   %111 = zext i16 %110 to i64
;>   %112 = add i64 %107, %111
;>   %113 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %114 = getelementptr i8, ptr addrspace(4) %113, i64 4
;>   %115 = load i32, ptr addrspace(4) %114, align 4
;>   %116 = zext i32 %115 to i64
;>   %117 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %118 = getelementptr i8, ptr addrspace(4) %117, i64 14
;>   %119 = load i16, ptr addrspace(4) %118, align 2
;>   %120 = zext i16 %119 to i64
;>   %121 = mul i64 %116, %120
;>   %122 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %123 = getelementptr i8, ptr addrspace(4) %122, i64 20
;>   %124 = load i16, ptr addrspace(4) %123, align 2
;>   %125 = zext i16 %124 to i64
;>   %126 = add i64 %121, %125
;>   %127 = mul i64 %98, %126
;>   %128 = add i64 %127, %88
;>   %129 = mul i64 %128, %112
;>   %130 = add i64 %129, %78
;>   %131 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %132 = getelementptr i8, ptr addrspace(4) %131, i64 64
;>   %133 = load i16, ptr addrspace(4) %132, align 2
;>   %134 = zext i16 %133 to i32
;>   fence syncscope("agent") release
;>   call void @llvm.amdgcn.s.barrier()
;>   fence syncscope("agent") acquire
;>   %a = add i64 %14, %68
;>   %b = add i64 %a, 1
;>   %place = getelementptr i64, ptr addrspace(1) %o, i64 %130
;> declare i64 @_Z13get_global_idj(i32) #1
;> declare i64 @_Z14get_local_sizej(i32) #1
;> declare void @_Z18work_group_barrierj12memory_scope(i32, i32) #2
;> declare i64 @_Z20get_global_linear_idv() #1
;> declare i32 @_Z12get_work_dimv() #1
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #3
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef i32 @llvm.amdgcn.workgroup.id.z() #3
;> ; Function Attrs: convergent nocallback nofree nounwind willreturn
;> declare void @llvm.amdgcn.s.barrier() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #3
;> attributes #0 = { nounwind }
;> attributes #1 = { nounwind willreturn memory(none) }
;> attributes #2 = { convergent nounwind }
;> attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;> attributes #4 = { convergent nocallback nofree nounwind willreturn }
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !opencl.enable.FP_CONTRACT = !{!3}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 0}
;> !3 = !{}
;> !4 = !{i32 1, i32 0}
;> !5 = !{!"none", !"none"}
;> !6 = !{!"int*", !"int"}
;> !7 = !{!"", !""}
;> !8 = !{!"o", !"dimension"}

; OpenCL C's functions of sub-groups, for LLVM's target of AMD's GPUs: wavefronts.
; RUN: spirv-llvm --spirv-ext=+all %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: define = call fence load select store declare
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func i32 @_Z22get_sub_group_local_idv()
declare spir_func i32 @_Z16get_sub_group_idv()
declare spir_func i32 @_Z18get_sub_group_sizev()
declare spir_func i32 @_Z22get_max_sub_group_sizev()
declare spir_func i32 @_Z18get_num_sub_groupsv()
declare spir_func void @_Z17sub_group_barrierj12memory_scope(i32, i32)
declare spir_func void @_Z17sub_group_barrierj(i32)
declare spir_func i32 @_Z15sub_group_electv()
declare spir_func i32 @_Z13sub_group_anyi(i32)
declare spir_func i32 @_Z13sub_group_alli(i32)
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32)
define spir_kernel void @ids(ptr addrspace(1) %o) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %id = call spir_func i32 @_Z16get_sub_group_idv()
  %sum = add i32 %lane, %id
  store i32 %sum, ptr addrspace(1) %o
  ret void
}
define spir_kernel void @sizes(ptr addrspace(1) %o) {
  %size = call spir_func i32 @_Z18get_sub_group_sizev()
  %max = call spir_func i32 @_Z22get_max_sub_group_sizev()
  %count = call spir_func i32 @_Z18get_num_sub_groupsv()
  %a = add i32 %size, %max
  %b = add i32 %a, %count
  store i32 %b, ptr addrspace(1) %o
  ret void
}
define spir_kernel void @votes(ptr addrspace(1) %o, i32 %value) {
  call spir_func void @_Z17sub_group_barrierj(i32 1)
  call spir_func void @_Z17sub_group_barrierj12memory_scope(i32 2, i32 2)
  %elect = call spir_func i32 @_Z15sub_group_electv()
  %any = call spir_func i32 @_Z13sub_group_anyi(i32 %value)
  %all = call spir_func i32 @_Z13sub_group_alli(i32 %value)
  %a = add i32 %elect, %any
  %b = add i32 %a, %all
  store i32 %b, ptr addrspace(1) %o
  %ballot = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 %value)
  store <4 x i32> %ballot, ptr addrspace(1) %o
  ret void
}
;> ; ModuleID = '%t.bc'
;> source_filename = "%t.bc"
;> target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
;> target triple = "amdgcn-amd-amdhsa"
;> define protected amdgpu_kernel void @ids(ptr addrspace(1) %o) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %1 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
;>   %2 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %1)
;>   %3 = call i32 @llvm.amdgcn.workitem.id.x()
;>   %4 = call i32 @llvm.amdgcn.workitem.id.y()
;>   %5 = call i32 @llvm.amdgcn.workitem.id.z()
;>   %6 = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %7 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %8 = getelementptr i8, ptr addrspace(4) %7, i64 0
;>   %9 = load i32, ptr addrspace(4) %8, align 4
;>   %10 = icmp ult i32 %6, %9
;>   %11 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %12 = getelementptr i8, ptr addrspace(4) %11, i64 12
;>   %13 = load i16, ptr addrspace(4) %12, align 2
;>   %14 = zext i16 %13 to i32
;>   %15 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %16 = getelementptr i8, ptr addrspace(4) %15, i64 18
;>   %17 = load i16, ptr addrspace(4) %16, align 2
;>   %18 = zext i16 %17 to i32
;>   %19 = select i1 %10, i32 %14, i32 %18
;>   %20 = call i32 @llvm.amdgcn.workgroup.id.y()
;>   %21 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %22 = getelementptr i8, ptr addrspace(4) %21, i64 4
;>   %23 = load i32, ptr addrspace(4) %22, align 4
;>   %24 = icmp ult i32 %20, %23
;>   %25 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %26 = getelementptr i8, ptr addrspace(4) %25, i64 14
;>   %27 = load i16, ptr addrspace(4) %26, align 2
;>   %28 = zext i16 %27 to i32
;>   %29 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %30 = getelementptr i8, ptr addrspace(4) %29, i64 20
;>   %31 = load i16, ptr addrspace(4) %30, align 2
;>   %32 = zext i16 %31 to i32
;>   %33 = select i1 %24, i32 %28, i32 %32
;>   %34 = mul i32 %5, %33
;>   %35 = add i32 %34, %4
;>   %36 = mul i32 %35, %19
;>   %37 = add i32 %36, %3
;>   %38 = call i32 @llvm.amdgcn.wavefrontsize()
;>   %39 = udiv i32 %37, %38
;>   %sum = add i32 %2, %39
;>   store i32 %sum, ptr addrspace(1) %o, align 4
;> define protected amdgpu_kernel void @sizes(ptr addrspace(1) %o) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %1 = call i32 @llvm.amdgcn.workitem.id.x()
;>   %2 = call i32 @llvm.amdgcn.workitem.id.y()
;>   %3 = call i32 @llvm.amdgcn.workitem.id.z()
;>   %4 = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %5 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %6 = getelementptr i8, ptr addrspace(4) %5, i64 0
;>   %7 = load i32, ptr addrspace(4) %6, align 4
;>   %8 = icmp ult i32 %4, %7
;>   %9 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %10 = getelementptr i8, ptr addrspace(4) %9, i64 12
;>   %11 = load i16, ptr addrspace(4) %10, align 2
;>   %12 = zext i16 %11 to i32
;>   %13 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %14 = getelementptr i8, ptr addrspace(4) %13, i64 18
;>   %15 = load i16, ptr addrspace(4) %14, align 2
;>   %16 = zext i16 %15 to i32
;>   %17 = select i1 %8, i32 %12, i32 %16
;>   %18 = call i32 @llvm.amdgcn.workgroup.id.y()
;>   %19 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %20 = getelementptr i8, ptr addrspace(4) %19, i64 4
;>   %21 = load i32, ptr addrspace(4) %20, align 4
;>   %22 = icmp ult i32 %18, %21
;>   %23 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %24 = getelementptr i8, ptr addrspace(4) %23, i64 14
;>   %25 = load i16, ptr addrspace(4) %24, align 2
;>   %26 = zext i16 %25 to i32
;>   %27 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %28 = getelementptr i8, ptr addrspace(4) %27, i64 20
;>   %29 = load i16, ptr addrspace(4) %28, align 2
;>   %30 = zext i16 %29 to i32
;>   %31 = select i1 %22, i32 %26, i32 %30
;>   %32 = mul i32 %3, %31
;>   %33 = add i32 %32, %2
;>   %34 = mul i32 %33, %17
;>   %35 = add i32 %34, %1
;>   %36 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
;>   %37 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %36)
;>   %38 = sub i32 %35, %37
;>   %39 = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %40 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %41 = getelementptr i8, ptr addrspace(4) %40, i64 0
;>   %42 = load i32, ptr addrspace(4) %41, align 4
;>   %43 = icmp ult i32 %39, %42
;>   %44 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %45 = getelementptr i8, ptr addrspace(4) %44, i64 12
;>   %46 = load i16, ptr addrspace(4) %45, align 2
;>   %47 = zext i16 %46 to i32
;>   %48 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %49 = getelementptr i8, ptr addrspace(4) %48, i64 18
;>   %50 = load i16, ptr addrspace(4) %49, align 2
;>   %51 = zext i16 %50 to i32
;>   %52 = select i1 %43, i32 %47, i32 %51
;>   %53 = call i32 @llvm.amdgcn.workgroup.id.y()
;>   %54 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %55 = getelementptr i8, ptr addrspace(4) %54, i64 4
;>   %56 = load i32, ptr addrspace(4) %55, align 4
;>   %57 = icmp ult i32 %53, %56
;>   %58 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %59 = getelementptr i8, ptr addrspace(4) %58, i64 14
;>   %60 = load i16, ptr addrspace(4) %59, align 2
;>   %61 = zext i16 %60 to i32
;>   %62 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %63 = getelementptr i8, ptr addrspace(4) %62, i64 20
;>   %64 = load i16, ptr addrspace(4) %63, align 2
;>   %65 = zext i16 %64 to i32
;>   %66 = select i1 %57, i32 %61, i32 %65
;>   %67 = call i32 @llvm.amdgcn.workgroup.id.z()
;>   %68 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %69 = getelementptr i8, ptr addrspace(4) %68, i64 8
;>   %70 = load i32, ptr addrspace(4) %69, align 4
;>   %71 = icmp ult i32 %67, %70
;>   %72 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %73 = getelementptr i8, ptr addrspace(4) %72, i64 16
;>   %74 = load i16, ptr addrspace(4) %73, align 2
;>   %75 = zext i16 %74 to i32
;>   %76 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %77 = getelementptr i8, ptr addrspace(4) %76, i64 22
;>   %78 = load i16, ptr addrspace(4) %77, align 2
;>   %79 = zext i16 %78 to i32
;>   %80 = select i1 %71, i32 %75, i32 %79
;>   %81 = mul i32 %52, %66
;>   %82 = mul i32 %81, %80
;>   %83 = sub i32 %82, %38
;>   %84 = call i32 @llvm.amdgcn.wavefrontsize()
;>   %85 = icmp ult i32 %83, %84
;>   %86 = select i1 %85, i32 %83, i32 %84
;>   %87 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %88 = getelementptr i8, ptr addrspace(4) %87, i64 12
;>   %89 = load i16, ptr addrspace(4) %88, align 2
;>   %90 = zext i16 %89 to i32
;>   %91 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %92 = getelementptr i8, ptr addrspace(4) %91, i64 14
;>   %93 = load i16, ptr addrspace(4) %92, align 2
;>   %94 = zext i16 %93 to i32
;>   %95 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %96 = getelementptr i8, ptr addrspace(4) %95, i64 16
;>   %97 = load i16, ptr addrspace(4) %96, align 2
;>   %98 = zext i16 %97 to i32
;>   %99 = mul i32 %90, %94
;>   %100 = mul i32 %99, %98
;>   %101 = call i32 @llvm.amdgcn.wavefrontsize()
;>   %102 = icmp ult i32 %100, %101
;>   %103 = select i1 %102, i32 %100, i32 %101
;>   %104 = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %105 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %106 = getelementptr i8, ptr addrspace(4) %105, i64 0
;>   %107 = load i32, ptr addrspace(4) %106, align 4
;>   %108 = icmp ult i32 %104, %107
;>   %109 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %110 = getelementptr i8, ptr addrspace(4) %109, i64 12
;>   %111 = load i16, ptr addrspace(4) %110, align 2
;>   %112 = zext i16 %111 to i32
;>   %113 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %114 = getelementptr i8, ptr addrspace(4) %113, i64 18
;>   %115 = load i16, ptr addrspace(4) %114, align 2
;>   %116 = zext i16 %115 to i32
;>   %117 = select i1 %108, i32 %112, i32 %116
;>   %118 = call i32 @llvm.amdgcn.workgroup.id.y()
;>   %119 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %120 = getelementptr i8, ptr addrspace(4) %119, i64 4
;>   %121 = load i32, ptr addrspace(4) %120, align 4
;>   %122 = icmp ult i32 %118, %121
;>   %123 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %124 = getelementptr i8, ptr addrspace(4) %123, i64 14
;>   %125 = load i16, ptr addrspace(4) %124, align 2
;>   %126 = zext i16 %125 to i32
;>   %127 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %128 = getelementptr i8, ptr addrspace(4) %127, i64 20
;>   %129 = load i16, ptr addrspace(4) %128, align 2
;>   %130 = zext i16 %129 to i32
;>   %131 = select i1 %122, i32 %126, i32 %130
;>   %132 = call i32 @llvm.amdgcn.workgroup.id.z()
;>   %133 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %134 = getelementptr i8, ptr addrspace(4) %133, i64 8
;>   %135 = load i32, ptr addrspace(4) %134, align 4
;>   %136 = icmp ult i32 %132, %135
;>   %137 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %138 = getelementptr i8, ptr addrspace(4) %137, i64 16
;>   %139 = load i16, ptr addrspace(4) %138, align 2
;>   %140 = zext i16 %139 to i32
;>   %141 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;>   %142 = getelementptr i8, ptr addrspace(4) %141, i64 22
;>   %143 = load i16, ptr addrspace(4) %142, align 2
;>   %144 = zext i16 %143 to i32
;>   %145 = select i1 %136, i32 %140, i32 %144
;>   %146 = mul i32 %117, %131
;>   %147 = mul i32 %146, %145
;>   %148 = call i32 @llvm.amdgcn.wavefrontsize()
;>   %149 = sub i32 %148, 1
;>   %150 = add i32 %147, %149
;>   %151 = udiv i32 %150, %148
;>   %a = add i32 %86, %103
;>   %b = add i32 %a, %151
;>   store i32 %b, ptr addrspace(1) %o, align 4
;> define protected amdgpu_kernel void @votes(ptr addrspace(1) %o, i32 %value) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !kernel_arg_name !13 {
;>   fence syncscope("wavefront") release
;>   call void @llvm.amdgcn.wave.barrier()
;>   fence syncscope("wavefront") acquire
;>   fence syncscope("agent") release
;>   call void @llvm.amdgcn.wave.barrier()
;>   fence syncscope("agent") acquire
;>   %1 = call i64 @llvm.amdgcn.ballot.i64(i1 true)
;>   %2 = call i64 @llvm.cttz.i64(i64 %1, i1 false)
;>   %3 = trunc i64 %2 to i32
;>   %4 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
;>   %5 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %4)
;>   %6 = icmp eq i32 %3, %5
;>   %7 = zext i1 %6 to i32
;>   %8 = icmp ne i32 %7, 0
;>   %elect = select i1 %8, i32 1, i32 0
;>   %9 = icmp ne i32 %value, 0
;>   %10 = call i64 @llvm.amdgcn.ballot.i64(i1 %9)
;>   %11 = icmp ne i64 %10, 0
;>   %12 = zext i1 %11 to i32
;>   %13 = icmp ne i32 %12, 0
;>   %any = select i1 %13, i32 1, i32 0
;>   %14 = icmp eq i32 %value, 0
;>   %15 = call i64 @llvm.amdgcn.ballot.i64(i1 %14)
;>   %16 = icmp eq i64 %15, 0
;>   %17 = zext i1 %16 to i32
;>   %18 = icmp ne i32 %17, 0
;>   %all = select i1 %18, i32 1, i32 0
;>   %a = add i32 %elect, %any
;>   %b = add i32 %a, %all
;>   store i32 %b, ptr addrspace(1) %o, align 4
;>   %19 = icmp ne i32 %value, 0
;>   %20 = call i64 @llvm.amdgcn.ballot.i64(i1 %19)
;>   %21 = trunc i64 %20 to i32
;>   %22 = lshr i64 %20, 32
;>   %23 = trunc i64 %22 to i32
;>   %24 = insertelement <4 x i32> poison, i32 %21, i32 0
;>   %25 = insertelement <4 x i32> %24, i32 %23, i32 1
;>   %26 = insertelement <4 x i32> %25, i32 0, i32 2
;>   %27 = insertelement <4 x i32> %26, i32 0, i32 3
;>   store <4 x i32> %27, ptr addrspace(1) %o, align 16
;> declare i32 @_Z22get_sub_group_local_idv() #1
;> declare i32 @_Z16get_sub_group_idv() #1
;> declare i32 @_Z18get_sub_group_sizev() #1
;> declare i32 @_Z22get_max_sub_group_sizev() #1
;> declare i32 @_Z18get_num_sub_groupsv() #1
;> declare void @_Z17sub_group_barrierj12memory_scope(i32, i32) #2
;> declare i32 @_Z15sub_group_electv() #2
;> declare i32 @_Z13sub_group_anyi(i32) #2
;> declare i32 @_Z13sub_group_alli(i32) #2
;> declare <4 x i32> @_Z16sub_group_balloti(i32) #2
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
;> declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
;> declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #3
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef i32 @llvm.amdgcn.workgroup.id.y() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 32, 65) i32 @llvm.amdgcn.wavefrontsize() #4
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef i32 @llvm.amdgcn.workgroup.id.z() #4
;> ; Function Attrs: convergent nocallback nofree nounwind willreturn
;> declare void @llvm.amdgcn.wave.barrier() #5
;> ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
;> declare i64 @llvm.amdgcn.ballot.i64(i1) #6
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare i64 @llvm.cttz.i64(i64, i1 immarg) #4
;> attributes #0 = { nounwind }
;> attributes #1 = { nounwind willreturn memory(none) }
;> attributes #2 = { convergent nounwind }
;> attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
;> attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;> attributes #5 = { convergent nocallback nofree nounwind willreturn }
;> attributes #6 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !opencl.enable.FP_CONTRACT = !{!3}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 0}
;> !3 = !{}
;> !4 = !{i32 1}
;> !5 = !{!"none"}
;> !6 = !{!"int*"}
;> !7 = !{!""}
;> !8 = !{!"o"}
;> !9 = !{i32 1, i32 0}
;> !10 = !{!"none", !"none"}
;> !11 = !{!"int*", !"int"}
;> !12 = !{!"", !""}
;> !13 = !{!"o", !"value"}

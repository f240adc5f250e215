; Null pointers to local and private memory are null as generic pointers; the address 0 is memory there.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda %t.spv -o %t.nvptx.bc
; RUN: opt -passes=verify -S %t.nvptx.bc
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa %t.spv -o %t.amdgcn.bc
; RUN: opt -passes=verify -S %t.amdgcn.bc
; KEEP: @tile @table define addrspacecast = store call
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
@tile = internal addrspace(3) global [4 x i32] undef, align 4
@table = internal addrspace(2) constant { i32, ptr addrspace(3) } zeroinitializer, align 8
declare spir_func void @use(ptr addrspace(4))
define spir_func void @cast(ptr addrspace(3) %p, ptr addrspace(4) %q, ptr addrspace(1) %o) {
  %generic = addrspacecast ptr addrspace(3) %p to ptr addrspace(4)
  call spir_func void @use(ptr addrspace(4) %generic)
  %local = addrspacecast ptr addrspace(4) %q to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %local
  %is_null = icmp eq ptr addrspace(3) %p, null
  %number = zext i1 %is_null to i32
  store i32 %number, ptr addrspace(1) %o
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %o, i64 %i, ptr addrspace(3) %memory) {
  %place = getelementptr i32, ptr addrspace(3) @tile, i64 %i
  %generic = addrspacecast ptr addrspace(3) %place to ptr addrspace(4)
  call spir_func void @cast(ptr addrspace(3) null, ptr addrspace(4) %generic, ptr addrspace(1) %o)
  %of_argument = addrspacecast ptr addrspace(3) %memory to ptr addrspace(4)
  call spir_func void @cast(ptr addrspace(3) %memory, ptr addrspace(4) %of_argument, ptr addrspace(1) %o)
  %of_null = addrspacecast ptr addrspace(3) null to ptr addrspace(4)
  call spir_func void @use(ptr addrspace(4) %of_null)
  %pair = load { i32, ptr addrspace(3) }, ptr addrspace(2) @table, align 8
  %field = extractvalue { i32, ptr addrspace(3) } %pair, 1
  %of_field = addrspacecast ptr addrspace(3) %field to ptr addrspace(4)
  call spir_func void @use(ptr addrspace(4) %of_field)
  %alloca = alloca ptr, align 8
  store ptr null, ptr %alloca, align 8
  ret void
}
;> $ opt -passes=verify -S %t.nvptx.bc
;> ; ModuleID = '%t.nvptx.bc'
;> source_filename = "%t.nvptx.bc"
;> target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
;> target triple = "nvptx64-nvidia-cuda"
;> @tile = internal addrspace(3) global [4 x i32] undef, align 4
;> @table = internal addrspace(4) constant { i32, ptr addrspace(3) } { i32 0, ptr addrspace(3) inttoptr (i64 -1 to ptr addrspace(3)) }, align 8
;> @spirv_local_memory = external addrspace(3) global [0 x i8], align 128
;> define void @cast(ptr addrspace(3) %p, ptr %q, ptr addrspace(1) %o) #0 {
;>   %generic = addrspacecast ptr addrspace(3) %p to ptr
;>   %1 = icmp eq ptr addrspace(3) %p, inttoptr (i64 -1 to ptr addrspace(3))
;>   %2 = select i1 %1, ptr null, ptr %generic
;>   call void @use(ptr %2) #0
;>   %local = addrspacecast ptr %q to ptr addrspace(3)
;>   %3 = icmp eq ptr %q, null
;>   %4 = select i1 %3, ptr addrspace(3) inttoptr (i64 -1 to ptr addrspace(3)), ptr addrspace(3) %local
;>   store i32 1, ptr addrspace(3) %4, align 4
;>   %is_null = icmp eq ptr addrspace(3) %p, inttoptr (i64 -1 to ptr addrspace(3))
;>   %number = select i1 %is_null, i32 1, i32 0
;>   store i32 %number, ptr addrspace(1) %o, align 4
;> define ptx_kernel void @k(ptr addrspace(1) %o, i64 %i, i32 %memory) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !kernel_arg_name !11 {
;>   %1 = getelementptr i8, ptr addrspace(3) @spirv_local_memory, i32 %memory
;>   %alloca = alloca ptr, align 8
;>   %place = getelementptr [4 x i32], ptr addrspace(3) @tile, i64 0, i64 %i
;>   %generic = addrspacecast ptr addrspace(3) %place to ptr
;>   call void @cast(ptr addrspace(3) inttoptr (i64 -1 to ptr addrspace(3)), ptr %generic, ptr addrspace(1) %o) #0
;>   %of_argument = addrspacecast ptr addrspace(3) %1 to ptr
;>   call void @cast(ptr addrspace(3) %1, ptr %of_argument, ptr addrspace(1) %o) #0
;>   %of_null = addrspacecast ptr addrspace(3) inttoptr (i64 -1 to ptr addrspace(3)) to ptr
;>   %2 = icmp eq ptr addrspace(3) inttoptr (i64 -1 to ptr addrspace(3)), inttoptr (i64 -1 to ptr addrspace(3))
;>   %3 = select i1 %2, ptr null, ptr %of_null
;>   call void @use(ptr %3) #0
;>   %pair = load { i32, ptr addrspace(3) }, ptr addrspacecast (ptr addrspace(4) @table to ptr), align 8
;>   %field = extractvalue { i32, ptr addrspace(3) } %pair, 1
;>   %of_field = addrspacecast ptr addrspace(3) %field to ptr
;>   %4 = icmp eq ptr addrspace(3) %field, inttoptr (i64 -1 to ptr addrspace(3))
;>   %5 = select i1 %4, ptr null, ptr %of_field
;>   call void @use(ptr %5) #0
;>   store ptr null, ptr %alloca, align 8
;> attributes #0 = { convergent nounwind }
;> attributes #1 = { nounwind }
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !spirv.kernel_abi = !{!3}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 0}
;> !3 = !{!"k", !"k", !4, !5, !6}
;> !4 = !{!"global", i64 0, i64 8}
;> !5 = !{!"value", i64 8, i64 8}
;> !6 = !{!"local", i64 16, i64 4}
;> !7 = !{i32 1, i32 0, i32 3}
;> !8 = !{!"none", !"none", !"none"}
;> !9 = !{!"int*", !"long", !"int*"}
;> !10 = !{!"", !"", !""}
;> !11 = !{!"o", !"i", !"memory"}
;> $ opt -passes=verify -S %t.amdgcn.bc
;> ; ModuleID = '%t.amdgcn.bc'
;> source_filename = "%t.amdgcn.bc"
;> target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
;> target triple = "amdgcn-amd-amdhsa"
;> @tile = internal addrspace(3) global [4 x i32] poison, align 4
;> @table = internal addrspace(4) constant { i32, ptr addrspace(3) } { i32 0, ptr addrspace(3) addrspacecast (ptr null to ptr addrspace(3)) }, align 8
;> define void @cast(ptr addrspace(3) %p, ptr %q, ptr addrspace(1) %o) #0 {
;>   %generic = addrspacecast ptr addrspace(3) %p to ptr
;>   call void @use(ptr %generic) #0
;>   %local = addrspacecast ptr %q to ptr addrspace(3)
;>   store i32 1, ptr addrspace(3) %local, align 4
;>   %is_null = icmp eq ptr addrspace(3) %p, addrspacecast (ptr null to ptr addrspace(3))
;>   %number = select i1 %is_null, i32 1, i32 0
;>   store i32 %number, ptr addrspace(1) %o, align 4
;> define protected amdgpu_kernel void @k(ptr addrspace(1) %o, i64 %i, ptr addrspace(3) %memory) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !kernel_arg_name !7 {
;>   %alloca = alloca ptr addrspace(5), align 8, addrspace(5)
;>   %place = getelementptr [4 x i32], ptr addrspace(3) @tile, i64 0, i64 %i
;>   %generic = addrspacecast ptr addrspace(3) %place to ptr
;>   call void @cast(ptr addrspace(3) addrspacecast (ptr null to ptr addrspace(3)), ptr %generic, ptr addrspace(1) %o) #0
;>   %of_argument = addrspacecast ptr addrspace(3) %memory to ptr
;>   call void @cast(ptr addrspace(3) %memory, ptr %of_argument, ptr addrspace(1) %o) #0
;>   %of_null = addrspacecast ptr addrspace(3) addrspacecast (ptr null to ptr addrspace(3)) to ptr
;>   call void @use(ptr %of_null) #0
;>   %pair = load { i32, ptr addrspace(3) }, ptr addrspace(4) @table, align 8
;>   %field = extractvalue { i32, ptr addrspace(3) } %pair, 1
;>   %of_field = addrspacecast ptr addrspace(3) %field to ptr
;>   call void @use(ptr %of_field) #0
;>   store ptr addrspace(5) addrspacecast (ptr null to ptr addrspace(5)), ptr addrspace(5) %alloca, align 8
;> attributes #0 = { convergent nounwind }
;> attributes #1 = { nounwind }
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 0}
;> !3 = !{i32 1, i32 0, i32 3}
;> !4 = !{!"none", !"none", !"none"}
;> !5 = !{!"int*", !"long", !"int*"}
;> !6 = !{!"", !"", !""}
;> !7 = !{!"o", !"i", !"memory"}

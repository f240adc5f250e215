; An array of buffers in memory, as clang allocates one without optimization: a loop constructs it, and its elements are copied.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpAccessChain OpLoad OpStore OpAtomicIAdd
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x i32], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }
%struct.S = type { [2 x %"class.hlsl::RWStructuredBuffer"] }

@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1

define void @main() #0 {
entry:
  %s = alloca %struct.S, align 1
  %end = getelementptr inbounds %"class.hlsl::RWStructuredBuffer", ptr %s, i64 2
  br label %constructor

constructor:
  %at = phi ptr [ %s, %entry ], [ %next, %constructor ]
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, ptr %at, align 8
  %next = getelementptr inbounds %"class.hlsl::RWStructuredBuffer", ptr %at, i64 1
  %done = icmp eq ptr %next, %end
  br i1 %done, label %body, label %constructor

body:
  %h0 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.b(i32 0, i32 0, i32 2, i32 0, ptr @.str)
  %h1 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.b(i32 0, i32 0, i32 2, i32 1, ptr @.str)
  %c1 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.b(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %h1, i32 3, i32 0)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %h0, ptr %s, align 8
  %second = getelementptr [2 x %"class.hlsl::RWStructuredBuffer"], ptr %s, i32 0, i32 1
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %h1, ptr %second, align 8
  %of_second = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %second, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %c1, ptr %of_second, align 8
  %to_counter = getelementptr inbounds i8, ptr %s, i64 24
  %counter = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %to_counter, align 8
  %count = call i32 @llvm.spv.resource.updatecounter.b(target("spirv.VulkanBuffer", i32, 12, 1) %counter, i8 1)
  %from_first = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %s, align 8
  %to_second = getelementptr inbounds %"class.hlsl::RWStructuredBuffer", ptr %s, i64 1
  %from_second = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr %to_second, align 8
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.b(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %from_first, i32 %count)
  %q = call ptr addrspace(11) @llvm.spv.resource.getpointer.b(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %from_second, i32 %count)
  %value = load i32, ptr addrspace(11) %p, align 4
  store i32 %value, ptr addrspace(11) %q, align 4
  ret void
}

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.b(i32, i32, i32, i32, ptr)
declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.b(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32)
declare i32 @llvm.spv.resource.updatecounter.b(target("spirv.VulkanBuffer", i32, 12, 1), i8)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.b(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32)

attributes #0 = { "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" }
;>           %a = OpVariable %_ptr_StorageBuffer__arr_a_20_uint_2 StorageBuffer
;>   %a_counter = OpVariable %_ptr_StorageBuffer__arr_a_counter_22_uint_2 StorageBuffer
;>          %30 = OpAccessChain %_ptr_StorageBuffer_uint %a_counter %uint_1 %uint_0
;>          %31 = OpAtomicIAdd %uint %30 %uint_1 %uint_0 %uint_1
;>          %32 = OpAccessChain %_ptr_StorageBuffer_uint %a %uint_0 %uint_0 %31
;>          %33 = OpAccessChain %_ptr_StorageBuffer_uint %a %uint_1 %uint_0 %31
;>       %value = OpLoad %uint %32
;>                OpStore %33 %value

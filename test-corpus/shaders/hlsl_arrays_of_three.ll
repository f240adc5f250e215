; Regression: Arrays of vectors of three, which LLVM counts as four, and HLSL as three: both buffers are arrays of words.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpDecorate OpVariable OpAccessChain OpConstant
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%row = type <{ [1 x <{ <3 x i32>, target("spirv.Padding", 4) }>], <3 x i32> }>
%block = type <{ float, target("spirv.Padding", 12), %row }>
%struct.Arrays = type <{ [2 x i32], [2 x <3 x i32>] }>

@cb = global target("spirv.VulkanBuffer", %block, 2, 0) poison
@f = external hidden addrspace(12) global float, align 4
@c = external hidden addrspace(12) global %row, align 16
@str = private unnamed_addr constant [2 x i8] c"a\00", align 1

define void @main() #0 {
entry:
  %h = call target("spirv.VulkanBuffer", %block, 2, 0) @llvm.spv.resource.handlefrombinding.c(i32 0, i32 0, i32 1, i32 0, ptr @str)
  store target("spirv.VulkanBuffer", %block, 2, 0) %h, ptr @cb, align 8
  %b = call target("spirv.VulkanBuffer", [0 x %struct.Arrays], 12, 1) @llvm.spv.resource.handlefrombinding.b(i32 0, i32 1, i32 1, i32 0, ptr @str)
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.b(target("spirv.VulkanBuffer", [0 x %struct.Arrays], 12, 1) %b, i32 1)
  %in = getelementptr inbounds nuw %struct.Arrays, ptr addrspace(11) %p, i32 0, i32 1
  %second = getelementptr inbounds [2 x <3 x i32>], ptr addrspace(11) %in, i64 0, i64 1
  %v = load <3 x i32>, ptr addrspace(12) getelementptr inbounds (i8, ptr addrspace(12) @c, i64 20), align 16
  store <3 x i32> %v, ptr addrspace(11) %second, align 16
  ret void
}

declare target("spirv.VulkanBuffer", %block, 2, 0) @llvm.spv.resource.handlefrombinding.c(i32, i32, i32, i32, ptr)
declare target("spirv.VulkanBuffer", [0 x %struct.Arrays], 12, 1) @llvm.spv.resource.handlefrombinding.b(i32, i32, i32, i32, ptr)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.b(target("spirv.VulkanBuffer", [0 x %struct.Arrays], 12, 1), i32)

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
!hlsl.cbs = !{!0}
!0 = !{ptr @cb, ptr addrspace(12) @f, ptr addrspace(12) @c}
;>                OpDecorate %_arr_block_uint_2 ArrayStride 16
;>                OpDecorate %a_30 Block
;>                OpDecorate %a DescriptorSet 0
;>                OpDecorate %a Binding 0
;>                OpDecorate %_runtimearr_uint ArrayStride 4
;>                OpDecorate %a_36 Block
;>                OpDecorate %a_1 DescriptorSet 0
;>                OpDecorate %a_1 Binding 1
;>      %uint_2 = OpConstant %uint 2
;>           %a = OpVariable %_ptr_Uniform_a_30 Uniform
;>         %a_1 = OpVariable %_ptr_StorageBuffer_a_36 StorageBuffer
;>      %uint_0 = OpConstant %uint 0
;>      %uint_1 = OpConstant %uint 1
;>     %uint_13 = OpConstant %uint 13
;>     %uint_14 = OpConstant %uint 14
;>     %uint_15 = OpConstant %uint 15
;>          %22 = OpAccessChain %_ptr_Uniform_v3uint %a %uint_0 %uint_1 %uint_1 %uint_0
;>          %27 = OpAccessChain %_ptr_StorageBuffer_uint %a_1 %uint_0 %uint_13
;>          %30 = OpAccessChain %_ptr_StorageBuffer_uint %a_1 %uint_0 %uint_14
;>          %33 = OpAccessChain %_ptr_StorageBuffer_uint %a_1 %uint_0 %uint_15

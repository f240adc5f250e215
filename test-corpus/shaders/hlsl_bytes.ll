; HLSL as clang 23 compiles it: byte-address buffers that are accessed in words are buffers of words.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability ArrayStride OpAccessChain OpArrayLength OpShift
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [2 x i8] c"I\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"O\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %1 = tail call target("spirv.VulkanBuffer", [0 x i8], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i8_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %2 = tail call target("spirv.VulkanBuffer", [0 x i8], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i8_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str.2)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %mul.i = shl i32 %3, 2
  %5 = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i8_12_0t.i32(target("spirv.VulkanBuffer", [0 x i8], 12, 0) %1, i32 %mul.i) [ "convergencectrl"(token %0) ]
  %6 = load i32, ptr addrspace(11) %5, align 4
  %7 = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i8_12_1t.i32(target("spirv.VulkanBuffer", [0 x i8], 12, 1) %2, i32 %mul.i) [ "convergencectrl"(token %0) ]
  store i32 %6, ptr addrspace(11) %7, align 4
  %mul3.i = shl i32 %4, 4
  %8 = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i8_12_0t.i32(target("spirv.VulkanBuffer", [0 x i8], 12, 0) %1, i32 %mul3.i) [ "convergencectrl"(token %0) ]
  %9 = load <4 x i32>, ptr addrspace(11) %8, align 4
  %10 = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i8_12_1t.i32(target("spirv.VulkanBuffer", [0 x i8], 12, 1) %2, i32 %mul3.i) [ "convergencectrl"(token %0) ]
  store <4 x i32> %9, ptr addrspace(11) %10, align 4
  %11 = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i8_12_0t.i32(target("spirv.VulkanBuffer", [0 x i8], 12, 0) %1, i32 16) [ "convergencectrl"(token %0) ]
  %12 = load <2 x float>, ptr addrspace(11) %11, align 4
  %13 = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i8_12_1t.i32(target("spirv.VulkanBuffer", [0 x i8], 12, 1) %2, i32 8) [ "convergencectrl"(token %0) ]
  store <2 x float> %12, ptr addrspace(11) %13, align 4
  %14 = tail call i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0i8_12_0t(target("spirv.VulkanBuffer", [0 x i8], 12, 0) %1)
  %15 = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i8_12_1t.i32(target("spirv.VulkanBuffer", [0 x i8], 12, 1) %2, i32 12) [ "convergencectrl"(token %0) ]
  store i32 %14, ptr addrspace(11) %15, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.VulkanBuffer", [0 x i8], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i8_12_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x i8], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i8_12_1t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i8_12_1t.i32(target("spirv.VulkanBuffer", [0 x i8], 12, 1), i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i8_12_0t.i32(target("spirv.VulkanBuffer", [0 x i8], 12, 0), i32) #0

declare i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0i8_12_0t(target("spirv.VulkanBuffer", [0 x i8], 12, 0)) #4

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: read, target_mem: read) "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(read) }
;>                OpCapability Shader
;>                OpDecorate %_runtimearr_uint ArrayStride 4
;>       %mul_i = OpShiftLeftLogical %uint %17 %uint_2
;>          %22 = OpShiftRightLogical %uint %mul_i %uint_2
;>          %25 = OpAccessChain %_ptr_StorageBuffer_uint %I %uint_0 %22
;>          %27 = OpShiftRightLogical %uint %mul_i %uint_2
;>          %28 = OpAccessChain %_ptr_StorageBuffer_uint %O %uint_0 %27
;>      %mul3_i = OpShiftLeftLogical %uint %19 %uint_4
;>          %31 = OpShiftRightLogical %uint %mul3_i %uint_2
;>          %32 = OpAccessChain %_ptr_StorageBuffer_uint %I %uint_0 %31
;>          %36 = OpAccessChain %_ptr_StorageBuffer_uint %I %uint_0 %35
;>          %39 = OpAccessChain %_ptr_StorageBuffer_uint %I %uint_0 %38
;>          %43 = OpAccessChain %_ptr_StorageBuffer_uint %I %uint_0 %42
;>          %47 = OpShiftRightLogical %uint %mul3_i %uint_2
;>          %49 = OpAccessChain %_ptr_StorageBuffer_uint %O %uint_0 %47
;>          %52 = OpAccessChain %_ptr_StorageBuffer_uint %O %uint_0 %51
;>          %55 = OpAccessChain %_ptr_StorageBuffer_uint %O %uint_0 %54
;>          %58 = OpAccessChain %_ptr_StorageBuffer_uint %O %uint_0 %57
;>          %60 = OpShiftRightLogical %uint %uint_16 %uint_2
;>          %61 = OpAccessChain %_ptr_StorageBuffer_uint %I %uint_0 %60
;>          %66 = OpAccessChain %_ptr_StorageBuffer_uint %I %uint_0 %65
;>          %72 = OpShiftRightLogical %uint %uint_8 %uint_2
;>          %75 = OpAccessChain %_ptr_StorageBuffer_uint %O %uint_0 %72
;>          %79 = OpAccessChain %_ptr_StorageBuffer_uint %O %uint_0 %78
;>          %80 = OpArrayLength %uint %I 0
;>          %81 = OpShiftLeftLogical %uint %80 %uint_2
;>          %83 = OpShiftRightLogical %uint %uint_12 %uint_2
;>          %84 = OpAccessChain %_ptr_StorageBuffer_uint %O %uint_0 %83

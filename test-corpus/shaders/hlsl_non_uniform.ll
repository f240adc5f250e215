; HLSL as clang compiles it: indices of resources that differ between invocations are decorated up to the access.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpDecorate OpAccessChain OpLoad OpStore OpImageWrite
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@many.str = private unnamed_addr constant [5 x i8] c"many\00", align 1
@typed.str = private unnamed_addr constant [6 x i8] c"typed\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %and.i = and i32 %0, 3
  %2 = tail call noundef i32 @llvm.spv.resource.nonuniformindex(i32 %and.i)
  %3 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 4, i32 %2, ptr nonnull @many.str)
  %4 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 %0)
  store float 1.000000e+00, ptr addrspace(11) %4, align 4
  %and3.i = and i32 %1, 3
  %5 = tail call noundef i32 @llvm.spv.resource.nonuniformindex(i32 %and3.i)
  %6 = tail call target("spirv.Image", float, 5, 2, 0, 0, 2, 3) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_3t(i32 0, i32 8, i32 4, i32 %5, ptr nonnull @typed.str)
  %7 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_3t(target("spirv.Image", float, 5, 2, 0, 0, 2, 3) %6, i32 %0)
  store float 2.000000e+00, ptr addrspace(11) %7, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #1

declare i32 @llvm.spv.resource.nonuniformindex(i32) #2

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #2

declare target("spirv.Image", float, 5, 2, 0, 0, 2, 3) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_3t(i32, i32, i32, i32, ptr) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #2

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_3t(target("spirv.Image", float, 5, 2, 0, 0, 2, 3), i32) #2

attributes #0 = { nounwind "hlsl.numthreads"="64,1,1" "hlsl.shader"="compute" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
;>                OpCapability Shader
;>                OpCapability SampledBuffer
;>                OpCapability ImageBuffer
;>                OpCapability ShaderNonUniform
;>                OpCapability StorageBufferArrayNonUniformIndexing
;>                OpCapability StorageTexelBufferArrayNonUniformIndexing
;>                OpDecorate %_runtimearr_float ArrayStride 4
;>                OpDecorate %many_18 Block
;>                OpDecorate %many DescriptorSet 0
;>                OpDecorate %many Binding 1
;>                OpDecorate %typed DescriptorSet 0
;>                OpDecorate %typed Binding 8
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %26 NonUniform
;>                OpDecorate %28 NonUniform
;>                OpDecorate %32 NonUniform
;>                OpDecorate %33 NonUniform
;>                OpDecorate %35 NonUniform
;>          %20 = OpLoad %v3uint %__spirv_BuiltInGlobalInvocationId
;>          %22 = OpLoad %v3uint %__spirv_BuiltInGlobalInvocationId
;>          %28 = OpAccessChain %_ptr_StorageBuffer_float %many %26 %uint_0 %21
;>                OpStore %28 %float_1
;>          %33 = OpAccessChain %_ptr_UniformConstant_9 %typed %32
;>          %35 = OpLoad %9 %33
;>                OpImageWrite %35 %21 %40

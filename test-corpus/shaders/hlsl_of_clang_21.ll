; HLSL as clang 21 compiles it: constant buffers state their offsets and leave rows out, handles are copied as integers, and a part of a texel is written.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpMemberDecorate OpDecorate OpImage OpAccessChain
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%__cblayout_Constants = type <{ float, [3 x <2 x float>], target("spirv.Layout", %S, 36, 0, 16) }>
%S = type <{ <3 x float>, [2 x float] }>
%"class.hlsl::RWBuffer" = type { target("spirv.Image", float, 5, 2, 0, 0, 2, 0) }

@Constants.cb = local_unnamed_addr global target("spirv.VulkanBuffer", target("spirv.Layout", %__cblayout_Constants, 100, 0, 16, 64), 2, 0) poison
@first = external hidden local_unnamed_addr addrspace(12) global float, align 4
@list = external hidden local_unnamed_addr addrspace(12) global [3 x <2 x float>], align 8
@s = external hidden local_unnamed_addr addrspace(12) global target("spirv.Layout", %S, 36, 0, 16), align 1
@Constants.str = private unnamed_addr constant [10 x i8] c"Constants\00", align 1
@.str = private unnamed_addr constant [8 x i8] c"Results\00", align 1
@_ZL6Texels = internal unnamed_addr global %"class.hlsl::RWBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [7 x i8] c"Texels\00", align 1
@_ZL4Copy = internal unnamed_addr global %"class.hlsl::RWBuffer" poison, align 8

declare target("spirv.VulkanBuffer", target("spirv.Layout", %__cblayout_Constants, 100, 0, 16, 64), 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_tspirv.Layout_s___cblayout_Constantss_100_0_16_64t_2_0t(i32, i32, i32, i32, i1, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %Constants.cb_h.i.i = tail call target("spirv.VulkanBuffer", target("spirv.Layout", %__cblayout_Constants, 100, 0, 16, 64), 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_tspirv.Layout_s___cblayout_Constantss_100_0_16_64t_2_0t(i32 0, i32 0, i32 1, i32 0, i1 false, ptr nonnull @Constants.str)
  store target("spirv.VulkanBuffer", target("spirv.Layout", %__cblayout_Constants, 100, 0, 16, 64), 2, 0) %Constants.cb_h.i.i, ptr @Constants.cb, align 8
  %0 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 0, i32 1, i32 0, i1 false, ptr nonnull @.str)
  %1 = tail call target("spirv.Image", float, 5, 2, 0, 0, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_0t(i32 0, i32 5, i32 1, i32 0, i1 false, ptr nonnull @.str.2)
  store target("spirv.Image", float, 5, 2, 0, 0, 2, 0) %1, ptr @_ZL6Texels, align 8
  %2 = load i64, ptr @_ZL6Texels, align 8
  store i64 %2, ptr @_ZL4Copy, align 8
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %idxprom.i = zext i32 %4 to i64
  %arrayidx.i = getelementptr inbounds nuw [3 x <2 x float>], ptr addrspace(12) @list, i64 0, i64 %idxprom.i
  %vecext.i = load float, ptr addrspace(12) %arrayidx.i, align 8
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i64 0
  %5 = getelementptr inbounds nuw i8, ptr addrspace(12) %arrayidx.i, i64 4
  %vecext3.i = load float, ptr addrspace(12) %5, align 4
  %vecinit4.i = insertelement <4 x float> %vecinit.i, float %vecext3.i, i64 1
  %6 = load float, ptr addrspace(12) @first, align 4
  %vecinit5.i = insertelement <4 x float> %vecinit4.i, float %6, i64 2
  %7 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @s, i64 20), align 1
  %vecinit6.i = insertelement <4 x float> %vecinit5.i, float %7, i64 3
  %8 = load <3 x float>, ptr addrspace(12) @s, align 1
  %9 = shufflevector <3 x float> %8, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %vecinit1319.i = insertelement <4 x float> %9, float 0.000000e+00, i64 3
  %add.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %vecinit6.i, %vecinit1319.i
  %10 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %0, i32 %3)
  store <4 x float> %add.i, ptr addrspace(11) %10, align 16
  %11 = load target("spirv.Image", float, 5, 2, 0, 0, 2, 0), ptr @_ZL4Copy, align 8
  %12 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_0t(target("spirv.Image", float, 5, 2, 0, 0, 2, 0) %11, i32 %3)
  %13 = getelementptr inbounds nuw i8, ptr addrspace(11) %12, i64 4
  store float 2.000000e+00, ptr addrspace(11) %13, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, i1, ptr) #0

declare target("spirv.Image", float, 5, 2, 0, 0, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_0t(i32, i32, i32, i32, i1, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_0t(target("spirv.Image", float, 5, 2, 0, 0, 2, 0), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "approx-func-fp-math"="false" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!0}
!0 = !{ptr @Constants.cb, ptr addrspace(12) @first, ptr addrspace(12) @list, ptr addrspace(12) @s}
;>                OpCapability Shader
;>                OpCapability SampledBuffer
;>                OpCapability ImageBuffer
;>                OpCapability StorageImageReadWithoutFormat
;>                OpCapability StorageImageWriteWithoutFormat
;>                OpDecorate %_arr_v2float_uint_3 ArrayStride 16
;>                OpDecorate %_arr_float_uint_2 ArrayStride 16
;>                OpMemberDecorate %S 0 Offset 0
;>                OpMemberDecorate %S 1 Offset 16
;>                OpMemberDecorate %Constants 0 Offset 0
;>                OpMemberDecorate %Constants 1 Offset 16
;>                OpMemberDecorate %Constants 2 Offset 64
;>                OpDecorate %Constants_38 Block
;>                OpMemberDecorate %Constants_38 0 NonWritable
;>                OpMemberDecorate %Constants_38 0 Offset 0
;>                OpDecorate %Constants_0 DescriptorSet 0
;>                OpDecorate %Constants_0 Binding 0
;>                OpDecorate %_runtimearr_v4float ArrayStride 16
;>                OpDecorate %Results_40 Block
;>                OpMemberDecorate %Results_40 0 Offset 0
;>                OpDecorate %Results DescriptorSet 0
;>                OpDecorate %Results Binding 0
;>                OpDecorate %Texels DescriptorSet 0
;>                OpDecorate %Texels Binding 5
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>          %37 = OpAccessChain %_ptr_Uniform_float %Constants_0 %uint_0 %uint_1 %33 %uint_0
;>          %39 = OpAccessChain %_ptr_Uniform_float %Constants_0 %uint_0 %uint_1 %33 %uint_1
;>          %41 = OpAccessChain %_ptr_Uniform_float %Constants_0 %uint_0 %uint_0
;>          %43 = OpAccessChain %_ptr_Uniform_float %Constants_0 %uint_0 %uint_2 %uint_1 %uint_1
;>          %47 = OpAccessChain %_ptr_Uniform_v3float %Constants_0 %uint_0 %uint_2 %uint_0
;>          %53 = OpAccessChain %_ptr_StorageBuffer_v4float %Results %uint_0 %31
;>          %54 = OpImageRead %v4float %29 %31
;>                OpImageWrite %29 %31 %56

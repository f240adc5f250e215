; HLSL as clang compiles it: structured buffers, a constant buffer, memory of the workgroup and a barrier.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpEntryPoint OpExecutionMode OpDecorate OpMemberDecorate OpTypeStruct OpVariable OpAccessChain OpControlBarrier
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%__cblayout_Settings = type <{ <3 x float>, float, <2 x float>, i32 }>
%struct.Item = type <{ <3 x float>, float, <3 x float>, i32 }>

@Settings.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Settings, 2, 0) poison
@axis = external hidden local_unnamed_addr addrspace(12) global <3 x float>, align 16
@gain = external hidden local_unnamed_addr addrspace(12) global float, align 4
@pair = external hidden local_unnamed_addr addrspace(12) global <2 x float>, align 8
@count = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@Settings.str = private unnamed_addr constant [9 x i8] c"Settings\00", align 1
@.str = private unnamed_addr constant [6 x i8] c"Items\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Out\00", align 1
@Shared = hidden local_unnamed_addr addrspace(3) global [64 x float] zeroinitializer, align 4

declare target("spirv.VulkanBuffer", %__cblayout_Settings, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Settingss_2_0t(i32, i32, i32, i32, ptr) #0

declare token @llvm.experimental.convergence.entry() #1

define void @main() local_unnamed_addr #2 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %Settings.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Settings, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Settingss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Settings.str)
  store target("spirv.VulkanBuffer", %__cblayout_Settings, 2, 0) %Settings.cb_h.i.i, ptr @Settings.cb, align 8
  %1 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %2 = load i32, ptr addrspace(12) @count, align 4
  %cmp.not.i = icmp ult i32 %1, %2
  br i1 %cmp.not.i, label %if.end.i, label %_Z4mainDv3_jj.exit

if.end.i:
  %3 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", [0 x %struct.Item], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Items_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %5 = tail call i32 @llvm.spv.flattened.thread.id.in.group()
  %6 = tail call noundef align 1 dereferenceable(40) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Items_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Item], 12, 0) %4, i32 %1)
  %call1.ascast.i = addrspacecast ptr addrspace(11) %6 to ptr
  %item.sroa.0.0.copyload.i = load <3 x float>, ptr %call1.ascast.i, align 1
  %item.sroa.422.0.call1.ascast.sroa_idx.i = getelementptr inbounds nuw i8, ptr %call1.ascast.i, i64 20
  %item.sroa.422.0.copyload.i = load <3 x float>, ptr %item.sroa.422.0.call1.ascast.sroa_idx.i, align 1
  %7 = load <3 x float>, ptr addrspace(12) @axis, align 16
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %item.sroa.0.0.copyload.i, <3 x float> %7)
  %8 = load float, ptr addrspace(12) @gain, align 4
  %mul.i = fmul reassoc nnan ninf nsz arcp afn float %8, %hlsl.dot.i
  %idxprom.i = zext i32 %5 to i64
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(3) @Shared, i64 %idxprom.i
  store float %mul.i, ptr addrspace(3) %arrayidx.i, align 4
  call spir_func void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  %and.i = and i32 %5, 63
  %idxprom3.i = zext nneg i32 %and.i to i64
  %arrayidx4.i = getelementptr inbounds nuw float, ptr addrspace(3) @Shared, i64 %idxprom3.i
  %9 = load float, ptr addrspace(3) %arrayidx4.i, align 4
  %add.i.1 = add i32 %5, 1
  %and.i.1 = and i32 %add.i.1, 63
  %idxprom3.i.1 = zext nneg i32 %and.i.1 to i64
  %arrayidx4.i.1 = getelementptr inbounds nuw float, ptr addrspace(3) @Shared, i64 %idxprom3.i.1
  %10 = load float, ptr addrspace(3) %arrayidx4.i.1, align 4
  %add5.i.1 = fadd reassoc nnan ninf nsz arcp afn float %10, %9
  %add.i.2 = add i32 %5, 2
  %and.i.2 = and i32 %add.i.2, 63
  %idxprom3.i.2 = zext nneg i32 %and.i.2 to i64
  %arrayidx4.i.2 = getelementptr inbounds nuw float, ptr addrspace(3) @Shared, i64 %idxprom3.i.2
  %11 = load float, ptr addrspace(3) %arrayidx4.i.2, align 4
  %add5.i.2 = fadd reassoc nnan ninf nsz arcp afn float %11, %add5.i.1
  %add.i.3 = add i32 %5, 3
  %and.i.3 = and i32 %add.i.3, 63
  %idxprom3.i.3 = zext nneg i32 %and.i.3 to i64
  %arrayidx4.i.3 = getelementptr inbounds nuw float, ptr addrspace(3) @Shared, i64 %idxprom3.i.3
  %12 = load float, ptr addrspace(3) %arrayidx4.i.3, align 4
  %add5.i.3 = fadd reassoc nnan ninf nsz arcp afn float %12, %add5.i.2
  %hlsl.saturate.i = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.saturate.v3f32(<3 x float> %item.sroa.422.0.copyload.i)
  %vecext.i = extractelement <3 x float> %hlsl.saturate.i, i64 0
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i64 0
  %vecext9.i = extractelement <3 x float> %hlsl.saturate.i, i64 1
  %vecinit10.i = insertelement <4 x float> %vecinit.i, float %vecext9.i, i64 1
  %vecext14.i = extractelement <3 x float> %hlsl.saturate.i, i64 2
  %vecinit15.i = insertelement <4 x float> %vecinit10.i, float %vecext14.i, i64 2
  %13 = load <2 x float>, ptr addrspace(12) @pair, align 8
  %14 = extractelement <2 x float> %13, i64 1
  %add16.i = fadd reassoc nnan ninf nsz arcp afn float %14, %add5.i.3
  %vecinit17.i = insertelement <4 x float> %vecinit15.i, float %add16.i, i64 3
  %15 = tail call noundef align 16 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %3, i32 %1)
  store <4 x float> %vecinit17.i, ptr addrspace(11) %15, align 16
  br label %_Z4mainDv3_jj.exit

_Z4mainDv3_jj.exit:
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare i32 @llvm.spv.flattened.thread.id.in.group() #3

declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #0

declare void @llvm.spv.group.memory.barrier.with.group.sync() #4

declare <3 x float> @llvm.spv.saturate.v3f32(<3 x float>) #0

declare target("spirv.VulkanBuffer", [0 x %struct.Item], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Items_12_0t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Items_12_0t(target("spirv.VulkanBuffer", [0 x %struct.Item], 12, 0), i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.numthreads"="64,1,1" "hlsl.shader"="compute" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }

!hlsl.cbs = !{!0}

!0 = !{ptr @Settings.cb, ptr addrspace(12) @axis, ptr addrspace(12) @gain, ptr addrspace(12) @pair, ptr addrspace(12) @count}
;>                OpCapability Shader
;>                OpEntryPoint GLCompute %main "main" %__spirv_BuiltInGlobalInvocationId %Settings_0 %__spirv_BuiltInLocalInvocationIndex %Items %Shared %Out
;>                OpExecutionMode %main LocalSize 64 1 1
;>                OpMemberDecorate %Settings 0 Offset 0
;>                OpMemberDecorate %Settings 1 Offset 12
;>                OpMemberDecorate %Settings 2 Offset 16
;>                OpMemberDecorate %Settings 3 Offset 24
;>                OpDecorate %Settings_37 Block
;>                OpMemberDecorate %Settings_37 0 NonWritable
;>                OpMemberDecorate %Settings_37 0 Offset 0
;>                OpDecorate %Settings_0 DescriptorSet 0
;>                OpDecorate %Settings_0 Binding 0
;>                OpDecorate %_runtimearr_v4float ArrayStride 16
;>                OpDecorate %Out_39 Block
;>                OpMemberDecorate %Out_39 0 Offset 0
;>                OpDecorate %Out DescriptorSet 0
;>                OpDecorate %Out Binding 2
;>                OpMemberDecorate %Item 0 Offset 0
;>                OpMemberDecorate %Item 1 Offset 12
;>                OpMemberDecorate %Item 2 Offset 16
;>                OpMemberDecorate %Item 3 Offset 28
;>                OpDecorate %_runtimearr_Item ArrayStride 32
;>                OpDecorate %Items_43 Block
;>                OpMemberDecorate %Items_43 0 NonWritable
;>                OpMemberDecorate %Items_43 0 Offset 0
;>                OpDecorate %Items DescriptorSet 0
;>                OpDecorate %Items Binding 1
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %__spirv_BuiltInLocalInvocationIndex BuiltIn LocalInvocationIndex
;>      %Shared = OpVariable %_ptr_Workgroup__arr_float_uint_64 Workgroup
;>    %Settings = OpTypeStruct %v3float %float %v2float %uint
;> %Settings_37 = OpTypeStruct %Settings
;>  %Settings_0 = OpVariable %_ptr_Uniform_Settings_37 Uniform
;>      %Out_39 = OpTypeStruct %_runtimearr_v4float
;>         %Out = OpVariable %_ptr_StorageBuffer_Out_39 StorageBuffer
;>        %Item = OpTypeStruct %v3float %float %v3float %uint
;>    %Items_43 = OpTypeStruct %_runtimearr_Item
;>       %Items = OpVariable %_ptr_StorageBuffer_Items_43 StorageBuffer
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;> %__spirv_BuiltInLocalInvocationIndex = OpVariable %_ptr_Input_uint Input
;>          %37 = OpAccessChain %_ptr_Uniform_uint %Settings_0 %uint_0 %uint_3
;>          %45 = OpAccessChain %_ptr_StorageBuffer_v3float %Items %uint_0 %33 %uint_0
;>          %48 = OpAccessChain %_ptr_StorageBuffer_v3float %Items %uint_0 %33 %uint_2
;>          %51 = OpAccessChain %_ptr_Uniform_v3float %Settings_0 %uint_0 %uint_0
;>          %56 = OpAccessChain %_ptr_Uniform_float %Settings_0 %uint_0 %uint_1
;>          %60 = OpAccessChain %_ptr_Workgroup_float %Shared %43
;>                OpControlBarrier %uint_2 %uint_2 %uint_264
;>          %64 = OpAccessChain %_ptr_Workgroup_float %Shared %and_i
;>          %68 = OpAccessChain %_ptr_Workgroup_float %Shared %and_i_1
;>          %73 = OpAccessChain %_ptr_Workgroup_float %Shared %and_i_2
;>          %78 = OpAccessChain %_ptr_Workgroup_float %Shared %and_i_3
;>          %90 = OpAccessChain %_ptr_Uniform_v2float %Settings_0 %uint_0 %uint_2
;>          %96 = OpAccessChain %_ptr_StorageBuffer_v4float %Out %uint_0 %33

; HLSL as clang compiles it: counters, resources without bindings, push constants with a matrix, and layouts that only words have.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpDecorate OpMemberDecorate OpTypeStruct OpTypeArray OpVariable OpAccessChain OpAtomicIAdd
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Settings = type <{ float, <3 x float>, [6 x float] }>
%__cblayout_Packed = type <{ <{ [1 x <{ <2 x float>, target("spirv.Padding", 8) }>], <2 x float> }>, float, float, <{ [1 x <{ <2 x float>, target("spirv.Padding", 8) }>], <2 x float> }>, i32 }>
%struct.Entry = type <{ float, <4 x float> }>

@settings = external hidden local_unnamed_addr addrspace(13) externally_initialized global %struct.Settings, align 1
@Packed.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_Packed, 2, 0) poison
@rows = external hidden local_unnamed_addr addrspace(12) global <{ [1 x <{ <2 x float>, target("spirv.Padding", 8) }>], <2 x float> }>, align 8
@tail = external hidden local_unnamed_addr addrspace(12) global float, align 4
@pairs = external hidden local_unnamed_addr addrspace(12) global <{ [1 x <{ <2 x float>, target("spirv.Padding", 8) }>], <2 x float> }>, align 8
@last = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@Packed.str = private unnamed_addr constant [7 x i8] c"Packed\00", align 1
@.str = private unnamed_addr constant [8 x i8] c"entries\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"list\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"sums\00", align 1

declare target("spirv.VulkanBuffer", %__cblayout_Packed, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Packeds_2_0t(i32, i32, i32, i32, ptr) #0

define void @main() local_unnamed_addr #1 {
entry:
  %Packed.cb_h.i.i = tail call target("spirv.VulkanBuffer", %__cblayout_Packed, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Packeds_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Packed.str)
  store target("spirv.VulkanBuffer", %__cblayout_Packed, 2, 0) %Packed.cb_h.i.i, ptr @Packed.cb, align 8
  %0 = tail call target("spirv.VulkanBuffer", [0 x %struct.Entry], 12, 1) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0s_struct.Entrys_12_1t(i32 1, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 3, i32 0, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 4, i32 0)
  %3 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 5, i32 0, i32 1, i32 0, ptr nonnull @.str.4)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = tail call noundef i32 @llvm.spv.resource.updatecounter.tspirv.VulkanBuffer_i32_12_1t(target("spirv.VulkanBuffer", i32, 12, 1) %2, i8 1)
  %6 = tail call noundef align 1 dereferenceable(20) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Entrys_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Entry], 12, 1) %0, i32 %4)
  %call2.ascast.i = addrspacecast ptr addrspace(11) %6 to ptr
  %e.sroa.3.0.call2.ascast.sroa_idx.i = getelementptr inbounds nuw i8, ptr %call2.ascast.i, i64 4
  %7 = load <3 x float>, ptr %e.sroa.3.0.call2.ascast.sroa_idx.i, align 1
  %and.i = and i32 %4, 1
  %idxprom.i = zext nneg i32 %and.i to i64
  %cbufferidx.i = getelementptr <{ <2 x float>, target("spirv.Padding", 8) }>, ptr addrspace(12) @rows, i64 %idxprom.i
  %8 = load <2 x float>, ptr addrspace(12) %cbufferidx.i, align 16
  %9 = shufflevector <2 x float> %8, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %vecinit825.i = insertelement <3 x float> %9, float 1.000000e+00, i64 2
  %10 = load float, ptr addrspace(12) @tail, align 4
  %splat.splatinsert.i = insertelement <3 x float> poison, float %10, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat.i, %vecinit825.i
  %11 = load <3 x float>, ptr addrspace(13) getelementptr inbounds nuw (i8, ptr addrspace(13) @settings, i64 4), align 1
  %12 = load <4 x float>, ptr addrspace(13) @settings, align 1
  %splat.splat10.i = shufflevector <4 x float> %12, <4 x float> poison, <3 x i32> zeroinitializer
  %mul11.i = fmul reassoc nnan ninf nsz arcp afn <3 x float> %splat.splat10.i, %11
  %add.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %mul11.i, %mul.i
  %hlsl.dot.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %7, <3 x float> %add.i)
  %cbufferidx14.i = getelementptr <{ <2 x float>, target("spirv.Padding", 8) }>, ptr addrspace(12) @pairs, i64 %idxprom.i
  %13 = load <2 x float>, ptr addrspace(12) %cbufferidx14.i, align 16
  %14 = extractelement <2 x float> %13, i64 1
  %add15.i = fadd reassoc nnan ninf nsz arcp afn float %14, %hlsl.dot.i
  %15 = load <6 x float>, ptr addrspace(13) getelementptr inbounds nuw (i8, ptr addrspace(13) @settings, i64 20), align 1
  %matrixext.i = extractelement <6 x float> %15, i64 5
  %add16.i = fadd reassoc nnan ninf nsz arcp afn float %add15.i, %matrixext.i
  %16 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 %4)
  store float %add16.i, ptr addrspace(11) %16, align 4
  %17 = load i32, ptr addrspace(12) @last, align 4
  %cmp.i = icmp eq i32 %5, %17
  br i1 %cmp.i, label %if.then.i, label %_Z4mainDv3_j.exit

if.then.i:
  %18 = tail call noundef i32 @llvm.spv.resource.updatecounter.tspirv.VulkanBuffer_i32_12_1t(target("spirv.VulkanBuffer", i32, 12, 1) %2, i8 -1)
  %19 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %1, i32 %5)
  store i32 %18, ptr addrspace(11) %19, align 4
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #0

declare target("spirv.VulkanBuffer", [0 x %struct.Entry], 12, 1) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0s_struct.Entrys_12_1t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32, i32) #0

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

declare i32 @llvm.spv.resource.updatecounter.tspirv.VulkanBuffer_i32_12_1t(target("spirv.VulkanBuffer", i32, 12, 1), i8) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Entrys_12_1t(target("spirv.VulkanBuffer", [0 x %struct.Entry], 12, 1), i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind "hlsl.numthreads"="64,1,1" "hlsl.shader"="compute" }
attributes #2 = { nounwind }
attributes #3 = { nounwind }

!hlsl.cbs = !{!0}

!0 = distinct !{ptr @Packed.cb, ptr addrspace(12) @rows, ptr addrspace(12) @tail, null, ptr addrspace(12) @pairs, ptr addrspace(12) @last}
;>                OpDecorate %_arr_v4uint_uint_4 ArrayStride 16
;>                OpDecorate %Packed_49 Block
;>                OpMemberDecorate %Packed_49 0 NonWritable
;>                OpMemberDecorate %Packed_49 0 Offset 0
;>                OpDecorate %Packed DescriptorSet 0
;>                OpDecorate %Packed Binding 0
;>                OpDecorate %_arr_float_uint_6 ArrayStride 4
;>                OpMemberDecorate %Settings 0 Offset 0
;>                OpMemberDecorate %Settings 1 Offset 4
;>                OpMemberDecorate %Settings 2 Offset 16
;>                OpDecorate %settings_53 Block
;>                OpMemberDecorate %settings_53 0 NonWritable
;>                OpMemberDecorate %settings_53 0 Offset 0
;>                OpDecorate %_arr_float_uint_4 ArrayStride 4
;>                OpMemberDecorate %Entry 0 Offset 0
;>                OpMemberDecorate %Entry 1 Offset 4
;>                OpDecorate %_runtimearr_Entry ArrayStride 20
;>                OpDecorate %entries_59 Block
;>                OpMemberDecorate %entries_59 0 Offset 0
;>                OpDecorate %entries DescriptorSet 0
;>                OpDecorate %entries Binding 1
;>                OpDecorate %_runtimearr_uint ArrayStride 4
;>                OpDecorate %list_61 Block
;>                OpMemberDecorate %list_61 0 Offset 0
;>                OpDecorate %list DescriptorSet 0
;>                OpDecorate %list Binding 2
;>                OpDecorate %list_counter_62 Block
;>                OpMemberDecorate %list_counter_62 0 Offset 0
;>                OpDecorate %list_counter DescriptorSet 0
;>                OpDecorate %list_counter Binding 3
;>                OpDecorate %_runtimearr_float ArrayStride 4
;>                OpDecorate %sums_64 Block
;>                OpMemberDecorate %sums_64 0 Offset 0
;>                OpDecorate %sums DescriptorSet 0
;>                OpDecorate %sums Binding 4
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;> %_arr_v4uint_uint_4 = OpTypeArray %v4uint %uint_4
;>   %Packed_49 = OpTypeStruct %_arr_v4uint_uint_4
;>      %Packed = OpVariable %_ptr_Uniform_Packed_49 Uniform
;> %_arr_float_uint_6 = OpTypeArray %float %uint_6
;>    %Settings = OpTypeStruct %float %v3float %_arr_float_uint_6
;> %settings_53 = OpTypeStruct %Settings
;>    %settings = OpVariable %_ptr_PushConstant_settings_53 PushConstant
;> %_arr_float_uint_4 = OpTypeArray %float %uint_4
;>       %Entry = OpTypeStruct %float %_arr_float_uint_4
;>  %entries_59 = OpTypeStruct %_runtimearr_Entry
;>     %entries = OpVariable %_ptr_StorageBuffer_entries_59 StorageBuffer
;>     %list_61 = OpTypeStruct %_runtimearr_uint
;>        %list = OpVariable %_ptr_StorageBuffer_list_61 StorageBuffer
;> %list_counter_62 = OpTypeStruct %uint
;> %list_counter = OpVariable %_ptr_StorageBuffer_list_counter_62 StorageBuffer
;>     %sums_64 = OpTypeStruct %_runtimearr_float
;>        %sums = OpVariable %_ptr_StorageBuffer_sums_64 StorageBuffer
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>          %44 = OpAccessChain %_ptr_StorageBuffer_uint %list_counter %uint_0
;>          %46 = OpAtomicIAdd %uint %44 %uint_1 %uint_0 %uint_1
;>          %48 = OpAccessChain %_ptr_StorageBuffer_float %entries %uint_0 %41 %uint_1 %uint_0
;>          %50 = OpAccessChain %_ptr_StorageBuffer_float %entries %uint_0 %41 %uint_1 %uint_1
;>          %53 = OpAccessChain %_ptr_StorageBuffer_float %entries %uint_0 %41 %uint_1 %uint_2
;>          %58 = OpAccessChain %_ptr_Uniform_uint %Packed %uint_0 %and_i %uint_0
;>          %61 = OpAccessChain %_ptr_Uniform_uint %Packed %uint_0 %and_i %uint_1
;>          %68 = OpAccessChain %_ptr_Uniform_uint %Packed %uint_0 %uint_1 %uint_2
;>          %76 = OpAccessChain %_ptr_PushConstant_v3float %settings %uint_0 %uint_1
;>          %79 = OpAccessChain %_ptr_PushConstant_float %settings %uint_0 %uint_0
;>          %81 = OpAccessChain %_ptr_PushConstant_float %settings %uint_0 %uint_1 %uint_0
;>          %83 = OpAccessChain %_ptr_PushConstant_float %settings %uint_0 %uint_1 %uint_1
;>          %85 = OpAccessChain %_ptr_PushConstant_float %settings %uint_0 %uint_1 %uint_2
;>          %95 = OpAccessChain %_ptr_Uniform_uint %Packed %uint_0 %94 %uint_0
;>          %99 = OpAccessChain %_ptr_Uniform_uint %Packed %uint_0 %98 %uint_1
;>         %106 = OpAccessChain %_ptr_PushConstant_float %settings %uint_0 %uint_2 %uint_5
;>         %109 = OpAccessChain %_ptr_StorageBuffer_float %sums %uint_0 %41
;>         %111 = OpAccessChain %_ptr_Uniform_uint %Packed %uint_0 %uint_3 %uint_2
;>         %117 = OpAccessChain %_ptr_StorageBuffer_uint %list_counter %uint_0
;>         %119 = OpAtomicIAdd %uint %117 %uint_1 %uint_0 %uint_4294967295
;>         %121 = OpAccessChain %_ptr_StorageBuffer_uint %list %uint_0 %46

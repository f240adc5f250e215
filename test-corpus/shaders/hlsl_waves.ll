; HLSL as clang 23 compiles it: operations of waves and quads, barriers, products of bytes and of matrices, and a constant buffer that is reached by its pointer.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpMemberDecorate OpGroup OpControlBarrier OpMemoryBarrier OpAtomic OpFMul
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%S = type <{ <1 x float>, <2 x float> }>

@.str = private unnamed_addr constant [10 x i8] c"Constants\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"Result\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"Words\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %1 = tail call target("spirv.VulkanBuffer", %S, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s_Ss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %2 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str.2)
  %3 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.4)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = insertelement <3 x i32> poison, i32 %4, i64 0
  %6 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %7 = insertelement <3 x i32> %5, i32 %6, i64 1
  %8 = tail call i32 @llvm.spv.thread.id.i32(i32 2)
  %9 = insertelement <3 x i32> %7, i32 %8, i64 2
  %conv.i = uitofp reassoc nnan ninf nsz arcp afn i32 %6 to float
  %vecinit.i = insertelement <4 x float> <float 1.000000e+00, float 3.000000e+00, float 2.000000e+00, float poison>, float %conv.i, i64 3
  %10 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %vecinit.i, i32 2, i32 2)
  %11 = shufflevector <3 x i32> %7, <3 x i32> poison, <2 x i32> <i32 0, i32 1>
  %conv1.i = uitofp reassoc nnan ninf nsz arcp afn <2 x i32> %11 to <2 x float>
  %hlsl.mul.i = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.matrix.multiply.v2f32.v2f32.v4f32(<2 x float> %conv1.i, <4 x float> %10, i32 1, i32 2, i32 2)
  %12 = call noundef align 1 dereferenceable(12) ptr addrspace(12) @llvm.spv.resource.getbasepointer.p12.tspirv.VulkanBuffer_s_Ss_2_0t(target("spirv.VulkanBuffer", %S, 2, 0) %1) [ "convergencectrl"(token %0) ]
  %second.i = getelementptr inbounds nuw i8, ptr addrspace(12) %12, i64 4
  %13 = load <2 x float>, ptr addrspace(12) %second.i, align 4
  %add.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %hlsl.mul.i, %13
  %14 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %2, i32 0) [ "convergencectrl"(token %0) ]
  %15 = extractelement <2 x float> %add.i, i64 0
  store float %15, ptr addrspace(11) %14, align 4
  %16 = extractelement <2 x float> %add.i, i64 1
  %17 = getelementptr inbounds nuw i8, ptr addrspace(11) %14, i64 4
  store float %16, ptr addrspace(11) %17, align 4
  call void @llvm.spv.all.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  call void @llvm.spv.device.memory.barrier() [ "convergencectrl"(token %0) ]
  %hlsl.dot4add.u8packed.i = tail call i32 @llvm.spv.dot4add.u8packed(i32 %8, i32 %4, i32 %6)
  %18 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 0) [ "convergencectrl"(token %0) ]
  store i32 %hlsl.dot4add.u8packed.i, ptr addrspace(11) %18, align 4
  %hlsl.dot4add.i8packed.i = tail call i32 @llvm.spv.dot4add.i8packed(i32 %8, i32 %4, i32 %6)
  %19 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 1) [ "convergencectrl"(token %0) ]
  store i32 %hlsl.dot4add.i8packed.i, ptr addrspace(11) %19, align 4
  %hlsl.wave.prefix.sum6.i = call i32 @llvm.spv.wave.prefix.sum.i32(i32 %4) [ "convergencectrl"(token %0) ]
  %hlsl.wave.active.bit.xor7.i = call i32 @llvm.spv.wave.reduce.xor.i32(i32 %6) [ "convergencectrl"(token %0) ]
  %add8.i = add i32 %hlsl.wave.active.bit.xor7.i, %hlsl.wave.prefix.sum6.i
  %cmp.i = icmp eq i32 %4, 1
  %hlsl.wave.prefix.bit.count9.i = call i32 @llvm.spv.subgroup.prefix.bit.count(i1 %cmp.i) [ "convergencectrl"(token %0) ]
  %add10.i = add i32 %add8.i, %hlsl.wave.prefix.bit.count9.i
  %hlsl.quad.read.across.x11.i = call i32 @llvm.spv.quad.read.across.x.i32(i32 %4) [ "convergencectrl"(token %0) ]
  %add12.i = add i32 %add10.i, %hlsl.quad.read.across.x11.i
  %20 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 2) [ "convergencectrl"(token %0) ]
  store i32 %add12.i, ptr addrspace(11) %20, align 4
  %21 = shufflevector <3 x i32> %9, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 0>
  %conv14.i = uitofp reassoc nnan ninf nsz arcp afn <4 x i32> %21 to <4 x float>
  %hlsl.wave.active.product15.i = call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.spv.wave.product.v4f32(<4 x float> %conv14.i) [ "convergencectrl"(token %0) ]
  %22 = load <1 x float>, ptr addrspace(12) %12, align 4
  %splat.splat.i = shufflevector <1 x float> %22, <1 x float> poison, <4 x i32> zeroinitializer
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %splat.splat.i, %hlsl.wave.active.product15.i
  %23 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %2, i32 1) [ "convergencectrl"(token %0) ]
  store <4 x float> %mul.i, ptr addrspace(11) %23, align 4
  %24 = call <2 x i1> @llvm.spv.wave.all.equal.v2i32(<2 x i32> %11) [ "convergencectrl"(token %0) ]
  %25 = extractelement <2 x i1> %24, i64 1
  %conv18.i = zext i1 %25 to i32
  %26 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 3) [ "convergencectrl"(token %0) ]
  store i32 %conv18.i, ptr addrspace(11) %26, align 4
  %27 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 4) [ "convergencectrl"(token %0) ]
  %hlsl.interlocked.add.i = tail call spir_func i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11) %27, i32 %4)
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32 immarg, i32 immarg) #3

declare <2 x float> @llvm.matrix.multiply.v2f32.v2f32.v4f32(<2 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #3

declare void @llvm.spv.all.memory.barrier.with.group.sync() #4

declare void @llvm.spv.device.memory.barrier() #4

declare i32 @llvm.spv.dot4add.u8packed(i32, i32, i32) #5

declare i32 @llvm.spv.dot4add.i8packed(i32, i32, i32) #5

declare i32 @llvm.spv.wave.prefix.sum.i32(i32) #0

declare i32 @llvm.spv.wave.reduce.xor.i32(i32) #0

declare i32 @llvm.spv.subgroup.prefix.bit.count(i1) #0

declare i32 @llvm.spv.quad.read.across.x.i32(i32) #0

declare <4 x float> @llvm.spv.wave.product.v4f32(<4 x float>) #0

declare <2 x i1> @llvm.spv.wave.all.equal.v2i32(<2 x i32>) #0

declare i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11), i32) #6

declare target("spirv.VulkanBuffer", %S, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s_Ss_2_0t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

declare ptr addrspace(12) @llvm.spv.resource.getbasepointer.p12.tspirv.VulkanBuffer_s_Ss_2_0t(target("spirv.VulkanBuffer", %S, 2, 0)) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
;>                OpCapability Shader
;>                OpCapability GroupNonUniformVote
;>                OpCapability GroupNonUniformArithmetic
;>                OpCapability GroupNonUniformBallot
;>                OpCapability GroupNonUniformQuad
;>                OpMemberDecorate %S 0 Offset 0
;>                OpMemberDecorate %S 1 Offset 4
;>                OpMemberDecorate %Constants_43 0 NonWritable
;>                OpMemberDecorate %Constants_43 0 Offset 0
;>                OpMemberDecorate %Result_45 0 Offset 0
;>                OpMemberDecorate %Words_47 0 Offset 0
;>          %48 = OpFMul %float %46 %47
;>          %51 = OpFMul %float %49 %50
;>          %55 = OpFMul %float %53 %54
;>          %58 = OpFMul %float %56 %57
;>                OpControlBarrier %uint_2 %uint_1 %uint_2376
;>                OpMemoryBarrier %uint_1 %uint_2120
;>         %130 = OpGroupNonUniformIAdd %uint %uint_3 ExclusiveScan %25
;>         %131 = OpGroupNonUniformBitwiseXor %uint %uint_3 Reduce %29
;>         %136 = OpGroupNonUniformBallot %v4uint %uint_3 %cmp_i
;>         %137 = OpGroupNonUniformBallotBitCount %uint %uint_3 ExclusiveScan %136
;>         %139 = OpGroupNonUniformQuadSwap %uint %uint_3 %25 %uint_0
;>         %144 = OpGroupNonUniformFMul %v4float %uint_3 Reduce %conv14_i
;>       %mul_i = OpFMul %v4float %148 %144
;>         %153 = OpGroupNonUniformAllEqual %bool %uint_3 %152
;>         %155 = OpGroupNonUniformAllEqual %bool %uint_3 %154
;>         %163 = OpAtomicIAdd %uint %162 %uint_1 %uint_0 %25

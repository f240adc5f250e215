; HLSL as clang compiles it: a typed buffer is an image, and wave operations are those of subgroups.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpDecorate OpTypeImage OpImage OpGroup
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [8 x i8] c"Numbers\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %1 = tail call target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_5_2_0_0_2_33t(i32 1, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = tail call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_5_2_0_0_2_33t(target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) %1, i32 %2)
  %4 = load i32, ptr addrspace(11) %3, align 4
  %hlsl.wave.active.sum2.i = call spir_func i32 @llvm.spv.wave.reduce.sum.i32(i32 %4) [ "convergencectrl"(token %0) ]
  %5 = call spir_func i1 @llvm.spv.wave.is.first.lane() [ "convergencectrl"(token %0) ]
  br i1 %5, label %if.then.i, label %_Z4mainDv3_j.exit

if.then.i:
  store i32 %hlsl.wave.active.sum2.i, ptr addrspace(11) %3, align 4
  br label %_Z4mainDv3_j.exit

_Z4mainDv3_j.exit:
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare i32 @llvm.spv.wave.reduce.sum.i32(i32) #0

declare i1 @llvm.spv.wave.is.first.lane() #3

declare target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_5_2_0_0_2_33t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_5_2_0_0_2_33t(target("spirv.Image", i32, 5, 2, 0, 0, 2, 33), i32) #4

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
;>                OpCapability Shader
;>                OpCapability SampledBuffer
;>                OpCapability ImageBuffer
;>                OpCapability GroupNonUniform
;>                OpCapability GroupNonUniformArithmetic
;>                OpDecorate %Numbers DescriptorSet 1
;>                OpDecorate %Numbers Binding 0
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>           %2 = OpTypeImage %uint Buffer 2 0 0 2 R32ui
;>          %16 = OpImageRead %v4uint %12 %14
;>          %19 = OpGroupNonUniformIAdd %uint %uint_3 Reduce %17
;>          %21 = OpGroupNonUniformElect %bool %uint_3
;>                OpImageWrite %12 %14 %26

; HLSL as clang 23 compiles it: textures in a compute shader are sampled at stated levels, gathered, loaded and asked for their size.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpTypeImage OpTypeSampledImage OpSampledImage OpImage
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [8 x i8] c"Picture\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"Smooth\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"Compared\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"Numbers\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"Written\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"Result\00", align 1

declare token @llvm.experimental.convergence.entry() #0

define void @main() local_unnamed_addr #1 {
entry:
  %0 = tail call token @llvm.experimental.convergence.entry()
  %1 = tail call target("spirv.Image", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_1_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %2 = tail call target("spirv.Sampler") @llvm.spv.resource.handlefrombinding.tspirv.Samplert(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str.2)
  %3 = tail call target("spirv.Sampler") @llvm.spv.resource.handlefrombinding.tspirv.Samplert(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.4)
  %4 = tail call target("spirv.SignedImage", i32, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.SignedImage_i32_1_2_0_0_1_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.6)
  %5 = tail call target("spirv.Image", float, 1, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_2_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str.8)
  %6 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.10)
  %7 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %8 = insertelement <3 x i32> poison, i32 %7, i64 0
  %9 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %10 = insertelement <3 x i32> %8, i32 %9, i64 1
  %11 = tail call i32 @llvm.spv.thread.id.i32(i32 2)
  %12 = insertelement <3 x i32> %10, i32 %11, i64 2
  %13 = shufflevector <3 x i32> %10, <3 x i32> poison, <2 x i32> <i32 0, i32 1>
  %conv.i = uitofp reassoc nnan ninf nsz arcp afn <2 x i32> %13 to <2 x float>
  %14 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) <4 x float> @llvm.spv.resource.samplelevel.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %1, target("spirv.Sampler") %2, <2 x float> nofpclass(nan inf) %conv.i, float 1.500000e+00, <2 x i32> zeroinitializer)
  %15 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %6, i32 0) [ "convergencectrl"(token %0) ]
  store <4 x float> %14, ptr addrspace(11) %15, align 4
  %add.i = fadd reassoc nnan ninf nsz arcp afn <2 x float> %conv.i, splat (float 1.000000e+00)
  %16 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) <4 x float> @llvm.spv.resource.samplegrad.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2f32.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %1, target("spirv.Sampler") %2, <2 x float> nofpclass(nan inf) %conv.i, <2 x float> nofpclass(nan inf) %conv.i, <2 x float> nofpclass(nan inf) %add.i, <2 x i32> <i32 1, i32 2>)
  %17 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %6, i32 1) [ "convergencectrl"(token %0) ]
  store <4 x float> %16, ptr addrspace(11) %17, align 4
  %18 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) float @llvm.spv.resource.samplecmplevelzero.f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %1, target("spirv.Sampler") %3, <2 x float> nofpclass(nan inf) %conv.i, float 5.000000e-01, <2 x i32> zeroinitializer)
  %splat.splatinsert.i = insertelement <4 x float> poison, float %18, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %19 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %6, i32 2) [ "convergencectrl"(token %0) ]
  store <4 x float> %splat.splat.i, ptr addrspace(11) %19, align 4
  %20 = shufflevector <3 x i32> %12, <3 x i32> poison, <2 x i32> <i32 0, i32 2>
  %hlsl.load.coord.i = shufflevector <3 x i32> %10, <3 x i32> poison, <2 x i32> <i32 0, i32 1>
  %21 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) <4 x float> @llvm.spv.resource.load.level.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.v2i32.i32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %1, <2 x i32> %hlsl.load.coord.i, i32 0, <2 x i32> %20)
  %22 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %6, i32 3) [ "convergencectrl"(token %0) ]
  store <4 x float> %21, ptr addrspace(11) %22, align 4
  %23 = shufflevector <3 x i32> %12, <3 x i32> poison, <2 x i32> <i32 1, i32 2>
  %24 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) <4 x float> @llvm.spv.resource.gather.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %1, target("spirv.Sampler") %2, <2 x float> nofpclass(nan inf) %conv.i, i32 1, <2 x i32> %23)
  %25 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %6, i32 4) [ "convergencectrl"(token %0) ]
  store <4 x float> %24, ptr addrspace(11) %25, align 4
  %26 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) <4 x float> @llvm.spv.resource.gather.cmp.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %1, target("spirv.Sampler") %3, <2 x float> nofpclass(nan inf) %conv.i, float 5.000000e-01, <2 x i32> zeroinitializer)
  %27 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %6, i32 5) [ "convergencectrl"(token %0) ]
  store <4 x float> %26, ptr addrspace(11) %27, align 4
  %28 = tail call <3 x i32> @llvm.spv.resource.getdimensions.levels.xy.tspirv.Image_f32_1_2_0_0_1_0t(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %1, i32 1)
  %29 = extractelement <3 x i32> %28, i64 0
  %30 = extractelement <3 x i32> %28, i64 1
  %31 = extractelement <3 x i32> %28, i64 2
  %conv22.i = uitofp reassoc nnan ninf nsz arcp afn i32 %29 to float
  %conv24.i = uitofp reassoc nnan ninf nsz arcp afn i32 %30 to float
  %conv26.i = uitofp reassoc nnan ninf nsz arcp afn i32 %31 to float
  %32 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %conv22.i, i64 0
  %33 = insertelement <4 x float> %32, float %conv24.i, i64 1
  %vecinit28.i = insertelement <4 x float> %33, float %conv26.i, i64 2
  %34 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %6, i32 6) [ "convergencectrl"(token %0) ]
  store <4 x float> %vecinit28.i, ptr addrspace(11) %34, align 4
  %35 = call noundef align 4 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_1_2_0_0_1_0t.v2i32(target("spirv.SignedImage", i32, 1, 2, 0, 0, 1, 0) %4, <2 x i32> %13) [ "convergencectrl"(token %0) ]
  %36 = load <2 x i32>, ptr addrspace(11) %35, align 4
  %37 = shufflevector <2 x i32> %36, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %conv31.i = sitofp reassoc nnan ninf nsz arcp afn <4 x i32> %37 to <4 x float>
  %38 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %6, i32 7) [ "convergencectrl"(token %0) ]
  store <4 x float> %conv31.i, ptr addrspace(11) %38, align 4
  %39 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) <4 x float> @llvm.spv.resource.load.level.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.v2i32.i32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %1, <2 x i32> %13, i32 1, <2 x i32> zeroinitializer)
  %40 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_1_2_0_0_2_1t.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 2, 1) %5, <2 x i32> %13) [ "convergencectrl"(token %0) ]
  store <4 x float> %39, ptr addrspace(11) %40, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare target("spirv.Image", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_1_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.Sampler") @llvm.spv.resource.handlefrombinding.tspirv.Samplert(i32, i32, i32, i32, ptr) #3

declare target("spirv.SignedImage", i32, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.SignedImage_i32_1_2_0_0_1_0t(i32, i32, i32, i32, ptr) #3

declare target("spirv.Image", float, 1, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_2_1t(i32, i32, i32, i32, ptr) #3

declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #3

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

declare <4 x float> @llvm.spv.resource.samplelevel.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, float, <2 x i32>) #4

declare <4 x float> @llvm.spv.resource.samplegrad.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2f32.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, <2 x float>, <2 x float>, <2 x i32>) #4

declare float @llvm.spv.resource.samplecmplevelzero.f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, float, <2 x i32>) #4

declare <4 x float> @llvm.spv.resource.load.level.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.v2i32.i32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), <2 x i32>, i32, <2 x i32>) #4

declare <4 x float> @llvm.spv.resource.gather.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, i32, <2 x i32>) #4

declare <4 x float> @llvm.spv.resource.gather.cmp.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, float, <2 x i32>) #4

declare <3 x i32> @llvm.spv.resource.getdimensions.levels.xy.tspirv.Image_f32_1_2_0_0_1_0t(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), i32) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_1_2_0_0_1_0t.v2i32(target("spirv.SignedImage", i32, 1, 2, 0, 0, 1, 0), <2 x i32>) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_1_2_0_0_2_1t.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 2, 1), <2 x i32>) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: read, target_mem: read) "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(read) }
;>                OpCapability Shader
;>                OpCapability ImageGatherExtended
;>                OpCapability ImageQuery
;>           %2 = OpTypeImage %float 2D 2 0 0 1 Unknown
;>          %10 = OpTypeImage %int 2D 2 0 0 1 Unknown
;>          %13 = OpTypeImage %float 2D 2 0 0 2 Rgba32f
;>          %48 = OpTypeSampledImage %2
;>          %49 = OpSampledImage %48 %29 %30
;>          %51 = OpImageSampleExplicitLod %v4float %49 %conv_i Lod %float_1_5
;>          %58 = OpSampledImage %48 %29 %30
;>          %62 = OpImageSampleExplicitLod %v4float %58 %conv_i Grad|ConstOffset %conv_i %add_i %61
;>          %64 = OpSampledImage %48 %29 %31
;>          %67 = OpImageSampleDrefExplicitLod %float %64 %conv_i %float_0_5 Lod %float_0
;>          %75 = OpImageFetch %v4float %29 %74 Lod %uint_0
;>          %79 = OpSampledImage %48 %29 %30
;>          %80 = OpImageGather %v4float %79 %conv_i %uint_1 Offset %78
;>          %83 = OpSampledImage %48 %29 %31
;>          %84 = OpImageDrefGather %v4float %83 %conv_i %float_0_5
;>          %87 = OpImageQuerySizeLod %v2uint %29 %uint_1
;>          %90 = OpImageQueryLevels %uint %29
;>         %107 = OpImageFetch %v4int %32 %45
;>         %116 = OpImageFetch %v4float %29 %45 Lod %uint_1
;>                OpImageWrite %33 %45 %116

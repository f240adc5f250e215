; HLSL as clang 23 compiles it: a pixel shader samples textures at the levels of the derivatives.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpTypeImage OpTypeSampledImage OpSampledImage OpImage
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@.str = private unnamed_addr constant [8 x i8] c"Picture\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"Smooth\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"Compared\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"Layers\00", align 1
@TEXCOORD0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !0
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() local_unnamed_addr #0 {
entry:
  %0 = tail call target("spirv.Image", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_1_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("spirv.Sampler") @llvm.spv.resource.handlefrombinding.tspirv.Samplert(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str.2)
  %2 = tail call target("spirv.Sampler") @llvm.spv.resource.handlefrombinding.tspirv.Samplert(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.4)
  %3 = tail call target("spirv.Image", float, 1, 2, 1, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_1_0_1_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.6)
  %4 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 4
  %5 = shufflevector <2 x float> %4, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %6 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) <4 x float> @llvm.spv.resource.sample.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %0, target("spirv.Sampler") %1, <2 x float> nofpclass(nan inf) %4, <2 x i32> zeroinitializer)
  %7 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) <4 x float> @llvm.spv.resource.sample.clamp.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %0, target("spirv.Sampler") %1, <2 x float> nofpclass(nan inf) %4, <2 x i32> <i32 1, i32 2>, float 5.000000e-01)
  %add.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %7, %6
  %8 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) <4 x float> @llvm.spv.resource.samplebias.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %0, target("spirv.Sampler") %1, <2 x float> nofpclass(nan inf) %4, float 5.000000e-01, <2 x i32> zeroinitializer)
  %add6.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %add.i, %8
  %9 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) float @llvm.spv.resource.samplecmp.clamp.f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %0, target("spirv.Sampler") %2, <2 x float> nofpclass(nan inf) %4, float 5.000000e-01, <2 x i32> splat (i32 1), float 2.500000e-01)
  %splat.splatinsert.i = insertelement <4 x float> poison, float %9, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %add9.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %add6.i, %splat.splat.i
  %vecinit1339.i = insertelement <3 x float> %5, float 2.000000e+00, i64 2
  %10 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) <2 x float> @llvm.spv.resource.sample.v2f32.tspirv.Image_f32_1_2_1_0_1_0t.tspirv.Samplert.v3f32.v2i32(target("spirv.Image", float, 1, 2, 1, 0, 1, 0) %3, target("spirv.Sampler") %1, <3 x float> nofpclass(nan inf) %vecinit1339.i, <2 x i32> zeroinitializer)
  %11 = shufflevector <2 x float> %10, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %add15.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %add9.i, %11
  %12 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) float @llvm.spv.resource.calculate.lod.f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %0, target("spirv.Sampler") %1, <2 x float> nofpclass(nan inf) %4)
  %13 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) float @llvm.spv.resource.calculate.lod.unclamped.f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %0, target("spirv.Sampler") %1, <2 x float> nofpclass(nan inf) %4)
  %.scalar = fadd reassoc nnan ninf nsz arcp afn float %13, %12
  %14 = insertelement <4 x float> poison, float %.scalar, i64 0
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <4 x i32> zeroinitializer
  %add25.i = fadd reassoc nnan ninf nsz arcp afn <4 x float> %add15.i, %15
  store <4 x float> %add25.i, ptr addrspace(8) @SV_Target0, align 4
  ret void
}

declare target("spirv.Image", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_1_0t(i32, i32, i32, i32, ptr) #1

declare target("spirv.Sampler") @llvm.spv.resource.handlefrombinding.tspirv.Samplert(i32, i32, i32, i32, ptr) #1

declare target("spirv.Image", float, 1, 2, 1, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_1_0_1_0t(i32, i32, i32, i32, ptr) #1

declare <4 x float> @llvm.spv.resource.sample.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, <2 x i32>) #2

declare <4 x float> @llvm.spv.resource.sample.clamp.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, <2 x i32>, float) #2

declare <4 x float> @llvm.spv.resource.samplebias.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, float, <2 x i32>) #2

declare float @llvm.spv.resource.samplecmp.clamp.f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, float, <2 x i32>, float) #2

declare <2 x float> @llvm.spv.resource.sample.v2f32.tspirv.Image_f32_1_2_1_0_1_0t.tspirv.Samplert.v3f32.v2i32(target("spirv.Image", float, 1, 2, 1, 0, 1, 0), target("spirv.Sampler"), <3 x float>, <2 x i32>) #2

declare float @llvm.spv.resource.calculate.lod.f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>) #2

declare float @llvm.spv.resource.calculate.lod.unclamped.f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: read, target_mem: read) "hlsl.shader"="pixel" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(read) }
!0 = !{!1}
!1 = !{i32 30, i32 0}
;>                OpCapability Shader
;>                OpCapability MinLod
;>                OpCapability ImageQuery
;>           %8 = OpTypeImage %float 2D 2 0 0 1 Unknown
;>          %15 = OpTypeImage %float 2D 2 1 0 1 Unknown
;>          %27 = OpTypeSampledImage %8
;>          %53 = OpTypeSampledImage %15
;>          %28 = OpSampledImage %27 %22 %23
;>          %29 = OpImageSampleImplicitLod %v4float %28 %26
;>          %30 = OpSampledImage %27 %22 %23
;>          %37 = OpImageSampleImplicitLod %v4float %30 %26 ConstOffset|MinLod %35 %float_0_5
;>          %39 = OpSampledImage %27 %22 %23
;>          %40 = OpImageSampleImplicitLod %v4float %39 %26 Bias %float_0_5
;>          %42 = OpSampledImage %27 %22 %24
;>          %45 = OpImageSampleDrefImplicitLod %float %42 %26 %float_0_5 ConstOffset|MinLod %43 %float_0_25
;>          %54 = OpSampledImage %53 %25 %23
;>          %55 = OpImageSampleImplicitLod %v4float %54 %vecinit1339_i
;>          %60 = OpSampledImage %27 %22 %23
;>          %61 = OpImageQueryLod %v2float %60 %26
;>          %63 = OpSampledImage %27 %22 %23
;>          %64 = OpImageQueryLod %v2float %63 %26

; Translated: Images that passes choose by phis and selects: their addresses are chosen, and each use is one for each of the
; images. An element of an array is chosen by its index.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpStore OpAccessChain OpPhi OpSelect OpBranch OpLabel OpImage OpSampledImage
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@a = external addrspace(2) constant target("spirv.Image", float, 1, 0, 0, 0, 1, 0), !spirv.Decorations !0
@b = external addrspace(2) constant target("spirv.Image", float, 1, 0, 0, 0, 1, 0), !spirv.Decorations !3
@s = external addrspace(2) constant target("spirv.Sampler"), !spirv.Decorations !6
@many = external addrspace(2) constant [4 x target("spirv.Image", float, 1, 0, 0, 0, 1, 0)], !spirv.Decorations !9
@out = external addrspace(10) global <4 x float>

define void @several() #0 {
entry:
  %v = load float, ptr addrspace(10) @out
  %c = fcmp oeq float %v, 0.0
  br i1 %c, label %then, label %end
then:
  %x = load target("spirv.Image", float, 1, 0, 0, 0, 1, 0), ptr addrspace(2) @a
  br label %end
end:
  %y = load target("spirv.Image", float, 1, 0, 0, 0, 1, 0), ptr addrspace(2) @b
  br label %use
use:
  %z = select i1 %c, target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %y, target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %y
  %sampler = load target("spirv.Sampler"), ptr addrspace(2) @s
  %d = fcmp oeq float %v, 1.0
  %w = load target("spirv.Image", float, 1, 0, 0, 0, 1, 0), ptr addrspace(2) @a
  %image = select i1 %d, target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %z, target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %w
  %both = call target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) @_Z20__spirv_SampledImage(target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %image, target("spirv.Sampler") %sampler)
  %r = call <4 x float> @_Z30__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) %both, <2 x float> zeroinitializer, i32 2, float 0.0)
  store <4 x float> %r, ptr addrspace(10) @out
  ret void
}

; A level that follows from the neighbors is computed of both images: only some invocations may be in a case.
define void @implicit() #1 {
  %v = load float, ptr addrspace(10) @out
  %c = fcmp oeq float %v, 0.0
  %x = load target("spirv.Image", float, 1, 0, 0, 0, 1, 0), ptr addrspace(2) @a
  %y = load target("spirv.Image", float, 1, 0, 0, 0, 1, 0), ptr addrspace(2) @b
  %image = select i1 %c, target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %x, target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %y
  %sampler = load target("spirv.Sampler"), ptr addrspace(2) @s
  %both = call target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) @_Z20__spirv_SampledImage(target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %image, target("spirv.Sampler") %sampler)
  %r = call <4 x float> @_Z30__spirv_ImageSampleImplicitLod(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) %both, <2 x float> zeroinitializer)
  store <4 x float> %r, ptr addrspace(10) @out
  ret void
}

define void @elements() #0 {
entry:
  %v = load float, ptr addrspace(10) @out
  %c = fcmp oeq float %v, 0.0
  %i = fptoui float %v to i32
  %p = getelementptr [4 x target("spirv.Image", float, 1, 0, 0, 0, 1, 0)], ptr addrspace(2) @many, i32 0, i32 %i
  br i1 %c, label %then, label %else
then:
  %x = load target("spirv.Image", float, 1, 0, 0, 0, 1, 0), ptr addrspace(2) %p
  br label %use
else:
  %y = load target("spirv.Image", float, 1, 0, 0, 0, 1, 0), ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @many, i64 8)
  br label %use
use:
  %image = phi target("spirv.Image", float, 1, 0, 0, 0, 1, 0) [ %x, %then ], [ %y, %else ]
  %r = call <4 x float> @_Z18__spirv_ImageFetch(target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %image, <2 x i32> zeroinitializer, i32 2, i32 0)
  store <4 x float> %r, ptr addrspace(10) @out
  ret void
}

declare target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) @_Z20__spirv_SampledImage(target("spirv.Image", float, 1, 0, 0, 0, 1, 0), target("spirv.Sampler"))
declare <4 x float> @_Z30__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0), <2 x float>, i32, float)
declare <4 x float> @_Z30__spirv_ImageSampleImplicitLod(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0), <2 x float>)
declare <4 x float> @_Z18__spirv_ImageFetch(target("spirv.Image", float, 1, 0, 0, 0, 1, 0), <2 x i32>, i32, i32)

attributes #1 = { "hlsl.shader"="pixel" }
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!0 = !{!1, !2}
!1 = !{i32 34, i32 0}
!2 = !{i32 33, i32 0}
!3 = !{!1, !4}
!4 = !{i32 33, i32 1}
!6 = !{!1, !7}
!7 = !{i32 33, i32 2}
!9 = !{!1, !10}
!10 = !{i32 33, i32 3}
;>       %entry = OpLabel
;>          %23 = OpAccessChain %_ptr_Private_float %out %uint_0
;>          %24 = OpLoad %float %23
;>                OpSelectionMerge %end None
;>                OpBranchConditional %c %then %end
;>        %then = OpLabel
;>                OpBranch %end
;>         %end = OpLabel
;>          %33 = OpSelect %uint %d %uint_0 %uint_1
;>                OpSelectionMerge %35 None
;>                OpBranchConditional %34 %36 %37
;>          %36 = OpLabel
;>     %sampler = OpLoad %6 %s
;>       %image = OpLoad %2 %b
;>        %both = OpSampledImage %40 %image %sampler
;>           %r = OpImageSampleExplicitLod %v4float %both %43 Lod %float_0
;>                OpBranch %35
;>          %37 = OpLabel
;>   %sampler_0 = OpLoad %6 %s
;>     %image_0 = OpLoad %2 %a
;>      %both_0 = OpSampledImage %40 %image_0 %sampler_0
;>         %r_0 = OpImageSampleExplicitLod %v4float %both_0 %43 Lod %float_0
;>                OpBranch %35
;>          %35 = OpLabel
;>          %49 = OpPhi %v4float %r %36 %r_0 %37
;>                OpStore %out %49
;>          %51 = OpLabel
;>          %52 = OpAccessChain %_ptr_Private_float %out %uint_0
;>          %53 = OpLoad %float %52
;>          %55 = OpSelect %uint %c_0 %uint_0 %uint_1
;>   %sampler_1 = OpLoad %6 %s
;>     %image_1 = OpLoad %2 %a
;>      %both_1 = OpSampledImage %40 %image_1 %sampler_1
;>         %r_1 = OpImageSampleImplicitLod %v4float %both_1 %43
;>   %sampler_2 = OpLoad %6 %s
;>     %image_2 = OpLoad %2 %b
;>      %both_2 = OpSampledImage %40 %image_2 %sampler_2
;>         %r_2 = OpImageSampleImplicitLod %v4float %both_2 %43
;>          %65 = OpSelect %v4float %64 %r_2 %r_1
;>                OpStore %out %65
;>     %entry_0 = OpLabel
;>          %68 = OpAccessChain %_ptr_Private_float %out %uint_0
;>          %69 = OpLoad %float %68
;>          %72 = OpSelect %uint %c_1 %i %uint_1
;>                OpBranch %use
;>         %use = OpLabel
;>          %74 = OpPhi %uint %72 %entry_0
;>          %75 = OpAccessChain %_ptr_UniformConstant_2 %many %74
;>          %76 = OpLoad %2 %75
;>         %r_3 = OpImageFetch %v4float %76 %78 Lod %uint_0
;>                OpStore %out %r_3

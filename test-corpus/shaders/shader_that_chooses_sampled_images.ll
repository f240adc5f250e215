; Rejected: Combinations of images and samplers cannot be chosen at run time, other than images and samplers.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@smooth = external addrspace(2) global target("spirv.Sampler"), !spirv.Decorations !2
@coarse = external addrspace(2) global target("spirv.Sampler"), !spirv.Decorations !3
@picture = external addrspace(2) global target("spirv.Image", float, 1, 0, 0, 0, 1, 0), !spirv.Decorations !4
@result = external addrspace(8) global <4 x float>, !spirv.Decorations !5

define void @main() {
  %a = load target("spirv.Sampler"), ptr addrspace(2) @smooth
  %b = load target("spirv.Sampler"), ptr addrspace(2) @coarse
  %image = load target("spirv.Image", float, 1, 0, 0, 0, 1, 0), ptr addrspace(2) @picture
  %old = load <4 x float>, ptr addrspace(8) @result
  %part = extractelement <4 x float> %old, i32 0
  %is_first = fcmp oeq float %part, 0.0
  %first = call target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) @_Z20__spirv_SampledImage(target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %image, target("spirv.Sampler") %a)
  %second = call target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) @_Z20__spirv_SampledImage(target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %image, target("spirv.Sampler") %b)
  %both = select i1 %is_first, target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) %first, target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) %second
  %color = call <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) %both, <2 x float> zeroinitializer, i32 2, float 0.0)
  store <4 x float> %color, ptr addrspace(8) @result
  ret void
}

declare target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) @_Z20__spirv_SampledImage(target("spirv.Image", float, 1, 0, 0, 0, 1, 0), target("spirv.Sampler"))
declare <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0), <2 x float>, i32, float)

!spirv.EntryPoint = !{!0}
!spirv.ExecutionMode = !{!1}
!0 = !{ptr @main, i32 4, !"main", ptr addrspace(2) @smooth, ptr addrspace(2) @coarse, ptr addrspace(2) @picture, ptr addrspace(8) @result}
!1 = !{ptr @main, i32 7}
!2 = !{!{i32 34, i32 0}, !{i32 33, i32 0}}
!3 = !{!{i32 34, i32 0}, !{i32 33, i32 1}}
!4 = !{!{i32 34, i32 0}, !{i32 33, i32 2}}
!5 = !{!{i32 30, i32 0}}
;> %s: function @main, block %0, '%both = select': error: an image or a sampler is chosen from several, which shaders cannot do
;>   help: select an index into an array of them, or the loaded values

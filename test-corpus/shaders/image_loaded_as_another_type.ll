; Rejected: A sampler is loaded from a variable that holds images.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@image = external addrspace(2) constant target("spirv.Image", float, 1, 0, 0, 0, 1, 0), !spirv.Decorations !0
@colour = external thread_local addrspace(8) global <4 x float>, !spirv.Decorations !3

define void @main() #0 {
  %i = load target("spirv.Image", float, 1, 0, 0, 0, 1, 0), ptr addrspace(2) @image
  %s = load target("spirv.Sampler"), ptr addrspace(2) @image
  %both = call target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) @_Z20__spirv_SampledImage(target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %i, target("spirv.Sampler") %s)
  %r = call <4 x float> @_Z30__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) %both, <2 x float> zeroinitializer, i32 2, float 0.0)
  store <4 x float> %r, ptr addrspace(8) @colour
  ret void
}

declare target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) @_Z20__spirv_SampledImage(target("spirv.Image", float, 1, 0, 0, 0, 1, 0), target("spirv.Sampler"))
declare <4 x float> @_Z30__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0), <2 x float>, i32, float)

attributes #0 = { "hlsl.shader"="pixel" }
!0 = !{!1, !2}
!1 = !{i32 34, i32 0}
!2 = !{i32 33, i32 0}
!3 = !{!4}
!4 = !{i32 30, i32 0}
;> %s: function @main, block %0, '%2 = bitcast': error: a value that is not a number is taken as a value of another type
;>   help: use the type that the value has; images and samplers are loaded from the variable that has their type

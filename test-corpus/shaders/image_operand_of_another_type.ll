; Rejected: The offset of a sample is an integer.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@image = external addrspace(2) constant target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0), !spirv.Decorations !0
@color = external thread_local addrspace(8) global <4 x float>, !spirv.Decorations !3

define void @main() #0 {
  %i = load target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0), ptr addrspace(2) @image
  %r = call <4 x float> @_Z30__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0) %i, <2 x float> zeroinitializer, i32 10, float 0.0, float 0.0)
  store <4 x float> %r, ptr addrspace(8) @color
  ret void
}

declare <4 x float> @_Z30__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", float, 1, 0, 0, 0, 1, 0), <2 x float>, i32, float, float)

attributes #0 = { "hlsl.shader"="pixel" }
!0 = !{!1, !2}
!1 = !{i32 34, i32 0}
!2 = !{i32 33, i32 0}
!3 = !{!4}
!4 = !{i32 30, i32 0}
;> %t.bc: function @main, block %0, '%r = call @_Z30__spirv_ImageSampleExplicitLod': error: an image operand has another type than the instruction takes, or is not constant
;>   help: use floats for Bias, MinLod, Grad, and for Lod where a sampler is used; constants for ConstOffset; one component for each dimension of the image in Grad and offsets

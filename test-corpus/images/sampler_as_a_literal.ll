; Regression: A sampler that is a literal integer, as SPIR 1.2 has it: its constant says all of it.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; KEEP: OpTypeSampler OpConstantSampler OpSampledImage OpImageSample
target triple = "spir64-unknown-unknown"

%opencl.image2d_t = type opaque

define spir_kernel void @k(ptr addrspace(1) %image, <2 x i32> %at, ptr addrspace(1) %out) !kernel_arg_access_qual !0 !kernel_arg_type !1 !kernel_arg_base_type !1 {
  %texel = call spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_i(ptr addrspace(1) %image, i32 20, <2 x i32> %at)
  store <4 x float> %texel, ptr addrspace(1) %out, align 16
  ret void
}
declare spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_i(ptr addrspace(1), i32, <2 x i32>)
!0 = !{!"read_only", !"none", !"none"}
!1 = !{!"image2d_t", !"int2", !"float4*"}
;> $ spirv-llvm dis %t.spv
;>          %17 = OpTypeSampler
;>          %18 = OpConstantSampler %17 Clamp 0 Nearest
;>          %20 = OpSampledImage %19 %image %18
;>       %texel = OpImageSampleExplicitLod %v4float %20 %at Lod %float_0

; Regression: Samplers that are plain integers, as SPIR 1.2 had them, become samplers where the metadata of the kernel says so.
; They may be parameters of kernels and functions, in memory, and literals. A number that is computed is no sampler.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Sampler SampledImage OpFunction OpVariable OpLoad OpStore OpPhi OpSelect
target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1), i32, <2 x float>)

define spir_func <4 x float> @helper(ptr addrspace(1) %image, i32 %sampler) {
  %a = alloca i32
  store i32 %sampler, ptr %a
  %l = load i32, ptr %a
  %r = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1) %image, i32 %l, <2 x float> zeroinitializer)
  ret <4 x float> %r
}

define spir_kernel void @k(ptr addrspace(1) %image, i32 %s, i32 %n, ptr addrspace(1) %out) !kernel_arg_addr_space !0 !kernel_arg_access_qual !1 !kernel_arg_type !2 !kernel_arg_base_type !2 !kernel_arg_type_qual !3 {
  %a = call spir_func <4 x float> @helper(ptr addrspace(1) %image, i32 %s)
  %b = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1) %image, i32 20, <2 x float> zeroinitializer)
  %c = fadd <4 x float> %a, %b
  %p = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %n
  store <4 x float> %c, ptr addrspace(1) %p
  ret void
}

!0 = !{i32 1, i32 0, i32 0, i32 1}
!1 = !{!"read_only", !"none", !"none", !"none"}
!2 = !{!"image2d_t", !"sampler_t", !"int", !"float4*"}
!3 = !{!"", !"", !"", !""}
;>                OpCapability LiteralSampler
;>           %6 = OpTypeSampler
;>          %18 = OpTypeSampledImage %5
;>          %33 = OpConstantSampler %6 Clamp 0 Nearest
;>      %helper = OpFunction %v4float None %7
;>       %image = OpFunctionParameter %5
;>     %sampler = OpFunctionParameter %6
;>           %a = OpVariable %_ptr_Function_6 Function
;>                OpStore %a %sampler Aligned 4
;>           %l = OpLoad %6 %a Aligned 4
;>          %19 = OpSampledImage %18 %image %l
;>                OpFunctionEnd
;>           %k = OpFunction %void None %24
;>     %image_0 = OpFunctionParameter %5
;>           %s = OpFunctionParameter %6
;>           %n = OpFunctionParameter %uint
;>         %out = OpFunctionParameter %_ptr_CrossWorkgroup_v4float
;>         %a_0 = OpFunctionCall %v4float %helper %image_0 %s
;>          %34 = OpSampledImage %18 %image_0 %33
;>                OpStore %p %c Aligned 16
;>                OpFunctionEnd

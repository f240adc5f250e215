; Regression: Fused products and sums are a core instruction where its extension is allowed by name, called by intrinsic or by function.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.plain.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_fma %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: opt -passes=verify -disable-output %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; KEEP: FMAKHR SPV_KHR_fma OpFmaKHR OpExtInst llvm.fma
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, float %a, <4 x float> %b) {
  %1 = call float @llvm.fma.f32(float %a, float %a, float %a)
  store volatile float %1, ptr addrspace(1) %out
  %2 = call spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> %b, <4 x float> %b, <4 x float> %b)
  store volatile <4 x float> %2, ptr addrspace(1) %out
  ret void
}
declare float @llvm.fma.f32(float, float, float)
declare spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float>, <4 x float>, <4 x float>)
;> $ spirv-llvm dis %t.plain.spv
;>          %11 = OpExtInstImport "OpenCL.std"
;>          %12 = OpExtInst %float %11 fma %a %a %a
;>          %13 = OpExtInst %v4float %11 fma %b %b %b
;> $ spirv-llvm dis %t.spv
;>                OpCapability FMAKHR
;>                OpExtension "SPV_KHR_fma"
;>          %11 = OpFmaKHR %float %a %a %a
;>          %12 = OpFmaKHR %v4float %b %b %b
;> $ spirv-llvm dis %t.rev.bc
;>   %1 = call float @llvm.fma.f32(float %a, float %a, float %a)
;>   %2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %b, <4 x float> %b, <4 x float> %b)
;> declare float @llvm.fma.f32(float, float, float) #1
;> declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

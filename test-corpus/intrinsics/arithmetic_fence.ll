; `llvm.arithmetic.fence` is an instruction of an extension where that is allowed, both ways, and the value itself elsewhere.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_EXT_arithmetic_fence %t.bc -o %t.spv
; RUN: spirv-dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o -
; RUN: spirv-llvm %t.bc -o - | spirv-dis -
; KEEP: OpExtension OpArithmeticFenceEXT OpFAdd fence ret OpReturnValue
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func float @f(float %a, float %b) {
  %sum = fadd fast float %a, %b
  %fenced = call float @llvm.arithmetic.fence.f32(float %sum)
  ret float %fenced
}

declare float @llvm.arithmetic.fence.f32(float)
;> $ spirv-dis %t.spv
;> OpExtension "SPV_EXT_arithmetic_fence"
;> OpName %8 "fenced"
;> %7 = OpFAdd %2 %4 %5
;> %8 = OpArithmeticFenceEXT %2 %7
;> OpReturnValue %8
;> $ spirv-llvm -r %t.spv -S -o -
;>   %fenced = call float @llvm.arithmetic.fence.f32(float %sum)
;>   ret float %fenced
;> declare float @llvm.arithmetic.fence.f32(float)
;> $ spirv-llvm %t.bc -o - | spirv-dis -
;> %7 = OpFAdd %2 %4 %5
;> OpReturnValue %7

; When products and sums may be fused, and what llvm.fmuladd becomes.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc -o %t.on.spv
; RUN: spirv-dis %t.on.spv
; RUN: llvm-spirv --spirv-fp-contract=fast --spirv-ext-inst=none %t.bc -o %t.fast.spv
; RUN: spirv-val %t.fast.spv
; RUN: spirv-dis %t.fast.spv
; RUN: llvm-spirv --spirv-fp-contract=off -spirv-replace-fmuladd-with-ocl-mad=false %t.bc -o %t.off.spv
; RUN: spirv-dis %t.off.spv
; FAIL(1): llvm-spirv --spirv-ext-inst=none --spirv-replace-fmuladd-with-ocl-mad %t.bc -o %t.no.spv
; KEEP: OpExecutionMode mad OpFMul OpFAdd error
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @strict(ptr addrspace(1) %out, float %a, float %b) {
  %p = fmul float %a, %b
  %s = fadd float %p, %a
  store float %s, ptr addrspace(1) %out, align 4
  ret void
}

define spir_kernel void @mad(ptr addrspace(1) %out, float %a, float %b) {
  %s = call float @llvm.fmuladd.f32(float %a, float %b, float %a)
  store float %s, ptr addrspace(1) %out, align 4
  ret void
}

declare float @llvm.fmuladd.f32(float, float, float)
;> $ spirv-dis %t.on.spv
;> OpEntryPoint Kernel %13 "mad"
;> OpExecutionMode %3 ContractionOff
;> OpName %13 "mad"
;> %11 = OpFMul %4 %8 %9
;> %12 = OpFAdd %4 %11 %8
;> %18 = OpExtInst %4 %1 mad %15 %16 %15
;> $ spirv-dis %t.fast.spv
;> OpEntryPoint Kernel %13 "mad"
;> OpName %13 "mad"
;> %11 = OpFMul %4 %8 %9
;> %12 = OpFAdd %4 %11 %8
;> %18 = OpFMul %4 %15 %16
;> %19 = OpFAdd %4 %18 %15
;> $ spirv-dis %t.off.spv
;> OpEntryPoint Kernel %13 "mad"
;> OpExecutionMode %3 ContractionOff
;> OpExecutionMode %13 ContractionOff
;> OpName %13 "mad"
;> %11 = OpFMul %4 %8 %9
;> %12 = OpFAdd %4 %11 %8
;> %18 = OpFMul %4 %15 %16
;> %19 = OpFAdd %4 %18 %15
;> $ llvm-spirv --spirv-ext-inst=none --spirv-replace-fmuladd-with-ocl-mad %t.bc -o %t.no.spv
;> error: the argument '--spirv-ext-inst <SET>' cannot be used with '--spirv-replace-fmuladd-with-ocl-mad[=<BOOL>]'

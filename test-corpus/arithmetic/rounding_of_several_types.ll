; Regression: Constrained operations of one kind on several types, and one that nothing uses: each rounds as it says.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_rounded_divide_sqrt %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpName FPRoundingMode OpFDiv OpFConvert sqrt OpFOrdEqual
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, half %h, float %f, <2 x half> %v, double %d) strictfp {
  %up = call half @llvm.experimental.constrained.fdiv.f16(half %h, half %h, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  %down = call <2 x half> @llvm.experimental.constrained.fdiv.v2f16(<2 x half> %v, <2 x half> %v, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  %root = call <2 x half> @llvm.experimental.constrained.sqrt.v2f16(<2 x half> %down, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  %one = call half @llvm.experimental.constrained.fptrunc.f16.f32(float %f, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %two = call half @llvm.experimental.constrained.fptrunc.f16.f64(double %d, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  %unused = call i1 @llvm.experimental.constrained.fcmp.f32(float %f, float %f, metadata !"oeq", metadata !"fpexcept.ignore") strictfp
  ret void
}
declare half @llvm.experimental.constrained.fdiv.f16(half, half, metadata, metadata)
declare <2 x half> @llvm.experimental.constrained.fdiv.v2f16(<2 x half>, <2 x half>, metadata, metadata)
declare <2 x half> @llvm.experimental.constrained.sqrt.v2f16(<2 x half>, metadata, metadata)
declare half @llvm.experimental.constrained.fptrunc.f16.f32(float, metadata, metadata)
declare half @llvm.experimental.constrained.fptrunc.f16.f64(double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
;>                OpExtension "SPV_INTEL_rounded_divide_sqrt"
;>                OpName %k "k"
;>                OpName %out "out"
;>                OpName %h "h"
;>                OpName %f "f"
;>                OpName %v "v"
;>                OpName %d "d"
;>                OpName %up "up"
;>                OpName %down "down"
;>                OpName %root "root"
;>                OpName %one "one"
;>                OpName %two "two"
;>                OpName %unused "unused"
;>                OpDecorate %up FPRoundingMode RTP
;>                OpDecorate %down FPRoundingMode RTN
;>                OpDecorate %root FPRoundingMode RTZ
;>                OpDecorate %one FPRoundingMode RTE
;>                OpDecorate %two FPRoundingMode RTZ
;>          %up = OpFDiv %half %h %h
;>        %down = OpFDiv %v2half %v %v
;>        %root = OpExtInst %v2half %18 sqrt %down
;>         %one = OpFConvert %half %f
;>         %two = OpFConvert %half %d
;>      %unused = OpFOrdEqual %bool %f %f

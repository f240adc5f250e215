; Regression: Constrained quotients and square roots that round up, down or to zero have that rounding mode where the extension for it
; is allowed, and come back with it; elsewhere the mode is lost.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_rounded_divide_sqrt %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: opt -passes=verify -disable-output %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_rounded_divide_sqrt %t.rev.bc -o %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; RUN: spirv-llvm %t.bc -o %t.no.spv
; KEEP: RoundedDivideSqrt FPRoundingMode OpFDiv sqrt fdiv spirv.Decorations lost help
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, float %a, float %b, <2 x double> %d) strictfp {
  %1 = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  store volatile float %1, ptr addrspace(1) %out
  %2 = call <2 x double> @llvm.experimental.constrained.sqrt.v2f64(<2 x double> %d, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  store volatile <2 x double> %2, ptr addrspace(1) %out
  %3 = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  store volatile float %3, ptr addrspace(1) %out
  ret void
}

declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare <2 x double> @llvm.experimental.constrained.sqrt.v2f64(<2 x double>, metadata, metadata)
;> $ spirv-llvm --spirv-ext=+SPV_INTEL_rounded_divide_sqrt %t.bc -o %t.spv
;> %t.bc: function @k: warning: lost: attribute strictfp
;>   help: compile without strict floating point
;> $ spirv-llvm dis %t.spv
;>                OpCapability RoundedDivideSqrtINTEL
;>                OpExtension "SPV_INTEL_rounded_divide_sqrt"
;>                OpDecorate %13 FPRoundingMode RTP
;>                OpDecorate %15 FPRoundingMode RTZ
;>                OpDecorate %18 FPRoundingMode RTE
;>          %13 = OpFDiv %float %a %b
;>          %15 = OpExtInst %v2double %14 sqrt %d
;>          %18 = OpFDiv %float %a %b
;> $ spirv-llvm dis %t.rev.bc
;>   %1 = fdiv float %a, %b, !spirv.Decorations !9
;>   %2 = call spir_func <2 x double> @_Z4sqrtDv2_d(<2 x double> %d) #1, !spirv.Decorations !11
;>   %3 = fdiv float %a, %b, !spirv.Decorations !13
;> declare spir_func <2 x double> @_Z4sqrtDv2_d(<2 x double>) #1
;> $ spirv-llvm dis %t.again.spv
;>                OpCapability RoundedDivideSqrtINTEL
;>                OpExtension "SPV_INTEL_rounded_divide_sqrt"
;>                OpDecorate %15 FPRoundingMode RTP
;>                OpDecorate %16 FPRoundingMode RTZ
;>                OpDecorate %20 FPRoundingMode RTE
;>          %15 = OpFDiv %float %a %b
;>          %16 = OpExtInst %v2double %17 sqrt %d
;>          %20 = OpFDiv %float %a %b
;> $ spirv-llvm %t.bc -o %t.no.spv
;> %t.bc: function @k, 'call @llvm.experimental.constrained.fdiv.f32': warning: lost: hint round.upward of a quotient or a square root
;>   help: allow a rounding mode for them (--spirv-ext=+SPV_INTEL_rounded_divide_sqrt)
;> %t.bc: function @k, 'call @llvm.experimental.constrained.sqrt.v2f64': warning: lost: hint round.towardzero of a quotient or a square root
;>   help: allow a rounding mode for them (--spirv-ext=+SPV_INTEL_rounded_divide_sqrt)
;> %t.bc: function @k: warning: lost: attribute strictfp
;>   help: compile without strict floating point

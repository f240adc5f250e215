; Regression: Operations that round otherwise than to nearest, which SPIR-V has for conversions only: they are translated, and what is
; lost is said, or an error where that is asked for.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-dis %t.spv
; FAIL: spirv-llvm --strict=semantic %s -o %t.spv
; KEEP: warning error help OpFDiv OpFSub OpExtInst OpFMul
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(float %x) {
  %q = call float @llvm.experimental.constrained.fdiv.f32(float %x, float %x, metadata !"round.upward", metadata !"fpexcept.ignore")
  %s = call float @llvm.experimental.constrained.fsub.f32(float %q, float %x, metadata !"round.downward", metadata !"fpexcept.ignore")
  %r = call float @llvm.experimental.constrained.sqrt.f32(float %s, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  %m = call float @llvm.experimental.constrained.fmul.f32(float %r, float %r, metadata !"round.tonearestaway", metadata !"fpexcept.ignore")
  %d = call float @llvm.experimental.constrained.fmul.f32(float %m, float %r, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  ret void
}

declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fmul.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata)
;> $ spirv-llvm %s -o %t.spv
;> %s: function @f, 'call @llvm.experimental.constrained.fdiv.f32': warning: lost: hint round.upward of a quotient or a square root
;>   help: allow a rounding mode for them (--spirv-ext=+SPV_INTEL_rounded_divide_sqrt)
;> %s: function @f, 'call @llvm.experimental.constrained.fsub.f32': warning: lost: hint round.downward
;>   help: convert from a wider type with a rounding mode
;> %s: function @f, 'call @llvm.experimental.constrained.sqrt.f32': warning: lost: hint round.towardzero of a quotient or a square root
;>   help: allow a rounding mode for them (--spirv-ext=+SPV_INTEL_rounded_divide_sqrt)
;> %s: function @f, 'call @llvm.experimental.constrained.fmul.f32': warning: lost: hint round.tonearestaway
;>   help: convert from a wider type with a rounding mode
;> $ spirv-dis %t.spv
;> %9 = OpExtInstImport "OpenCL.std"
;> %7 = OpFDiv %3 %5 %5
;> %8 = OpFSub %3 %7 %5
;> %10 = OpExtInst %3 %9 sqrt %8
;> %11 = OpFMul %3 %10 %10
;> %12 = OpFMul %3 %11 %10
;> $ spirv-llvm --strict=semantic %s -o %t.spv
;> %s: function @f, 'call @llvm.experimental.constrained.fdiv.f32': error: hint round.upward of a quotient or a square root is lost (once)
;>   help: allow a rounding mode for them (--spirv-ext=+SPV_INTEL_rounded_divide_sqrt)
;> %s: function @f, 'call @llvm.experimental.constrained.fsub.f32': error: hint round.downward is lost (once)
;>   help: convert from a wider type with a rounding mode
;> %s: function @f, 'call @llvm.experimental.constrained.sqrt.f32': error: hint round.towardzero of a quotient or a square root is lost (once)
;>   help: allow a rounding mode for them (--spirv-ext=+SPV_INTEL_rounded_divide_sqrt)
;> %s: function @f, 'call @llvm.experimental.constrained.fmul.f32': error: hint round.tonearestaway is lost (once)
;>   help: convert from a wider type with a rounding mode

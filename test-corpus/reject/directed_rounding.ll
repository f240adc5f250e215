; A division that rounds upward.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(float %x) {
  %q = call float @llvm.experimental.constrained.fdiv.f32(float %x, float %x, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret void
}

declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
;> %s: function @f, 'call @llvm.experimental.constrained.fdiv.f32': error: 'fdiv' with a rounding mode other than to nearest
;>   help: SPIR-V has rounding modes for conversions (to nearest, to zero, up and down), and for quotients and square roots with --spirv-ext=+SPV_INTEL_rounded_divide_sqrt

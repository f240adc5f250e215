; Regression: An entry point has FPFastMathDefault, or the modes that it replaces; formats without arithmetic have no default.
; Modes of ids came with version 1.2.
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_float_controls2,+SPV_EXT_float8 %s -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_float_controls2,+SPV_EXT_float8 %t.bc -o %t.2.spv
; RUN: spirv-val %t.2.spv
; FAIL: spirv-llvm --spirv-ext=+SPV_KHR_float_controls2,+SPV_KHR_float_controls,+SPV_EXT_float8 --spirv-max-version=1.1 %s -o %t.old.spv
; RUN: spirv-llvm --spirv-ext=+all %s -o %t.all.spv
; RUN: spirv-val %t.all.spv
; KEEP: lost error OpExecutionMode FPFastMathMode
target triple = "spir64-unknown-unknown"

declare spir_func i8 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTDh(half)

define spir_kernel void @preserved_first(float %x, half %h, ptr addrspace(1) %o) {
  %m = fmul float %x, %x
  %a = fsub float %m, %x
  store float %a, ptr addrspace(1) %o
  %e = call spir_func i8 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTDh(half %h)
  store i8 %e, ptr addrspace(1) %o
  ret void
}

define spir_kernel void @default_first(half %x, ptr addrspace(1) %o) {
  %m = fmul nnan contract half %x, %x
  %a = fsub nnan half %m, %x
  store half %a, ptr addrspace(1) %o
  ret void
}

!spirv.ExecutionMode = !{!0, !1, !2, !3, !4}
!0 = !{ptr @preserved_first, i32 4461, i32 32}
!1 = !{ptr @preserved_first, i32 31}
!2 = !{ptr @default_first, i32 6028, half poison, i32 1}
!3 = !{ptr @default_first, i32 4461, i32 16}
!4 = !{ptr @default_first, i32 4461, i32 128}
;> $ spirv-llvm --spirv-ext=+SPV_KHR_float_controls2,+SPV_EXT_float8 %s -o %t.spv --report-loss
;> lost: module-level instruction execution mode FPFastMathDefault (it has another value already) (semantic, once): function @default_first
;> lost: module-level instruction execution mode SignedZeroInfNanPreserve (its operands do not fit) (semantic, once): function @default_first
;> $ spirv-llvm dis %t.spv
;>                OpExecutionModeId %preserved_first FPFastMathDefault %float %uint_0
;>                OpExecutionModeId %preserved_first FPFastMathDefault %half %uint_0
;>                OpExecutionModeId %default_first FPFastMathDefault %half %uint_1
;>                OpExecutionModeId %default_first FPFastMathDefault %float %uint_0
;>                OpDecorate %m_0 FPFastMathMode NotNaN|AllowContract
;>                OpDecorate %a_0 FPFastMathMode NotNaN
;> $ spirv-llvm --spirv-ext=+SPV_KHR_float_controls2,+SPV_KHR_float_controls,+SPV_EXT_float8 --spirv-max-version=1.1 %s -o %t.old.spv
;> %s: function @default_first: error: OpExecutionModeId needs SPIR-V 1.2
;> $ spirv-llvm --spirv-ext=+all %s -o %t.all.spv
;> %s: function @default_first: warning: lost: module-level instruction execution mode SignedZeroInfNanPreserve (its operands do not fit)

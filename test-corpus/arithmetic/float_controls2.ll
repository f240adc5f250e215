; With SPV_KHR_float_controls2 every flag has a bit, on negations, comparisons and calls too; ContractionOff and
; SignedZeroInfNanPreserve, which the extension deprecates, become FPFastMathDefault. Metadata states other defaults.
; RUN: spirv-llvm %s -o %t.spv --spirv-ext=+SPV_KHR_float_controls2 --report-loss --spirv-max-version=1.6
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: opt -passes=verify -S %t.ll -o -
; RUN: spirv-llvm %t.ll -o %t.2.spv --spirv-ext=+SPV_KHR_float_controls2 --spirv-max-version=1.6
; RUN: spirv-val %t.2.spv
; RUN: spirv-llvm %s -o - -spirv-text --spirv-ext=+SPV_KHR_float_controls2 --spirv-forms=khronos
; KEEP: lost OpDecorate OpExecutionMode Capability fadd fmul fneg fcmp call Decorate ExecutionMode
target triple = "spir64-unknown-unknown"

define spir_func float @f(float %x) {
  ret float %x
}

define spir_kernel void @strict(float %x, half %h, ptr addrspace(1) %o) {
  %m = fmul reassoc float %x, %x
  %a = fadd reassoc contract float %m, %x
  %n = fneg contract float %a
  %c = fcmp nnan contract olt float %n, %x
  %v = select i1 %c, float %n, float %x
  %r = call fast float @f(float %v)
  %g = fadd half %h, %h
  store half %g, ptr addrspace(1) %o
  store float %r, ptr addrspace(1) %o
  ret void
}

define spir_kernel void @preserved(float %x, ptr addrspace(1) %o) {
  %a = fadd nnan float %x, %x
  store float %a, ptr addrspace(1) %o
  ret void
}

define spir_kernel void @stated(<2 x float> %x, double %d, ptr addrspace(1) %o) {
  %a = fadd contract <2 x float> %x, %x
  store <2 x float> %a, ptr addrspace(1) %o
  %b = fadd contract double %d, %d
  store double %b, ptr addrspace(1) %o
  ret void
}

!spirv.ExecutionMode = !{!0, !1, !2, !3, !4}
!0 = !{ptr @preserved, i32 4461, i32 32}
!1 = !{ptr @stated, i32 6028, float poison, i32 65536}
!2 = !{ptr @stated, i32 6028, double poison, i32 458752}
!3 = !{ptr @stated, i32 6028, float poison, i32 1}
!4 = !{ptr @stated, i32 6028, half poison, i32 262144}
;> $ spirv-llvm %s -o %t.spv --spirv-ext=+SPV_KHR_float_controls2 --report-loss --spirv-max-version=1.6
;> lost: module-level instruction execution mode FPFastMathDefault (it has another value already) (semantic, once): function @stated
;> lost: module-level instruction execution mode FPFastMathDefault (its operands do not fit) (semantic, once): function @stated
;> lost: flag afn (performance, once): function @strict, block %0, '%r = call @f'
;> lost: flag contract (performance, 3 times): function @strict, block %0, '%n = fneg'; function @strict, block %0, '%c = fcmp olt'; function @strict, block %0, '%r = call @f'
;> lost: flag nnan (performance, 2 times): function @strict, block %0, '%c = fcmp olt'; function @strict, block %0, '%r = call @f'
;> lost: flag reassoc (performance, once): function @strict, block %0, '%r = call @f'
;> lost: flag ninf (performance, once): function @strict, block %0, '%r = call @f'
;> lost: flag nsz (performance, once): function @strict, block %0, '%r = call @f'
;> lost: flag arcp (performance, once): function @strict, block %0, '%r = call @f'
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Linkage
;>                OpCapability Kernel
;>                OpCapability Float16Buffer
;>                OpCapability Float16
;>                OpCapability Float64
;>                OpCapability FloatControls2
;>                OpExecutionModeId %preserved FPFastMathDefault %float %uint_0
;>                OpExecutionModeId %stated FPFastMathDefault %float %uint_65536
;>                OpExecutionModeId %stated FPFastMathDefault %double %uint_458752
;>                OpExecutionModeId %strict FPFastMathDefault %half %uint_0
;>                OpExecutionModeId %strict FPFastMathDefault %float %uint_0
;>                OpExecutionModeId %strict FPFastMathDefault %double %uint_0
;>                OpDecorate %f LinkageAttributes "f" Export
;>                OpDecorate %m FPFastMathMode AllowReassoc
;>                OpDecorate %a FPFastMathMode AllowContract|AllowReassoc|AllowTransform
;>                OpDecorate %a_0 FPFastMathMode NotNaN
;>                OpDecorate %a_1 FPFastMathMode AllowContract
;>                OpDecorate %b FPFastMathMode AllowContract
;> $ opt -passes=verify -S %t.ll -o -
;>   %m = fmul reassoc float %x, %x
;>   %a = fadd reassoc contract float %m, %x
;>   %n = fneg float %a
;>   %c = fcmp olt float %n, %x
;>   %r = call spir_func float @f(float %v) #0
;>   %g = fadd half %h, %h
;>   %a = fadd nnan float %x, %x
;>   %a = fadd contract <2 x float> %x, %x
;>   %b = fadd contract double %d, %d
;> !spirv.ExecutionMode = !{!0, !1, !2, !3, !4, !5}
;> $ spirv-llvm %s -o - -spirv-text --spirv-ext=+SPV_KHR_float_controls2 --spirv-forms=khronos
;> 2 Capability Addresses
;> 2 Capability Linkage
;> 2 Capability Kernel
;> 2 Capability Float16Buffer
;> 2 Capability Float16
;> 2 Capability Float64
;> 2 Capability FloatControls2
;> 5 ExecutionModeId 26 6028 2 31
;> 5 ExecutionModeId 34 6028 2 42
;> 5 ExecutionModeId 34 6028 36 43
;> 5 ExecutionModeId 8 6028 9 31
;> 5 ExecutionModeId 8 6028 2 31
;> 5 ExecutionModeId 8 6028 36 31
;> 5 Decorate 3 LinkageAttributes "f" Export
;> 4 Decorate 16 FPFastMathMode 458752
;> 4 Decorate 17 FPFastMathMode 458752
;> 4 Decorate 33 FPFastMathMode 1
;> 4 Decorate 45 FPFastMathMode 65536
;> 4 Decorate 48 FPFastMathMode 65536
;> %s: function @stated: warning: lost: module-level instruction execution mode FPFastMathDefault (it has another value already)
;> %s: function @stated: warning: lost: module-level instruction execution mode FPFastMathDefault (its operands do not fit)

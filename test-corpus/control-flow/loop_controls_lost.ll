; Loop hints that neither the version nor the options allow are reported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: lost OpLoopMerge
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %n, ptr addrspace(1) %o) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%j, %loop]
  store i32 %i, ptr addrspace(1) %o
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}
!0 = distinct !{!0, !1, !2, !3, !4}
!1 = !{!"llvm.loop.unroll.count", i32 4}
!2 = !{!"llvm.loop.ii.count", i32 3}
!3 = !{!"llvm.loop.ivdep.enable"}
!4 = !{!"llvm.loop.vectorize.width", i32 8}
;> $ spirv-llvm %t.bc -o %t.spv --report-loss
;> lost: hint llvm.loop.ii.count (performance, once): function @f, block %loop, 'br'
;> lost: hint llvm.loop.vectorize.width (performance, once): function @f, block %loop, 'br'
;> lost: hint loop control DependencyInfinite (the version is too low) (performance, once): function @f, block %loop, 'br'
;> lost: hint loop control PartialCount (the version is too low) (performance, once): function @f, block %loop, 'br'
;> $ spirv-llvm dis %t.spv
;>                OpLoopMerge %exit %loop Unroll

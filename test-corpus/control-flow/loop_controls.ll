; Loop hints, those of a version and those of an extension.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-min-version=1.4 --spirv-ext=+SPV_INTEL_fpga_loop_controls
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: OpLoopMerge OpExtension llvm.loop
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @count(i32 %n, ptr addrspace(1) %o) {
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
define spir_func void @full(i32 %n, ptr addrspace(1) %o) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%j, %loop]
  store i32 %i, ptr addrspace(1) %o
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}
define spir_func void @pipelined(i32 %n, ptr addrspace(1) %o) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%j, %loop]
  store i32 %i, ptr addrspace(1) %o
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !4
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.full"}
!4 = distinct !{!4, !5, !6, !7, !8, !9}
!5 = !{!"llvm.loop.intel.speculated.iterations.count", i32 2}
!6 = !{!"llvm.loop.ii.count", i32 3}
!7 = !{!"llvm.loop.fusion.disable"}
!8 = !{!"llvm.loop.ivdep.safelen", i32 8}
!9 = !{!"llvm.loop.coalesce.enable"}
;> $ spirv-llvm dis %t.spv
;>                OpExtension "SPV_INTEL_fpga_loop_controls"
;>                OpLoopMerge %exit %loop PartialCount 4
;>                OpLoopMerge %exit_0 %loop_0 Unroll
;>                OpLoopMerge %exit_1 %loop_1 DependencyLength|InitiationIntervalALTERA|LoopCoalesceALTERA|SpeculatedIterationsALTERA|NoFusionALTERA 8 3 0 2
;> $ opt -passes=verify -S %t.r.bc -o -
;>   br i1 %c, label %loop, label %exit, !llvm.loop !4
;>   br i1 %c, label %loop, label %exit, !llvm.loop !6
;>   br i1 %c, label %loop, label %exit, !llvm.loop !8
;> !5 = !{!"llvm.loop.unroll.count", i32 4}
;> !7 = !{!"llvm.loop.unroll.enable"}
;> !9 = !{!"llvm.loop.fusion.disable"}
;> !10 = !{!"llvm.loop.ivdep.safelen", i32 8}
;> !11 = !{!"llvm.loop.ii.count", i32 3}
;> !12 = !{!"llvm.loop.coalesce.count", i32 0}
;> !13 = !{!"llvm.loop.intel.speculated.iterations.count", i32 2}

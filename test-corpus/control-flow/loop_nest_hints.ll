; Regression: A nest of single-block and two-block loops with hints, and a constant condition.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoopMerge OpBranch
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
e:
  br label %a
a:
  %i = phi i32 [ 0, %e ], [ %i2, %c ]
  br label %b
b:
  %j = phi i32 [ 0, %a ], [ %j2, %b ]
  %j2 = add i32 %j, 1
  %t = icmp slt i32 %j2, %n
  br i1 %t, label %b, label %c, !llvm.loop !0
c:
  %i2 = add i32 %i, 1
  %u = icmp slt i32 %i2, %n
  br i1 %u, label %a, label %x, !llvm.loop !2
x:
  br label %y
y:
  br i1 true, label %z, label %y, !llvm.loop !3
z:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1}
!3 = distinct !{!3, !1}
;>                OpBranch %a
;>                OpLoopMerge %x %c DontUnroll
;>                OpBranch %b
;>                OpLoopMerge %c %b DontUnroll
;>                OpBranchConditional %t %b %c
;>                OpBranchConditional %u %a %x
;>                OpBranch %y
;>                OpLoopMerge %z %y DontUnroll
;>                OpBranchConditional %true %z %y

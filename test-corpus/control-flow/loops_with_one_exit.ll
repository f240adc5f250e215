; Regression: Two loop headers that would have the same merge block: only one gets its hint.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoopMerge
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n, i1 %c1, i1 %c2) {
e:
  br label %a
a:
  br i1 %c1, label %b, label %x
b:
  br i1 %c2, label %b, label %c, !llvm.loop !0
c:
  br i1 %c1, label %a, label %x, !llvm.loop !2
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
!2 = distinct !{!2, !1}
;>                OpLoopMerge %x %c Unroll
;>                OpLoopMerge %c %b Unroll

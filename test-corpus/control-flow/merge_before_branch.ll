; Regression: The merge instruction of a loop directly precedes the branch, whatever the condition needs.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoopMerge OpBranch OpLabel OpSwitch OpINotEqual OpBitwiseAnd OpSLessThan
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
e:
  br label %l
l:
  %i = phi i32 [ 0, %e ], [ %j, %l ]
  %j = add i32 %i, 1
  store i32 %i, ptr addrspace(1) %p
  %c = trunc i32 %j to i1
  %d = icmp slt i32 %j, %n
  %f = freeze i1 %c
  %g = or i1 %f, %d
  br i1 %g, label %l, label %x, !llvm.loop !0
x:
  switch i32 %n, label %z [ i32 1, label %x
    i32 2, label %z ], !llvm.loop !2
z:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
!2 = distinct !{!2, !1}
;>           %e = OpLabel
;>                OpBranch %l
;>           %l = OpLabel
;>          %15 = OpBitwiseAnd %uint %j %uint_1
;>           %c = OpINotEqual %bool %15 %uint_0
;>           %d = OpSLessThan %bool %j %n
;>                OpLoopMerge %x %l Unroll
;>                OpBranchConditional %g %l %x
;>           %x = OpLabel
;>                OpSwitch %n %z 1 %x 2 %z
;>           %z = OpLabel

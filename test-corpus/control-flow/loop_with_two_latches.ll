; Regression: A loop with two branches back, and its hint on one of them: the merge block lies behind the loop, not in it.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLabel OpLoopMerge OpBranch OpReturn
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i1 %c, i1 %d) {
entry:
  br label %header

header:
  br i1 %c, label %next, label %body

next:
  store i32 1, ptr addrspace(1) %p, align 4
  br label %header

body:
  store i32 2, ptr addrspace(1) %p, align 4
  br i1 %d, label %header, label %done, !llvm.loop !0

done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
;>       %entry = OpLabel
;>                OpBranch %header
;>      %header = OpLabel
;>                OpLoopMerge %done %body Unroll
;>                OpBranchConditional %c %next %body
;>        %next = OpLabel
;>                OpBranch %header
;>        %body = OpLabel
;>                OpBranchConditional %d %header %done
;>        %done = OpLabel
;>                OpReturn

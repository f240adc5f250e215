; Regression: Hints of loops that nothing leaves, or that are left from their middle: OpLoopControlINTEL where its extension is allowed.
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_unstructured_loop_controls,+SPV_INTEL_fpga_loop_controls %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: LoopControl LoopMerge llvm.loop Capability OpExtension
target triple = "spir64-unknown-unknown"

define spir_kernel void @forever() {
entry:
  br label %loop

loop:
  br label %loop, !llvm.loop !0
}

define spir_kernel void @left_from_the_middle(ptr addrspace(1) %p) {
entry:
  br label %loop

loop:
  br label %body

body:
  %a = load volatile i32, ptr addrspace(1) %p, align 4
  %enough = icmp eq i32 %a, 0
  br i1 %enough, label %end, label %next

next:
  store volatile i32 1, ptr addrspace(1) %p, align 4
  br label %loop, !llvm.loop !2

end:
  ret void
}

define spir_kernel void @left_from_its_header(ptr addrspace(1) %p) {
entry:
  br label %loop

loop:
  %a = load volatile i32, ptr addrspace(1) %p, align 4
  %enough = icmp eq i32 %a, 0
  br i1 %enough, label %end, label %next

next:
  br label %loop, !llvm.loop !5

end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.max_concurrency.count", i32 2}
!2 = distinct !{!2, !3, !4}
!3 = !{!"llvm.loop.ivdep.safelen", i32 4}
!4 = !{!"llvm.loop.ii.count", i32 3}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.unroll.enable"}
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability UnstructuredLoopControlsINTEL
;>                OpCapability FPGALoopControlsALTERA
;>                OpExtension "SPV_INTEL_fpga_loop_controls"
;>                OpExtension "SPV_INTEL_unstructured_loop_controls"
;>                OpLoopControlINTEL 131072 2
;>                OpLoopControlINTEL 65536 3
;>                OpLoopMerge %end_0 %next_0 Unroll
;> $ opt -passes=verify -S %t.bc
;>   br label %loop, !llvm.loop !4
;>   br label %loop, !llvm.loop !11
;>   br label %loop, !llvm.loop !13
;> !5 = !{!"llvm.loop.max_concurrency.count", i32 2}
;> !12 = !{!"llvm.loop.ii.count", i32 3}
;> !14 = !{!"llvm.loop.unroll.enable"}

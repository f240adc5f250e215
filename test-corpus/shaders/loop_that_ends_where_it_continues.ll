; Regression: The merge block of a loop is its continue target: the function is structured anew. A hint that is no number is
; none.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoopMerge OpBranchConditional
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@number = internal addrspace(10) global i32 0

define void @main() #0 {
  br label %head

head:
  %i = phi i32 [ 0, %0 ], [ %next, %continue ]
  %is_left = icmp ult i32 %i, 8
  br i1 %is_left, label %continue, label %done, !spirv.LoopMerge !1

continue:
  %next = add i32 %i, 1
  br label %head

done:
  ret void
}

define void @second() #0 {
  br label %head

head:
  %i = phi i32 [ 0, %0 ], [ %next, %continue ]
  %is_left = icmp ult i32 %i, 8
  br i1 %is_left, label %continue, label %done, !spirv.LoopMerge !2

continue:
  %next = add i32 %i, 1
  br label %head

done:
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!1 = !{ptr blockaddress(@main, %continue), ptr blockaddress(@main, %continue), i32 1}
!2 = !{ptr blockaddress(@second, %done), ptr blockaddress(@second, %continue), !"unroll"}
;>                OpLoopMerge %done %11 Unroll
;>                OpBranchConditional %is_left %continue %done
;>                OpLoopMerge %done_0 %continue_0 None
;>                OpBranchConditional %is_left_0 %continue_0 %done_0

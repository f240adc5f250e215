; Regression: A loop that continues at its header comes back from there: another stated loop is structured anew.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoopMerge OpLabel OpBranch
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@number = internal addrspace(10) global i32 0

define void @main() #0 {
  %x = load i32, ptr addrspace(10) @number, align 4
  %is_one = icmp eq i32 %x, 1
  br i1 %is_one, label %one, label %end, !spirv.SelectionMerge !0

one:                                              ; preds = %0
  br label %end

end:                                              ; preds = %one, %0
  br label %head

head:                                             ; preds = %continue, %end
  %i = phi i32 [ 0, %end ], [ %next, %continue ]
  %is_left = icmp ult i32 %i, 8
  br i1 %is_left, label %continue, label %done, !spirv.LoopMerge !1

continue:                                         ; preds = %head
  %next = add i32 %i, 1
  br label %head

done:                                             ; preds = %head
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

!0 = !{ptr blockaddress(@main, %end)}
!1 = !{ptr blockaddress(@main, %done), ptr blockaddress(@main, %head), i32 9}
;>           %8 = OpLabel
;>                OpBranchConditional %is_one %one %end
;>         %one = OpLabel
;>                OpBranch %end
;>         %end = OpLabel
;>                OpBranch %head
;>        %head = OpLabel
;>                OpLoopMerge %done %17 Unroll
;>                OpBranchConditional %is_left %continue %done
;>    %continue = OpLabel
;>                OpBranch %17
;>          %17 = OpLabel
;>                OpBranch %head
;>        %done = OpLabel

; Regression: Merges whose metadata lacks the control, or states a control without the numbers that belong to it: the bits that
; need none stay.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Merge OpBranch
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@number = internal addrspace(10) global i32 0
define void @main() #0 {
  %x = load i32, ptr addrspace(10) @number
  %is_one = icmp eq i32 %x, 1
  br i1 %is_one, label %one, label %end, !spirv.SelectionMerge !1
one:
  br label %end
end:
  br label %head
head:
  %i = phi i32 [ 0, %end ], [ %next, %continue ]
  %is_left = icmp ult i32 %i, 8
  br i1 %is_left, label %continue, label %done, !spirv.LoopMerge !2
continue:
  %next = add i32 %i, 1
  br label %head
done:
  ret void
}
!1 = !{ptr blockaddress(@main, %end)}
; Unroll, and DependencyLength without its number.
!2 = !{ptr blockaddress(@main, %done), ptr blockaddress(@main, %continue), i32 9}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>                OpSelectionMerge %end None
;>                OpBranchConditional %is_one %one %end
;>                OpBranch %end
;>                OpBranch %head
;>                OpLoopMerge %done %continue Unroll
;>                OpBranchConditional %is_left %continue %done
;>                OpBranch %head

; A loop that is to be unrolled and not to be unrolled is not unrolled; counts of unrolling go, too.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoopMerge OpSelectionMerge
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@number = internal addrspace(10) global i32 0

define void @main() #0 {
  %x = load i32, ptr addrspace(10) @number
  %is_one = icmp eq i32 %x, 1
  br i1 %is_one, label %one, label %end, !spirv.SelectionMerge !0

one:
  br label %end

end:
  br label %head

head:
  %i = phi i32 [ 0, %end ], [ %next, %continue ]
  %is_left = icmp ult i32 %i, 8
  br i1 %is_left, label %continue, label %done, !spirv.LoopMerge !1

continue:
  %next = add i32 %i, 1
  br label %head

done:
  br label %head2

head2:
  %j = phi i32 [ 0, %done ], [ %next2, %continue2 ]
  %is_left2 = icmp ult i32 %j, 8
  br i1 %is_left2, label %continue2, label %done2, !spirv.LoopMerge !2

continue2:
  %next2 = add i32 %j, 1
  br label %head2

done2:
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
; Flatten and DontFlatten
!0 = !{ptr blockaddress(@main, %end), i32 3}
; Unroll and DontUnroll
!1 = !{ptr blockaddress(@main, %done), ptr blockaddress(@main, %continue), i32 3}
; DontUnroll and a PartialCount; IterationMultiple of 0
!2 = !{ptr blockaddress(@main, %done2), ptr blockaddress(@main, %continue2), i32 322, i32 0, i32 4}
;>                OpSelectionMerge %end DontFlatten
;>                OpLoopMerge %done %continue DontUnroll
;>                OpLoopMerge %done2 %continue2 DontUnroll
